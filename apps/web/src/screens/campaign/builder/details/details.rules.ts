import { isCalendarDate, showDate, type CalendarDate } from '@marquee/rules/calendar'
import {
  detailsLabel,
  detailsLine,
  detailsNames,
  detailsTexts,
  isDeferred,
  NEW_METRO_CAMPAIGN,
  picked,
  type Campaign as JudgedCampaign,
  type DetailsName,
  type MetroCampaign,
} from '@marquee/rules/campaigns'
import { chosenChannels } from '@marquee/rules/channels'
import { showPhone } from '@marquee/rules/phone'
import { hasTrait } from '@marquee/rules/templates'
import { wholeNumber } from '../../../../ui/form/index.ts'
import type { PickedDate } from '../../../../ui/date-field/index.ts'
import type { Campaign, Season } from '../answers.ts'
import type { Details, SeasonDate } from '../use-saving.ts'
import { differenceTexts as texts } from './texts.ts'

/** What the form holds: the details with days that may be half typed, and the fields of a metro campaign always. */
export interface DetailsValues extends Omit<
  Details,
  'metroCampaign' | 'mailDate' | 'monthlyCap' | 'secondMailDate'
> {
  metroCampaign: MetroCampaign
  mailDate: PickedDate
  secondMailDate: PickedDate
  /** As it is typed. */
  monthlyCap: string
  /** The mail dates of the seasons of a year. */
  seasonDates: { templateKey: number; deploymentDate: PickedDate }[]
}

export const valuesOf = (campaign: Campaign, seasons: readonly Season[]): DetailsValues => ({
  ...picked(campaign, detailsNames),
  firstWave: true,
  metroCampaign: campaign.metroCampaign ?? NEW_METRO_CAMPAIGN,
  monthlyCap: String(campaign.monthlyCap ?? ''),
  seasonDates: seasons.map((season) => ({
    templateKey: season.campaign.template.key,
    deploymentDate: season.campaign.mailDate,
  })),
})

/** What is saved: trimmed, and without the fields that the form does not show. */
export function toDetails(
  values: DetailsValues,
  { category }: Pick<Campaign, 'category'>,
): Details {
  const { seasonDates: _, ...details } = values
  const { hasSecondWave, mailDate, secondMailDate } = values
  const metroCampaign = hasTrait(category, 'several-dealers') ? trimmed(values.metroCampaign) : null
  return {
    ...details,
    name: values.name.trim(),
    metroCampaign,
    mailDate: dayOf(mailDate),
    secondMailDate: hasSecondWave ? dayOf(secondMailDate) : null,
    isBillingDeferred: isDeferred({ ...values, metroCampaign }),
    monthlyCap: capOf(values.monthlyCap),
  }
}

/** The mail dates of the seasons, as they are saved. */
export const toSeasonDates = ({ seasonDates }: DetailsValues): SeasonDate[] =>
  seasonDates.map(({ templateKey, deploymentDate }) => ({
    templateKey,
    deploymentDate: dayOf(deploymentDate),
  }))

/** A season as the form of its year would save it, for the rules to judge. */
export function seasonWith(values: DetailsValues, at: number, season: Season): JudgedCampaign {
  const { fulfillmentChannelsAndVariations, seasonDates } = values
  const mailDate = dayOf(seasonDates[at]?.deploymentDate ?? null)
  return { ...season.campaign, fulfillmentChannelsAndVariations, mailDate }
}

/** The campaign as the form would save it, for the rules to judge. */
export const campaignWith = (values: DetailsValues, campaign: Campaign): JudgedCampaign => ({
  ...campaign,
  ...toDetails(values, campaign),
})

/**
 * The same for the summary, which also shows the channels that follow from what is chosen. A day that is refused at
 * its field is none.
 */
export function asTyped(
  values: DetailsValues,
  campaign: Campaign,
  problems: Readonly<Record<string, string | undefined>>,
): Campaign {
  const details = toDetails(values, campaign)
  const fulfillmentChannels = chosenChannels(details.fulfillmentChannelsAndVariations)
  return {
    ...campaign,
    ...details,
    mailDate: problems['mailDate'] === undefined ? details.mailDate : null,
    secondMailDate: problems['secondMailDate'] === undefined ? details.secondMailDate : null,
    fulfillmentChannels,
  }
}

/** What is typed and is no whole number is none that may be saved. */
export const capOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (wholeNumber(typed) ?? Number.NaN)

/** A day that is half typed counts as none. */
export const dayOf = (date: PickedDate): CalendarDate | null =>
  date !== null && isCalendarDate(date) ? date : null

function trimmed(metro: MetroCampaign): MetroCampaign {
  const { metroGroupName, metroGroupUrl, contactDto } = metro
  return {
    ...metro,
    metroGroupName: metroGroupName.trim(),
    metroGroupUrl: metroGroupUrl.trim(),
    contactDto: {
      firstName: contactDto.firstName.trim(),
      lastName: contactDto.lastName.trim(),
      phoneNumber: contactDto.phoneNumber,
      email: contactDto.email.trim(),
    },
  }
}

/** With the days that are typed in full, and the fields of a metro campaign always. */
type TypedDetails = Details & Pick<DetailsValues, 'metroCampaign'>

/** A line for each season that another person gave another mail date than stands in the form. */
export const differingDates = (
  typed: DetailsValues,
  saved: DetailsValues,
  seasons: readonly Season[],
): string[] =>
  toSeasonDates(saved).flatMap(({ deploymentDate }, at) => {
    if (deploymentDate === toSeasonDates(typed)[at]?.deploymentDate) return []
    const name = seasons[at]?.campaign.name ?? ''
    return [`${name}: ${deploymentDate === null ? texts.nothing : showDate(deploymentDate)}`]
  })

interface Described {
  label: string
  shown: string
  /** What is compared, where the shown text leaves something out. */
  key?: string
}

/** A line for each field that another person saved otherwise than it stands in the form. */
export function differencesOf(typed: DetailsValues, saved: DetailsValues): string[] {
  const before = new Map(described(typed).map((one) => [one.label, keyOf(one)]))
  return described(saved)
    .filter((one) => before.get(one.label) !== keyOf(one))
    .map(({ label, shown }) => `${label}: ${shown || texts.nothing}`)
}

const keyOf = ({ key, shown }: Described) => key ?? shown

const described = (values: DetailsValues): Described[] => {
  const { mailDate, secondMailDate } = values
  const details = {
    ...values,
    mailDate: dayOf(mailDate),
    secondMailDate: dayOf(secondMailDate),
    monthlyCap: capOf(values.monthlyCap),
  }
  return detailsNames.flatMap((name) => ownLines[name]?.(details) ?? detailsLine(name, details))
}

/** Fields that are shown in other words, or in more lines, than the table of the details has. */
const ownLines: Partial<Record<DetailsName, (details: TypedDetails) => Described[]>> = {
  fulfillmentChannelsAndVariations: (details) =>
    detailsLine('fulfillmentChannelsAndVariations', details).map(({ shown }) => ({
      label: texts.channels,
      shown,
    })),
  secondMailDate: (details) =>
    detailsLine('secondMailDate', details).map(({ label, shown }) => ({
      label,
      shown: details.hasSecondWave ? shown : '',
    })),
  metroCampaign: ({ metroCampaign }) => describedMetro(metroCampaign),
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

function describedMetro(metro: DetailsValues['metroCampaign']): Described[] {
  const { firstName, lastName, phoneNumber, email } = metro.contactDto
  const inMetro = (field: string, shown: string): Described => ({
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
