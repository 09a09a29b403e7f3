import {
  compareDates,
  EARLIEST_DATE,
  LATEST_DATE,
  readShownDate,
  type CalendarDate,
} from '../calendar/index.ts'
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

/** A day as typed, MM/dd/yyyy. */
export function typedDate(bounds: DateBounds = {}): FieldRule<string> {
  const within = dateWithin(bounds)
  return (text) => {
    if (text === '') return undefined
    const date = readShownDate(text)
    return date === undefined ? fieldTexts.dateInvalid : within(date)
  }
}
