import type { CalendarDate } from '../calendar/index.ts'
import { channelsOf, type ChannelOption, type FulfillmentOption } from '../channels/index.ts'
import { eligibleMailDates } from '../mail-dates/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { CampaignTemplate, LeadTime } from './template.rules.ts'

/** Where a template says nothing else, in business days. */
export const DEFAULT_LEAD_DAYS = { EMAIL: 3, DIRECT_MAIL: 10, DIGITAL_MEDIA: 3 } as const

type Dated = Pick<CampaignTemplate, 'channelOptions' | 'leadTimes' | 'mailWindow'>

/** The mail dates for each channel and variation that a template offers. */
export function selectableDates(
  { channelOptions, leadTimes, mailWindow }: Dated,
  today: CalendarDate,
  blackoutDates: readonly CalendarDate[],
): Partial<Record<FulfillmentOption, CalendarDate[]>> {
  return Object.fromEntries(
    offeredOptions(channelOptions).map((option) => [
      option,
      eligibleMailDates({
        today,
        blackoutDates,
        offered: mailWindow,
        leadDays: leadDaysOf(option, leadTimes),
      }),
    ]),
  )
}

/** What a channel option is called: its variation, or else its channel. */
export function optionOf(option: ChannelOption): FulfillmentOption | null {
  return option.fulfillmentChannelVariation ?? option.fulfillmentChannel
}

export function offeredOptions(options: readonly ChannelOption[]): FulfillmentOption[] {
  return options
    .filter(({ optionality }) => optionality !== 'DISABLED')
    .map(optionOf)
    .filter((option) => option !== null)
}

/** A way of sending that uses several channels waits for the slowest. */
export function leadDaysOf(option: FulfillmentOption, leadTimes: readonly LeadTime[]): number {
  const days = channelsOf(option).map(
    (channel) =>
      leadTimes.find(({ fulfillmentChannel }) => fulfillmentChannel === channel)?.businessDays ??
      DEFAULT_LEAD_DAYS[channel],
  )
  return Math.max(...days)
}

/** May a mail date be chosen at all, and which ones: any day, or those above. */
export function mayChooseDate(
  template: Pick<CampaignTemplate, 'campaignExecution' | 'isMailDateLocked'>,
  isAdministrator: boolean,
): Result<true, 'mail-date.restricted' | 'mail-date.locked'> {
  if (template.campaignExecution.startDateSelectionMode === 'RESTRICTED') {
    return refuse('mail-date.restricted')
  }
  return template.isMailDateLocked && !isAdministrator ? refuse('mail-date.locked') : accept(true)
}
