import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import {
  detailsNames,
  isDeferred,
  NEW_METRO_CAMPAIGN,
  picked,
  type Campaign as JudgedCampaign,
  type MetroCampaign,
} from '@marquee/rules/campaigns'
import { chosenChannels } from '@marquee/rules/channels'
import type { PickedDate } from '../../../../ui/date-field/index.ts'
import type { Campaign } from '../answers.ts'
import type { Details } from '../use-saving.ts'
import { hasTrait } from '@marquee/rules/templates'

/** What the form holds: the details, with days that may be typed half, and a place for what only metro has. */
export interface DetailsValues extends Omit<
  Details,
  'metroCampaign' | 'campaignStartDate' | 'deploymentDateTwo'
> {
  metroCampaign: MetroCampaign
  campaignStartDate: PickedDate
  deploymentDateTwo: PickedDate
}

export const valuesOf = (campaign: Campaign): DetailsValues => ({
  ...picked(campaign, detailsNames),
  firstWave: true,
  metroCampaign: campaign.metroCampaign ?? NEW_METRO_CAMPAIGN,
})

/** As it is saved: trimmed, and nothing of what the form does not show. */
export function detailsOf(
  values: DetailsValues,
  { category }: Pick<Campaign, 'category'>,
): Details {
  const { secondWave, campaignStartDate, deploymentDateTwo } = values
  const metroCampaign = hasTrait(category, 'several-dealers') ? trimmed(values.metroCampaign) : null
  return {
    ...values,
    name: values.name.trim(),
    metroCampaign,
    campaignStartDate: dayOf(campaignStartDate),
    deploymentDateTwo: secondWave ? dayOf(deploymentDateTwo) : null,
    isBillingDeferred: isDeferred({ ...values, metroCampaign }),
  }
}

/** The campaign as it would be with what is typed, for the rules to judge. */
export const campaignWith = (values: DetailsValues, campaign: Campaign): JudgedCampaign => ({
  ...campaign,
  ...detailsOf(values, campaign),
})

/** The same, for the summary, which also tells of the channels that follow from what is chosen. */
export function asTyped(values: DetailsValues, campaign: Campaign): Campaign {
  const details = detailsOf(values, campaign)
  const fulfillmentChannels = chosenChannels(details.fulfillmentChannelsAndVariations)
  return { ...campaign, ...details, fulfillmentChannels }
}

/** A day that is only half typed is none. */
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
