import { SUBDIVISIONS } from '../fields/index.ts'
import { PHONE_DIGITS, stripPhone } from '../phone/index.ts'

/** What is wrong with a cell, whatever kind of file it stands in. */
export const cellReasons = {
  'row.too-long': 'This is too long.',
  'row.zip': 'Not a five-digit ZIP code.',
  'row.state': 'Not a state of the United States, such as MI.',
  'row.phone': 'Not a ten-digit phone number.',
  'row.yes-no': 'Neither yes nor no.',
} as const

type CellReason = keyof typeof cellReasons

/** What a cell says, or why it says nothing; an empty one is null. */
export type CellRead<Value, Reason extends string = CellReason> =
  | { value: Value | null }
  | { reason: Reason }

const value = <Value>(read: Value) => ({ value: read })
const wrong = (reason: CellReason) => ({ reason })

/** Anything between words but one blank. */
const UNEVEN = /[^\S ]|\s\s/

export const textUpTo =
  (most: number) =>
  (cell: string): CellRead<string> => {
    if (cell.length > most) return wrong('row.too-long')
    return value(UNEVEN.test(cell) ? cell.replaceAll(/\s+/g, ' ') : cell)
  }

/** Of nine digits the first five count; spreadsheets drop a zero in front. */
export function readZip(cell: string): CellRead<string> {
  const [, digits] = /^(\d{4,5})(?:-\d{4})?$/.exec(cell) ?? []
  return digits ? value(digits.padStart(5, '0')) : wrong('row.zip')
}

const STATES: ReadonlyMap<string, string> = new Map(
  SUBDIVISIONS.flatMap(({ name, code }) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
)

/** By its two letters or its name; one that mail is not delivered to is none. */
export function readState(cell: string): CellRead<string> {
  const code = STATES.get(cell.toUpperCase())
  return code ? value(code) : wrong('row.state')
}

export function readPhone(cell: string): CellRead<string> {
  const digits = stripPhone(cell).replaceAll('.', '')
  const bare = digits.length === PHONE_DIGITS + 1 && digits[0] === '1' ? digits.slice(1) : digits
  return bare.length === PHONE_DIGITS && /^\d+$/.test(bare) ? value(bare) : wrong('row.phone')
}

const YES = new Set(['y', 'yes', 'true', '1', 'x', 't'])
const NO = new Set(['n', 'no', 'false', '0', 'f'])

export function readYesNo(cell: string): CellRead<boolean> {
  const word = cell.toLowerCase()
  if (YES.has(word)) return value(true)
  return NO.has(word) ? value(false) : wrong('row.yes-no')
}
