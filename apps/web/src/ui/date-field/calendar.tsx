import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { CalendarDate } from '@marquee/rules/calendar'
import { useMemo } from 'react'
import { dayOf, toCalendar } from './calendar-day.ts'
import { DayMarksContext, MarkedDay, type DayMarks } from './marked-day.tsx'

export interface CalendarProps extends DayMarks {
  value: CalendarDate | null
  earliest: CalendarDate
  latest: CalendarDate
  onPick: (day: CalendarDate) => void
}

/** The days of a month to choose one from. It is large, and is loaded when it is first opened. */
export function Calendar(props: CalendarProps) {
  const { value, earliest, latest, onPick, highlight, whyDisabled } = props
  const marks = useMemo(() => ({ highlight, whyDisabled }), [highlight, whyDisabled])
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DayMarksContext value={marks}>
        <DateCalendar
          autoFocus
          value={value && toCalendar(value)}
          // Going to another year picks no day yet.
          onChange={(day, progress) => day && progress === 'finish' && onPick(dayOf(day))}
          minDate={toCalendar(earliest)}
          maxDate={toCalendar(latest)}
          shouldDisableDate={whyDisabled && ((day) => whyDisabled(dayOf(day)) !== undefined)}
          slots={{ day: MarkedDay }}
        />
      </DayMarksContext>
    </LocalizationProvider>
  )
}
