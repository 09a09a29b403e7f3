import {
  cellsOf,
  readTable,
  usableAndRefused,
  type LineToMend,
  type TableLine,
} from '../csv/index.ts'
import { accept, refuse } from '../result/index.ts'
import type { AnswerRowReason } from './texts.ts'

/** What a printer says became of a piece. */
const PRINT_OUTCOMES = ['MAILED', 'SPOILED', 'RETURNED'] as const

export type PrintOutcome = (typeof PRINT_OUTCOMES)[number]

export const answerColumns = {
  piece: { label: 'Piece', also: 'pieceid id' },
  outcome: { label: 'Outcome', also: 'status result' },
} as const

export type AnswerField = keyof typeof answerColumns

export interface AnsweredPiece {
  line: number
  position: number
  outcome: PrintOutcome
}

export type RefusedAnswer = LineToMend<AnswerField, AnswerRowReason>

/** Of one package: its key, and how many pieces it has. */
interface Answered {
  packageKey: number
  pieces: number
}

/** Reads the CSV of a printer: a line for each piece, by the name that the data file gave it. */
export function readAnswer(text: string, answered: Answered) {
  const table = readTable(text, answerColumns)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  if (!fields.has('piece') || !fields.has('outcome')) {
    return refuse('print-package.headers-missing')
  }
  const seen = new Set<number>()
  const read = lines.map((line) => readLine(line, answered, seen))
  return accept({ ...usableAndRefused(read), ignored })
}

function readLine(
  { line, cellOf, isWhole }: TableLine<AnswerField>,
  answered: Answered,
  seen: Set<number>,
): AnsweredPiece | RefusedAnswer {
  const cells = cellsOf(answerColumns, cellOf)
  const refused = (field: AnswerField | undefined, reason: AnswerRowReason): RefusedAnswer => ({
    line,
    cells,
    field,
    reason,
  })
  if (!isWhole) return refused(undefined, 'row.cells')
  if (cells.piece === '') return refused('piece', 'row.required')
  const position = positionIn(cells.piece, answered)
  if (position === undefined) return refused('piece', 'row.not-of-package')
  const outcome = PRINT_OUTCOMES.find((one) => one === cells.outcome.toUpperCase())
  if (!outcome) return refused('outcome', 'row.outcome')
  if (seen.has(position)) return refused('piece', 'row.piece-twice')
  seen.add(position)
  return { line, position, outcome }
}

/** Spreadsheets leave zeros at the front alone here, as a dash stands before them. */
function positionIn(name: string, { packageKey, pieces }: Answered): number | undefined {
  const [, key, number] = /^(\d{1,9})-(\d{1,9})$/.exec(name) ?? []
  const position = Number(number)
  return Number(key) === packageKey && position >= 1 && position <= pieces ? position : undefined
}

/** What a piece has become by one more answer: what came back was mailed before, whatever an older file says. */
export const outcomeAfter = (before: PrintOutcome | null, said: PrintOutcome): PrintOutcome =>
  before === 'RETURNED' && said === 'MAILED' ? before : said

/** What an answer would change. */
export interface AnswerChanges {
  mailed: number
  spoiled: number
  returned: number
  /** Pieces of which an earlier answer said the same, or something later. */
  unchanged: number
}

export function changesOf(
  rows: readonly AnsweredPiece[],
  before: ReadonlyMap<number, PrintOutcome>,
): { changed: AnsweredPiece[]; counts: AnswerChanges } {
  const changed = rows.flatMap((row) => {
    const known = before.get(row.position) ?? null
    const outcome = outcomeAfter(known, row.outcome)
    return outcome === known ? [] : [{ ...row, outcome }]
  })
  const counted = (outcome: PrintOutcome) => changed.filter((row) => row.outcome === outcome).length
  const counts = {
    mailed: counted('MAILED'),
    spoiled: counted('SPOILED'),
    returned: counted('RETURNED'),
    unchanged: rows.length - changed.length,
  }
  return { changed, counts }
}

/** What was handed over, and what the printer has said of it so far. */
export interface Reconciliation {
  pieces: number
  mailed: number
  spoiled: number
  returned: number
  /** Of these the printer has said nothing. */
  missing: number
}

export function reconcile(
  pieces: number,
  counted: readonly { outcome: PrintOutcome | null; count: number }[],
): Reconciliation {
  const of = (outcome: PrintOutcome) =>
    counted.filter((one) => one.outcome === outcome).reduce((sum, { count }) => sum + count, 0)
  const [mailed, spoiled, returned] = [of('MAILED'), of('SPOILED'), of('RETURNED')]
  return { pieces, mailed, spoiled, returned, missing: pieces - mailed - spoiled - returned }
}
