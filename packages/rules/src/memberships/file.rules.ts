import {
  cellsOf,
  readTable,
  textUpTo,
  usableAndRefused,
  type LineToMend,
  type TableCells,
  type TableLine,
} from '../csv/index.ts'
import { email as emailProblem } from '../fields/index.ts'
import { MOST_OF_GROUP_NAME } from '../market-groups/index.ts'
import { accept, refuse } from '../result/index.ts'
import { membershipColumns, type MembershipField } from './columns.rules.ts'
import type { MembershipRowReason } from './texts.ts'

/** What a line says of a group; undefined is what it says nothing of. */
export interface MembershipRow {
  line: number
  cells: TableCells<MembershipField>
  group: string
  brand: string | undefined
  place: string | undefined
  /** Undefined: the line only names the group. */
  dealer: string | undefined
  /** In small letters. */
  users: readonly string[] | undefined
}

export type RefusedMembership = LineToMend<MembershipField, MembershipRowReason>

export interface MembershipFile {
  rows: MembershipRow[]
  refused: RefusedMembership[]
  /** Headers that are not read. */
  ignored: string[]
}

/** What stands in a cell for no users at all: a blank one leaves those who are there. */
const NONE = 'none'

/** Reads a file of groups: what each line says, and which lines say nothing that can be used. */
export function readMemberships(text: string) {
  const table = readTable(text, membershipColumns)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  if (!fields.has('group') || !fields.has('dealer')) return refuse('memberships.headers-missing')
  return accept<MembershipFile>({ ...usableAndRefused(lines.map(readLine)), ignored })
}

function readLine({
  line,
  cellOf,
  isWhole,
}: TableLine<MembershipField>): MembershipRow | RefusedMembership {
  const cells = cellsOf(membershipColumns, cellOf)
  const refused = (
    field: MembershipField | undefined,
    reason: MembershipRowReason,
  ): RefusedMembership => ({ line, cells, field, reason })
  if (!isWhole) return refused(undefined, 'row.cells')
  const group = textUpTo(MOST_OF_GROUP_NAME)(cells.group)
  if ('reason' in group) return refused('group', group.reason)
  if (!group.value) return refused('group', 'row.required')
  const users = readUsers(cells.users)
  if (users === 'wrong') return refused('users', 'row.users')
  const { brand, place, dealer } = cells
  return {
    line,
    cells,
    group: group.value,
    brand: brand || undefined,
    place: place || undefined,
    dealer: dealer || undefined,
    users,
  }
}

function readUsers(cell: string): readonly string[] | undefined | 'wrong' {
  if (cell === '') return undefined
  if (cell.toLowerCase() === NONE) return []
  const emails = cell
    .toLowerCase()
    .split(/[\s;,|]+/)
    .filter(Boolean)
  return emails.every((email) => emailProblem(email) === undefined) ? emails : 'wrong'
}
