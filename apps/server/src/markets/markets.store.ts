import { ROOT_PATH, scopeRange, type MarketPath } from '@marquee/rules/access'
import { METRO, ROOT_MARKET_KEY, type MarketType } from '@marquee/rules/markets'
import { and, eq, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { markets } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** A place in the tree; metro markets are none, and are reached by their groups only. */
export type MarketRow = Omit<typeof markets.$inferSelect, 'type'> & { type: MarketType }

export const isPlace = (): SQL => ne(markets.type, METRO)

/** The scope's range, spelled as in the row-level policy so that both use the same index. */
export function within(column: PgColumn | SQL, scope: MarketPath): SQL {
  const { low, high } = scopeRange(scope)
  return raw`(${column} >= ${low} AND ${column} < ${high})`
}

/** As within, and the places above the scope too, whose rows reach down into it. */
export function reaching(column: PgColumn, scope: MarketPath): SQL {
  return or(within(column, scope), raw`starts_with(${scope}, ${column})`) as SQL
}

export const marketsStore = store((sql, scope) => ({
  /** A market at or below the person's home; anything else is as if it did not exist. */
  async find(key: number): Promise<MarketRow | undefined> {
    const [row] = await sql
      .select()
      .from(markets)
      .where(and(eq(markets.key, key), isPlace(), within(markets.path, scope)))
    return row as MarketRow | undefined
  },

  /** By the brand's own number. */
  async bySourceId(sourceId: string): Promise<MarketRow[]> {
    const rows = await sql
      .select()
      .from(markets)
      .where(and(eq(markets.sourceId, sourceId), isPlace(), within(markets.path, scope)))
    return rows as MarketRow[]
  },

  /** Those of these markets that lie in the scope. */
  async findAll(keys: readonly number[]): Promise<MarketRow[]> {
    const rows = await sql
      .select()
      .from(markets)
      .where(and(isAmong(markets.key, keys), isPlace(), within(markets.path, scope)))
    return rows as MarketRow[]
  },

  /** Undefined when another market of the brand has this source id. */
  async save(key: number, changed: Partial<MarketDetails>): Promise<true | undefined> {
    try {
      await sql
        .update(markets)
        .set(changed)
        .where(and(eq(markets.key, key), isPlace(), within(markets.path, scope)))
      return true
    } catch (error) {
      if (isTaken(error)) return undefined
      throw error
    }
  },

  /** Markets by key, those above the person's home included: for their names only. */
  async named(keys: readonly number[]): Promise<MarketRow[]> {
    const rows = await sql
      .select()
      .from(markets)
      .where(and(isAmong(markets.key, keys), isPlace(), reaching(markets.path, scope)))
    return rows as MarketRow[]
  },

  /** The market of all brands, which every tree begins with. */
  async plantRoot(): Promise<void> {
    await sql.insert(markets).values(ROOT).onConflictDoNothing()
  },
}))

type MarketDetails = Pick<
  MarketRow,
  'sourceId' | 'line1' | 'city' | 'state' | 'postalCode' | 'webAddress' | 'phoneNumber'
>

/** The other market may be out of sight, so that only the database knows. */
function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } }
  return cause?.constraint === 'markets_by_source_id'
}

const ROOT: typeof markets.$inferInsert = {
  key: ROOT_MARKET_KEY,
  path: ROOT_PATH,
  type: 'CORPORATE',
  name: 'All Brands',
  sourceId: 'ALL',
  status: 'ACTIVE',
  timeZone: 'America/New_York',
  isEnrolled: false,
  isDaaEligible: false,
}
