import type { CalendarDate } from '../calendar/index.ts'
import {
  plainCell,
  readPhone,
  readState,
  readYesNo,
  readZip,
  textUpTo,
  type CsvRow,
} from '../csv/index.ts'
import { countedVehicles, type OwnedVehicle } from './counted-vehicles.rules.ts'
import type { ImportField, ImportMapping } from './import-fields.rules.ts'
import { SOURCE_FLAGS } from './reach.rules.ts'
import {
  daysUpTo,
  readEmail,
  readNumber,
  readVin,
  readYear,
  type CellRead,
} from './read-cells.rules.ts'
import type { RowReason } from './texts.ts'

/** A household as it was read from a dealer's file. */
export interface ReadHousehold {
  sourceId: string | null
  firstName: string | null
  lastName: string
  line1: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  email: string | null
  phone: string | null
  language: string | null
  consentSource: string | null
  purchasedOn: CalendarDate | null
  firstVisitOn: CalendarDate | null
  lastVisitOn: CalendarDate | null
  visits: number
  mileage: number | null
  flags: number
  vehicles: readonly OwnedVehicle[]
}

export interface Rejection {
  line: number
  /** Empty: the line as a whole. */
  field: ImportField | ''
  reason: RowReason
}

/** What is lost by a cell that cannot be read. */
export type Cost = 'FIELD' | 'LINE'

export interface RowReader {
  mapping: ImportMapping
  columns: number
  today: CalendarDate
  /** The code of a brand's model; what it does not know belongs to another brand. */
  modelCode: (model: string) => number | undefined
}

const VEHICLES = ([1, 2, 3, 4] as const).map(
  (place) => [`vehicle${place}Model`, `vehicle${place}Year`, `vehicle${place}Vin`] as const,
)
const NAME = textUpTo(120)
const SHORT = textUpTo(60)
const MOST_MILES = 2_000_000
const MOST_VISITS = 9_999
// All but controls, tabs and line ends excepted, and what stands for bytes that are no letter.
const UNREADABLE = /[^\t-\r -~\u00A0-\uFFFC\uFFFE\uFFFF]/

/** With the fields that could not be read; of a line that is refused, what could be. */
type HouseholdRead =
  | { household: ReadHousehold; dropped: readonly Rejection[] }
  | { rejections: readonly Rejection[]; of: ReadHousehold | undefined }

/**
 * Reads the lines of a file one by one. A field that cannot be read costs the field; a line is refused where
 * what is left is no household that can be reached.
 */
export function householdsBy(on: RowReader): (row: CsvRow) => HouseholdRead {
  const { mapping, columns } = on
  const readDay = daysUpTo(on.today)
  // Made once for a file, and not for each of its lines: of the line that is being read.
  let row: CsvRow = { line: 0, cells: [] }
  let wrong: Rejection[] = []
  const refuse: Refuse = (field, reason) => wrong.push({ line: row.line, field, reason })
  let isLost = false
  const lose: Refuse = (field, reason) => {
    isLost = true
    const isKnown = field !== '' && wrong.some((one) => one.field === field)
    if (!isKnown) refuse(field, reason)
  }
  const read: Read = (field, by) => {
    const column = mapping[field]
    const cell = column === undefined ? '' : plainCell((row.cells[column] as string).trim())
    if (cell === '') return null
    const found = by(cell)
    if ('value' in found) return found.value
    refuse(field, found.reason)
    return null
  }
  return (given) => {
    row = given
    wrong = []
    const shape = shapeProblem(row.cells, columns)
    if (shape) return { rejections: [{ line: row.line, field: '', reason: shape }], of: undefined }
    const household = householdFrom(read, readDay, on)
    // What says that a person is to be left alone is heard even where it is written badly.
    for (const { field } of wrong) household.flags |= FLAGS[field] ?? 0
    if (isTurned(household)) {
      refuse('firstVisitOn', 'row.visits-order')
      household.firstVisitOn = null
    }
    isLost = false
    checkWhole(household, lose)
    return isLost ? { rejections: wrong, of: household } : { household, dropped: wrong }
  }
}

function shapeProblem(cells: readonly string[], columns: number): RowReason | undefined {
  if (UNREADABLE.test(cells.join(' '))) return 'row.unreadable'
  if (cells.length < columns) return 'row.cells-missing'
  if (cells.length === columns) return undefined
  // Spreadsheets end some lines with empty cells.
  return cells.slice(columns).some((cell) => cell.trim() !== '') ? 'row.cells-more' : undefined
}

type Refuse = (field: ImportField | '', reason: RowReason) => void

type Read = <Value>(field: ImportField, by: (cell: string) => CellRead<Value>) => Value | null

type ReadDay = (cell: string) => CellRead<CalendarDate>

const readVisits = (cell: string) => readNumber(cell, MOST_VISITS)
const readMiles = (cell: string) => readNumber(cell, MOST_MILES)

function householdFrom(read: Read, day: ReadDay, on: RowReader): ReadHousehold {
  const visits = read('visits', readVisits)
  const lastVisitOn = read('lastVisitOn', day)
  return {
    sourceId: read('sourceId', SHORT),
    firstName: read('firstName', NAME),
    lastName: read('lastName', NAME) ?? '',
    line1: read('line1', NAME),
    city: read('city', NAME),
    state: read('state', readState),
    postalCode: read('postalCode', readZip),
    email: read('email', readEmail),
    phone: read('phone', readPhone),
    language: read('language', SHORT),
    consentSource: read('consentSource', NAME),
    purchasedOn: read('purchasedOn', day),
    firstVisitOn: read('firstVisitOn', day),
    lastVisitOn,
    visits: visits ?? (lastVisitOn === null ? 0 : 1),
    mileage: read('mileage', readMiles),
    flags: flagsFrom(read),
    vehicles: vehiclesFrom(read, on),
  }
}

const FLAGS: Readonly<Partial<Record<ImportField | '', number>>> = {
  emailOptOut: SOURCE_FLAGS.emailOptedOut,
  mailOptOut: SOURCE_FLAGS.mailOptedOut,
  emailBounced: SOURCE_FLAGS.emailBounced,
  mailUndeliverable: SOURCE_FLAGS.mailUndeliverable,
}

function flagsFrom(read: Read): number {
  const { emailOptedOut, mailOptedOut, emailBounced, mailUndeliverable } = SOURCE_FLAGS
  return (
    (read('emailOptOut', readYesNo) ? emailOptedOut : 0) |
    (read('mailOptOut', readYesNo) ? mailOptedOut : 0) |
    (read('emailBounced', readYesNo) ? emailBounced : 0) |
    (read('mailUndeliverable', readYesNo) ? mailUndeliverable : 0)
  )
}

const isTurned = ({ firstVisitOn, lastVisitOn }: ReadHousehold): boolean =>
  firstVisitOn !== null && lastVisitOn !== null && firstVisitOn > lastVisitOn

function vehiclesFrom(read: Read, { mapping, modelCode }: RowReader): OwnedVehicle[] {
  const owned: OwnedVehicle[] = []
  for (const [modelField, yearField, vinField] of VEHICLES) {
    if (mapping[modelField] === undefined) continue
    const model = read(modelField, NAME)
    const year = read(yearField, readYear)
    const vin = read(vinField, readVin)
    const code = model === null ? undefined : modelCode(model)
    if (code !== undefined && year !== null) owned.push({ modelCode: code, year, vin: vin ?? '' })
  }
  return countedVehicles(owned)
}

function checkWhole(household: ReadHousehold, refuse: Refuse): void {
  const { lastName, email, line1, postalCode, lastVisitOn, purchasedOn } = household
  if (lastName === '') refuse('lastName', 'row.required')
  if (email === null && (line1 === null || postalCode === null)) refuse('', 'row.unreachable')
  if (lastVisitOn === null && purchasedOn === null) refuse('', 'row.no-day')
}
