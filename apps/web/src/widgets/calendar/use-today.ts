import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { useState } from 'react'

/** The calendar day in a market's time zone, or in the reader's where no market is chosen. */
export function useToday(timeZone: string | undefined): CalendarDate {
  const [now] = useState(() => Date.now())
  return todayIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}
