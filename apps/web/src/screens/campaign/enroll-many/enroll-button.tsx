import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { bulkEnrollmentPath } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../../ui/feedback-dialog/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { TriedDealer } from './answers.ts'
import { trialTexts as texts } from './texts.ts'

interface EnrollButtonProps {
  templateKey: number
  dealers: readonly TriedDealer[]
  /** Why nobody can be enrolled now. */
  reason: string | undefined
}

/** Enrolls the chosen dealers, and goes where one sees how far it is. */
export function EnrollButton({ templateKey, dealers, reason }: EnrollButtonProps) {
  const navigate = useNavigate()
  const [isQuestion, setQuestion] = useState(false)
  const [error, setError] = useState<string>()
  const change = useChange(api.enrollments.start, {
    refreshes: [api.enrollments.search, api.campaigns.search, api.annual.searchYears],
    fails: false,
    selection: false,
  })
  const withDrafts = dealers.filter(({ drafts }) => drafts > 0).length
  const enroll = async () => {
    setQuestion(false)
    const marketKeys = dealers.map(({ marketKey }) => marketKey)
    try {
      const started = await change.attempt({ body: { templateKey, marketKeys } })
      await navigate(bulkEnrollmentPath(started.key))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return (
    <>
      <ReasonButton
        variant="contained"
        reason={reason}
        loading={change.isRunning}
        onClick={() => (withDrafts > 0 ? setQuestion(true) : void enroll())}
      >
        {texts.enroll(dealers.length)}
      </ReasonButton>
      <WarningDialog
        open={isQuestion}
        title={texts.question.title}
        leftLabel={texts.question.back}
        rightLabel={texts.question.enroll}
        question={null}
        onClose={() => setQuestion(false)}
        onContinue={() => void enroll()}
      >
        <Typography>{texts.drafts(withDrafts)}</Typography>
      </WarningDialog>
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}
