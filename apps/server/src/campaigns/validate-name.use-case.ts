import type { campaigns } from '@marquee/contract/campaigns'
import { campaignNameProblem, detailsTexts, sameName } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { marketGroupsView } from '../market-groups/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { campaignsStore, type CampaignRow } from './campaigns.store.ts'

/** Why a campaign may not have this name, in the words of the form; null when it may. */
export async function nameProblem(
  name: string,
  campaign: Pick<CampaignRow, 'key' | 'marketKey'>,
  use: Use,
): Promise<string | null> {
  const wrong = campaignNameProblem(name)
  if (wrong !== undefined) return wrong
  const isTaken = await use(campaignsStore).isTaken(sameName(name), campaign)
  return isTaken ? detailsTexts.name.taken : null
}

export const validateName: UseCase<typeof campaigns.validateName> = async ({ query, use }) => {
  const campaign = await use(campaignsStore).find(query.campaignKey)
  const market = await use(marketsStore).find(query.marketKey)
  if (!campaign || !market) return refuse('not-found')
  const { key: marketKey } = market
  return accept({
    errorReason: await nameProblem(query.campaignName, { key: campaign.key, marketKey }, use),
  })
}

export const validateMetroName: UseCase<typeof campaigns.validateMetroName> = async (call) => {
  const { query, person, use } = call
  const { campaignName, campaignKey, marketGroupKey } = query
  const campaign = await use(campaignsStore).find(campaignKey)
  if (!campaign) return refuse('not-found')
  if (marketGroupKey === undefined) {
    return accept({ errorReason: await nameProblem(campaignName, campaign, use) })
  }
  const found = await use(marketGroupsView).find(marketGroupKey, person.key)
  if (!found) return refuse('not-found')
  const inGroup = { key: campaign.key, marketKey: found.group.marketKey }
  return accept({ errorReason: await nameProblem(campaignName, inGroup, use) })
}
