import { textReader } from '@marquee/rules/csv'
import { guessMapping } from '@marquee/rules/customers'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { MarketRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { headOf, HEAD_BYTES } from './customer-file.check.ts'
import { customerImportsStore, PART_BYTES, type ImportRow } from './customer-imports.store.ts'

export interface NewFile {
  market: MarketRow
  name: string
  uploadedBy: number | null
}

type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>

/** Keeps a file for its import, as UTF-8, or says what is wrong with it. Takes its bytes as they come. */
export async function storeFile(
  use: Use,
  file: NewFile,
  pieces: Pieces,
): Promise<Result<ImportRow, StoreFileReason>> {
  if (file.market.type !== 'DEALER') return refuse('customers.not-a-dealer')
  const letters = { areReadable: true }
  let row: ImportRow | undefined
  let part = 0
  for await (const { bytes, isLast } of inParts(inUtf8(pieces, letters))) {
    if (!row) {
      const added = await addRow(use, file, bytes, isLast)
      if (!added.ok) return added
      row = added.value
    }
    await use(customerImportsStore).addPart(row, part, bytes)
    part += 1
  }
  if (!letters.areReadable) return refuse('customers.wrong-encoding')
  return row ? accept(row) : refuse('customers.file-empty')
}

type StoreFileReason =
  | 'customers.not-a-dealer'
  | 'customers.file-empty'
  | 'customers.not-csv'
  | 'customers.wrong-encoding'
  | 'customers.headers-twice'

async function addRow(
  use: Use,
  { market, name: fileName, uploadedBy }: NewFile,
  bytes: Buffer,
  isAll: boolean,
) {
  const text = bytes.toString('utf8', 0, HEAD_BYTES)
  const head = headOf(text, isAll && bytes.length <= HEAD_BYTES)
  if (!head.ok) return head
  const { headers, separator } = head.value
  const row = await use(customerImportsStore).add({
    marketKey: market.key,
    path: market.path,
    fileName,
    separator,
    columns: headers.length,
    mapping: guessMapping(headers),
    uploadedBy,
  })
  return accept(row)
}

/** Ends with the first letters that cannot be read: of such a file nothing is used. */
async function* inUtf8(pieces: Pieces, letters: { areReadable: boolean }): AsyncIterable<Buffer> {
  const read = textReader(TextDecoder)
  for await (const { bytes, isLast } of inParts(pieces)) {
    const text = read(bytes, isLast)
    letters.areReadable = text !== undefined
    if (text === undefined) return
    yield Buffer.from(text)
  }
}

interface Part {
  bytes: Buffer
  isLast: boolean
}

async function* inParts(pieces: Pieces): AsyncIterable<Part> {
  let held = Buffer.alloc(0)
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece])
    while (held.length > PART_BYTES) {
      yield { bytes: held.subarray(0, PART_BYTES), isLast: false }
      held = held.subarray(PART_BYTES)
    }
  }
  if (held.length > 0) yield { bytes: held, isLast: true }
}
