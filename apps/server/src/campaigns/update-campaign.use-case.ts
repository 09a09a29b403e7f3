import type { campaigns } from '@marquee/contract/campaigns'
import { changeVersion, keptDetails, maySaveCampaign } from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { standingOf } from './campaign-abilities.use-case.ts'
import { campaignsStore } from './campaigns.store.ts'
import { lockedCampaign } from './locked-campaign.use-case.ts'
import { campaignNow } from './present-campaign.use-case.ts'
import { nameProblem } from './validate-name.use-case.ts'

export const updateCampaign: UseCase<typeof campaigns.update> = async (call) => {
  const { body, person, use, now, announce } = call
  const found = await lockedCampaign(body.key, use)
  if (!found) return refuse('not-found')
  const allowed = maySaveCampaign(person.permissions, standingOf(found))
  if (!allowed.ok) return allowed
  const current = changeVersion(found.campaign, call.ifMatch)
  if (!current.ok) return current
  const name = body.name.trim()
  const wrong = name === '' ? null : await nameProblem(name, found.campaign, use)
  if (wrong !== null) return refuse('request.invalid', { fields: { 'body.name': wrong } })
  const { campaignStartDate: deploymentDate, deploymentDateTwo } = body
  await use(campaignsStore).save(
    body.key,
    { name, deploymentDate, deploymentDateTwo, details: keptDetails(body) },
    { savedBy: person.key, savedAt: new Date(now) },
  )
  announce({ key: body.key, version: found.campaign.version + 1 })
  return campaignNow(body.key, call)
}
