import { csvLine } from '../csv/index.ts'
import { fieldNames, type ImportField } from './import-fields.rules.ts'
import { rowReasons, type RowReason } from './texts.ts'

/** What stands in front of a row's own cells; nothing of it is read when the row comes again. */
const IN_FRONT = ['Line', 'What to mend']
const FOR_SPREADSHEETS = '\uFEFF'

interface RejectedCell {
  line: number
  field: string
  reason: string
}

interface RejectedLine {
  line: number
  cells: readonly string[]
}

/**
 * Rows as they came, each with what is to be mended in it, for spreadsheets: mended, they are imported as they
 * are, as an addition. Of rows that are no longer stored it says what was wrong with them.
 */
export function rejectedRowsFile(
  rejections: readonly RejectedCell[],
  lines: readonly RejectedLine[],
): string {
  const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells]))
  const wrong = new Map<number, RejectedCell[]>()
  for (const one of rejections) wrong.set(one.line, [...(wrong.get(one.line) ?? []), one])
  const head = lines.find(({ line }) => !wrong.has(line))?.cells ?? []
  // Rows that were mended before have our columns in front already.
  const ownFrom = IN_FRONT.every((header, at) => head[at]?.trim() === header) ? IN_FRONT.length : 0
  const rows = [...wrong].map(([line, found]) =>
    csvLine([
      String(line),
      found.map(inWords).join(' '),
      ...(cellsOf.get(line) ?? []).slice(ownFrom),
    ]),
  )
  return FOR_SPREADSHEETS + csvLine([...IN_FRONT, ...head.slice(ownFrom)]) + rows.join('')
}

function inWords({ field, reason }: RejectedCell): string {
  const name = fieldNames[field as ImportField]
  const why = rowReasons[reason as RowReason] ?? reason
  return name === undefined ? why : `${name}: ${why}`
}
