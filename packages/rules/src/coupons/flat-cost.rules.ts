import { isAbsent, type OfferFields } from './offers.rules.ts'

const ENDS_WITH_DOLLARS = /\$[0-9][0-9,]*(\.[0-9]{1,2})?\s*$/

/** A price rather than something taken off. */
export function isFlatCost({ offer_1, A_off }: Pick<OfferFields, 'offer_1' | 'A_off'>): boolean {
  return isAbsent(A_off) && ENDS_WITH_DOLLARS.test(offer_1 ?? '')
}
