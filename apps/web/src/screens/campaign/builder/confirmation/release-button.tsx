import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { FeedbackDialog } from '../../../../ui/feedback-dialog/index.ts'
import type { Campaign } from '../answers.ts'
import { REFRESHED } from './refreshed.ts'
import { submitTexts as texts } from './texts.ts'

/** From now on the dealers of a metro campaign that is approved see their own part. */
export function ReleaseButton({ campaign }: { campaign: Campaign }) {
  const { release, isRunning, failure, forget } = useRelease(campaign.key)
  const { status, isReleasedToDealers, can } = campaign
  const isApproved = status === 'APPROVED' || status === 'ACTIVE'
  if (!isApproved || isReleasedToDealers || !can.release.ok) return null
  return (
    <>
      <Button variant="contained" loading={isRunning} onClick={() => void release()}>
        {texts.release}
      </Button>
      <FeedbackDialog
        showErrorModal={failure !== undefined}
        errorMessage={failure ?? ''}
        onClose={forget}
      />
    </>
  )
}

/** The call answers for each campaign by itself: one that is refused is no failure of the call. */
function useRelease(key: number) {
  const [failure, setFailure] = useState<string>()
  const { attempt, isRunning } = useChange(api.approvals.release, {
    refreshes: REFRESHED,
    success: ({ results }) => (results.every(({ ok }) => ok) ? texts.released : undefined),
    fails: false,
    selection: false,
  })
  const release = async () => {
    try {
      const { results } = await attempt({ body: { campaignKeys: [key] } })
      const refused = results.find((result) => !result.ok)
      setFailure(refused?.message)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return { release, isRunning, failure, forget: () => setFailure(undefined) }
}
