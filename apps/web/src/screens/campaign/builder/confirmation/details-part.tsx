import { showDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { usesMailDate } from '@marquee/rules/campaigns'
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
  const { name, market, sampleRecipients } = campaign
  return (
    <Section
      title={texts.details}
      actions={<EditStepLink place={places.details} name={texts.details} />}
      framed
    >
      <Facts
        facts={[
          [texts.name, name],
          [texts.market, market.name],
          [texts.channels, channelsOf(campaign)],
          ...datesOf(campaign),
          ...metroOf(campaign),
          [texts.seeds, texts.recipients(sampleRecipients.length)],
        ]}
      />
    </Section>
  )
}

type Rows = [string, string | false][]

const channelsOf = ({ fulfillmentChannelsAndVariations: chosen }: Campaign): string =>
  chosen.map(({ value }) => channelNames[value]).join('\n') || texts.noChannels

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
