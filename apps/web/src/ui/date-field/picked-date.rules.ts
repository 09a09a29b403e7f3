import { isCalendarDate, readShownDate, showDate, type CalendarDate } from '@marquee/rules/calendar'
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

const LENGTH = 'MM/dd/yyyy'.length

/** The day in the field; a date that was never finished is dropped. */
export function shownDay(date: PickedDate): string {
  return date === null || date === UNREADABLE ? '' : showDate(date)
}

/** What stands in the field as a day; a month or a day may have been typed without its zero. */
export function readTyped(text: string): PickedDate {
  if (text === '') return null
  return readShownDate(text.replace(/(?<!\d)\d(?=\/)/g, '0$&')) ?? UNREADABLE
}

/** What may stand in the field of what was typed or pasted there: figures and slashes. */
export function onlyDay(text: string): string {
  const carried = text.trim()
  if (isCalendarDate(carried)) return showDate(carried as CalendarDate)
  return text
    .trim()
    .replaceAll(/[-. ]/g, '/')
    .replaceAll(/[^\d/]/g, '')
    .slice(0, LENGTH)
}

/** Adds the slashes for a person who types only digits. */
export function withSlashes(text: string): string {
  return text
    .replace(/^(\d\d)(\d)/, '$1/$2')
    .replace(/^(\d\d?\/\d\d)(\d)/, '$1/$2')
    .slice(0, LENGTH)
}
