import { dealerOnPiece, type DealerBlock } from '@marquee/rules/pieces'
import { and, eq } from 'drizzle-orm'
import { marketLogos, marketProfiles, markets } from '../db/schema/index.ts'
import { addressesOf, within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export interface DealerOnPiece {
  dealer: DealerBlock
  /** The hash of the logo that was approved; one that waits is on no piece. */
  logo: string | null
  /** By whose calendar a coupon ends. */
  timeZone: string
}

/** What a piece says of the market it comes from. */
export const dealerOnPieceView = store((sql, scope) => {
  const all = async (marketKeys: readonly number[]): Promise<Map<number, DealerOnPiece>> => {
    const rows = await sql
      .select({ market: markets, said: marketProfiles, logo: marketLogos.hash })
      .from(markets)
      .leftJoin(marketProfiles, eq(marketProfiles.marketKey, markets.key))
      .leftJoin(
        marketLogos,
        and(
          eq(marketLogos.marketKey, markets.key),
          eq(marketLogos.assetType, 'brand-logo'),
          eq(marketLogos.status, 'APPROVED'),
        ),
      )
      .where(and(isAmong(markets.key, marketKeys), within(markets.path, scope)))
    return new Map(
      rows.map(({ market, said, logo }) => {
        const profile = {
          ...market,
          addresses: addressesOf(market),
          openingHours: said?.openingHours ?? '',
          printedLine: said?.printedLine ?? '',
        }
        return [market.key, { dealer: dealerOnPiece(profile), logo, timeZone: market.timeZone }]
      }),
    )
  }

  return { all, find: async (marketKey: number) => (await all([marketKey])).get(marketKey) }
})
