import { FIRST, type StoredFields } from '../stored/index.ts'
import type { PrintedOffer } from './printed-offer.rules.ts'

/** How an offer is stored that was printed on pieces. */
export const storedOffer: StoredFields<PrintedOffer> = {
  hierarchyId: FIRST,
  coupon: FIRST,
  dealer: FIRST,
}
