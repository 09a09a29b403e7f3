import {
  householdsBy,
  mayReplace,
  readCsv,
  type CsvRow,
  type Rejection,
  type RowReader,
} from '@marquee/rules/customers'
import type { MarketRow } from '../markets/index.ts'
import type { Store } from '../platform/sql/index.ts'
import { customerImportsStore, type ImportRow, type Progress } from './customer-imports.store.ts'
import { hashesOf, type HashText } from './hash-customer.use-case.ts'
import { householdsStore, type NewHousehold } from './households.store.ts'
import type { Numbering } from './number-households.use-case.ts'
import { suppressionsStore } from './suppressions.store.ts'

type Use = <Made>(store: Store<Made>) => Made

/** What reading a file takes, from its first piece to its last. */
export interface Reading extends RowReader {
  market: MarketRow
  hash: HashText
  numbering: Numbering
}

const PIECE_BYTES = 1_048_576

/** Reads on where the last piece ended; undefined: it is not to be read any more. */
export async function readPiece(
  use: Use,
  row: ImportRow,
  reading: Reading,
): Promise<ImportRow | undefined> {
  const bytes = await use(customerImportsStore).bytesFrom(row.key, row.bytesRead, PIECE_BYTES)
  const isLast = row.bytesRead + bytes.length >= row.bytes
  // A letter may be cut in two, but a line end is never within one.
  const whole = isLast ? bytes.length : bytes.lastIndexOf('\n') + 1
  const text = bytes.toString('utf8', 0, whole)
  const part = readCsv(text, row.linesRead + 1, isLast)
  if (part.isQuoteOpen) return fail(use, row, 'customers.quote-open', part.line)

  const erased = await use(suppressionsStore).erasedAt(reading.market.path)
  const rows = row.linesRead === 0 ? part.rows.slice(1) : part.rows
  const found = sortOut(rows, row.key, reading, erased)
  const left = isLast ? 0 : Buffer.byteLength(text.slice(part.consumed))
  const progress: Progress = {
    bytesRead: row.bytesRead + whole - left,
    linesRead: part.line - 1,
    rows: row.rows + rows.length,
    households: row.households + found.households.length,
    refused: row.refused + new Set(found.rejections.map(({ line }) => line)).size,
    erased: row.erased + found.erased,
  }
  const usable = isLast ? mayReplace(progress) : undefined
  const state = usable?.ok ? 'PUBLISHING' : 'READING'
  const next = await use(customerImportsStore).readOn(row, progress, state)
  if (!next) return undefined
  await use(customerImportsStore).addRejections(row.key, found.rejections)
  if (usable && !usable.ok) return fail(use, next, usable.reason, null)
  await use(householdsStore).add(found.households)
  return next
}

/** Nothing of it is left but its row, and which lines could not be used. */
export async function fail(
  use: Use,
  { key, marketKey }: ImportRow,
  reason: string,
  line: number | null,
): Promise<undefined> {
  await use(customerImportsStore).end(key, 'FAILED', { reason, line })
  await use(householdsStore).drop(marketKey, key)
}

function sortOut(
  rows: readonly CsvRow[],
  version: number,
  reading: Reading,
  erasedHashes: ReadonlySet<bigint>,
) {
  const households: NewHousehold[] = []
  const rejections: Rejection[] = []
  let erased = 0
  const { key: marketKey, path } = reading.market
  const readHousehold = householdsBy(reading)
  for (const row of rows) {
    const read = readHousehold(row)
    if ('rejections' in read) {
      rejections.push(...read.rejections)
      continue
    }
    const { household: told } = read
    const hashes = hashesOf(reading.hash, identityOf(told))
    if (!hashes) continue
    const { person, email } = hashes
    if (erasedHashes.has(person) || (email !== null && erasedHashes.has(email))) {
      erased += 1
      continue
    }
    const household = reading.numbering.take(told.sourceId, String(person))
    if (household === undefined) rejections.push({ line: row.line, field: '', reason: 'row.twice' })
    else households.push({ marketKey, version, household, path, person, email, told })
  }
  return { households, rejections, erased }
}

const identityOf = ({ lastName, line1, postalCode, email }: NewHousehold['told']) => ({
  lastName,
  line1: line1 ?? '',
  postalCode: postalCode ?? '',
  email: email ?? '',
})
