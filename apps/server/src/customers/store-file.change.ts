import { isUtf8 } from 'node:buffer'
import { guessMapping } from '@marquee/rules/customers'
import { refuse, accept, type Result } from '@marquee/rules/result'
import type { MarketRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { headOf, HEAD_BYTES } from './customer-file.check.ts'
import { customerImportsStore, PART_BYTES, type ImportRow } from './customer-imports.store.ts'

export interface NewFile {
  market: MarketRow
  name: string
  uploadedBy: number | null
}

/** Keeps the bytes of a file for its import, or says what is wrong with it. Takes them as they come. */
export async function storeFile(
  use: Use,
  { market, name: fileName, uploadedBy }: NewFile,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Result<ImportRow, StoreFileReason>> {
  if (market.type !== 'DEALER') return refuse('customers.not-a-dealer')
  let row: ImportRow | undefined
  let part = 0
  for await (const { bytes, isLast } of inParts(pieces)) {
    if (!row) {
      const head = headOf(bytes.subarray(0, HEAD_BYTES), isLast && bytes.length <= HEAD_BYTES)
      if (!head.ok) return head
      const { headers } = head.value
      const { key: marketKey, path } = market
      const mapping = guessMapping(headers)
      const columns = headers.length
      row = await use(customerImportsStore).add({
        marketKey,
        path,
        fileName,
        columns,
        mapping,
        uploadedBy,
      })
    }
    if (!isUtf8(withoutCutLetters(bytes, isLast, part))) return refuse('customers.wrong-encoding')
    await use(customerImportsStore).addPart(row, part, bytes)
    part += 1
  }
  return row ? accept(row) : refuse('customers.file-empty')
}

type StoreFileReason =
  | 'customers.not-a-dealer'
  | 'customers.file-empty'
  | 'customers.not-csv'
  | 'customers.wrong-encoding'
  | 'customers.headers-twice'

interface Part {
  bytes: Buffer
  isLast: boolean
}

async function* inParts(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncIterable<Part> {
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

const LONGEST_LETTER = 4
const isInside = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80

/** A letter may be cut in two between parts; its bytes are looked at without the halves. */
function withoutCutLetters(bytes: Buffer, isLast: boolean, part: number): Buffer {
  let from = 0
  let to = bytes.length
  if (part > 0) while (from < LONGEST_LETTER && isInside(bytes[from])) from += 1
  if (isLast) return bytes.subarray(from)
  while (bytes.length - to < LONGEST_LETTER && isInside(bytes[to - 1])) to -= 1
  const isCut = (bytes[to - 1] ?? 0) >= 0xc0
  return bytes.subarray(from, isCut ? to - 1 : bytes.length)
}
