import type { CalendarDate } from '@marquee/rules/calendar'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { WEEKDAYS } from '../../../widgets/calendar/index.ts'
import { Day, type DayActions } from './day.tsx'
import { weeksOf } from './month-days.rules.ts'

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
