import type { Permission } from '../access/index.ts'
import {
  cellsOf,
  readTable,
  textUpTo,
  usableAndRefused,
  type TableCells,
  type TableLine,
} from '../csv/index.ts'
import { email as emailProblem } from '../fields/index.ts'
import { accept, refuse } from '../result/index.ts'
import { rosterColumns, type RosterField } from './columns.rules.ts'
import { parsePermissions } from './permission-list.rules.ts'
import type { RosterRowReason } from './texts.ts'

export type RosterCells = TableCells<RosterField>

/** What a line gives a person: the preset of that name, or these permissions. */
type Given = { preset: string } | { permissions: readonly Permission[] }

/** What a line says of a person; undefined is what it says nothing of. */
export interface RosterRow {
  line: number
  cells: RosterCells
  /** In small letters. */
  email: string
  name: string | undefined
  market: string
  brand: string | undefined
  given: Given | undefined
}

export interface RefusedPerson {
  line: number
  cells: RosterCells
  /** Undefined: the line as a whole. */
  field: RosterField | undefined
  reason: RosterRowReason
}

export interface RosterFile {
  rows: RosterRow[]
  refused: RefusedPerson[]
  /** Headers that are not read. */
  ignored: string[]
}

const MOST_OF_PERSON_NAME = 80
const MOST_OF_EMAIL = 254

/** Reads a file of people: what each line says, and which lines say nothing that can be used. */
export function readRoster(text: string) {
  const table = readTable(text, rosterColumns)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  if (!fields.has('email') || !fields.has('market')) return refuse('roster.headers-missing')
  return accept<RosterFile>({ ...usableAndRefused(lines.map(readLine)), ignored })
}

type Wrong = Pick<RefusedPerson, 'field' | 'reason'>

/** What a cell says, or what is wrong with it. */
type Read<Value> = { value: Value } | Wrong

const wrong = (field: RosterField | undefined, reason: RosterRowReason): Wrong => ({
  field,
  reason,
})

function readLine({ line, cellOf, isWhole }: TableLine<RosterField>): RosterRow | RefusedPerson {
  const cells = cellsOf(rosterColumns, cellOf)
  const refused = (problem: Wrong): RefusedPerson => ({ line, cells, ...problem })
  if (!isWhole) return refused(wrong(undefined, 'row.cells'))
  const email = readEmail(cells.email)
  if ('reason' in email) return refused(email)
  const name = readName(cells.name)
  if ('reason' in name) return refused(name)
  if (cells.market === '') return refused(wrong('market', 'row.required'))
  const given = readGiven(cells)
  if ('reason' in given) return refused(given)
  return {
    line,
    cells,
    email: email.value,
    name: name.value,
    market: cells.market,
    brand: cells.brand || undefined,
    given: given.value,
  }
}

function readEmail(cell: string): Read<string> {
  if (cell === '') return wrong('email', 'row.required')
  if (cell.length > MOST_OF_EMAIL) return wrong('email', 'row.too-long')
  return emailProblem(cell) === undefined
    ? { value: cell.toLowerCase() }
    : wrong('email', 'row.email')
}

/** Control characters, and those that turn text around. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

function readName(cell: string): Read<string | undefined> {
  const name = textUpTo(MOST_OF_PERSON_NAME)(cell)
  if ('reason' in name) return wrong('name', 'row.too-long')
  if (UNSEEN.test(name.value ?? '')) return wrong('name', 'row.characters')
  return { value: name.value || undefined }
}

function readGiven({ preset, permissions }: RosterCells): Read<Given | undefined> {
  if (preset !== '' && permissions !== '') return wrong('permissions', 'row.preset-and-permissions')
  if (preset !== '') return { value: { preset } }
  if (permissions === '') return { value: undefined }
  const list = parsePermissions(permissions)
  return list ? { value: { permissions: list } } : wrong('permissions', 'row.permission-unknown')
}
