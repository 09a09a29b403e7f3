import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { showCount, showMoney } from '@marquee/rules/money'
import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { FeedbackDialog } from '../../../../ui/feedback-dialog/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { Campaign } from '../answers.ts'
import { REFRESHED } from './refreshed.ts'
import { isReleasable } from './releasable.rules.ts'
import { submitTexts as texts } from './texts.ts'

/** From now on the dealers of a metro campaign that is approved see their own part. */
export function ReleaseButton({ campaign }: { campaign: Campaign }) {
  const { release, isRunning, failure, forget } = useRelease(campaign.key)
  const [isAsking, setAsking] = useState(false)
  const { selectedMarkets, audience } = campaign
  if (!isReleasable(campaign)) return null
  return (
    <>
      <Button variant="contained" loading={isRunning} onClick={() => setAsking(true)}>
        {texts.release}
      </Button>
      {isAsking && (
        <WarningDialog
          open
          title={texts.releaseTitle(selectedMarkets.length)}
          question={null}
          leftLabel={texts.notYet}
          rightLabel={texts.release}
          onClose={() => setAsking(false)}
          onContinue={() => void release().finally(() => setAsking(false))}
          busy={isRunning}
          enterContinues
        >
          <Typography>
            {audience &&
              `${texts.releaseSum(showCount(audience.pieces), showMoney(audience.estimatedCost))} `}
            {texts.releaseWhy}
          </Typography>
        </WarningDialog>
      )}
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
