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

interface CallState {
  status: 'pending' | 'error' | 'success' | 'idle'
  /** Of a query: whether it is on its way. */
  fetchStatus?: 'fetching' | 'paused' | 'idle'
  data: unknown
  error: unknown
}

export function requestState<Answer>(
  call: CallState,
  requestParams: Input | undefined,
): RequestState<Answer> {
  const failure = call.error instanceof ApiError ? call.error : undefined
  const status = statusOf(call)
  return {
    status,
    response: call.data as Answer | undefined,
    error: call.error instanceof Error ? call.error.message : undefined,
    requestParams,
    errorDetails: failure?.details,
    failure,
  }
}

function statusOf({ status, fetchStatus, data }: CallState): RequestStatus {
  if (status === 'success') return 'succeeded'
  // A refresh that failed leaves what was loaded before in place.
  if (status === 'error')
    return fetchStatus !== undefined && data !== undefined ? 'succeeded' : 'failed'
  if (status === 'idle' || fetchStatus === 'idle') return 'idle'
  return 'loading'
}
