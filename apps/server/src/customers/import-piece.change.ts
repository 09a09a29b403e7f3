import { setImmediate as othersTurn } from 'node:timers/promises'
import { readCsv, type CsvRow, type Separator } from '@marquee/rules/csv'
import {
  householdsBy,
  importEffect,
  mayReplace,
  needsConfirming,
  type Numbering,
  type Cost,
  type Rejection,
  type RowReader,
} from '@marquee/rules/customers'
import { accept } from '@marquee/rules/result'
import type { MarketRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore, type ImportRow, type Progress } from './customer-imports.store.ts'
import { hashesOf, type CustomerHashes, type HashText } from './customer-hashing.load.ts'
import { householdsStore, type NewHousehold } from './households.store.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { rejectedRowsStore, type RejectedCell, type RejectedLine } from './rejected-rows.store.ts'
import { suppressionsStore } from './suppressions.store.ts'

/** What reading a file takes, from its first piece to its last. */
export interface Reading extends RowReader {
  market: MarketRow
  separator: Separator
  hash: HashText
  numbering: Numbering
}

/** Where in a file a piece begins. */
export type PieceFrom = Pick<ImportRow, 'key' | 'bytes' | keyof Progress>

export interface Piece {
  from: PieceFrom
  /** How far the file is read with it. */
  progress: Progress
  isLast: boolean
  /** Ends the import, which replaces nothing. */
  problem: ImportRow['problem']
  households: NewHousehold[]
  rejections: RejectedCell[]
  /** The lines that they stand in, and the one of headers. */
  lines: RejectedLine[]
}

const PIECE_BYTES = 1_048_576
const ROWS_A_TURN = 500

/** Reads on where the last piece ended. */
export async function readPiece(use: Use, from: PieceFrom, reading: Reading): Promise<Piece> {
  const bytes = await use(customerImportsStore).bytesFrom(from.key, from.bytesRead, PIECE_BYTES)
  const isLast = from.bytesRead + bytes.length >= from.bytes
  // A letter may be cut in two, but a line end is never within one.
  const whole = isLast ? bytes.length : bytes.lastIndexOf('\n') + 1
  const text = bytes.toString('utf8', 0, whole)
  const part = readCsv(text, from.linesRead + 1, isLast, reading.separator)
  if (part.isQuoteOpen) {
    const problem = { reason: 'customers.quote-open', line: part.line }
    return {
      from,
      progress: from,
      isLast: true,
      problem,
      households: [],
      rejections: [],
      lines: [],
    }
  }
  const rows = from.linesRead === 0 ? part.rows.slice(1) : part.rows
  const erasedHashes = await use(suppressionsStore).erasedAt(reading.market.path)
  const { erased, ...found } = await sortOut(rows, from.key, reading, erasedHashes)
  const [head] = part.rows
  if (from.linesRead === 0 && head) found.lines.unshift(head)
  const left = isLast ? 0 : Buffer.byteLength(text.slice(part.consumed))
  const progress: Progress = {
    bytesRead: from.bytesRead + whole - left,
    linesRead: part.line - 1,
    rows: from.rows + rows.length,
    households: from.households + found.households.length,
    incomplete: from.incomplete + linesOf(found.rejections, 'FIELD'),
    refused: from.refused + linesOf(found.rejections, 'LINE'),
    erased: from.erased + erased,
  }
  const usable = isLast ? mayReplace(progress) : accept(true as const)
  const problem = usable.ok ? null : { reason: usable.reason, line: null }
  return { from, progress, isLast, problem, ...found }
}

const linesOf = (rejections: readonly RejectedCell[], what: Cost) =>
  new Set(rejections.filter(({ costs }) => costs === what).map(({ line }) => line)).size

/** Undefined: another program has stored it, or it is not to be read any more. */
export async function keepPiece(
  use: Use,
  piece: Piece,
  mostGonePercent: number,
): Promise<ImportRow | undefined> {
  const { from, progress, isLast, problem, households, rejections, lines } = piece
  const state = isLast && !problem ? 'PUBLISHING' : 'READING'
  if (!isLast) await use(customerImportsStore).mayBeLost()
  const next = await use(customerImportsStore).readOn(from, progress, state)
  if (!next) return undefined
  await use(rejectedRowsStore).add(next.key, rejections, lines)
  if (problem) return fail(use, next, problem)
  await use(householdsStore).add(households)
  return isLast ? lookedOver(use, next, mostGonePercent) : next
}

/** All is read: one that changes much waits until a person has seen how much. */
async function lookedOver(
  use: Use,
  row: ImportRow,
  mostGonePercent: number,
): Promise<ImportRow | undefined> {
  const { key, marketKey, mode, isConfirmed } = row
  const served = await use(marketVersionsStore).find(marketKey)
  if (isConfirmed || !served) return row
  const compared = await use(householdsStore).compared(row, served.dataVersion, key)
  const effect = importEffect(compared, mode)
  if (!needsConfirming(effect, mostGonePercent)) return row
  await use(customerImportsStore).waitForConfirming(key, effect)
  return use(customerImportsStore).find(key)
}

/** Nothing of it is left but its row, and which lines could not be used. */
export async function fail(
  use: Use,
  { key, marketKey }: ImportRow,
  problem: NonNullable<ImportRow['problem']>,
): Promise<undefined> {
  await use(customerImportsStore).end(key, 'FAILED', problem)
  await use(householdsStore).drop(marketKey, key)
}

async function sortOut(
  rows: readonly CsvRow[],
  version: number,
  reading: Reading,
  erasedHashes: ReadonlySet<bigint>,
) {
  const households: NewHousehold[] = []
  const rejections: RejectedCell[] = []
  const lines: RejectedLine[] = []
  let erased = 0
  const { key: marketKey, path } = reading.market
  const readHousehold = householdsBy(reading)
  const reject = (wrong: readonly Rejection[], costs: Cost, row: CsvRow) => {
    if (wrong.length === 0) return
    rejections.push(...wrong.map(({ line, field, reason }) => ({ line, field, reason, costs })))
    lines.push({ line: row.line, cells: row.cells })
  }
  for (const [at, row] of rows.entries()) {
    // Lets other requests of this program have their turn.
    if (at % ROWS_A_TURN === 0) await othersTurn()
    const read = readHousehold(row)
    const details = 'rejections' in read ? read.of : read.household
    const hashes = details && hashesOf(reading.hash, identityOf(details))
    if (hashes && isErased(hashes, erasedHashes)) {
      erased += 1
      continue
    }
    if ('rejections' in read || !details || !hashes) {
      reject('rejections' in read ? read.rejections : [], 'LINE', row)
      continue
    }
    const household = reading.numbering.take(details.sourceId, String(hashes.person))
    if (household === undefined) {
      reject([{ line: row.line, field: '', reason: 'row.twice' }], 'LINE', row)
      continue
    }
    households.push({ marketKey, version, household, path, ...hashes, details })
    reject(read.dropped, 'FIELD', row)
  }
  return { households, rejections, lines, erased }
}

const isErased = ({ person, email }: CustomerHashes, erased: ReadonlySet<bigint>) =>
  erased.has(person) || (email !== null && erased.has(email))

const identityOf = ({ lastName, line1, postalCode, email }: NewHousehold['details']) => ({
  lastName,
  line1: line1 ?? '',
  postalCode: postalCode ?? '',
  email: email ?? '',
})
