import { compareDates, EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '../calendar/index.ts'
import type { FieldRule } from './field.rules.ts'
import { fieldTexts } from './texts.ts'

export interface DateBounds {
  earliest?: CalendarDate
  latest?: CalendarDate
}

/** A day that has already been read, within bounds that are themselves allowed. */
export function dateWithin({
  earliest = EARLIEST_DATE,
  latest = LATEST_DATE,
}: DateBounds = {}): FieldRule<CalendarDate> {
  return (date) => {
    if (compareDates(date, earliest) < 0) return fieldTexts.dateTooEarly
    return compareDates(date, latest) > 0 ? fieldTexts.dateTooLate : undefined
  }
}
