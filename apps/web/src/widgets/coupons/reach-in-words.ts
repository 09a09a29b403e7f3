import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import { reachTexts } from './texts.ts'

type Coupon = AnswerOf<typeof coupons.read>

type Reaching = Pick<Coupon, 'scope' | 'hierarchyId' | 'groupName' | 'marketName'>

/** For whom a coupon is. */
export function reachInWords(
  { scope, hierarchyId, groupName, marketName }: Reaching,
  brandName: (hierarchyId: string) => string | undefined,
): string {
  const words: Readonly<Record<Reaching['scope'], string>> = {
    GLOBAL: reachTexts.global(brandName(hierarchyId)),
    MARKET_GROUP: reachTexts.group(groupName),
    DEALER: marketName ?? reachTexts.dealer,
  }
  return words[scope]
}
