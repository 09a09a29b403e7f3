import type { campaigns } from '@marquee/contract/campaigns'
import { changeVersion, maySaveCampaign } from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { standingOf } from './campaign-abilities.use-case.ts'
import { campaignsStore } from './campaigns.store.ts'
import { lockedCampaign } from './locked-campaign.use-case.ts'
import { campaignNow } from './present-campaign.use-case.ts'

export const updateStep: UseCase<typeof campaigns.updateStep> = async (call) => {
  const { params, body, person, use, now, announce } = call
  const found = await lockedCampaign(params.key, use)
  const steps = await use(campaignsStore).stepsOf(params.key)
  const step = steps.find(({ key }) => key === body.key)
  if (!found || !step) return refuse('not-found')
  const allowed = maySaveCampaign(person.permissions, standingOf(found))
  if (!allowed.ok) return allowed
  const current = changeVersion(step, call.ifMatch)
  if (!current.ok) return current
  const { opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = body
  const decided = { opted, creative, fulfillmentChannels, fulfillmentChannelVariations }
  await use(campaignsStore).saveStep(step.key, decided)
  await use(campaignsStore).touch(params.key, { savedBy: person.key, savedAt: new Date(now) })
  announce({ key: params.key, stepKey: step.key, version: step.version + 1 })
  return campaignNow(params.key, call)
}
