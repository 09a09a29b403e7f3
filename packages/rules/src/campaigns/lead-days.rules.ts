import type { CalendarDate } from '../calendar/index.ts'
import { lastDayFor } from '../mail-dates/index.ts'
import { leadDaysOf, offeredOptions, type CampaignTemplate } from '../templates/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'

type Sent = Pick<CampaignDetails, 'fulfillmentChannelsAndVariations'>
type Made = Pick<CampaignTemplate, 'channelOptions' | 'leadTimes'>

/** How many business days the slowest way that a campaign takes needs for making and sending. */
export function slowestLeadDays(
  { fulfillmentChannelsAndVariations }: Sent,
  { channelOptions, leadTimes }: Made,
): number {
  const chosen = fulfillmentChannelsAndVariations.map(({ value }) => value)
  const ways = chosen.length > 0 ? chosen : offeredOptions(channelOptions)
  return Math.max(0, ...ways.map((way) => leadDaysOf(way, leadTimes)))
}

/**
 * The last day on which an approval lets the pieces out in time; null: they have no day. Where an administrator chose
 * the day freely, the time to produce the pieces does not count, as the approval itself has it.
 */
export function lastDecisionDay(
  campaign: Sent & Pick<CampaignDetails, 'mailDate'>,
  template: Made,
  isFreelyChosen: boolean,
): CalendarDate | null {
  const { mailDate } = campaign
  const leadDays = isFreelyChosen ? 0 : slowestLeadDays(campaign, template)
  return mailDate === null ? null : lastDayFor(mailDate, leadDays)
}
