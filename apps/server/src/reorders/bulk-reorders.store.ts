import { countsOf, FINAL_REASONS, type JobStatus, type StatusCounts } from '@marquee/rules/reorders'
import { and, asc, eq, notInArray, sql as raw } from 'drizzle-orm'
import { bulkReorderItems, bulkReorders } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type BulkRow = typeof bulkReorders.$inferSelect
export type ItemRow = typeof bulkReorderItems.$inferSelect
export type NewItem = Pick<
  ItemRow,
  'sourceKey' | 'sourceName' | 'marketKey' | 'marketName' | 'path'
> &
  Partial<Pick<ItemRow, 'campaignKey' | 'reason'>>

interface Done {
  status: JobStatus
  campaignKey: number | null
  reason: string | null
  notes: readonly string[]
  doneAt: Date
}

/** It failed for a reason that may be gone by now. */
const IS_RETRYABLE = and(
  eq(bulkReorderItems.status, 'FAILED'),
  notInArray(bulkReorderItems.reason, [...FINAL_REASONS]),
)

/** Bulk reorders, and the result of each of their campaigns. */
export const bulkReordersStore = store((sql, scope) => ({
  async insert(bulk: Omit<BulkRow, 'key'>): Promise<BulkRow> {
    const [row] = await sql.insert(bulkReorders).values(bulk).returning()
    return row as BulkRow
  },

  /** Items that cannot be reordered are marked as failed at once. */
  async addItems(bulkKey: number, items: readonly NewItem[], at: Date): Promise<void> {
    await sql.insert(bulkReorderItems).values(
      items.map(({ reason = null, ...item }) => ({
        ...item,
        bulkKey,
        reason,
        notes: [],
        status: reason === null ? ('PENDING' as const) : ('FAILED' as const),
        doneAt: reason === null ? null : at,
      })),
    )
  },

  async find(key: number): Promise<BulkRow | undefined> {
    const [row] = await sql
      .select()
      .from(bulkReorders)
      .where(and(eq(bulkReorders.key, key), within(bulkReorders.path, scope)))
    return row
  },

  /** So that no other call retries its failed items meanwhile. */
  async lock(key: number): Promise<void> {
    await sql
      .select({ key: bulkReorders.key })
      .from(bulkReorders)
      .where(and(eq(bulkReorders.key, key), within(bulkReorders.path, scope)))
      .for('update')
  },

  /** The next few to do, locked against other programs. */
  next: (bulkKey: number, few: number): Promise<ItemRow[]> =>
    sql
      .select()
      .from(bulkReorderItems)
      .where(and(eq(bulkReorderItems.bulkKey, bulkKey), eq(bulkReorderItems.status, 'PENDING')))
      .orderBy(asc(bulkReorderItems.key))
      .limit(few)
      .for('update', { skipLocked: true }),

  async finish(key: number, done: Done): Promise<void> {
    await sql
      .update(bulkReorderItems)
      .set(done)
      .where(and(eq(bulkReorderItems.key, key), within(bulkReorderItems.path, scope)))
  },

  async hold(key: number, campaignKey: number | null): Promise<void> {
    await sql
      .update(bulkReorderItems)
      .set({ status: 'PENDING', campaignKey, reason: null, notes: [], doneAt: null })
      .where(and(eq(bulkReorderItems.key, key), within(bulkReorderItems.path, scope)))
  },

  toRetry: (bulkKey: number): Promise<ItemRow[]> =>
    sql
      .select()
      .from(bulkReorderItems)
      .where(and(eq(bulkReorderItems.bulkKey, bulkKey), IS_RETRYABLE))
      .orderBy(asc(bulkReorderItems.key)),

  async retryable(bulkKeys: readonly number[]): Promise<Map<number, number>> {
    const { bulkKey } = bulkReorderItems
    const rows = await sql
      .select({ bulkKey, count: raw<number>`count(*)::integer` })
      .from(bulkReorderItems)
      .where(and(isAmong(bulkKey, bulkKeys), IS_RETRYABLE))
      .groupBy(bulkKey)
    return new Map(rows.map((row) => [row.bulkKey, row.count]))
  },

  async counts(bulkKeys: readonly number[]): Promise<Map<number, StatusCounts>> {
    const { bulkKey, status } = bulkReorderItems
    const rows = await sql
      .select({ bulkKey, status, count: raw<number>`count(*)::integer` })
      .from(bulkReorderItems)
      .where(isAmong(bulkKey, bulkKeys))
      .groupBy(bulkKey, status)
    return countsOf(bulkKeys, rows)
  },
}))
