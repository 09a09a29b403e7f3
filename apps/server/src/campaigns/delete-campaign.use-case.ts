import type { campaigns } from '@marquee/contract/campaigns'
import { moveCampaign } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { movableOf } from './campaign-abilities.check.ts'
import { campaignsStore } from './campaigns.store.ts'
import { lockedCampaign } from './found-campaign.load.ts'

export const deleteCampaign: UseCase<typeof campaigns.delete> = async (call) => {
  const { params, person, use, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const allowed = moveCampaign('delete', movableOf(found), person)
  if (!allowed.ok) return allowed
  await use(campaignsStore).remove(params.key)
  announce({ key: params.key })
  return accept({ key: params.key })
}
