import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../../../ui/feedback-dialog/index.ts'
import type { BulkReorder } from '../answers.ts'
import { texts } from './texts.ts'

/** For those that failed, and no other. */
export function RetryButton({ bulk: { id, counts, can } }: { bulk: BulkReorder }) {
  const [error, setError] = useState<string>()
  const change = useChange(api.reorders.retry, {
    refreshes: [api.reorders.read, api.reorders.searchItems, api.reorders.search],
    success: texts.retried,
    fails: false,
    selection: false,
  })
  const retry = () =>
    change
      .attempt({ params: { id: String(id) }, query: {} })
      .catch((failed: Error) => setError(failed.message))
  return (
    <>
      {can.retry.ok && (
        <ReasonButton variant="contained" loading={change.isRunning} onClick={() => void retry()}>
          {texts.retry(counts.FAILED)}
        </ReasonButton>
      )}
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}
