import type { DealerBlock, PieceContent, PieceCoupon } from './piece-content.rules.ts'

/** A coupon as it was printed, and its dealer: what its code shows, unchanged by later edits. */
export interface PrintedOffer {
  hierarchyId: string
  coupon: Omit<PieceCoupon, 'link'>
  dealer: Pick<
    DealerBlock,
    'name' | 'line1' | 'city' | 'state' | 'postalCode' | 'phone' | 'webAddress'
  >
}

/** Of a coupon on a piece: nothing of whom the piece is for. */
export function printedOffer(
  { hierarchyId, dealer }: Pick<PieceContent, 'hierarchyId' | 'dealer'>,
  { heading, offerTitle, offers, disclaimer, expires }: PieceCoupon,
): PrintedOffer {
  const { name, line1, city, state, postalCode, phone, webAddress } = dealer
  return {
    hierarchyId,
    coupon: { heading, offerTitle, offers, disclaimer, expires },
    dealer: { name, line1, city, state, postalCode, phone, webAddress },
  }
}
