import type { CalendarDate } from '@marquee/rules/calendar'
import { and, eq, getTableColumns, sql as raw } from 'drizzle-orm'
import { hierarchies, marketPlacements, markets } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import type { HierarchyRow } from './hierarchies.store.ts'
import { isPlace, within, type MarketRow } from './markets.store.ts'

export interface PlaceRow {
  market: MarketRow
  /** Of a national market: its brand. */
  brand: HierarchyRow | null
}

export type NewMarket = Omit<MarketRow, 'key' | 'path' | 'parentKey'> & {
  parent: Pick<MarketRow, 'key' | 'path'>
}

export type ChangedColumns = Partial<Omit<MarketRow, 'key' | 'path' | 'parentKey' | 'type'>>

/** A statement takes some ten thousand values at most. */
const MOST_AT_ONCE = 1_000

/** The markets of a person's scope as a whole: what adds, changes and moves them. */
export const networkStore = store((sql, scope) => ({
  /** From now on no other transaction changes the tree; its readers go on. */
  async lock(): Promise<void> {
    await sql.execute(raw`LOCK TABLE ${markets} IN SHARE ROW EXCLUSIVE MODE`)
  },

  async all(): Promise<PlaceRow[]> {
    const rows = await sql
      .select({ market: getTableColumns(markets), brand: getTableColumns(hierarchies) })
      .from(markets)
      .leftJoin(hierarchies, eq(hierarchies.marketKey, markets.key))
      .where(and(isPlace(), within(markets.path, scope)))
      .orderBy(markets.key)
    return rows as PlaceRow[]
  },

  /** Their keys and paths, in the order in which they were given. */
  async add(
    added: readonly NewMarket[],
    since: CalendarDate,
  ): Promise<Pick<MarketRow, 'key' | 'path'>[]> {
    const keys: number[] = []
    for (let from = 0; from < added.length; from += MOST_AT_ONCE) {
      const rows = added.slice(from, from + MOST_AT_ONCE).map(({ parent, ...market }) => ({
        ...market,
        parentKey: parent.key,
        path: parent.path,
      }))
      const inserted = await sql.insert(markets).values(rows).returning({ key: markets.key })
      keys.push(...inserted.map(({ key }) => key))
    }
    const isNew = isAmong(markets.key, keys)
    // Their paths end in their keys, which are known only now.
    const placed = await sql
      .update(markets)
      .set({ path: raw`${markets.path} || ${markets.key} || '.'` })
      .where(isNew)
      .returning({ key: markets.key, path: markets.path })
    await sql.execute(raw`
      INSERT INTO ${marketPlacements} (market_key, valid_from, parent_key, path)
      SELECT key, ${since}, parent_key, path FROM ${markets} WHERE ${isNew}`)
    const paths = new Map(placed.map(({ key, path }) => [key, path]))
    return keys.map((key) => ({ key, path: paths.get(key) as string }))
  },

  async addBrand(brand: HierarchyRow): Promise<void> {
    await sql.insert(hierarchies).values(brand)
  },

  async change(key: number, columns: ChangedColumns): Promise<void> {
    if (Object.keys(columns).length === 0) return
    await sql
      .update(markets)
      .set(columns)
      .where(and(eq(markets.key, key), isPlace(), within(markets.path, scope)))
  },

  async changeBrand(
    id: string,
    columns: Partial<Pick<HierarchyRow, 'name' | 'couponSource' | 'isSecondBrand'>>,
  ): Promise<void> {
    if (Object.keys(columns).length === 0) return
    await sql
      .update(hierarchies)
      .set(columns)
      .where(and(eq(hierarchies.id, id), within(hierarchies.path, scope)))
  },

  /** From now on nothing new is written that names them. */
  async hold(keys: readonly number[]): Promise<void> {
    await sql
      .select({ key: markets.key })
      .from(markets)
      .where(and(isAmong(markets.key, keys), within(markets.path, scope)))
      .orderBy(markets.key)
      .for('update')
  },

  /** Markets at which and below which nothing is left, with the brands that they are. */
  async remove(keys: readonly number[]): Promise<void> {
    if (keys.length === 0) return
    await sql.delete(hierarchies).where(isAmong(hierarchies.marketKey, keys))
    await sql.delete(marketPlacements).where(isAmong(marketPlacements.marketKey, keys))
    await sql
      .delete(markets)
      .where(and(isAmong(markets.key, keys), isPlace(), within(markets.path, scope)))
  },

  /** Moves a market below another, with everything that lies at it; the database knows all that does. */
  async move(key: number, parentKey: number, since: CalendarDate): Promise<void> {
    await sql.execute(raw`SELECT move_market(${key}, ${parentKey}, ${since})`)
  },

  /** And what was written at its old place while it was moved. */
  async bringAlong(key: number): Promise<void> {
    await sql.execute(raw`SELECT bring_along(${key})`)
  },
}))
