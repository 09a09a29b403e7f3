import type { campaigns } from '@marquee/contract/campaigns'
import { typesSeenFrom } from '@marquee/rules/markets'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketOf } from './campaign-details.use-case.ts'
import { campaignsView, type PlacedCampaign } from './campaigns.view.ts'

export const searchCampaigns: UseCase<typeof campaigns.search> = async (call) => {
  const { body, query, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size, sort } = body
  const types = query.selectedUserLevel && typesSeenFrom(query.selectedUserLevel)
  const wanted = { ...criteria, part, types, page, size, sort }
  const { found, totalElements } = await use(campaignsView).list(wanted)
  return accept({ campaigns: found.map(summaryOf), totalElements, page, size })
}

function summaryOf(found: PlacedCampaign) {
  const { key, hierarchyId, templateKey, status, category, ...more } = found.campaign
  // One that is still being made has no name of its own yet.
  const name = found.campaign.name || found.campaign.initialName
  const { cadence, parentKey, deploymentDate, isReleased, updatedAt } = more
  const { timeZone: _, ...market } = marketOf(found)
  return {
    ...{ key, id: key, hierarchyId, templateKey, name, status, category, deploymentDate },
    ...{ campaignCadence: cadence, parentCampaignKey: parentKey, isReleasedToDealers: isReleased },
    ...{ market, updatedAt: updatedAt.toISOString() },
  }
}
