import { and, eq, notExists } from 'drizzle-orm'
import { households, sendings, unreadReports } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** What came back of emails to customers who are not known any more. */
export const erasedReportsView = store((sql, scope) => ({
  async keys(): Promise<number[]> {
    const known = sql
      .select({ household: households.household })
      .from(households)
      .where(
        and(
          eq(households.marketKey, sendings.marketKey),
          eq(households.household, unreadReports.recipient),
        ),
      )
    const rows = await sql
      .select({ key: unreadReports.key })
      .from(unreadReports)
      .innerJoin(sendings, eq(sendings.key, unreadReports.sendingKey))
      .where(
        and(eq(unreadReports.isSeed, false), notExists(known), within(unreadReports.path, scope)),
      )
    return rows.map(({ key }) => key)
  },
}))
