import type { Coupon } from './answers.ts'
import { cardTexts } from './texts.ts'

type Reaching = Pick<Coupon, 'scope' | 'hierarchyId' | 'groupName' | 'marketName'>

/** For whom a coupon is. */
export function reachInWords(
  { scope, hierarchyId, groupName, marketName }: Reaching,
  brandName: (hierarchyId: string) => string | undefined,
): string {
  if (scope === 'GLOBAL') return cardTexts.global(brandName(hierarchyId))
  if (scope === 'MARKET_GROUP') return cardTexts.group(groupName)
  return marketName ?? cardTexts.dealer
}
