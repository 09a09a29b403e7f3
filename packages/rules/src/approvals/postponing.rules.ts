import { compareDates, showDate, type CalendarDate } from '../calendar/index.ts'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../campaigns/index.ts'
import { inHomeWindow } from '../mail-dates/index.ts'
import type { OrderedContent } from '../orders/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { postponeTexts } from './texts.ts'

/** In which a closed day hits a campaign: its order stands, and nothing of it has been mailed. */
const IS_HIT = {
  DRAFT: false,
  SUBMITTED: true,
  ACKNOWLEDGED: true,
  APPROVED: true,
  ACTIVE: false,
  COMPLETED: false,
  CANCEL_REQUESTED: false,
  CANCELLED: false,
  BULKREORDER: false,
  RESERVED: false,
} as const satisfies Record<CampaignStatus, boolean>

type HitStatus = {
  [Status in CampaignStatus]: (typeof IS_HIT)[Status] extends true ? Status : never
}[CampaignStatus]

export const HIT_STATUSES = CAMPAIGN_STATUSES.filter(
  (status): status is HitStatus => IS_HIT[status],
)

export interface MailDates {
  mailDate: CalendarDate | null
  /** Null: there is one wave. */
  secondMailDate: CalendarDate | null
}

interface Days {
  closed: readonly CalendarDate[]
  /** On which all that the campaign sends can be sent, ascending, without the closed ones. */
  eligible: readonly CalendarDate[]
}

export type PostponeRefusal =
  | 'mail-date.not-closed'
  | 'mail-date.none-left'
  | 'mail-date.coupon-ends-before'

/** The dates off the closed days, each on the next one that can be; the second wave stays the later one. */
export function postponed(
  { mailDate, secondMailDate }: MailDates,
  { closed, eligible }: Days,
): Result<MailDates, PostponeRefusal> {
  const isHit = (day: CalendarDate | null) => day !== null && closed.includes(day)
  const next = (day: CalendarDate) => eligible.find((one) => compareDates(one, day) > 0)
  if (!isHit(mailDate) && !isHit(secondMailDate)) return refuse('mail-date.not-closed')
  const first = mailDate !== null && isHit(mailDate) ? next(mailDate) : mailDate
  if (first === undefined) return refuse('mail-date.none-left')
  const isOvertaken =
    first !== null && secondMailDate !== null && compareDates(secondMailDate, first) <= 0
  const behind = isOvertaken ? first : secondMailDate
  const second = behind !== null && (isOvertaken || isHit(behind)) ? next(behind) : behind
  if (second === undefined) return refuse('mail-date.none-left')
  return accept({ mailDate: first, secondMailDate: second })
}

/** May what was ordered be sent on these days: no coupon ends before the last piece is at home. */
export function mayBeSentOn(
  { steps }: Pick<OrderedContent, 'steps'>,
  { mailDate, secondMailDate }: MailDates,
): Result<true, 'mail-date.coupon-ends-before'> {
  const last = secondMailDate ?? mailDate
  if (last === null) return accept(true)
  const home = inHomeWindow(last).last
  const isOver = steps.some(({ coupons }) =>
    coupons.some(({ endDate }) => endDate !== null && compareDates(endDate, home) < 0),
  )
  return isOver ? refuse('mail-date.coupon-ends-before') : accept(true)
}

/** For the timeline: 'Moved off a closed day: 12/24/2027 became 12/27/2027.' */
export function postponedInWords(before: MailDates, after: MailDates): string {
  const moves = (['mailDate', 'secondMailDate'] as const).flatMap((wave) => {
    const old = before[wave]
    const day = after[wave]
    return old === day || !old || !day ? [] : [postponeTexts.became(showDate(old), showDate(day))]
  })
  return postponeTexts.moved(moves.join(', '))
}
