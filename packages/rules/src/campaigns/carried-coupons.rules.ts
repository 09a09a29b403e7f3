import { isFlatCost, type OfferFields } from '../coupons/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { hasTrait, type Category } from '../templates/index.ts'
import type { FundingType } from './campaign.rules.ts'

interface OnCampaign {
  category: Category
  /** Of a metro campaign: who pays. */
  fundingType: FundingType | null
}

interface Sourced extends Pick<OfferFields, 'offer_1' | 'A_off'> {
  sourceId: { source: string }
}

/** May a campaign carry this coupon? Of one source, none may promise a price that an association pays for. */
export function mayCarryCoupon(
  coupon: Sourced,
  { category, fundingType }: OnCampaign,
  limitedSource: string,
): Result<true, 'coupon.flat-cost-funded'> {
  const isFunded = hasTrait(category, 'several-dealers') && fundingType === 'DAA_FUNDING'
  const isRefused = isFunded && coupon.sourceId.source === limitedSource && isFlatCost(coupon)
  return isRefused ? refuse('coupon.flat-cost-funded') : accept(true)
}
