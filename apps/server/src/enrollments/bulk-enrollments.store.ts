import { FINAL_FAILURES } from '@marquee/rules/enrollments'
import { countsOf, type JobStatus, type StatusCounts } from '@marquee/rules/reorders'
import { and, asc, eq, notInArray, sql as raw } from 'drizzle-orm'
import { bulkEnrollmentItems, bulkEnrollments } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type BulkRow = typeof bulkEnrollments.$inferSelect
export type DealerRow = typeof bulkEnrollmentItems.$inferSelect

interface Done {
  status: JobStatus
  campaignKey: number | null
  reason: string | null
  doneAt: Date
}

/** It failed for a reason that may be gone by now. */
const IS_RETRYABLE = and(
  eq(bulkEnrollmentItems.status, 'FAILED'),
  notInArray(bulkEnrollmentItems.reason, [...FINAL_FAILURES]),
)

/** Many dealers enrolled at once, and how each of them fared. */
export const bulkEnrollmentsStore = store((sql, scope) => ({
  async insert(
    bulk: Omit<BulkRow, 'key'>,
    dealers: readonly Pick<DealerRow, 'marketKey' | 'marketName' | 'path'>[],
  ): Promise<BulkRow> {
    const [row] = await sql.insert(bulkEnrollments).values(bulk).returning()
    const { key: bulkKey } = row as BulkRow
    await sql
      .insert(bulkEnrollmentItems)
      .values(dealers.map((dealer) => ({ ...dealer, bulkKey, status: 'PENDING' as const })))
    return row as BulkRow
  },

  async find(key: number): Promise<BulkRow | undefined> {
    const [row] = await sql
      .select()
      .from(bulkEnrollments)
      .where(and(eq(bulkEnrollments.key, key), within(bulkEnrollments.path, scope)))
    return row
  },

  /** So that no other call retries its failed dealers meanwhile. */
  async lock(key: number): Promise<void> {
    await sql
      .select({ key: bulkEnrollments.key })
      .from(bulkEnrollments)
      .where(and(eq(bulkEnrollments.key, key), within(bulkEnrollments.path, scope)))
      .for('update')
  },

  /** The next few to enroll, locked against other programs. */
  next: (bulkKey: number, few: number): Promise<DealerRow[]> =>
    sql
      .select()
      .from(bulkEnrollmentItems)
      .where(
        and(eq(bulkEnrollmentItems.bulkKey, bulkKey), eq(bulkEnrollmentItems.status, 'PENDING')),
      )
      .orderBy(asc(bulkEnrollmentItems.key))
      .limit(few)
      .for('update', { skipLocked: true }),

  async finish(key: number, done: Done): Promise<void> {
    await sql
      .update(bulkEnrollmentItems)
      .set(done)
      .where(and(eq(bulkEnrollmentItems.key, key), within(bulkEnrollmentItems.path, scope)))
  },

  /** Those whom another try may enroll get their turn once more. */
  async again(bulkKey: number): Promise<number> {
    const { rowCount } = await sql
      .update(bulkEnrollmentItems)
      .set({ status: 'PENDING', reason: null, doneAt: null })
      .where(
        and(
          eq(bulkEnrollmentItems.bulkKey, bulkKey),
          IS_RETRYABLE,
          within(bulkEnrollmentItems.path, scope),
        ),
      )
    return rowCount ?? 0
  },

  async retryable(bulkKeys: readonly number[]): Promise<Map<number, number>> {
    const { bulkKey } = bulkEnrollmentItems
    const rows = await sql
      .select({ bulkKey, count: raw<number>`count(*)::integer` })
      .from(bulkEnrollmentItems)
      .where(and(isAmong(bulkKey, bulkKeys), IS_RETRYABLE))
      .groupBy(bulkKey)
    return new Map(rows.map((row) => [row.bulkKey, row.count]))
  },

  async counts(bulkKeys: readonly number[]): Promise<Map<number, StatusCounts>> {
    const { bulkKey, status } = bulkEnrollmentItems
    const rows = await sql
      .select({ bulkKey, status, count: raw<number>`count(*)::integer` })
      .from(bulkEnrollmentItems)
      .where(isAmong(bulkKey, bulkKeys))
      .groupBy(bulkKey, status)
    return countsOf(bulkKeys, rows)
  },
}))
