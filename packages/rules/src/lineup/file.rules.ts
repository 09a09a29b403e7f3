import { readTable, textUpTo, usableAndRefused, type TableLine } from '../csv/index.ts'
import { accept, refuse } from '../result/index.ts'
import { lineupColumns, type LineupField } from './columns.rules.ts'
import { MOST_OF_MODEL_NAME } from './model.rules.ts'
import type { LineupRowReason } from './texts.ts'
import { parseYears } from './years.rules.ts'

/** What a line says of a model; undefined is what it says nothing of. */
export interface LineupRow {
  line: number
  brand: string | undefined
  make: string
  model: string
  years: readonly number[] | undefined
  isRetired: boolean | undefined
}

export interface RefusedLine {
  line: number
  make: string
  model: string
  /** Undefined: the line as a whole. */
  field: LineupField | undefined
  reason: LineupRowReason
}

export interface LineupFile {
  rows: LineupRow[]
  refused: RefusedLine[]
  /** Headers that are not read. */
  ignored: string[]
}

/** Reads a file of models: what each line says, and which lines say nothing that can be used. */
export function readLineup(text: string) {
  const table = readTable(text, lineupColumns)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  if (!fields.has('make') || !fields.has('model')) return refuse('lineup.headers-missing')
  return accept<LineupFile>({ ...usableAndRefused(lines.map(readLine)), ignored })
}

/** The name of a make or a model, with one blank between words. */
export function readModelName(typed: string): { value: string } | { reason: LineupRowReason } {
  const name = textUpTo(MOST_OF_MODEL_NAME)(typed.trim())
  if ('reason' in name) return name
  return name.value ? { value: name.value } : { reason: 'row.required' }
}

const IS_RETIRED: Readonly<Partial<Record<string, boolean>>> = {
  offered: false,
  active: false,
  current: false,
  retired: true,
  discontinued: true,
}

function readLine({ line, cellOf, isWhole }: TableLine<LineupField>): LineupRow | RefusedLine {
  const refused = (field: LineupField | undefined, reason: LineupRowReason): RefusedLine => {
    return { line, make: cellOf('make'), model: cellOf('model'), field, reason }
  }
  if (!isWhole) return refused(undefined, 'row.cells')
  const names = { make: '', model: '' }
  for (const field of ['make', 'model'] as const) {
    const name = readModelName(cellOf(field))
    if ('reason' in name) return refused(field, name.reason)
    names[field] = name.value
  }
  const years = parseYears(cellOf('years'))
  if (!years) return refused('years', 'row.years')
  const status = cellOf('status').toLowerCase()
  const isRetired = IS_RETIRED[status]
  if (status !== '' && isRetired === undefined) return refused('status', 'row.status')
  const brand = cellOf('brand').toUpperCase() || undefined
  return { line, brand, ...names, years: years.length > 0 ? years : undefined, isRetired }
}
