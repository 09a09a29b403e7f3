import Typography from '@mui/material/Typography'
import { approvalReasons, MOST_OF_WORDS } from '@marquee/rules/approvals'
import { accessTexts } from '@marquee/rules/access'
import { campaignReasons } from '@marquee/rules/campaigns'
import { useEffect, useRef, useState } from 'react'
import { whyNot } from '../../../../../api/index.ts'
import { ReasonButton } from '../../../../../ui/disabled-reason/index.ts'
import { Actions } from '../../../../../ui/page/index.ts'
import { ReasonDialog } from '../../../../../ui/reason-dialog/index.ts'
import { BarFrame, reasonHint } from '../../../../../widgets/approvals/index.ts'
import { ReleaseButton } from '../release-button.tsx'
import type { Campaign, Review } from './answers.ts'
import { decisionsFor, type Offered } from './decisions-for.rules.ts'
import { reviewTexts as texts } from './texts.ts'
import { useReviewDecision } from './use-review-decision.ts'

const reasons = { ...accessTexts, ...campaignReasons, ...approvalReasons }

/** What may be decided now; with a reason where it is against the campaign. */
export function DecisionPart({ campaign, review }: { campaign: Campaign; review: Review }) {
  const [asking, setAsking] = useState<Offered>()
  const { decide, tell, isRunning } = useReviewDecision(campaign, review)
  const offered = decisionsFor(campaign, review)
  const said = useFocusWhenDecided(campaign.status, asking === undefined)
  const press = (decision: Offered) =>
    decision.asksWhy ? setAsking(decision) : void decide(decision.verb).catch(tell)
  return (
    <BarFrame>
      <Typography role="status" ref={said} tabIndex={-1} sx={{ outline: 'none' }}>
        {offered.length === 0 && texts.nothing}
      </Typography>
      <Actions>
        <ReleaseButton campaign={campaign} />
        {offered.map((decision) => (
          <ReasonButton
            key={decision.verb}
            variant={decision.isMain ? 'contained' : 'outlined'}
            reason={whyNot(decision.can, reasons)}
            loading={isRunning}
            onClick={() => press(decision)}
          >
            {decision.name}
          </ReasonButton>
        ))}
      </Actions>
      {asking && (
        <ReasonDialog
          title={asking.name}
          hint={reasonHint}
          most={MOST_OF_WORDS}
          onDecide={(reason) => decide(asking.verb, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </BarFrame>
  )
}

/** The button is gone that was pressed: who works by keyboard goes on where it stood. */
function useFocusWhenDecided(status: Campaign['status'], isClosed: boolean) {
  const place = useRef<HTMLElement>(null)
  const seen = useRef(status)
  useEffect(() => {
    if (!isClosed || seen.current === status) return
    seen.current = status
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [status, isClosed])
  return place
}
