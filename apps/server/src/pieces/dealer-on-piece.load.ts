import type { Use } from '../platform/sql/index.ts'
import { dealerOnPieceView, type DealerOnPiece } from './dealer-on-piece.view.ts'
import { orderedDealerView } from './ordered-dealer.view.ts'

interface From {
  marketKey: number
  /** Once it is submitted, the dealer stands on its pieces as they did then. */
  campaignKey?: number | undefined
}

/** What a piece says of the market it comes from; undefined where the market or the campaign is not seen. */
export async function dealerOfPiece(
  { marketKey, campaignKey }: From,
  use: Use,
): Promise<DealerOnPiece | undefined> {
  const now = await use(dealerOnPieceView).find(marketKey)
  if (campaignKey === undefined || !now) return now
  const status = await use(orderedDealerView).statusOf(campaignKey)
  if (status === undefined) return undefined
  if (status === 'DRAFT') return now
  const then = await use(orderedDealerView).newest(marketKey, campaignKey)
  if (!then) return now
  const { dealer, logo, timeZone } = then
  const { isSecondBrand } = now
  const phone = dealer.phone ?? now.dealer.phone
  return { dealer: { ...dealer, phone }, logo, timeZone, isSecondBrand }
}
