import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'
import {
  describeMonthBriefly,
  describeMonthShort,
  type MonthlyEstimate,
} from '@marquee/rules/audience'
import { lastRejection } from '@marquee/rules/approvals'
import { campaignAbilityTexts, lastSavedAt } from '@marquee/rules/campaigns'
import { showCount, showMoney } from '@marquee/rules/money'
import type { OrderTotals } from '@marquee/rules/orders'
import { hasTrait } from '@marquee/rules/templates'
import { useState } from 'react'
import { api, ApiError, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { FeedbackDialog } from '../../../../ui/feedback-dialog/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { TimelineEvent } from '../../../../widgets/approvals/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { REFRESHED } from './refreshed.ts'
import { submitTexts } from './texts.ts'
import { useShownMonth, type Month } from '../use-shown-month.ts'

/** The button that submits the order, and its dialogs. */
export function SubmitPart({ onSubmitted }: { onSubmitted: () => void }) {
  const { campaign, flow } = useBuilder()
  const { submit, accept, changed, goBack, failure, close, isRunning } = useSubmit(
    campaign,
    onSubmitted,
  )
  const { month } = useShownMonth(campaign)
  const [isAsking, setAsking] = useState(false)
  const rejection = useUnansweredRejection(campaign)
  const isForSeveral = hasTrait(campaign.category, 'several-dealers')
  const asksFirst = isForSeveral || rejection !== undefined
  const isMissing = flow.missing.length > 0
  const reason =
    whyNot(campaign.can.submit, campaignAbilityTexts) ??
    (isMissing ? submitTexts.missingFirst : undefined)
  return (
    <>
      <ReasonButton
        variant="contained"
        loading={isRunning}
        reason={reason}
        onClick={() => (asksFirst ? setAsking(true) : submit())}
      >
        {submitWords(campaign, month)}
      </ReasonButton>
      {isAsking && (
        <SubmitQuestion
          campaign={campaign}
          rejection={rejection}
          onClose={() => setAsking(false)}
          onContinue={() => {
            setAsking(false)
            submit()
          }}
        />
      )}
      {changed && (
        <QuoteChangedDialog
          quote={changed}
          cap={campaign.monthlyCap}
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

/** The rejection since which nothing of the campaign has changed. */
function useUnansweredRejection(campaign: Campaign): TimelineEvent | undefined {
  const isBack = campaign.status === 'DRAFT' && campaign.submittedAt !== null
  const params = { key: String(campaign.key) }
  const options = { selection: false, enabled: isBack } as const
  const { response } = useOperation(api.approvals.timeline, { params }, options)
  const rejection = lastRejection((response?.events ?? []).filter(({ step }) => step === null))
  return response?.isAsRejected ? rejection : undefined
}

interface SubmitQuestionProps {
  campaign: Campaign
  rejection: TimelineEvent | undefined
  onClose: () => void
  onContinue: () => void
}

/** What is ordered for several dealers by one press, or in vain a second time, is said once more. */
function SubmitQuestion({ campaign, rejection, onClose, onContinue }: SubmitQuestionProps) {
  const { audience, selectedMarkets, category } = campaign
  const isForSeveral = hasTrait(category, 'several-dealers')
  return (
    <WarningDialog
      open
      title={
        isForSeveral
          ? submitTexts.severalTitle(selectedMarkets.length)
          : submitTexts.asRejectedTitle
      }
      question={null}
      leftLabel={submitTexts.notYet}
      rightLabel={submitTexts.submit}
      onClose={onClose}
      onContinue={onContinue}
    >
      {isForSeveral && audience && (
        <Typography>
          {submitTexts.several(showCount(audience.pieces), showMoney(audience.estimatedCost))}
        </Typography>
      )}
      {rejection && (
        <>
          <Typography sx={{ mt: 2 }}>{submitTexts.asRejected(rejection.by)}</Typography>
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {rejection.words}
          </Typography>
        </>
      )}
    </WarningDialog>
  )
}

/** What is bought by the press; of what a need of the customer sets off, what that is in a month. */
function submitWords({ audience }: Campaign, month: Month | undefined): string {
  if (audience !== null) {
    return submitTexts.submitOf(showCount(audience.pieces), showMoney(audience.estimatedCost))
  }
  if (!month) return submitTexts.submit
  return submitTexts.submitMonthly(describeMonthBriefly(month.estimate, month.cap))
}

type Order = AnswerOf<typeof orders.read>

/** What was shown, and what it has become. */
interface ChangedQuote {
  shown: OrderTotals | null
  present: OrderTotals
  quoteKey: string
}

const SUBMITTING = { fails: false, refreshes: REFRESHED, success: submitTexts.done } as const

/** Creates the order and submits it. Figures that changed meanwhile have to be accepted first. */
function useSubmit(campaign: Campaign, onSubmitted: () => void) {
  const { permissions } = useUserState()
  const { reload } = useBuilder()
  const [changed, setChanged] = useState<ChangedQuote>()
  const [failure, setFailure] = useState<readonly string[]>()
  const create = useChange(api.orders.create, { fails: false })
  const one = useChange(api.orders.submit, SUBMITTING)
  const metro = useChange(api.orders.submitMetro, SUBMITTING)
  const createYear = useChange(api.orders.createAnnual, { fails: false })
  const year = useChange(api.orders.submitAnnual, SUBMITTING)
  const isYear = hasTrait(campaign.category, 'year')
  const isMetro = hasTrait(campaign.category, 'several-dealers')
  const send = (quoteKey: string) =>
    (isYear ? year : isMetro ? metro : one).attempt({
      query: bypassing(campaign, permissions),
      body: { itemKey: [campaign.key], quoteKey },
    })
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work()
      setChanged(undefined)
      onSubmitted()
    } catch (error) {
      // What is shown behind the message is what would be ordered now.
      if (isCode(error, 'order.campaign-changed')) await reload()
      const quote = changedQuote(error)
      setChanged(quote)
      if (!quote) setFailure(messagesOf(error))
    }
  }
  return {
    submit: (): void => {
      void tried(async () => {
        const lookedAt = lastSavedAt(campaign)
        const order: Order = await (isYear ? createYear : create).attempt({
          body: { campaignKey: campaign.key, lookedAt },
        })
        await send(order.quoteKey)
      })
    },
    accept: () => void tried(async () => changed && send(changed.quoteKey)),
    changed,
    goBack: () => setChanged(undefined),
    failure,
    close: () => setFailure(undefined),
    isRunning: [create, one, metro, createYear, year].some(({ isRunning }) => isRunning),
  }
}

/** An audience that an administrator saved below the minimum order value can be submitted as well. */
function bypassing({ audience, template }: Campaign, permissions: readonly string[]) {
  const isBelow = audience !== null && audience.estimatedCost < template.minimumOrderValue
  const isBypassed = isBelow && permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  return isBypassed ? { bypassMinOrderValue: 'true' as const } : {}
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

function changedQuote(error: unknown): ChangedQuote | undefined {
  if (!(error instanceof ApiError) || error.code !== 'order.quote-changed') return undefined
  const attributes = error.details.serverResponseAttributes ?? {}
  return isChangedQuote(attributes) ? attributes : undefined
}

const isChangedQuote = (attributes: object): attributes is ChangedQuote =>
  'present' in attributes && 'shown' in attributes && 'quoteKey' in attributes

/** The server's words, with all that is missing; else the general ones. */
function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [submitTexts.failed]
  const { missing } = (error.details.serverResponseAttributes ?? {}) as {
    missing?: readonly { text: string }[]
  }
  return [error.message || submitTexts.failed, ...(missing ?? []).map(({ text }) => text)]
}

interface QuoteChangedDialogProps {
  quote: ChangedQuote
  /** At most so many households a month. */
  cap: number | null
  isRunning: boolean
  onAccept: () => void
  onBack: () => void
}

/** The figures that were shown beside the present ones, to be accepted before the order is placed. */
function QuoteChangedDialog(props: QuoteChangedDialogProps) {
  const { quote, cap, isRunning, onAccept, onBack } = props
  const { columns } = submitTexts
  return (
    <PlainDialog
      urgent
      open
      width="sm"
      title={submitTexts.changed}
      onClose={isRunning ? undefined : onBack}
      actions={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onBack} disabled={isRunning}>
            {submitTexts.back}
          </Button>
          <Button variant="contained" onClick={onAccept} loading={isRunning}>
            {submitTexts.accept}
          </Button>
        </DialogActions>
      }
    >
      <Typography sx={{ mb: 3 }}>{submitTexts.changedIntro}</Typography>
      <Table size="small" aria-label={submitTexts.changed}>
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell align="right">{columns.shown}</TableCell>
            <TableCell align="right">{columns.present}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOf(quote, cap).map(([name, shown, present]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{shown}</TableCell>
              <TableCell align="right" sx={{ fontWeight: shown === present ? undefined : 700 }}>
                {present}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PlainDialog>
  )
}

function rowsOf({ shown, present }: ChangedQuote, cap: number | null): [string, string, string][] {
  const { rows } = submitTexts
  const count = (value: number | null = null) => (value === null ? '–' : showCount(value))
  const money = (value: number | null = null) => (value === null ? '–' : showMoney(value))
  if (present.monthly) {
    const month = (estimate: MonthlyEstimate | null = null) =>
      estimate ? describeMonthShort(estimate, cap) : '–'
    return [[rows.month, month(shown?.monthly), month(present.monthly)]]
  }
  return [
    [rows.households, count(shown?.totalSize), count(present.totalSize)],
    [rows.pieces, count(shown?.pieces), count(present.pieces)],
    [rows.discount, money(shown?.totalDiscount), money(present.totalDiscount)],
    [rows.cost, money(shown?.estimatedCost), money(present.estimatedCost)],
  ]
}
