import { calendarDate, isCalendarDate, type CalendarDate } from '../calendar/index.ts'
import type { CellRead as ReadOf } from '../csv/index.ts'
import { email as emailProblem } from '../fields/index.ts'
import { FIRST_VEHICLE_YEAR } from './household.rules.ts'
import { LATEST_VEHICLE_YEAR } from './counted-vehicles.rules.ts'
import type { RowReason } from './texts.ts'

/** A cell of a dealer's file. */
export type CellRead<Value> = ReadOf<Value, RowReason>

const value = <Value>(read: Value) => ({ value: read })
const wrong = (reason: RowReason) => ({ reason })

const YEAR_FIRST = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/
const MONTH_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: .*)?$/
const EARLIEST = '1900-01-01'

/** Without a time behind it, of which there are many more. */
const DAY_CHARACTERS = 10

/** Days are few and cells many. */
export function daysUpTo(today: CalendarDate): (cell: string) => CellRead<CalendarDate> {
  const known = new Map<string, CellRead<CalendarDate>>()
  return (cell) => {
    const before = known.get(cell)
    if (before) return before
    const found = readDay(cell, today)
    if ('value' in found && cell.length <= DAY_CHARACTERS) known.set(cell, found)
    return found
  }
}

function readDay(cell: string, today: CalendarDate): CellRead<CalendarDate> {
  const [, y, m, d] = YEAR_FIRST.exec(cell) ?? []
  const [, month, date, year] = MONTH_FIRST.exec(cell) ?? []
  const day = calendarDate(Number(y ?? year), Number(m ?? month), Number(d ?? date))
  if (!isCalendarDate(day) || day < EARLIEST) return wrong('row.date')
  return day > today ? wrong('row.date-ahead') : value(day)
}

export const readEmail = (cell: string): CellRead<string> =>
  emailProblem(cell) === undefined ? value(cell) : wrong('row.email')

export function readNumber(cell: string, most: number): CellRead<number> {
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(cell) ? cell.replaceAll(',', '') : cell
  const isWhole = /^\d{1,9}(?:\.0+)?$/.test(digits) && Number(digits) <= most
  return isWhole ? value(Number(digits)) : wrong('row.number')
}

export function readYear(cell: string): CellRead<number> {
  const year = /^\d{4}$/.test(cell) ? Number(cell) : 0
  const isYear = year >= FIRST_VEHICLE_YEAR && year <= LATEST_VEHICLE_YEAR
  return isYear ? value(year) : wrong('row.year')
}

export function readVin(cell: string): CellRead<string> {
  const vin = cell.toUpperCase()
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? value(vin) : wrong('row.vin')
}
