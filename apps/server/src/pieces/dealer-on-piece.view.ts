import { dealerOnPiece, type DealerBlock } from '@marquee/rules/pieces'
import { and, eq } from 'drizzle-orm'
import { marketLogos, marketProfiles, markets } from '../db/schema/index.ts'
import { addressesOf, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

interface DealerOnPiece {
  dealer: DealerBlock
  /** The hash of the logo that was approved; one that waits is on no piece. */
  logo: string | null
  /** By whose calendar a coupon ends. */
  timeZone: string
}

/** What a piece says of the market it comes from. */
export const dealerOnPieceView = store((sql, scope) => ({
  async find(marketKey: number): Promise<DealerOnPiece | undefined> {
    const [row] = await sql
      .select({ market: markets, notes: marketProfiles.dealerNotes, logo: marketLogos.hash })
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
      .where(and(eq(markets.key, marketKey), within(markets.path, scope)))
      .limit(1)
    if (!row) return undefined
    const { market, notes, logo } = row
    const profile = { ...market, addresses: addressesOf(market), dealerNotes: notes ?? '' }
    return { dealer: dealerOnPiece(profile), logo, timeZone: market.timeZone }
  },
}))
