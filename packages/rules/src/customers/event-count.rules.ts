import type { CalendarDate } from '../calendar/index.ts'

/** How many households have the same contact code and the same day of the event. */
export interface EventCount {
  /** Null: it did not happen, or not in the days that count. */
  day: CalendarDate | null
  contact: number
  count: number
}
