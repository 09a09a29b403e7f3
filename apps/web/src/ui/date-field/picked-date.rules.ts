import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { dateWithin, fieldTexts, type DateBounds, type FieldRule } from '@marquee/rules/fields'

/** What a picker holds: a day, nothing, or something that is no day yet. */
export type PickedDate = CalendarDate | typeof UNREADABLE | null

/** Stands for a day that was begun and not finished, so that a form with it cannot be sent. */
export const UNREADABLE = 'unreadable'

/** Why a day cannot be chosen, where that is so. */
export type WhyDisabled = (day: CalendarDate) => string | undefined

export function pickedDate(bounds: DateBounds, whyDisabled?: WhyDisabled): FieldRule<PickedDate> {
  const within = dateWithin(bounds)
  return (date) => {
    if (date === null) return undefined
    if (!isCalendarDate(date)) return fieldTexts.dateInvalid
    return within(date) ?? whyDisabled?.(date)
  }
}
