import type { StatusCounts } from '../reorders/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** All dealers of a large brand. */
export const MOST_ENROLLED = 2_000

type RetryRefusal = 'enrollment.nothing-failed' | 'enrollment.nothing-to-retry'

/** Those that failed are tried again once nothing is pending any more, as far as that can change something. */
export function mayEnrollAgain(
  { PENDING, FAILED }: StatusCounts,
  retryable: number,
): Result<true, RetryRefusal> {
  if (PENDING > 0 || FAILED === 0) return refuse('enrollment.nothing-failed')
  return retryable > 0 ? accept(true) : refuse('enrollment.nothing-to-retry')
}
