import { calendarDate, daysInMonth, type CalendarDate } from '@marquee/rules/calendar'
import type { WhyDisabled } from './picked-date.rules.ts'

export interface ClosedDay {
  reason: string
  /** The days of the month, such as '1–8, 12'. */
  days: string
}

/** The reasons for which days of a month cannot be chosen, each with its days, in the order of the month. */
export function closedDaysOf(month: CalendarDate, whyDisabled: WhyDisabled): ClosedDay[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const daysOf = new Map<string, number[]>()
  for (let day = 1; day <= daysInMonth(year, number); day += 1) {
    const reason = whyDisabled(calendarDate(year, number, day))
    if (reason !== undefined) daysOf.set(reason, [...(daysOf.get(reason) ?? []), day])
  }
  return [...daysOf].map(([reason, days]) => ({ reason, days: inRanges(days) }))
}

function inRanges(days: readonly number[]): string {
  return days
    .filter((day) => !days.includes(day - 1))
    .map((first) => {
      const last = lastOfRange(days, first)
      return first === last ? `${first}` : `${first}–${last}`
    })
    .join(', ')
}

function lastOfRange(days: readonly number[], first: number): number {
  let last = first
  while (days.includes(last + 1)) last += 1
  return last
}
