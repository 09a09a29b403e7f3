import { accept, refuse, type Result } from '../result/index.ts'
import { csvLine, readCsv } from './csv.rules.ts'
import { separatorOf } from './separator.rules.ts'

export interface TableColumn {
  /** As people read it, and as the template names it. */
  label: string
  /** How else files call it, without blanks and marks. */
  also: string
}

export type TableColumns<Field extends string> = Readonly<Record<Field, TableColumn>>

export interface TableLine<Field extends string> {
  line: number
  /** Empty where the file has no such column. */
  cellOf: (field: Field) => string
  /** False where it has more or fewer cells than there are headers. */
  isWhole: boolean
}

/** A file whose first line names what stands below. */
export interface Table<Field extends string> {
  lines: TableLine<Field>[]
  /** The fields that have a column. */
  fields: ReadonlySet<Field>
  /** Headers that are no field's; what stands below them is not read. */
  ignored: string[]
}

type TableReason = 'file.empty' | 'file.not-csv' | 'file.quote-open' | 'file.headers-twice'

/** A file of fewer columns than a table has at least is of another kind. */
export function readTable<Field extends string>(
  text: string,
  columns: TableColumns<Field>,
  leastColumns = 2,
): Result<Table<Field>, TableReason> {
  const { rows, isQuoteOpen } = readCsv(text, 1, true, separatorOf(text, true))
  if (isQuoteOpen) return refuse('file.quote-open')
  const [head, ...lines] = rows
  if (!head || lines.length === 0) return refuse('file.empty')
  if (head.cells.length < leastColumns) return refuse('file.not-csv')
  const headers = head.cells.map((cell) => cell.trim())
  const named = headers.filter((header) => header !== '').map((header) => header.toLowerCase())
  if (new Set(named).size < named.length) return refuse('file.headers-twice')
  const found = columnsOf(headers, columns)
  const known = new Set(found.values())
  return accept({
    lines: lines.map(({ line, cells }) => ({
      line,
      cellOf: (field) => cells[found.get(field) ?? headers.length]?.trim() ?? '',
      isWhole: cells.length === headers.length,
    })),
    fields: new Set(found.keys()),
    ignored: headers.filter((header, at) => header !== '' && !known.has(at)),
  })
}

const bare = (header: string) => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export const fieldsOf = <Field extends string>(columns: TableColumns<Field>): Field[] =>
  Object.keys(columns) as Field[]

/** Which column, from 0, each field is read from. */
function columnsOf<Field extends string>(
  headers: readonly string[],
  columns: TableColumns<Field>,
): Map<Field, number> {
  const names = headers.map(bare)
  return new Map(
    fieldsOf(columns).flatMap((field): [Field, number][] => {
      const { label, also } = columns[field]
      const known = [bare(label), ...also.split(' ')]
      const at = names.findIndex((name) => name !== '' && known.includes(name))
      return at < 0 ? [] : [[field, at]]
    }),
  )
}

/** A file to begin with: all columns, and these rows. */
export function tableTemplate<Field extends string>(
  columns: TableColumns<Field>,
  rows: readonly Partial<Record<Field, string>>[],
): string {
  const fields = fieldsOf(columns)
  const lines = rows.map((row) => csvLine(fields.map((field) => row[field] ?? '')))
  return csvLine(fields.map((field) => columns[field].label)) + lines.join('')
}

/** A file of which so many lines cannot be used is another kind of file, and changes nothing. */
const MOST_REFUSED_SHARE = 0.5

/** May what a file says be carried out? Its refused lines are left out. */
export function mayUseLines(
  usable: number,
  refused: number,
): Result<true, 'file.nothing-usable' | 'file.too-many-refused'> {
  if (usable === 0) return refuse('file.nothing-usable')
  const isOther = refused > (usable + refused) * MOST_REFUSED_SHARE
  return isOther ? refuse('file.too-many-refused') : accept(true)
}
