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
  const left = dealers.filter(
    ({ isSelectable, isDaaEligible, market }) =>
      isSelectable && isDaaEligible && !selected.has(market.key),
  )
  return left.length > 0 ? nameMissing(left.map(({ market }) => market.name)) : undefined
}

const MOST_NAMED = 3

function nameMissing(names: readonly string[]): string {
  const { eligibleMissing, notSelected } = detailsTexts.dealers
  const named = names.toSorted((one, other) => one.localeCompare(other, 'en'))
  const more = names.length - MOST_NAMED
  return `${eligibleMissing} ${notSelected(named.slice(0, MOST_NAMED).join(', '), Math.max(0, more))}`
}
