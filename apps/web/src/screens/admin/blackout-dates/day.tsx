import ButtonBase from '@mui/material/ButtonBase'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { dayInWords } from '../../../widgets/calendar/index.ts'
import { useBrandName } from './brand-names.ts'
import type { DayActions } from './month.tsx'
import { texts } from './texts.ts'

interface DayProps extends DayActions {
  day: CalendarDate
  /** The closings of this day: for every brand, for single ones, or none. */
  entries: readonly BlackoutDateEntry[]
  isReachable: boolean
}

export function Day({ day, entries, isReachable, today, onTake, onOpen }: DayProps) {
  const nameOf = useBrandName()
  const closedFor = entries.map(({ hierarchyId }) => nameOf(hierarchyId)).join(', ')
  const openable = entries.find(({ can }) => can.delete.ok)
  const isClosed = entries.length > 0
  const isForOneBrand = isClosed && entries.every(({ hierarchyId }) => hierarchyId !== null)
  const isPast = day < today
  const act = isClosed
    ? openable && (() => onOpen(openable))
    : isPast
      ? undefined
      : () => onTake(day)
  return (
    <ButtonBase
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      onClick={act}
      aria-disabled={act === undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={[dayInWords(day), isClosed && texts.closedFor(closedFor)]
        .filter(Boolean)
        .join(', ')}
      title={isClosed ? texts.closedFor(closedFor) : undefined}
      sx={[
        look,
        isPast && past,
        isClosed && closed,
        isForOneBrand && forOneBrand,
        day === today && present,
      ]}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  )
}

const look = {
  width: '100%',
  maxWidth: '2rem',
  height: '1.75rem',
  borderRadius: 1,
  typography: 'body1',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: 'background.sunken' },
  '&[aria-disabled="true"]': { cursor: 'default' },
} as const

const past = { color: 'text.secondary' }

export const closed = {
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 'fontWeightBold',
  '&:hover': { bgcolor: 'primary.dark' },
} as const

/** A closing that does not reach every brand is outlined instead of filled. */
export const forOneBrand = {
  color: 'primary.main',
  bgcolor: 'primary.tint',
  border: 1,
  borderColor: 'primary.main',
  '&:hover': { bgcolor: 'primary.tint', borderColor: 'primary.dark' },
} as const

const present = { outline: '1px solid', outlineColor: 'primary.main' } as const
