import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { WEEKDAYS } from '../../../widgets/calendar/index.ts'
import { Day } from './day.tsx'
import { weeksOf } from './month-days.rules.ts'

export interface DayActions {
  today: CalendarDate
  /** Takes an open day over into the form. */
  onTake: (day: CalendarDate) => void
  /** Asks whether a closed day should be opened. */
  onOpen: (entry: BlackoutDateEntry) => void
}

interface MonthProps extends DayActions {
  year: number
  month: number
  name: string
  dates: readonly BlackoutDateEntry[]
  /** The one day that Tab reaches. */
  reachable: CalendarDate
}

export function Month({ year, month, name, dates, reachable, ...actions }: MonthProps) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <Typography
        component="caption"
        variant="h4"
        sx={{ textAlign: 'left', captionSide: 'top', pb: 2 }}
      >
        {name}
      </Typography>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <Typography
              key={weekday}
              component="th"
              variant="caption"
              abbr={weekday}
              sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular', pb: 1 }}
            >
              {weekday.slice(0, 2)}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week, place) => (
          <tr key={place}>
            {week.map((day, column) => (
              <Box key={day ?? column} component="td" sx={{ p: '0.0625rem', textAlign: 'center' }}>
                {day && (
                  <Day
                    day={day}
                    entries={dates.filter(({ date }) => date === day)}
                    isReachable={day === reachable}
                    {...actions}
                  />
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
