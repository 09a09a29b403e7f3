import { dealerOnPiece, type DealerBlock } from '@marquee/rules/pieces'
import { and, eq } from 'drizzle-orm'
import { hierarchies, marketLogos, marketProfiles, markets } from '../db/schema/index.ts'
import { addressesOf, within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export interface DealerOnPiece {
  dealer: DealerBlock
  /** The hash of the logo that was approved; one that waits is on no piece. */
  logo: string | null
  /** By whose calendar a coupon ends. */
  timeZone: string
  /** Its brand bears the second brand’s express service logo. */
  isSecondBrand: boolean
}

/** What a piece says of the market it comes from. */
export const dealerOnPieceView = store((sql, scope) => {
  const all = async (marketKeys: readonly number[]): Promise<Map<number, DealerOnPiece>> => {
    const rows = await sql
      .select({ market: markets, said: marketProfiles, logo: marketLogos.hash, brand: hierarchies })
      .from(markets)
      .leftJoin(hierarchies, eq(hierarchies.id, markets.hierarchyId))
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
      rows.map(({ market, said, logo, brand }) => {
        const profile = {
          ...market,
          addresses: addressesOf(market),
          openingHours: said?.openingHours ?? '',
          printedLine: said?.printedLine ?? '',
        }
        const { key, timeZone } = market
        const isSecondBrand = brand?.isSecondBrand ?? false
        return [key, { dealer: dealerOnPiece(profile), logo, timeZone, isSecondBrand }]
      }),
    )
  }

  return { all, find: async (marketKey: number) => (await all([marketKey])).get(marketKey) }
})
