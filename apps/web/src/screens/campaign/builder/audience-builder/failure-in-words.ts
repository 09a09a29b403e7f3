import { audienceReasons, audienceTexts } from '@marquee/rules/audience'
import type { ApiError } from '../../../../api/index.ts'

const UNAVAILABLE = 503

/** What a person reads when an audience could not be loaded or counted. */
export function failureInWords(failure: ApiError | undefined): string | undefined {
  if (!failure) return undefined
  if (failure.status === UNAVAILABLE) return audienceReasons['audience.under-maintenance']
  const hasReason = failure.code !== 'unknown' && failure.message !== ''
  return hasReason ? failure.message : audienceTexts.failed
}
