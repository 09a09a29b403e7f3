import { mayBeSentOn, postponed, type MailDates } from '@marquee/rules/approvals'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { datesFor } from '@marquee/rules/mail-dates'
import { accept } from '@marquee/rules/result'
import { selectableDates } from '@marquee/rules/templates'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { templateOf, type FoundCampaign } from '../campaigns/index.ts'
import type { SubmittedOrder } from '../orders/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'

interface Planning {
  use: Use
  now: number
}

/** For many campaigns of one call: most began with the same templates, and have the same days closed. */
export const planningMany = <Call extends Planning>(call: Call): Call => ({
  ...call,
  use: readingOnce(call.use, [templatesStore, blackoutDatesStore]),
})

export const mailDatesOf = ({ campaign }: FoundCampaign): MailDates => ({
  mailDate: campaign.mailDate,
  secondMailDate: campaign.details.hasSecondWave ? campaign.secondMailDate : null,
})

/**
 * The days on which a campaign is mailed instead of closed ones, with this day counted as closed; or
 * why there are none.
 */
export async function plannedPostponing(
  found: FoundCampaign,
  order: SubmittedOrder | undefined,
  call: Planning,
  alsoClosed?: CalendarDate,
) {
  const { path, details } = found.campaign
  const { content } = await templateOf(found, call)
  const days = await call.use(blackoutDatesStore).all(path)
  const closed = [...days.map(({ date }) => date), ...(alsoClosed ? [alsoClosed] : [])]
  const today = todayIn(found.market.timeZone, call.now)
  const eligible = datesFor(
    details.fulfillmentChannelsAndVariations,
    selectableDates(content, today, closed),
  )
  const planned = postponed(mailDatesOf(found), { closed, eligible })
  if (!planned.ok || !order) return planned
  const sent = mayBeSentOn(order.content, planned.value)
  return sent.ok ? accept(planned.value) : sent
}
