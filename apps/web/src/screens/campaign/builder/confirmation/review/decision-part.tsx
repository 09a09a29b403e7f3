import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { approvalReasons, hasTouchpointsDecided, MOST_OF_WORDS } from '@marquee/rules/approvals'
import { describeMonthBriefly } from '@marquee/rules/audience'
import { showDate } from '@marquee/rules/calendar'
import { campaignReasons } from '@marquee/rules/campaigns'
import { showCount, showMoney } from '@marquee/rules/money'
import { areSomeGone, recipientTexts } from '@marquee/rules/orders'
import { hasTrait, isSetOff } from '@marquee/rules/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { allOf, api, useOperation, whyNot } from '../../../../../api/index.ts'
import { approvalPath } from '../../../../../app/paths.ts'
import { ReasonButton } from '../../../../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../../../../ui/feedback-dialog/index.ts'
import { useNotifications } from '../../../../../ui/notifications/index.ts'
import { Actions } from '../../../../../ui/page/index.ts'
import { ReasonDialog } from '../../../../../ui/reason-dialog/index.ts'
import { WarningDialog } from '../../../../../ui/warning-dialog/index.ts'
import {
  BarFrame,
  failureInWords,
  reasonHint,
  TOUCHED,
} from '../../../../../widgets/approvals/index.ts'
import { GoneWhy } from '../../../../../widgets/orders/index.ts'
import { useShownMonth, type Month } from '../../use-shown-month.ts'
import { isReleasable } from '../releasable.rules.ts'
import { ReleaseButton } from '../release-button.tsx'
import { submitTexts } from '../texts.ts'
import type { Campaign, Review } from './answers.ts'
import { reviewTexts as texts } from './texts.ts'

const reasons = { ...accessTexts, ...campaignReasons, ...approvalReasons }

/** What may be decided now; with a reason where it is against the campaign. */
export function DecisionPart({ campaign, review }: { campaign: Campaign; review: Review }) {
  const [asking, setAsking] = useState<Offered>()
  const [question, setQuestion] = useState<Question>()
  const { decide, isRunning } = useReviewDecision(campaign, review)
  const { month } = useShownMonth(campaign)
  const [failure, setFailure] = useState<string>()
  const showError = ({ message }: Error) => setFailure(message)
  const offered = decisionsFor(campaign, review)
  const said = useFocusWhenDecided(
    campaign.status,
    asking === undefined && failure === undefined && question === undefined,
  )
  const { recipients } = review
  const press = (decision: Offered) => {
    const first = decision.verb === 'approve' ? questionBefore(campaign, review, month) : undefined
    if (decision.asksWhy) setAsking(decision)
    else if (first) setQuestion(first)
    else void decide(decision.verb).catch(showError)
  }
  const approve = async () => {
    await decide('approve').catch(showError)
    setQuestion(undefined)
  }
  return (
    <BarFrame>
      <Typography role="status" ref={said} tabIndex={-1} sx={{ outline: 'none' }}>
        {offered.length === 0 && decidedWords(campaign)}
      </Typography>
      <Actions>
        <ReleaseButton campaign={campaign} />
        {offered.length === 0 && (
          <NextButton campaignKey={campaign.key} isMain={!isReleasable(campaign)} />
        )}
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
      {question && (
        <WarningDialog
          open
          title={question.title}
          question={null}
          leftLabel={texts.notYet}
          rightLabel={texts.approve}
          onClose={() => setQuestion(undefined)}
          onContinue={() => void approve()}
          busy={isRunning}
          enterContinues={!question.isGone}
        >
          {question.why && <Typography>{question.why}</Typography>}
          {recipients && question.isGone && <GoneWhy recipients={recipients} />}
        </WarningDialog>
      )}
      {asking && (
        <ReasonDialog
          title={asking.name}
          hint={reasonHint}
          most={MOST_OF_WORDS}
          onDecide={(reason) => decide(asking.verb, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      <FeedbackDialog
        showErrorModal={failure !== undefined}
        errorMessage={failure ?? ''}
        onClose={() => setFailure(undefined)}
      />
    </BarFrame>
  )
}

/** What happens next with what was approved; else that nothing waits. */
function decidedWords({ status, category }: Campaign): string {
  if (status !== 'APPROVED') return texts.nothing
  return isSetOff(category) ? submitTexts.approvedAsNeeded : submitTexts.approved
}

/** What an approver is asked before the press counts. */
interface Question {
  title: string
  why: string
  /** Why households are gone is listed below. */
  isGone: boolean
}

/** What is approved, with its pieces and money; where households are gone since the order, how many are left. */
function questionBefore(
  campaign: Campaign,
  { recipients }: Review,
  month: Month | undefined,
): Question {
  const { audience, category, selectedMarkets } = campaign
  if (recipients !== null && areSomeGone(recipients)) {
    const why = `${recipientTexts.gone(recipients)}:`
    return { title: texts.approveForFewer(recipients.present), why, isGone: true }
  }
  if (!hasTrait(category, 'several-dealers')) {
    const { market, mailDate } = campaign
    const whose = texts.approveFor(market.name, mailDate === null ? undefined : showDate(mailDate))
    return {
      title: texts.approveThis,
      why: `${figuresOf(audience, month)} ${whose}`.trim(),
      isGone: false,
    }
  }
  const pieces = showCount(audience?.pieces ?? 0)
  const cost = showMoney(audience?.estimatedCost ?? 0)
  return {
    title: texts.approveForSeveral(selectedMarkets.length),
    why: audience ? texts.severalWhy(pieces, cost) : '',
    isGone: false,
  }
}

/** Of what a need of the customer sets off, what a month comes to. */
function figuresOf(audience: Campaign['audience'], month: Month | undefined): string {
  if (audience) return texts.approveWhy(audience.pieces, showMoney(audience.estimatedCost))
  return month ? texts.monthlyWhy(describeMonthBriefly(month.estimate, month.cap)) : ''
}

interface NextButtonProps {
  campaignKey: number
  /** Nothing is left to do here. */
  isMain: boolean
}

/** What is to be decided soonest besides this, for people who decide one after the other. */
function NextButton({ campaignKey, isMain }: NextButtonProps) {
  const { response } = useOperation(
    api.approvals.search,
    {
      query: {},
      body: {
        criteria: { waitsOn: 'ME' },
        page: 0,
        size: 2,
        sort: [{ id: 'decideBy', direction: 'ASCENDING' }],
      },
    },
    { selection: false },
  )
  if (!response) return null
  const next = response.waiting.find(({ key }) => key !== campaignKey)
  if (!next) return <Typography>{texts.noneLeft}</Typography>
  return (
    <Button
      component={Link}
      to={approvalPath(next.key)}
      variant={isMain ? 'contained' : 'outlined'}
    >
      {texts.next(next.name)}
    </Button>
  )
}

/** The pressed button is gone after a decision: focus stays where it stood, for people who use the keyboard. */
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

type Verb = keyof typeof texts.done

interface Offered {
  verb: Verb
  name: string
  can: Campaign['can']['approve'] | Review['can']['decideTouchpoints']
  /** What usually happens. */
  isMain?: boolean
  /** Against the campaign: only with a reason. */
  asksWhy?: boolean
}

/** Which decisions a campaign waits for, in the order of their buttons. */
function decisionsFor({ status, can }: Campaign, review: Review): Offered[] {
  if (status === 'SUBMITTED' || status === 'ACKNOWLEDGED') {
    const start: Offered = { verb: 'acknowledge', name: texts.startReview, can: can.startReview }
    return [
      ...(status === 'SUBMITTED' ? [start] : []),
      { verb: 'reject', name: texts.reject, can: can.reject, asksWhy: true },
      { verb: 'approve', name: texts.approve, can: can.approve, isMain: true },
    ]
  }
  if (status === 'CANCEL_REQUESTED') {
    return [
      { verb: 'declineCancel', name: texts.decline, can: can.declineCancel, asksWhy: true },
      { verb: 'confirmCancel', name: texts.confirm, can: can.confirmCancel, isMain: true },
    ]
  }
  if (!hasTouchpointsDecided({ status }) || review.touchpoints.length === 0) return []
  const { decideTouchpoints } = review.can
  return [
    {
      verb: 'rejectTouchpoints',
      name: texts.rejectSteps,
      can: decideTouchpoints,
      asksWhy: true,
    },
    {
      verb: 'approveTouchpoints',
      name: texts.approveSteps,
      can: decideTouchpoints,
      isMain: true,
    },
  ]
}

/** Sends a decision about the campaign on the page, and refreshes the page whether it succeeds or fails. */
function useReviewDecision(campaign: Campaign, review: Review) {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [isRunning, setRunning] = useState(false)
  const readAgain = () =>
    Promise.all(TOUCHED.map((touched) => client.invalidateQueries({ queryKey: allOf(touched) })))
  /** Throws an error whose message says to the person why it failed. */
  const decide = async (verb: Verb, reason?: string) => {
    setRunning(true)
    try {
      await send(verb, { campaign, review, reason })
      notify('success', texts.done[verb])
    } catch (error) {
      throw new Error(failureInWords(campaign.name, error), { cause: error })
    } finally {
      await readAgain()
      setRunning(false)
    }
  }
  return { decide, isRunning }
}

interface Sent {
  campaign: Campaign
  review: Review
  reason: string | undefined
}

async function send(verb: Verb, { campaign, review, reason }: Sent): Promise<void> {
  const options = { selection: false }
  const why = reason === undefined ? {} : { reason }
  if (verb === 'confirmCancel' || verb === 'declineCancel') {
    const params = { key: String(campaign.key) }
    await api.approvals[verb]({ params, body: why }, options)
  } else {
    const { results } = await api.approvals[verb](
      { body: { ...named(verb, campaign, review), ...why } },
      options,
    )
    // Of several touchpoints each is answered by itself.
    const [refused] = results.flatMap((one) => (one.ok ? [] : [one.message]))
    if (refused !== undefined) throw new Error(refused)
  }
}

/** What is decided about, and what was looked at. */
function named(verb: Verb, campaign: Campaign, { touchpoints, order, recipients }: Review) {
  const isOfSteps = verb === 'approveTouchpoints' || verb === 'rejectTouchpoints'
  if (isOfSteps) {
    return { items: touchpoints.map(({ key, contentHash }) => ({ itemKey: key, contentHash })) }
  }
  if (!order) return { itemKey: [campaign.key] }
  const lookedAt = { itemKey: campaign.key, contentHash: order.contentHash }
  const isFewer = verb === 'approve' && recipients !== null && areSomeGone(recipients)
  return { items: [isFewer ? { ...lookedAt, recipients: recipients.present } : lookedAt] }
}
