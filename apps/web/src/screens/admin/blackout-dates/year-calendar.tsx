import Box from '@mui/material/Box'
import { calendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { MONTHS } from '../../../widgets/calendar/index.ts'
import { dayAfterKey, yearOf } from './month-days.rules.ts'
import { Month, type DayActions } from './month.tsx'

interface YearCalendarProps extends DayActions {
  year: number
  onYear: (year: number) => void
  dates: readonly BlackoutDateEntry[]
}

/** Twelve months. Tab reaches one day; from there the arrow keys go on. */
export function YearCalendar({ year, onYear, dates, ...actions }: YearCalendarProps) {
  const [at, setAt] = useState<CalendarDate>(actions.today)
  const isMoving = useRef(false)
  const whole = useRef<HTMLDivElement>(null)
  const reachable = yearOf(at) === year ? at : calendarDate(year, 1, 1)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    whole.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at, year])

  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(reachable, event.key)
    if (!next) return
    event.preventDefault()
    isMoving.current = true
    setAt(next)
    onYear(yearOf(next))
  }
  return (
    <Box
      ref={whole}
      onKeyDown={move}
      onFocus={({ target }) => {
        const day = (target as HTMLElement).dataset.day
        if (day) setAt(day as CalendarDate)
      }}
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 6,
        rowGap: 5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      }}
    >
      {MONTHS.map((name, place) => (
        <Month
          key={name}
          {...{ year, reachable, dates }}
          {...actions}
          month={place + 1}
          name={name}
        />
      ))}
    </Box>
  )
}
