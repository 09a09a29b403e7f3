import { METRO } from '@marquee/rules/markets'
import { aliasedTable, and, asc, eq, ne, sql as raw } from 'drizzle-orm'
import {
  customerImports,
  households,
  markets,
  marketVersions,
  people,
  suppressions,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type HouseholdRow = typeof households.$inferSelect

export interface CustomerRow {
  household: HouseholdRow
  market: Pick<typeof markets.$inferSelect, 'name' | 'hierarchyId' | 'timeZone' | 'path'>
  /** The day of which it is counted. */
  asOf: string | null
  source: Pick<typeof customerImports.$inferSelect, 'key' | 'fileName' | 'uploadedAt'> | null
  /** Null: never corrected, or by a person above whom the reader does not see. */
  correctedBy: string | null
}

const suppressor = aliasedTable(people, 'suppressor')

/** A customer who serves, in the person's scope, with where they come from. */
export const oneCustomerView = store((sql, scope) => ({
  async find(marketKey: number, household: number): Promise<CustomerRow | undefined> {
    const [row] = await sql
      .select({
        household: households,
        market: {
          name: markets.name,
          hierarchyId: markets.hierarchyId,
          timeZone: markets.timeZone,
          path: markets.path,
        },
        asOf: marketVersions.asOf,
        source: {
          key: customerImports.key,
          fileName: customerImports.fileName,
          uploadedAt: customerImports.uploadedAt,
        },
        correctedBy: people.name,
      })
      .from(marketVersions)
      .innerJoin(
        households,
        and(
          eq(households.marketKey, marketVersions.marketKey),
          eq(households.version, marketVersions.dataVersion),
        ),
      )
      .innerJoin(markets, eq(markets.key, households.marketKey))
      .leftJoin(
        customerImports,
        and(
          eq(customerImports.key, raw`coalesce(${households.sourceImport}, ${households.version})`),
          eq(customerImports.marketKey, households.marketKey),
        ),
      )
      .leftJoin(people, eq(people.key, households.correctedBy))
      .where(
        and(
          eq(marketVersions.marketKey, marketKey),
          eq(households.household, household),
          within(households.path, scope),
        ),
      )
    return row
  },

  /** What stands against contact with a person at a place: what was said there, or for a market above it. */
  async suppressionsOf(hashes: readonly bigint[], path: string) {
    const rows = await sql
      .select({
        channel: suppressions.channel,
        reason: suppressions.reason,
        path: suppressions.path,
        at: suppressions.suppressedAt,
        suppressedBy: suppressions.suppressedBy,
        source: suppressions.source,
        by: suppressor.name,
        marketName: markets.name,
      })
      .from(suppressions)
      .leftJoin(suppressor, eq(suppressor.key, suppressions.suppressedBy))
      .leftJoin(
        markets,
        and(
          eq(markets.path, suppressions.path),
          within(markets.path, scope),
          ne(markets.type, METRO),
        ),
      )
      .where(
        and(isAmong(suppressions.hash, hashes), raw`starts_with(${path}, ${suppressions.path})`),
      )
      .orderBy(asc(suppressions.suppressedAt), asc(suppressions.key))
    // A person is suppressed by their email and by their address at once.
    const once = new Map(rows.map((row) => [`${row.channel} ${row.reason} ${row.path}`, row]))
    return [...once.values()]
  },
}))
