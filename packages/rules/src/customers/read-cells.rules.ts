import { addDays, calendarDate, isCalendarDate, type CalendarDate } from '../calendar/index.ts'
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
const MONTH_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?: .*)?$/
const MONTH_NAMED = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4}|\d{2})$/i
/** As spreadsheets count days; five digits reach from 1927 to 2173. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/
const DAY_0_OF_SERIALS = calendarDate(1899, 12, 30)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A year of two digits is at most so many years ahead, which is refused, and else lies behind. */
const MOST_YEARS_AHEAD = 20
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
  const day = dayIn(cell, Number(today.slice(0, 4)))
  if (!day || !isCalendarDate(day) || day < EARLIEST) return wrong('row.date')
  return day > today ? wrong('row.date-ahead') : value(day)
}

function dayIn(cell: string, thisYear: number): CalendarDate | undefined {
  const [, y, m, d] = YEAR_FIRST.exec(cell) ?? []
  if (y && m && d) return calendarDate(Number(y), Number(m), Number(d))
  const [, month, date, year] = MONTH_FIRST.exec(cell) ?? []
  if (month && date && year)
    return calendarDate(yearOf(year, thisYear), Number(month), Number(date))
  const [, dayOf, name, yearAt] = MONTH_NAMED.exec(cell) ?? []
  if (dayOf && name && yearAt) {
    const place = MONTHS.indexOf(name.toLowerCase()) + 1
    return calendarDate(yearOf(yearAt, thisYear), place, Number(dayOf))
  }
  const [, serial] = SERIAL.exec(cell) ?? []
  return serial ? addDays(DAY_0_OF_SERIALS, Number(serial)) : undefined
}

function yearOf(digits: string, thisYear: number): number {
  if (digits.length === 4) return Number(digits)
  const century = Math.trunc(thisYear / 100) * 100
  const year = century + Number(digits)
  return year > thisYear + MOST_YEARS_AHEAD ? year - 100 : year
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
