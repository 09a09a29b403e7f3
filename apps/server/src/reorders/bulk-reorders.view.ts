import type { JobStatus } from '@marquee/rules/reorders'
import { and, asc, desc, eq, exists, ilike, or, type SQL } from 'drizzle-orm'
import { bulkReorderItems, bulkReorders, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store, type Sql } from '../platform/sql/index.ts'
import type { BulkRow } from './bulk-reorders.store.ts'

export interface ShownBulk {
  bulk: BulkRow
  startedBy: string
}

export interface ItemFilters {
  bulkKey: number
  status?: JobStatus | undefined
  text?: string | undefined
  page: number
  size: number
  sort: readonly { id: ItemColumn; direction: 'ASCENDING' | 'DESCENDING' }[]
}

type ItemColumn = 'marketName' | 'campaignName' | 'status'

const shown = (sql: Sql) =>
  sql
    .select({ bulk: bulkReorders, startedBy: people.name })
    .from(bulkReorders)
    .innerJoin(people, eq(people.key, bulkReorders.personKey))

/** Bulk reorders with who started them. */
export const bulkReordersView = store((sql, scope) => ({
  async find(key: number): Promise<ShownBulk | undefined> {
    const inSight = and(eq(bulkReorders.key, key), within(bulkReorders.path, scope))
    const [row] = await shown(sql).where(inSight)
    return row
  },

  /** The newest first; found by the name of a campaign, of a market or of the person who started it. */
  async search(part: string, text: string | undefined, page: number, size: number) {
    const { path, startedAt, key } = bulkReorders
    const where = and(within(path, scope), within(path, part), named(sql, text))
    const found = await shown(sql)
      .where(where)
      .orderBy(desc(startedAt), desc(key))
      .limit(size)
      .offset(page * size)
    return { found, totalElements: await sql.$count(shown(sql).where(where).as('found')) }
  },
}))

function named(sql: Sql, text: string | undefined): SQL | undefined {
  const like = containing(text)
  if (!like) return undefined
  const { key, bulkKey, sourceName, marketName } = bulkReorderItems
  const ofName = or(ilike(sourceName, like), ilike(marketName, like))
  const items = sql
    .select({ key })
    .from(bulkReorderItems)
    .where(and(eq(bulkKey, bulkReorders.key), ofName))
  return or(ilike(people.name, like), exists(items))
}

/** The campaigns of one of them; the caller has checked that it is in scope. */
export const bulkReorderItemsView = store((sql) => ({
  async items(filters: ItemFilters) {
    const where = itemsWhere(filters)
    const found = await sql
      .select()
      .from(bulkReorderItems)
      .where(where)
      .orderBy(...orderOf(filters.sort))
      .limit(filters.size)
      .offset(filters.page * filters.size)
    return { found, totalElements: await sql.$count(bulkReorderItems, where) }
  },
}))

function itemsWhere({ bulkKey, status, text }: ItemFilters): SQL | undefined {
  const like = containing(text)
  const { sourceName, marketName } = bulkReorderItems
  return and(
    eq(bulkReorderItems.bulkKey, bulkKey),
    status && eq(bulkReorderItems.status, status),
    like ? or(ilike(sourceName, like), ilike(marketName, like)) : undefined,
  )
}

function orderOf([chosen]: ItemFilters['sort']): SQL[] {
  const { key, sourceName, marketName, status } = bulkReorderItems
  if (!chosen) return [asc(key)]
  const column = { marketName, campaignName: sourceName, status }[chosen.id]
  return [chosen.direction === 'ASCENDING' ? asc(column) : desc(column), asc(key)]
}
