import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { places, type Place } from '@marquee/rules/builder'
import { showDate } from '@marquee/rules/calendar'
import {
  paymentsOfBills,
  detailsLine,
  detailsNames,
  undated,
  usesMailDate,
  type DetailsLine,
  type DetailsName,
} from '@marquee/rules/campaigns'
import { channelNames } from '@marquee/rules/channels'
import { showMoney } from '@marquee/rules/money'
import { showPhone } from '@marquee/rules/phone'
import { Link } from 'react-router'
import { isSetOff } from '@marquee/rules/templates'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { MonthlyFacts } from '../../../../widgets/audience/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { YearCosts } from '../year-costs.tsx'
import { audienceFacts, inHomeLines, piecePrices } from '../facts.rules.ts'
import { stepNames } from '../texts.ts'
import { texts } from './texts.ts'
import { useShownMonth } from '../use-shown-month.ts'

/** What was decided in the details. */
export function DetailsPart() {
  const { campaign } = useBuilder()
  return (
    <Section
      title={texts.details}
      actions={<EditStepLink place={places.details} name={texts.details} />}
      framed
    >
      <Facts facts={detailsNames.flatMap((name) => rowsOf(name, campaign))} />
    </Section>
  )
}

type Rows = [string, string | false][]

/** Fields that are shown in other words or beside another one; the rest is shown as the table of the details has it. */
const ownRows: Partial<Record<DetailsName, (campaign: Campaign) => Rows>> = {
  name: ({ name, market, metroCampaign, parentCampaignKey }) => [
    [texts.name, name],
    // A campaign for a group belongs to no market of the tree: its group is named below.
    [texts.market, (metroCampaign === null || parentCampaignKey !== null) && market.name],
  ],
  fulfillmentChannelsAndVariations: ({ fulfillmentChannelsAndVariations: chosen }) => [
    [texts.channels, chosen.map(({ value }) => channelNames[value]).join('\n') || texts.noChannels],
  ],
  mailDate: datesOf,
  secondMailDate: () => [],
  // Shown with the cost.
  isBillingDeferred: () => [],
  monthlyCap: () => [],
  metroCampaign: metroOf,
  sampleRecipients: ({ sampleRecipients }) => [
    [texts.seeds, texts.recipients(sampleRecipients.length)],
  ],
}

function rowsOf(name: DetailsName, campaign: Campaign): Rows {
  const line = ({ label, shown }: DetailsLine): Rows => [[label, shown || false]]
  return ownRows[name]?.(campaign) ?? detailsLine(name, campaign).flatMap(line)
}

function datesOf(campaign: Campaign): Rows {
  const { category, mailDate: first, hasSecondWave, secondMailDate: second } = campaign
  if (!usesMailDate(category) && first === null) return [[texts.mailDate, undated(category)]]
  return [
    [hasSecondWave ? texts.firstWave : texts.mailDate, first ? showDate(first) : undated(category)],
    [texts.secondWave, hasSecondWave && (second ? showDate(second) : undated(category))],
    [texts.inHome, inHomeLines(campaign)],
  ]
}

function metroOf({ metroCampaign, market, selectedMarkets, parentCampaignKey }: Campaign): Rows {
  if (!metroCampaign) return []
  const { marketGroupKey, metroGroupName, metroGroupUrl } = metroCampaign
  const { fundingType, isExpressService, contactDto, marketPhoneNumber } = metroCampaign
  const { firstName, lastName, phoneNumber, email } = contactDto
  const isChild = parentCampaignKey !== null
  return [
    // Of a child, the market is its dealer.
    [texts.group, !isChild && (marketGroupKey === null ? texts.noGroup : market.name)],
    [texts.groupName, metroGroupName],
    [texts.groupUrl, metroGroupUrl],
    [texts.dealers, !isChild && String(selectedMarkets.length)],
    [texts.funding, texts.fundingTypes[fundingType]],
    [texts.expressService, isExpressService && texts.yes],
    [texts.contact, [`${firstName} ${lastName}`.trim(), showPhone(phoneNumber), email].join('\n')],
    [texts.phone, isChild && showPhone(marketPhoneNumber)],
  ]
}

/** To the step where something is changed; where nothing can be, there is no way. */
export function EditStepLink({ place, name }: { place: Place; name: string }) {
  const { flow, pathTo, closed } = useBuilder()
  const isThere = flow.steps.some((step) => step.place === place && step.blocked === null)
  if (closed || !isThere) return null
  return (
    <Button
      component={Link}
      to={pathTo(place)}
      size="small"
      variant="outlined"
      startIcon={<EditOutlined />}
    >
      {texts.edit(name)}
    </Button>
  )
}

/** Who it reaches, and what a piece and all of them cost. */
export function CostPart() {
  const { campaign } = useBuilder()
  const { audience, isBillingDeferred, mailDate } = campaign
  // Their days are known before their amounts.
  const payments =
    isBillingDeferred && mailDate !== null
      ? paymentsOfBills(audience?.bills ?? [], mailDate).map(({ date, amount }) =>
          audience ? texts.payment(showMoney(amount), showDate(date)) : texts.third(showDate(date)),
        )
      : []
  return (
    <Section title={texts.cost} actions={<EditAudienceLink />} framed>
      <MonthPart />
      <Facts
        facts={[
          ...audienceFacts(campaign),
          [texts.price, piecePrices(campaign)],
          [texts.payments, payments.join('\n')],
        ]}
      />
      <YearCosts />
    </Section>
  )
}

/** Where nobody chooses the audience, its cap stands with the details. */
function EditAudienceLink() {
  const { campaign } = useBuilder()
  return isSetOff(campaign.category) ? (
    <EditStepLink place={places.details} name={texts.cap} />
  ) : (
    <EditStepLink place={places.audience} name={stepNames.AUDIENCE_SELECTION} />
  )
}

/** Of what a need of the customer sets off: what is sent in a month, and the cap. */
function MonthPart() {
  const { campaign } = useBuilder()
  const { status, month, error, retry, isRefreshing } = useShownMonth(campaign)
  if (!isSetOff(campaign.category)) return null
  return (
    <Box sx={{ mb: 4 }}>
      {status === 'loading' && <RowsSkeleton rows={2} />}
      {status === 'failed' && (
        <ErrorState title={texts.notEstimated} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {month && <MonthlyFacts estimate={month.estimate} cap={month.cap} />}
    </Box>
  )
}
