import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { changeTexts } from '@marquee/rules/approvals'
import { showDate } from '@marquee/rules/calendar'
import { campaignPhases, campaignStatusLabels, lastDecisionDay } from '@marquee/rules/campaigns'
import { orderStatusLabels } from '@marquee/rules/orders'
import { seedLine } from '@marquee/rules/seed-lists'
import { hasTrait } from '@marquee/rules/templates'
import { useParams } from 'react-router'
import { api, useOperation } from '../../../../../api/index.ts'
import { paths } from '../../../../../app/paths.ts'
import { Facts } from '../../../../../ui/facts/index.ts'
import { Page, Section } from '../../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../../ui/states/index.ts'
import { CampaignTimeline, LastWords } from '../../../../../widgets/approvals/index.ts'
import { CampaignSendings } from '../../../../../widgets/sendings/index.ts'
import { showMoment } from '../../../../../widgets/calendar/index.ts'
import { OrderLines, RecipientsGone } from '../../../../../widgets/orders/index.ts'
import type { Season } from '../../answers.ts'
import { BuilderProvider } from '../../builder.ts'
import { useBuilderOf } from '../../use-builder-of.ts'
import { CostPart, DetailsPart } from '../campaign-parts.tsx'
import { OrderedNearby } from '../near-mailings-part.tsx'
import { PiecesPart } from '../pieces-part.tsx'
import type { Campaign, Review } from './answers.ts'
import { DecisionPart } from './decision-part.tsx'
import { Folded } from './folded.tsx'
import { reviewTexts as texts } from './texts.ts'

/** All that an approver needs to know of one campaign, and the decision. */
export function Screen() {
  const { campaignKey = '' } = useParams()
  const input = { params: { key: campaignKey } }
  const campaign = useOperation(api.campaigns.read, { ...input, query: {} }, { selection: false })
  const review = useOperation(api.approvals.review, input, { selection: false })
  const isYear = campaign.response !== undefined && hasTrait(campaign.response.category, 'year')
  const year = useOperation(
    api.annual.read,
    { ...input, query: {} },
    { selection: false, enabled: isYear },
  )
  if (campaign.response && review.response && (!isYear || year.response)) {
    return (
      <ReviewOf
        campaign={campaign.response}
        seasons={year.response?.seasonals ?? NO_SEASONS}
        review={review.response}
      />
    )
  }
  const failed = [campaign, review, year].find(({ status }) => status === 'failed')
  return (
    <Page title={texts.title} back={{ to: paths.approvals, name: texts.back }}>
      <NotLoaded isLoading={!failed} failed={failed} texts={texts} to={paths.approvals}>
        <RowsSkeleton rows={8} />
      </NotLoaded>
    </Page>
  )
}

/** What was decided about the order that is looked at: for its approvers it is no draft again. */
const standing = (status: Campaign['status'], { order }: Review): string =>
  status === 'DRAFT' && order ? orderStatusLabels[order.status] : campaignStatusLabels[status]

const NO_SEASONS: readonly Season[] = []

interface ReviewOfProps {
  campaign: Campaign
  /** Of a year. */
  seasons: readonly Season[]
  review: Review
}

function ReviewOf({ campaign, seasons, review }: ReviewOfProps) {
  const builder = useBuilderOf(campaign, seasons, 'confirmation')
  const { market, status, name, key } = campaign
  return (
    <Page
      title={name}
      back={{ to: paths.approvals, name: texts.back }}
      intro={texts.intro(market.name, standing(status, review))}
    >
      {status === 'CANCEL_REQUESTED' && <LastWords campaignKey={key} of="cancelRequest" />}
      <RecipientsGone recipients={review.recipients} />
      <CampaignSendings campaign={campaign} />
      {campaignPhases[status] === 'waiting' && <OrderedNearby campaign={campaign} />}
      {/* To look at: it is changed in the builder. */}
      <BuilderProvider value={{ ...builder, closed: builder.closed ?? 'builder.not-editable' }}>
        <Box sx={sideBySide}>
          <Folded>
            <PiecesPart />
          </Folded>
          <Box>
            <CostPart />
            <AudiencePart audience={review.audience} />
            <ChangesPart campaign={campaign} review={review} />
            <TouchpointsPart touchpoints={review.touchpoints} />
          </Box>
        </Box>
        <DetailsPart />
        <PeoplePart campaign={campaign} dealers={review.dealers} />
        <OrderLinesPart campaignKey={key} />
      </BuilderProvider>
      <CampaignTimeline campaignKey={key} />
      <DecisionPart campaign={campaign} review={review} />
    </Page>
  )
}

/** The piece, what it costs, whom it reaches and what changed: beside each other on a wide screen, else in this order. */
const sideBySide = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > *': { minWidth: 0 },
} as const

/** Who it reaches, as it was ordered. */
function AudiencePart({ audience }: Pick<Review, 'audience'>) {
  if (audience.length === 0) return null
  return (
    <Section title={texts.audience} framed>
      <Facts inRows facts={audience.map(({ label, text }) => [label, text])} />
    </Section>
  )
}

/** Who submitted it, and what has changed since the last decision. */
function ChangesPart({ campaign, review }: { campaign: Campaign; review: Review }) {
  const { order, since, changes } = review
  const who = order?.submittedAt
    ? texts.submitted(
        order.submittedBy ?? texts.someone,
        showMoment(order.submittedAt),
        order.revision,
      )
    : texts.never
  const lastDay = lastDecisionDay(campaign, campaign.template, order?.submittedFreely ?? false)
  const isOpen = campaignPhases[campaign.status] === 'waiting'
  return (
    <Section title={texts.changes} description={who} framed>
      {isOpen && lastDay && (
        <Typography sx={{ mb: 2 }}>{texts.decideBy(showDate(lastDay))}</Typography>
      )}
      {since ? (
        <>
          <Typography>
            {texts.since(
              since.isPostponed ? texts.postponed : (texts.decisions[since.status] ?? since.status),
              since.by ?? texts.someone,
              showMoment(since.at),
            )}
          </Typography>
          <Changes changes={changes} name={texts.changes} />
        </>
      ) : (
        order && <Typography>{texts.first}</Typography>
      )}
    </Section>
  )
}

/** What has changed, a sentence each. */
function Changes({ changes, name }: { changes: readonly string[]; name: string }) {
  if (changes.length === 0) return <Typography sx={{ mt: 2 }}>{changeTexts.none}</Typography>
  return (
    <Box component="ul" aria-label={name} sx={{ mt: 2, mb: 0, pl: 5 }}>
      {changes.map((sentence) => (
        <Typography component="li" key={sentence} sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  )
}

/** The touchpoints of a running campaign that were changed, each with its changes. */
function TouchpointsPart({ touchpoints }: Pick<Review, 'touchpoints'>) {
  if (touchpoints.length === 0) return null
  return (
    <Section title={texts.touchpoints} description={texts.touchpointsWhy} framed>
      {touchpoints.map(({ key, name, changes }) => (
        <Box key={key} sx={{ '& + &': { mt: 4 } }}>
          <Typography variant="subtitle2" component="h3">
            {name}
          </Typography>
          {changes === null ? (
            <Typography sx={{ mt: 1 }}>{texts.newTouchpoint}</Typography>
          ) : (
            <Changes changes={changes} name={name} />
          )}
        </Box>
      ))}
    </Section>
  )
}

interface PeoplePartProps extends Pick<Review, 'dealers'> {
  campaign: Campaign
}

/** The dealers of a metro campaign, and who gets each piece as a test. */
function PeoplePart({ campaign, dealers }: PeoplePartProps) {
  const seeds = campaign.sampleRecipients.map(seedLine)
  return (
    <>
      {dealers.length > 0 && <Names title={texts.dealers(dealers.length)} names={dealers} />}
      {seeds.length > 0 && <Names title={texts.seeds(seeds.length)} names={seeds} />}
    </>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Section title={title} framed>
      <details>
        <Typography component="summary" sx={{ cursor: 'pointer' }}>
          {texts.showNames}
        </Typography>
        <Box
          component="ul"
          aria-label={title}
          sx={{ columnWidth: '18rem', columnGap: 6, mt: 2, mb: 0, pl: 5, overflowWrap: 'anywhere' }}
        >
          {names.map((name, at) => (
            // Two dealers may have the same name.
            <li key={`${name} ${at}`}>{name}</li>
          ))}
        </Box>
      </details>
    </Section>
  )
}

/** What each dealer is charged, and when. */
function OrderLinesPart({ campaignKey }: { campaignKey: number }) {
  const params = { key: String(campaignKey) }
  const { response } = useOperation(api.orders.ofCampaign, { params }, { selection: false })
  const order = response?.order
  return order && <OrderLines order={order} title={texts.orderLines} />
}
