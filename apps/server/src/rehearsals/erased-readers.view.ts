import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import { households, rehearsalPieces } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** Pieces for customers who are not known any more. */
export const erasedReadersView = store((sql, scope) => ({
  async pieces(): Promise<number[]> {
    const { marketKey, household } = rehearsalPieces
    const known = sql
      .select({ household: households.household })
      .from(households)
      .where(and(eq(households.marketKey, marketKey), eq(households.household, household)))
    const rows = await sql
      .select({ key: rehearsalPieces.key })
      .from(rehearsalPieces)
      .where(and(isNotNull(household), notExists(known), within(rehearsalPieces.path, scope)))
    return rows.map(({ key }) => key)
  },
}))
