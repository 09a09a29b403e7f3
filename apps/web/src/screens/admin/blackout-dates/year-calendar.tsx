import { calendarDate, type CalendarDate } from '@marquee/rules/calendar'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { dayInWords, MONTHS, WEEKDAYS } from '../../../widgets/calendar/index.ts'
import { dayAfterKey, weeksOf, yearOf } from './month-days.rules.ts'
import { texts } from './texts.ts'

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

interface DayActions {
  today: CalendarDate
  /** How the reach of a closing is called. */
  nameOf: (hierarchyId: string | null) => string
  /** Takes an open day over into the form. */
  onTake: (day: CalendarDate) => void
  /** Asks whether a closed day should be opened. */
  onOpen: (entry: BlackoutDateEntry) => void
}

interface DayProps extends DayActions {
  day: CalendarDate
  /** The closings of this day: for every brand, for single ones, or none. */
  entries: readonly BlackoutDateEntry[]
  isReachable: boolean
}

/** A plain button, dressed by the calendar around it: there are hundreds. */
function Day({ day, entries, isReachable, today, nameOf, onTake, onOpen }: DayProps) {
  const closedFor = entries.map(({ hierarchyId }) => nameOf(hierarchyId)).join(', ')
  const note = entries.length > 0 ? texts.closedFor(closedFor) : undefined
  const openable = entries.find(({ can }) => can.delete.ok)
  const isPast = day < today
  const act = note ? openable && (() => onOpen(openable)) : isPast ? undefined : () => onTake(day)
  return (
    <button
      type="button"
      data-day={day}
      data-look={lookOf(entries, isPast)}
      tabIndex={isReachable ? 0 : -1}
      onClick={act}
      aria-disabled={act === undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={[dayInWords(day), note].filter(Boolean).join(', ')}
      title={note}
    >
      {Number(day.slice(8))}
    </button>
  )
}

function lookOf(entries: readonly BlackoutDateEntry[], isPast: boolean) {
  if (entries.length === 0) return isPast ? 'past' : 'open'
  return entries.every(({ hierarchyId }) => hierarchyId !== null) ? 'closed-for-one' : 'closed'
}

const closed = (theme: Theme) => ({
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
})

/** A closing that does not reach every brand is outlined instead of filled. */
const closedForOne = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.tint,
  fontWeight: theme.typography.fontWeightBold,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
})

/** How days look, for the calendar and its legend. */
const dayLooks = (theme: Theme) => ({
  '& [data-look="past"]': { color: theme.vars.palette.text.secondary },
  '& [data-look="open"]:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& [data-look="closed"]': closed(theme),
  '& [data-look="closed-for-one"]': closedForOne(theme),
})

/** A plain button without a browser's own dress. */
const dayButtons = (theme: Theme) => ({
  '& button': {
    typography: 'body1',
    width: '100%',
    maxWidth: '2rem',
    height: '1.75rem',
    padding: 0,
    border: 0,
    borderRadius: theme.spacing(1),
    color: 'inherit',
    backgroundColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& button[aria-disabled="true"]': { cursor: 'default' },
  '& button[aria-current="date"]': { outline: `1px solid ${theme.vars.palette.primary.main}` },
  '& button:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '2px',
  },
})

interface MonthProps extends DayActions {
  year: number
  month: number
  name: string
  dates: readonly BlackoutDateEntry[]
  /** The one day that Tab reaches. */
  reachable: CalendarDate
}

function Month({ year, month, name, dates, reachable, ...actions }: MonthProps) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week, place) => (
          <tr key={place}>
            {week.map((day, column) => (
              <td key={day ?? column}>
                {day && (
                  <Day
                    day={day}
                    entries={dates.filter(({ date }) => date === day)}
                    isReachable={day === reachable}
                    {...actions}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MARKS = [
  { look: 'closed', label: texts.legendEvery },
  { look: 'closed-for-one', label: texts.legendBrand },
]

/** What the marks of the calendar mean. */
export function Legend() {
  return (
    <Box sx={[{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 4 }, dayLooks]}>
      {MARKS.map(({ look, label }) => (
        <Box key={look} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            aria-hidden
            data-look={look}
            sx={{ width: '1rem', height: '1rem', borderRadius: 0.5 }}
          />
          {label}
        </Box>
      ))}
    </Box>
  )
}
