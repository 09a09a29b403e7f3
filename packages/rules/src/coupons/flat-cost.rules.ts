import { accept, refuse, type Result } from '../result/index.ts'
import { isAbsent, type OfferFields } from './offers.rules.ts'

const ENDS_WITH_DOLLARS = /\$[0-9][0-9,]*(\.[0-9]{1,2})?\s*$/

/** A price rather than something taken off. */
export function isFlatCost({ offer_1, A_off }: Pick<OfferFields, 'offer_1' | 'A_off'>): boolean {
  return isAbsent(A_off) && ENDS_WITH_DOLLARS.test(offer_1 ?? '')
}

interface OnCampaign {
  category: string
  /** Of a metro campaign: who pays. */
  fundingType: string | null
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
  const isFunded = category === 'METRO' && fundingType === 'DAA_FUNDING'
  const isRefused = isFunded && coupon.sourceId.source === limitedSource && isFlatCost(coupon)
  return isRefused ? refuse('coupon.flat-cost-funded') : accept(true)
}
