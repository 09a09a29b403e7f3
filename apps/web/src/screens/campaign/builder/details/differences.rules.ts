import { isCalendarDate, showDate } from '@marquee/rules/calendar'
import { detailsLabel, detailsTexts } from '@marquee/rules/campaigns'
import { channelNames } from '@marquee/rules/channels'
import { showPhone } from '@marquee/rules/phone'
import type { PickedDate } from '../../../../ui/date-field/index.ts'
import type { DetailsValues } from './details-values.rules.ts'
import { differenceTexts as texts } from './texts.ts'

interface Told {
  label: string
  shown: string
  /** What is compared, where what is shown does not tell all. */
  key?: string
}

/** What another person saved and is not what stands in the form, a line each. */
export function differencesOf(typed: DetailsValues, saved: DetailsValues): string[] {
  const before = new Map(told(typed).map((one) => [one.label, keyOf(one)]))
  return told(saved)
    .filter((one) => before.get(one.label) !== keyOf(one))
    .map(({ label, shown }) => `${label}: ${shown || texts.nothing}`)
}

const keyOf = ({ key, shown }: Told) => key ?? shown

function told(values: DetailsValues): Told[] {
  const { secondWave, fulfillmentChannelsAndVariations: chosen } = values
  return [
    { label: detailsLabel('name'), shown: values.name },
    { label: texts.channels, shown: chosen.map(({ value }) => channelNames[value]).join(', ') },
    { label: detailsLabel('campaignStartDate'), shown: day(values.campaignStartDate) },
    {
      label: detailsLabel('deploymentDateTwo'),
      shown: secondWave ? day(values.deploymentDateTwo) : '',
    },
    { label: detailsTexts.deferral.label, shown: yesOrNo(values.isBillingDeferred) },
    ...toldOfMetro(values),
    {
      label: detailsLabel('sampleRecipients'),
      shown: values.sampleRecipients
        .map(({ foreName, surName }) => `${foreName} ${surName}`)
        .join(', '),
      key: JSON.stringify(values.sampleRecipients),
    },
  ]
}

function toldOfMetro({ metroCampaign: metro, selectedMarketKeys: dealers }: DetailsValues): Told[] {
  const { firstName, lastName, phoneNumber, email } = metro.contactDto
  const inMetro = (field: string, shown: string): Told => ({
    label: detailsLabel(`metroCampaign.${field}`),
    shown,
  })
  return [
    inMetro('fundingType', detailsTexts.fundingTypes[metro.fundingType]),
    inMetro('metroGroupName', metro.metroGroupName),
    inMetro('metroGroupUrl', metro.metroGroupUrl),
    inMetro('marketPhoneNumber', showPhone(metro.marketPhoneNumber)),
    { label: texts.serviceLogo, shown: yesOrNo(metro.isExpressService) },
    {
      label: texts.contact,
      shown: [`${firstName} ${lastName}`.trim(), showPhone(phoneNumber), email].join(', '),
    },
    {
      label: detailsTexts.dealers.title,
      shown: texts.dealers(dealers.length),
      key: dealers.toSorted((a, b) => a - b).join(),
    },
  ]
}

const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)

const day = (date: PickedDate) => (date !== null && isCalendarDate(date) ? showDate(date) : '')
