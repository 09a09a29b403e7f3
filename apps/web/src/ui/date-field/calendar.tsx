import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader'
import type { CalendarDate } from '@marquee/rules/calendar'
import { dateWithin } from '@marquee/rules/fields'
import { createContext, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { dayOf, toCalendar } from './calendar-day.ts'
import { ClosedDays } from './closed-days.tsx'
import { DayMarksContext, MarkedDay, type DayMarks } from './marked-day.tsx'

export interface CalendarProps extends DayMarks {
  value: CalendarDate | null
  earliest: CalendarDate
  latest: CalendarDate
  onPick: (day: CalendarDate) => void
  /** Another month has as many lines of reasons below it as it needs. */
  onResize: () => void
}

/** The days of a month to choose one from. It is large, and is loaded when it is first opened. */
export function Calendar(props: CalendarProps) {
  const { value, earliest, latest, onPick, onResize, highlight, whyDisabled } = props
  const [month, setMonth] = useState<CalendarDate>()
  // Another object would be another value to the calendar, which then turns back to its month.
  const picked = useMemo(() => value && toCalendar(value), [value])
  useLayoutEffect(onResize, [onResize, month])
  const marks = useMemo(() => {
    const within = dateWithin({ earliest, latest })
    return { highlight, whyDisabled: (day: CalendarDate) => whyDisabled?.(day) ?? within(day) }
  }, [highlight, whyDisabled, earliest, latest])
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DayMarksContext value={marks}>
        <MonthContext value={setMonth}>
          <DateCalendar
            autoFocus
            value={picked}
            // Going to another year picks no day yet.
            onChange={(day, progress) => day && progress === 'finish' && onPick(dayOf(day))}
            minDate={toCalendar(earliest)}
            maxDate={toCalendar(latest)}
            shouldDisableDate={whyDisabled && ((day) => whyDisabled(dayOf(day)) !== undefined)}
            slots={slots}
          />
        </MonthContext>
      </DayMarksContext>
      {month && <ClosedDays month={month} whyDisabled={marks.whyDisabled} />}
    </LocalizationProvider>
  )
}

const MonthContext = createContext<(month: CalendarDate) => void>(() => undefined)

/** Only the head of the calendar knows which month is shown, from the first on. */
function Header(props: PickersCalendarHeaderProps) {
  const setMonth = use(MonthContext)
  const month = dayOf(props.currentMonth)
  useEffect(() => setMonth(month), [setMonth, month])
  return <PickersCalendarHeader {...props} />
}

const slots = { day: MarkedDay, calendarHeader: Header }
