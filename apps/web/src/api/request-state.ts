import { ApiError, type ErrorDetails } from './api-error.ts'
import type { Input } from './request.ts'

export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed'

/** Where a call stands, in the same words for every call. */
export interface RequestState<Answer> {
  status: RequestStatus
  response: Answer | undefined
  /** What a person reads when it failed. */
  error: string | undefined
  requestParams: Input | undefined
  errorDetails: ErrorDetails | undefined
  /** The failure itself, with its code and fields. */
  failure: ApiError | undefined
}

interface Asked {
  status: 'pending' | 'error' | 'success' | 'idle'
  /** Of a query: whether it is on its way. */
  fetchStatus?: 'fetching' | 'paused' | 'idle'
  data: unknown
  error: unknown
}

export function requestState<Answer>(
  asked: Asked,
  requestParams: Input | undefined,
): RequestState<Answer> {
  const failure = asked.error instanceof ApiError ? asked.error : undefined
  const status = statusOf(asked)
  return {
    status,
    response: asked.data as Answer | undefined,
    error: asked.error instanceof Error ? asked.error.message : undefined,
    requestParams,
    errorDetails: failure?.details,
    failure,
  }
}

function statusOf({ status, fetchStatus, data }: Asked): RequestStatus {
  if (status === 'success') return 'succeeded'
  // A refresh that failed leaves what was loaded before in place.
  if (status === 'error')
    return fetchStatus !== undefined && data !== undefined ? 'succeeded' : 'failed'
  if (status === 'idle' || fetchStatus === 'idle') return 'idle'
  return 'loading'
}
