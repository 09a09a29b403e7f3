import type { campaigns } from '@marquee/contract/campaigns'
import { moveCampaign } from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { movableOf } from './campaign-abilities.check.ts'
import { campaignsStore } from './campaigns.store.ts'
import { lockedCampaign } from './found-campaign.load.ts'
import { campaignNow } from './campaign.present.ts'

export const saveAsDraft: UseCase<typeof campaigns.saveAsDraft> = async (call) => {
  const { params, person, use, now, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const allowed = moveCampaign('save-as-draft', movableOf(found), person)
  if (!allowed.ok) return allowed
  await use(campaignsStore).touch(params.key, { savedBy: person.key, savedAt: new Date(now) })
  announce({ key: params.key })
  return campaignNow(params.key, call)
}
