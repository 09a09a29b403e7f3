import { addDays, compareDates, type CalendarDate } from '../calendar/index.ts'
import type { ChosenOption, FulfillmentOption } from '../channels/index.ts'
import { fieldTexts } from '../fields/index.ts'
import { latestDates } from './eligible-dates.rules.ts'
import { mailDateTexts } from './texts.ts'

/** The mail dates of each channel and variation that a template offers. */
export type SelectableDates = Readonly<Partial<Record<FulfillmentOption, readonly CalendarDate[]>>>

/** The days on which all that is chosen can be sent; none while nothing is chosen. */
export function datesFor(
  chosen: readonly ChosenOption[],
  selectable: SelectableDates,
): readonly CalendarDate[] {
  return latestDates(chosen.flatMap(({ value }) => [selectable[value] ?? []]))
}

/** From which day to which a picker reaches. */
export function pickerBounds(
  dates: readonly CalendarDate[],
): { first: CalendarDate; last: CalendarDate } | null {
  const [first] = dates
  const last = dates.at(-1)
  return first === undefined || last === undefined ? null : { first, last }
}

export interface DateChoice {
  today: CalendarDate
  /** The days to choose from; without them only a day in the past is refused. */
  eligible?: readonly CalendarDate[] | undefined
}

/** What is wrong with a mail date. */
export function mailDateProblem(
  date: CalendarDate | null,
  { today, eligible }: DateChoice,
): string | undefined {
  const isPast = date === null || compareDates(date, today) < 0
  const isOffered = date !== null && (eligible?.includes(date) ?? true)
  return isPast || !isOffered ? mailDateTexts.invalid : undefined
}

/** And with that of a second wave, where one is checked. */
export function secondWaveProblem(
  second: CalendarDate | null,
  first: CalendarDate | null,
  choice: DateChoice,
): string | undefined {
  if (second === null) return fieldTexts.required
  const problem = mailDateProblem(second, choice)
  if (problem !== undefined || first === null) return problem
  return compareDates(second, first) > 0 ? undefined : mailDateTexts.secondNotLater
}

const DAYS_TO_HOME = { least: 5, most: 10 } as const

/** Between which days a piece is in the homes. */
export function inHomeWindow(mailDate: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  return {
    first: addDays(mailDate, DAYS_TO_HOME.least),
    last: addDays(mailDate, DAYS_TO_HOME.most),
  }
}

/** When the coupons of a season can be customized, as a hint; the template's days decide. */
export function seasonHint(season: string): string | undefined {
  return HINTS.find(([spelling]) => spelling === season.trim().toLowerCase())?.[1]
}

const { hints } = mailDateTexts
const HINTS = [
  ['spring', hints.SPRING],
  ['summer', hints.SUMMER],
  // As some data spells it.
  ['summar', hints.SUMMER],
  ['fall', hints.FALL],
] as const
