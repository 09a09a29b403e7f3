import { campaignReasons } from '@marquee/rules/campaigns'
import { whyNot } from '../../../../api/index.ts'
import { FeedbackDialog } from '../../../../ui/feedback-dialog/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { useBuilder } from '../builder.ts'
import { QuoteChangedDialog } from './quote-changed-dialog.tsx'
import { submitTexts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

/** The button that orders, and what it asks and tells. */
export function SubmitPart({ onSubmitted }: { onSubmitted: () => void }) {
  const { campaign, flow } = useBuilder()
  const { submit, accept, changed, goBack, failure, close, isRunning } = useSubmit(
    campaign,
    onSubmitted,
  )
  const isMissing = flow.missing.length > 0
  const reason =
    whyNot(campaign.can.submit, campaignReasons) ??
    (isMissing ? submitTexts.missingFirst : undefined)
  return (
    <>
      <ReasonButton variant="contained" loading={isRunning} reason={reason} onClick={submit}>
        {submitTexts.submit}
      </ReasonButton>
      {changed && (
        <QuoteChangedDialog
          quote={changed}
          isRunning={isRunning}
          onAccept={accept}
          onBack={goBack}
        />
      )}
      <FeedbackDialog
        showErrorModal={failure !== undefined}
        errorMessage={failure ?? ''}
        onClose={close}
      />
    </>
  )
}
