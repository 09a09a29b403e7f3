import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { calendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { MONTHS } from '../../../widgets/calendar/index.ts'
import type { DayActions } from './day.tsx'
import { dayButtons, dayLooks } from './look.ts'
import { dayAfterKey, yearOf } from './month-days.rules.ts'
import { Month } from './month.tsx'

interface YearCalendarProps extends DayActions {
  year: number
  onYear: (year: number) => void
  dates: readonly BlackoutDateEntry[]
}

/** Twelve months. Tab reaches one day; from there the arrow keys go on. */
export const YearCalendar = memo(function YearCalendar(props: YearCalendarProps) {
  const { year, onYear, dates, ...actions } = props
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
      sx={[months, dayButtons, dayLooks]}
    >
      {MONTHS.map((name, place) => (
        <Month
          key={name}
          year={year}
          reachable={reachable}
          dates={dates}
          name={name}
          {...actions}
          month={place + 1}
        />
      ))}
    </Box>
  )
})

const months = (theme: Theme) => ({
  display: 'grid',
  alignItems: 'start',
  // A month of four weeks takes as much room as one of six, so that the years look alike.
  gridAutoRows: '1fr',
  columnGap: theme.spacing(6),
  rowGap: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& caption': { typography: 'h4', textAlign: 'left', paddingBottom: theme.spacing(2) },
  '& th': {
    typography: 'caption',
    color: theme.vars.palette.text.secondary,
    paddingBottom: theme.spacing(1),
  },
  '& td': { padding: '1px', textAlign: 'center' },
})
