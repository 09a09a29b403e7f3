import type { CampaignDetails } from './campaign.rules.ts'
import { detailsTexts } from './texts.ts'

/** A dealer of the group that a campaign is for. */
export interface ChildMarket {
  isSelectable: boolean
  isEnrolled: boolean
  isDaaEligible: boolean
  market: {
    key: number
    name: string
    sourceId: { id: string }
    marketHierarchyByType: { zone: string | null; district: string | null }
  }
}

/** What is wrong with the selection of dealers. */
export function dealersProblem(
  {
    selectedMarketKeys,
    metroCampaign,
  }: Pick<CampaignDetails, 'selectedMarketKeys' | 'metroCampaign'>,
  dealers: readonly ChildMarket[] = [],
): string | undefined {
  if (selectedMarketKeys.length === 0) return detailsTexts.dealers.missing
  if (metroCampaign?.fundingType !== 'DAA_FUNDING') return undefined
  const selected = new Set(selectedMarketKeys)
  const isLacking = dealers.some(
    ({ isSelectable, isDaaEligible, market }) =>
      isSelectable && isDaaEligible && !selected.has(market.key),
  )
  return isLacking ? detailsTexts.dealers.eligibleMissing : undefined
}
