import type { CampaignDetails } from './campaign.rules.ts'
import { detailsTexts } from './texts.ts'

/** A dealer of the group that a campaign is for. */
export interface DealerKnown {
  key: number
  isSelectable: boolean
  isDaaEligible: boolean
}

/** What is wrong with the selection of dealers. */
export function dealersProblem(
  {
    selectedMarketKeys,
    metroCampaign,
  }: Pick<CampaignDetails, 'selectedMarketKeys' | 'metroCampaign'>,
  dealers: readonly DealerKnown[] = [],
): string | undefined {
  if (selectedMarketKeys.length === 0) return detailsTexts.dealers.missing
  if (metroCampaign?.fundingType !== 'DAA_FUNDING') return undefined
  const selected = new Set(selectedMarketKeys)
  const isLacking = dealers.some(
    ({ key, isSelectable, isDaaEligible }) => isSelectable && isDaaEligible && !selected.has(key),
  )
  return isLacking ? detailsTexts.dealers.eligibleMissing : undefined
}
