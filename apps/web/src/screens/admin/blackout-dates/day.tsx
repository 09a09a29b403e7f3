import type { CalendarDate } from '@marquee/rules/calendar'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { dayInWords } from '../../../widgets/calendar/index.ts'
import { texts } from './texts.ts'

export interface DayActions {
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
export function Day({ day, entries, isReachable, today, nameOf, onTake, onOpen }: DayProps) {
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
