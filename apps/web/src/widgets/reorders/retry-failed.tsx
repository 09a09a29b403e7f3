import { useState } from 'react'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../ui/feedback-dialog/index.ts'

interface RetryFailedProps {
  isRunning: boolean
  /** Throws where it is refused. */
  retry: () => Promise<unknown>
  children: string
}

/** Tries the items again that failed, and no others. */
export function RetryFailed({ isRunning, retry, children }: RetryFailedProps) {
  const [error, setError] = useState<string>()
  const press = () => retry().catch((failed: Error) => setError(failed.message))
  return (
    <>
      <ReasonButton variant="contained" loading={isRunning} onClick={() => void press()}>
        {children}
      </ReasonButton>
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}
