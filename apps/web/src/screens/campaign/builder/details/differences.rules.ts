import {
  detailsLabel,
  detailsLine,
  detailsNames,
  detailsTexts,
  type DetailsName,
} from '@marquee/rules/campaigns'
import { showPhone } from '@marquee/rules/phone'
import type { Details } from '../use-saving.ts'
import { dayOf, type DetailsValues } from './details-values.rules.ts'
import { differenceTexts as texts } from './texts.ts'

/** With the days that are typed in full, and a place for what only metro campaigns have. */
type TypedDetails = Details & Pick<DetailsValues, 'metroCampaign'>

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

const told = (values: DetailsValues): Told[] => {
  const { campaignStartDate, deploymentDateTwo } = values
  const details = {
    ...values,
    campaignStartDate: dayOf(campaignStartDate),
    deploymentDateTwo: dayOf(deploymentDateTwo),
  }
  return detailsNames.flatMap((name) => ownLines[name]?.(details) ?? detailsLine(name, details))
}

/** What is told in other words, or in more lines, than the table of the details has for it. */
const ownLines: Partial<Record<DetailsName, (details: TypedDetails) => Told[]>> = {
  fulfillmentChannelsAndVariations: (details) =>
    detailsLine('fulfillmentChannelsAndVariations', details).map(({ shown }) => ({
      label: texts.channels,
      shown,
    })),
  deploymentDateTwo: (details) =>
    detailsLine('deploymentDateTwo', details).map(({ label, shown }) => ({
      label,
      shown: details.secondWave ? shown : '',
    })),
  metroCampaign: ({ metroCampaign }) => toldOfMetro(metroCampaign),
  selectedMarketKeys: ({ selectedMarketKeys: dealers }) => [
    {
      label: detailsTexts.dealers.title,
      shown: texts.dealers(dealers.length),
      key: dealers.toSorted((a, b) => a - b).join(),
    },
  ],
  sampleRecipients: (details) =>
    detailsLine('sampleRecipients', details).map(({ label, shown }) => ({
      label,
      shown,
      key: JSON.stringify(details.sampleRecipients),
    })),
}

function toldOfMetro(metro: DetailsValues['metroCampaign']): Told[] {
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
    {
      label: texts.serviceLogo,
      shown: metro.isExpressService ? detailsTexts.yes : detailsTexts.no,
    },
    {
      label: texts.contact,
      shown: [`${firstName} ${lastName}`.trim(), showPhone(phoneNumber), email].join(', '),
    },
  ]
}
