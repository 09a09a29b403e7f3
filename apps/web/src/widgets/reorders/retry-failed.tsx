import { useState } from 'react'
import type { AnyCall } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../ui/feedback-dialog/index.ts'
import { jobTexts } from './job-texts.ts'

/** How the call is made that tries again what failed: its refusal is shown by `RetryFailed`. */
export const retrying = (refreshes: readonly AnyCall[]) =>
  ({ refreshes, success: jobTexts.retried, fails: false, selection: false }) as const

export interface Retry {
  isRunning: boolean
  /** Throws where it is refused. */
  attempt: (job: { params: { id: string }; query: {} }) => Promise<unknown>
}

interface RetryFailedProps {
  job: { key: number; retryable: number }
  retry: Retry
}

/** Tries the items again that failed, and no others. */
export function RetryFailed({ job: { key, retryable }, retry }: RetryFailedProps) {
  const [error, setError] = useState<string>()
  const press = () =>
    retry
      .attempt({ params: { id: String(key) }, query: {} })
      .catch((failed: Error) => setError(failed.message))
  return (
    <>
      <ReasonButton variant="contained" loading={retry.isRunning} onClick={() => void press()}>
        {jobTexts.retry(retryable)}
      </ReasonButton>
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}
