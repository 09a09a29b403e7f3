import { compareDates, showDate, type CalendarDate } from '@marquee/rules/calendar'
import { channelsOf, type ChannelOption, type FulfillmentOption } from '@marquee/rules/channels'
import type { Ability } from '@marquee/rules/result'
import {
  hasTrait,
  isOpen,
  mayChooseDate,
  offeredOptions,
  showPiecePrice,
  type Category,
  type Period,
} from '@marquee/rules/templates'
import type { startReasons } from '../../widgets/templates/index.ts'
import { windowTexts } from './texts.ts'

export type StartReason = keyof typeof startReasons

/** What decides whether a campaign may be started from a template. */
export interface Startable {
  category: Category
  enrollmentStartDate: CalendarDate | null
  enrollmentEndDate: CalendarDate | null
  can: { start: Ability<StartReason> }
}

export type Standing =
  | { is: 'open' }
  /** Closed to others: administrators may start from templates that are not open. */
  | { is: 'open-for-you' }
  | { is: 'closed'; reason: StartReason }
  /** Open, but not for this person. */
  | { is: 'view-only'; reason: StartReason }

const CLOSING: readonly StartReason[] = [
  'campaign-template.not-open-yet',
  'campaign-template.enrollment-ended',
  'campaign-template.mail-date-passed',
  'campaign-template.inactive',
]

/** Where a template stands for the person who looks at it, today. */
export function standingOf(template: Startable, today: CalendarDate): Standing {
  const { start } = template.can
  const open = isOpen(template, today)
  if (start.ok) return { is: open.ok ? 'open' : 'open-for-you' }
  if (CLOSING.includes(start.reason)) return { is: 'closed', reason: start.reason }
  return open.ok ? { is: 'view-only', reason: start.reason } : { is: 'closed', reason: open.reason }
}

interface Enrolled {
  category: Category
  enrollmentStartDate: CalendarDate | null
  enrollmentEndDate: CalendarDate | null
}

/** Other categories are always open; their days do not count. */
const enrolls = ({ category }: Pick<Enrolled, 'category'>) =>
  hasTrait(category, 'enrollment-period')

/** The last day on which a campaign may be started; null where there is none. */
export const lastDayOf = (template: Enrolled): CalendarDate | null =>
  enrolls(template) ? template.enrollmentEndDate : null

/** 'Open until 03/31/2027' */
export function enrollmentInWords(template: Enrolled, today: CalendarDate): string {
  const first = enrolls(template) ? template.enrollmentStartDate : null
  const last = lastDayOf(template)
  const isAhead = first !== null && compareDates(today, first) < 0
  if (isAhead) return windowTexts.opens(showDate(first))
  if (last === null) return windowTexts.alwaysOpen
  const isOver = compareDates(today, last) > 0
  return (isOver ? windowTexts.ended : windowTexts.openUntil)(showDate(last))
}

interface Mailed {
  mailDate: CalendarDate | null
  /** Who orders does not choose another day. */
  isMailDateFixed: boolean
  mailWindow: Period
}

/** When it is mailed, as far as the template says; undefined where it says nothing. */
export function mailingInWords({
  mailDate,
  isMailDateFixed,
  mailWindow,
}: Mailed): string | undefined {
  const window = windowInWords(mailWindow)
  if (mailDate === null) return window
  const day = showDate(mailDate)
  return isMailDateFixed || window === undefined ? day : windowTexts.usually(window, day)
}

/** The same of a whole template. */
export const mailingOf = (
  template: Omit<Mailed, 'isMailDateFixed'> & Parameters<typeof mayChooseDate>[0],
): string | undefined =>
  mailingInWords({ ...template, isMailDateFixed: !mayChooseDate(template, false).ok })

/** When a season of a year is mailed. One enrolls in those that are still ahead. */
export function seasonInWords({ mailDate }: Pick<Mailed, 'mailDate'>, today: CalendarDate): string {
  if (mailDate === null) return windowTexts.undated
  const day = showDate(mailDate)
  return compareDates(mailDate, today) > 0 ? day : windowTexts.passed(day)
}

function windowInWords({ startDate, endDate }: Period): string | undefined {
  if (startDate !== null && endDate !== null) {
    return windowTexts.between(showDate(startDate), showDate(endDate))
  }
  if (startDate !== null) return windowTexts.from(showDate(startDate))
  return endDate === null ? undefined : windowTexts.until(showDate(endDate))
}

interface Priced {
  channelOptions: readonly ChannelOption[]
  prices: readonly { option: FulfillmentOption; pricePerPiece: number }[]
}

interface ShownPrice {
  option: FulfillmentOption
  /** Undefined where the price book names none. */
  price: string | undefined
}

/** What a piece costs in each channel that the template offers, and in ways with a price of their own. */
export function pricesOf({ channelOptions, prices }: Priced): ShownPrice[] {
  const offered = offeredOptions(channelOptions)
  const needed = new Set<FulfillmentOption>(offered.flatMap(channelsOf))
  const own = prices.map(({ option }) => option).filter((option) => offered.includes(option))
  return [...new Set([...needed, ...own])].map((option) => {
    const known = prices.find((each) => each.option === option)
    return { option, price: known && showPiecePrice(known.pricePerPiece) }
  })
}
