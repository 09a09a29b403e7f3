import { audienceReasons, audienceTexts } from '@marquee/rules/audience'
import type { ApiError } from '../../../../api/index.ts'

const UNAVAILABLE = 503

/** The engine is there: it has too much to do, or nothing to count yet. */
const ENGINE_IS_THERE = ['audience.busy', 'audience.data-not-there']

/** What a person reads when an audience could not be loaded or counted. */
export function failureInWords(failure: ApiError | undefined): string | undefined {
  if (!failure) return undefined
  const isAway = failure.status === UNAVAILABLE && !ENGINE_IS_THERE.includes(failure.code)
  if (isAway) return audienceReasons['audience.under-maintenance']
  const hasReason = failure.code !== 'unknown' && failure.message !== ''
  return hasReason ? failure.message : audienceTexts.failed
}
