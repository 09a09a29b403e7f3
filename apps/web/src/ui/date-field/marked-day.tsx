import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import type { CalendarDate } from '@marquee/rules/calendar'
import { createContext, useContext } from 'react'
import { dayOf } from './calendar-day.ts'
import type { WhyDisabled } from './picked-date.rules.ts'

export interface DayMarks {
  /** What is special about a day: 'Blackout date'. */
  highlight?: (day: CalendarDate) => string | undefined
  whyDisabled?: WhyDisabled
}

/** The library makes the days by itself, so what they are marked with reaches them by context. */
export const DayMarksContext = createContext<DayMarks>({})

/** A day of the calendar, with a dot where it is special and the reason where it is closed. */
export function MarkedDay(props: PickerDayProps) {
  const { highlight, whyDisabled } = useContext(DayMarksContext)
  // Days of the months around only fill the weeks.
  const day = props.outsideCurrentMonth ? undefined : dayOf(props.day)
  const mark = day && highlight?.(day)
  const note = mark ?? (day && props.disabled ? whyDisabled?.(day) : undefined)
  if (note === undefined) return <PickerDay {...props} />
  return (
    <Tooltip title={note} describeChild>
      {/* A disabled day hears no pointer: what is around it does. */}
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
        <PickerDay {...props} aria-description={note} />
        {mark !== undefined && <Dot />}
      </Box>
    </Tooltip>
  )
}

function Dot() {
  return (
    <Box
      component="span"
      data-mark
      sx={{
        position: 'absolute',
        bottom: '0.25rem',
        left: 'calc(50% - 0.1875rem)',
        width: '0.375rem',
        height: '0.375rem',
        borderRadius: '50%',
        bgcolor: 'warning.main',
        pointerEvents: 'none',
      }}
    />
  )
}
