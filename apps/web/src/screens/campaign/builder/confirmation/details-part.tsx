import { showDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import {
  detailsLine,
  detailsNames,
  usesMailDate,
  type DetailsLine,
  type DetailsName,
} from '@marquee/rules/campaigns'
import { showPhone } from '@marquee/rules/phone'
import { places } from '@marquee/rules/builder'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { inHomeLines } from '../facts.rules.ts'
import { EditStepLink } from './edit-step-link.tsx'
import { texts } from './texts.ts'

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

/** Told in other words, or beside another field; the rest as the table of the details has it. */
const ownRows: Partial<Record<DetailsName, (campaign: Campaign) => Rows>> = {
  name: ({ name, market }) => [
    [texts.name, name],
    [texts.market, market.name],
  ],
  fulfillmentChannelsAndVariations: ({ fulfillmentChannelsAndVariations: chosen }) => [
    [texts.channels, chosen.map(({ value }) => channelNames[value]).join('\n') || texts.noChannels],
  ],
  campaignStartDate: datesOf,
  deploymentDateTwo: () => [],
  // With the cost.
  isBillingDeferred: () => [],
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
  const { category, campaignStartDate: first, secondWave, deploymentDateTwo: second } = campaign
  if (!usesMailDate(category) && first === null) return [[texts.mailDate, texts.asNeeded]]
  return [
    [secondWave ? texts.firstWave : texts.mailDate, first ? showDate(first) : texts.noDate],
    [texts.secondWave, secondWave && (second ? showDate(second) : texts.noDate)],
    [texts.inHome, inHomeLines(campaign)],
  ]
}

function metroOf({ metroCampaign, selectedMarkets, parentCampaignKey }: Campaign): Rows {
  if (!metroCampaign) return []
  const { metroGroupName, fundingType, isExpressService, contactDto, marketPhoneNumber } =
    metroCampaign
  const { firstName, lastName, phoneNumber, email } = contactDto
  const isChild = parentCampaignKey !== null
  return [
    [texts.group, metroGroupName],
    [texts.dealers, !isChild && String(selectedMarkets.length)],
    [texts.funding, texts.fundingTypes[fundingType]],
    [texts.expressService, isExpressService && texts.yes],
    [texts.contact, [`${firstName} ${lastName}`.trim(), showPhone(phoneNumber), email].join('\n')],
    [texts.phone, isChild && showPhone(marketPhoneNumber)],
  ]
}
