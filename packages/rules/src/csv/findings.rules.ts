import { showCount } from '../money/index.ts'
import { csvLine, plainCell } from './csv.rules.ts'
import { fieldsOf, type TableColumns, type TableLine } from './table.rules.ts'

/** What stands in the cells of a line, as it came. */
export type TableCells<Field extends string> = Readonly<Record<Field, string>>

/** Where a line cannot be used, and why. */
export interface Refusal<Field extends string, Reason extends string> {
  /** Nothing: the line as a whole. */
  field: Field | null | undefined
  reason: Reason
}

export interface LineToMend<Field extends string, Reason extends string> extends Refusal<
  Field,
  Reason
> {
  line: number
  cells: TableCells<Field>
}

/** How people read the columns of a file, and what is wrong with its lines. */
export interface TableWords<Field extends string, Reason extends string> {
  columns: TableColumns<Field>
  reasons: Readonly<Record<Reason, string>>
}

export const cellsOf = <Field extends string>(
  columns: TableColumns<Field>,
  cellOf: TableLine<Field>['cellOf'],
): TableCells<Field> => {
  const cells = fieldsOf(columns).map((field) => [field, plainCell(cellOf(field))])
  return Object.fromEntries(cells) as Record<Field, string>
}

type Unusable = { reason: unknown }

/** Lines that were read, and those that say nothing that can be used. */
export function usableAndRefused<Line extends object>(
  read: readonly Line[],
): { rows: Exclude<Line, Unusable>[]; refused: Extract<Line, Unusable>[] } {
  const isRefused = (line: Line): line is Extract<Line, Unusable> => 'reason' in line
  const isUsable = (line: Line): line is Exclude<Line, Unusable> => !isRefused(line)
  return { rows: read.filter(isUsable), refused: read.filter(isRefused) }
}

/** Counts in one line, zeros left out: "3 new, 2 changed". */
export const countsInWords = <Name extends string>(
  counts: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, string>>,
  none = 'no lines',
): string =>
  (Object.keys(names) as Name[])
    .flatMap((name) =>
      counts[name] > 0 ? [`${showCount(counts[name])} ${names[name].toLowerCase()}`] : [],
    )
    .join(', ') || none

/** "Market: There is no market with this ID, or you do not see it." */
export const whyRefused = <Field extends string, Reason extends string>(
  { field, reason }: Refusal<Field, Reason>,
  { columns, reasons }: TableWords<Field, Reason>,
): string => `${field ? `${columns[field].label}: ` : ''}${reasons[reason]}`

/** The refused lines as they came, each with its line and why: to be corrected, and imported as it is. */
export function linesToMend<Field extends string, Reason extends string>(
  refused: readonly LineToMend<Field, Reason>[],
  words: TableWords<Field, Reason>,
): string {
  const fields = fieldsOf(words.columns)
  const head = csvLine([...fields.map((field) => words.columns[field].label), 'Line', 'Why'])
  const lines = refused.map(({ line, cells, ...why }) =>
    csvLine([...fields.map((each) => cells[each]), String(line), whyRefused(why, words)]),
  )
  return head + lines.join('')
}
