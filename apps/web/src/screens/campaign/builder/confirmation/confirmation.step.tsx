import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { builderReasons } from '@marquee/rules/builder'
import { showDate } from '@marquee/rules/calendar'
import {
  campaignPhases,
  campaignAbilityTexts,
  campaignStatusLabels,
  cancellingOf,
  lastDecisionDay,
} from '@marquee/rules/campaigns'
import { hasTrait, isSetOff } from '@marquee/rules/templates'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { approvalPath, orderPath } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { CampaignTimeline } from '../../../../widgets/approvals/index.ts'
import { CampaignSendings } from '../../../../widgets/sendings/index.ts'
import { CancelCampaign, cancelTexts } from '../../../../widgets/campaigns/index.ts'
import { OrderLines, RecipientsGone } from '../../../../widgets/orders/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { MissingLinks } from '../missing-links.tsx'
import { BarFrame } from '../step-bar.tsx'
import { StepTitle } from '../step-title.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import { CostPart, DetailsPart } from './campaign-parts.tsx'
import { PiecesPart } from './pieces-part.tsx'
import { DealersPart } from './dealers-part.tsx'
import { NearMailings } from './near-mailings-part.tsx'
import { REFRESHED } from './refreshed.ts'
import { RehearsalPart } from './rehearsal-part.tsx'
import { Rejection } from './rejection.tsx'
import { ReleaseButton } from './release-button.tsx'
import { SubmitPart } from './submit-part.tsx'
import { submitTexts, texts } from './texts.ts'

/** All of the campaign to look at, each part with the way to change it. */
export function Step() {
  const { campaign, closed } = useBuilder()
  const { previous } = useNeighbours()
  const isDraft = campaign.status === 'DRAFT'
  const top = useRef<HTMLElement>(null)
  return (
    <>
      <Box
        component="section"
        ref={top}
        tabIndex={-1}
        aria-label={texts.title}
        sx={{ outline: 'none' }}
      >
        <StepTitle intro={texts.intro}>{texts.title}</StepTitle>
      </Box>
      {campaign.submittedAt !== null && <OrderPart />}
      <CampaignSendings campaign={campaign} />
      {closed && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {builderReasons[closed]}
        </Alert>
      )}
      {!closed && <MissingPart />}
      {isDraft && <NearMailings campaign={campaign} />}
      <RehearsalPart campaign={campaign} />
      <DetailsPart />
      <PiecesPart />
      <CostPart />
      <DealersPart />
      {campaign.submittedAt !== null && <CampaignTimeline campaignKey={campaign.key} />}
      {!closed && (
        <BarFrame previous={previous} status={isDraft ? nextWords(campaign) : undefined}>
          {/* The button is gone after the submit: focus moves to the top, where the order stands. */}
          {isDraft && <SubmitPart onSubmitted={() => top.current?.focus()} />}
        </BarFrame>
      )}
    </>
  )
}

/** What happens after the submit, with the day until which it has to. */
function nextWords(campaign: Campaign): string {
  const lastDay = lastDecisionDay(campaign, campaign.template, campaign.can.chooseFreely.ok)
  return submitTexts.next(lastDay === null ? undefined : showDate(lastDay))
}

/** What stands between the campaign and its order. */
function MissingPart() {
  const { flow, campaign } = useBuilder()
  if (flow.missing.length === 0 || campaignPhases[campaign.status] !== 'draft') return null
  return (
    <Alert severity="warning" sx={{ mb: 6 }}>
      <Typography variant="subtitle2">{texts.missing}</Typography>
      <Box sx={{ mt: 1 }}>
        <MissingLinks missing={flow.missing} />
      </Box>
    </Alert>
  )
}

/** Where a campaign stands that was submitted, its order, and the ways back. */
function OrderPart() {
  const { campaign } = useBuilder()
  const { key, status, category, parentCampaignKey, isReleasedToDealers } = campaign
  const { response } = useOperation(api.orders.ofCampaign, { params: { key: String(key) } })
  const isParent = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  return (
    <>
      <RecipientsGone recipients={response?.order?.recipients ?? null} />
      <Section title={submitTexts.order} framed>
        <Rejection />
        <Typography>{standing(campaign)}</Typography>
        {campaignPhases[status] === 'waiting' && (
          <DecidedBy
            campaign={campaign}
            isFreelyChosen={response && (response.order?.submittedFreely ?? false)}
          />
        )}
        {isParent && (
          <Typography>
            {isReleasedToDealers ? submitTexts.isReleased : notReleased(campaign)}
          </Typography>
        )}
        <OrderActions campaign={campaign} orderKey={response?.order?.key} />
      </Section>
      {response?.part && <OrderLines order={response.part} title={submitTexts.part} />}
    </>
  )
}

interface DecidedByProps {
  campaign: Campaign
  /** Undefined: not known yet. */
  isFreelyChosen: boolean | undefined
}

/** Who decides, and until when, for the person who waits. */
function DecidedBy({ campaign, isFreelyChosen }: DecidedByProps) {
  const lastDay =
    isFreelyChosen === undefined
      ? null
      : lastDecisionDay(campaign, campaign.template, isFreelyChosen)
  const staff = staffAround(campaign)
  return (
    <>
      {staff && <Typography>{submitTexts.deciders(staff)}</Typography>}
      {lastDay && <Typography>{submitTexts.decideBy(showDate(lastDay))}</Typography>}
    </>
  )
}

/** Where the people are who decide about a campaign. */
function staffAround({ market }: Campaign): string {
  const { zone, district } = market.marketHierarchyByType
  return [district, zone].filter(Boolean).join(submitTexts.or)
}

/** Between approval and release a metro campaign waits for somebody: for whom. */
function notReleased(campaign: Campaign): string {
  const staff = staffAround(campaign)
  if (campaign.status !== 'APPROVED' || !staff) return submitTexts.isNotReleased
  const { release } = campaign.can
  const isOwn = !release.ok && release.reason === 'campaign.own-order'
  const releasers = isOwn ? submitTexts.otherReleasers(staff) : submitTexts.releasers(staff)
  return `${submitTexts.isNotReleased} ${releasers}`
}

function standing({ status, category }: Campaign): string {
  if (status === 'APPROVED' && isSetOff(category)) return submitTexts.approvedAsNeeded
  return submitTexts.stands[status] ?? campaignStatusLabels[status]
}

interface OrderActionsProps {
  campaign: Campaign
  orderKey: number | undefined
}

/** What can be done with an order from its campaign; a child follows its parent. */
function OrderActions({ campaign, orderKey }: OrderActionsProps) {
  const [asking, setAsking] = useState<'withdraw' | 'cancel'>()
  const withdraw = useChange(api.campaigns.saveAsDraft, {
    refreshes: REFRESHED,
    success: submitTexts.withdrawn,
  })
  const { key, status, can, parentCampaignKey } = campaign
  const close = () => setAsking(undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4, '&:empty': { display: 'none' } }}>
      {(can.approve.ok || can.confirmCancel.ok) && (
        <Button component={Link} to={approvalPath(key)} variant="contained">
          {submitTexts.review}
        </Button>
      )}
      <ReleaseButton campaign={campaign} />
      {orderKey !== undefined && (
        <Button component={Link} to={orderPath(orderKey)} variant="outlined">
          {submitTexts.openOrder(orderKey)}
        </Button>
      )}
      {status === 'SUBMITTED' && parentCampaignKey === null && (
        <ReasonButton
          variant="outlined"
          reason={whyNot(can.saveAsDraft, campaignAbilityTexts)}
          onClick={() => setAsking('withdraw')}
        >
          {submitTexts.withdraw}
        </ReasonButton>
      )}
      {can.cancel.ok && (
        <Button variant="outlined" color="error" onClick={() => setAsking('cancel')}>
          {cancelTexts.titles[cancellingOf(status)]}
        </Button>
      )}
      <WarningDialog
        open={asking === 'withdraw'}
        title={submitTexts.withdraw}
        question={null}
        leftLabel={submitTexts.keep}
        rightLabel={submitTexts.withdraw}
        busy={withdraw.isRunning}
        onClose={close}
        onContinue={() => {
          withdraw.run({ params: { key: String(key) } }).then(close, close)
        }}
      >
        <Typography>{submitTexts.withdrawing}</Typography>
      </WarningDialog>
      {asking === 'cancel' && <CancelCampaign campaign={campaign} onClose={close} />}
    </Box>
  )
}
