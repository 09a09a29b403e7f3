import { accept, refuse, type Result } from '../result/index.ts'

/** A job is done once, and then either way. */
export const JOB_STATUSES = ['PENDING', 'COMPLETED', 'FAILED'] as const

export type JobStatus = (typeof JOB_STATUSES)[number]

export const jobStatusLabels: Readonly<Record<JobStatus, string>> = {
  PENDING: 'Pending',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
}

export const MOST_REORDERED = 1_000

export interface ReorderItem {
  campaignKey: number
  /** Null: where the campaign lies. */
  marketKey: number | null
}

/** Each campaign for each market, or each for its own. */
export function itemsOf(
  campaignKeys: readonly number[],
  marketKeys: readonly number[],
): Result<ReorderItem[], 'reorder.too-many'> {
  const places: readonly (number | null)[] =
    marketKeys.length > 0 ? [...new Set(marketKeys)] : [null]
  const items = [...new Set(campaignKeys)].flatMap((campaignKey) =>
    places.map((marketKey) => ({ campaignKey, marketKey })),
  )
  return items.length > MOST_REORDERED ? refuse('reorder.too-many') : accept(items)
}

export type StatusCounts = Readonly<Record<JobStatus, number>>

interface StatusRow {
  bulkKey: number
  status: JobStatus
  count: number
}

/** Of each: how many of its items are at which status. */
export function countsOf(
  bulkKeys: readonly number[],
  rows: readonly StatusRow[],
): Map<number, StatusCounts> {
  const none: StatusCounts = { PENDING: 0, COMPLETED: 0, FAILED: 0 }
  const counts = new Map(bulkKeys.map((key) => [key, none]))
  for (const { bulkKey, status, count } of rows) {
    counts.set(bulkKey, { ...(counts.get(bulkKey) ?? none), [status]: count })
  }
  return counts
}

/** Of the whole: pending while anything is; failed when something did. */
export function statusOfAll({ PENDING, FAILED }: StatusCounts): JobStatus {
  if (PENDING > 0) return 'PENDING'
  return FAILED > 0 ? 'FAILED' : 'COMPLETED'
}

type RetryRefusal = 'reorder.nothing-failed' | 'reorder.nothing-to-retry'

/** Those that failed are tried again once nothing is pending any more, as far as that can change something. */
export function mayRetry(
  { PENDING, FAILED }: StatusCounts,
  retryable: number,
): Result<true, RetryRefusal> {
  if (PENDING > 0 || FAILED === 0) return refuse('reorder.nothing-failed')
  return retryable > 0 ? accept(true) : refuse('reorder.nothing-to-retry')
}
