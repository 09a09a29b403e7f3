import type { Coupon } from './answers.ts'
import { reachTexts } from './texts.ts'

type Reaching = Pick<Coupon, 'scope' | 'hierarchyId' | 'groupName' | 'marketName'>

/** For whom a coupon is. */
export function reachInWords(
  { scope, hierarchyId, groupName, marketName }: Reaching,
  brandName: (hierarchyId: string) => string | undefined,
): string {
  if (scope === 'GLOBAL') return reachTexts.global(brandName(hierarchyId))
  if (scope === 'MARKET_GROUP') return reachTexts.group(groupName)
  return marketName ?? reachTexts.dealer
}
