import { and, eq } from 'drizzle-orm'
import { deliveries, sendings } from '../db/schema/index.ts'
import type { NamedPiece } from '../mailing/index.ts'
import { store } from '../platform/sql/index.ts'

/** A delivery as its name names it; none where its campaign was deleted. */
export const returnedPieceView = store((sql) => ({
  async find({ sendingKey, isSeed, recipient }: NamedPiece) {
    const [row] = await sql
      .select({
        marketKey: sendings.marketKey,
        campaignKey: sendings.campaignKey,
        path: deliveries.path,
      })
      .from(deliveries)
      .innerJoin(sendings, eq(sendings.key, deliveries.sendingKey))
      .where(
        and(
          eq(deliveries.sendingKey, sendingKey),
          eq(deliveries.isSeed, isSeed),
          eq(deliveries.recipient, recipient),
        ),
      )
    return row
  },
}))
