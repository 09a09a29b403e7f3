import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { bulkReorderPath } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../../ui/feedback-dialog/index.ts'
import { checkTexts as texts } from './texts.ts'
import type { Wish } from './use-plan.ts'

interface StartButtonProps {
  wish: Wish
  /** How many can be made as things stand. */
  count: number
  /** Why it cannot be started now. */
  reason: string | undefined
}

/** Starts a bulk reorder and goes where one sees it get on. */
export function StartButton({ wish, count, reason }: StartButtonProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const change = useChange(api.reorders.start, {
    refreshes: [api.reorders.search, api.campaigns.search],
    fails: false,
    selection: false,
  })
  const start = async () => {
    try {
      const started = await change.attempt({ body: wish })
      await navigate(bulkReorderPath(started.id))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return (
    <>
      <ReasonButton
        variant="contained"
        reason={reason ?? (count === 0 ? texts.noneIsPossible : undefined)}
        loading={change.isRunning}
        onClick={() => void start()}
      >
        {texts.start(count)}
      </ReasonButton>
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}
