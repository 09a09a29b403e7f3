import { crc32 } from 'node:zlib'
import { ANALYTICAL_MODELS } from '@marquee/rules/customers'
import type { MarketColumns } from './market-columns.gateway.ts'

// A file of columns: a head of a few numbers, the checksum of the published file that it was made of, and one
// array behind the other as they lie in memory, the widest numbers first, so that each begins where a number of its
// width may. The numbers are little-endian, as those of every processor that Marquee runs on.

/** Another number for each change of the layout: a file of an older one is made anew. */
const LAYOUT = 2
const NUMBERS = [
  'layout',
  'crc',
  'market',
  'rows',
  'zips',
  'shared',
  'vehicle',
  'models',
  'free',
] as const
const CHECKSUM_AT = NUMBERS.length * 4
/** SHA-256. */
const CHECKSUM_BYTES = 32
export const HEAD_BYTES = CHECKSUM_AT + CHECKSUM_BYTES

type Head = Record<(typeof NUMBERS)[number], number>

/** Which file it was made of. */
export interface MadeOf {
  marketKey: number
  checksum: string
  rows: number
}

export function columnsToBytes(columns: MarketColumns, checksum: string): Buffer {
  const { marketKey, rows, zips, shared, lastVehicle, lastFreeOn } = columns
  const arrays = arraysOf(columns)
  const length = HEAD_BYTES + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const bytes = Buffer.alloc(length)
  let at = HEAD_BYTES
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  const head: Head = {
    layout: LAYOUT,
    crc: crc32(bytes.subarray(HEAD_BYTES)),
    market: marketKey,
    rows,
    zips: zips.length,
    shared: shared.rows.length,
    vehicle: lastVehicle,
    models: ANALYTICAL_MODELS.length,
    free: lastFreeOn,
  }
  for (const [place, name] of NUMBERS.entries()) bytes.writeUInt32LE(head[name], place * 4)
  bytes.write(checksum, CHECKSUM_AT, CHECKSUM_BYTES, 'hex')
  return bytes
}

/** In the order of the file. */
const arraysOf = ({ shared, household, distance, zips, zip, ...narrow }: MarketColumns) => [
  shared.person,
  shared.rows,
  shared.lastVisit,
  household,
  distance,
  zips,
  zip,
  ...narrow.scores,
  ...narrow.vehicles,
  narrow.emailFreeOn,
  narrow.mailFreeOn,
  narrow.kind,
  narrow.first,
]

/** Is this the head of a file that was made of this one, and is all of it there? */
export function isHeadOf(bytes: Buffer, length: number, of: MadeOf): boolean {
  if (bytes.length < HEAD_BYTES) return false
  const head = headOf(bytes)
  return (
    head.layout === LAYOUT &&
    head.models === ANALYTICAL_MODELS.length &&
    head.market === of.marketKey &&
    head.rows === of.rows &&
    bytes.toString('hex', CHECKSUM_AT, HEAD_BYTES) === of.checksum &&
    length === lengthOf(head)
  )
}

/** Are they as they were written? */
export const isUndamaged = (bytes: Buffer): boolean =>
  headOf(bytes).crc === crc32(bytes.subarray(HEAD_BYTES))

/** Nothing is copied: the columns are these bytes. */
export function columnsIn(bytes: Buffer): MarketColumns {
  const head = headOf(bytes)
  const { rows } = head
  const { words, signed, shorts, octets } = taking(bytes)
  return {
    marketKey: head.market,
    rows,
    lastVehicle: head.vehicle,
    lastFreeOn: head.free,
    shared: {
      person: words(2 * head.shared),
      rows: words(head.shared),
      lastVisit: signed(head.shared),
    },
    household: words(rows),
    distance: signed(rows),
    zips: words(head.zips),
    zip: words(rows),
    scores: ANALYTICAL_MODELS.map(() => shorts(rows)),
    vehicles: [shorts(rows), shorts(rows), shorts(rows), shorts(rows)],
    emailFreeOn: shorts(rows),
    mailFreeOn: shorts(rows),
    kind: octets(rows),
    first: octets(rows),
  }
}

function headOf(bytes: Buffer): Head {
  const [layout, crc, market, rows, zips, shared, vehicle, models, free] = NUMBERS.map((_, place) =>
    bytes.readUInt32LE(place * 4),
  ) as [number, number, number, number, number, number, number, number, number]
  return { layout, crc, market, rows, zips, shared, vehicle, models, free }
}

const lengthOf = ({ rows, zips, shared, models }: Head) =>
  HEAD_BYTES + 16 * shared + 4 * zips + (4 + 4 + 4 + 2 * models + 4 * 2 + 2 * 2 + 1 + 1) * rows

/** One array after the other, in the order of the file. */
function taking({ buffer, byteOffset }: Buffer) {
  let at = byteOffset + HEAD_BYTES
  const next = (bytes: number) => {
    const from = at
    at += bytes
    return from
  }
  return {
    words: (many: number) => new Uint32Array(buffer, next(4 * many), many),
    signed: (many: number) => new Int32Array(buffer, next(4 * many), many),
    shorts: (many: number) => new Uint16Array(buffer, next(2 * many), many),
    octets: (many: number) => new Uint8Array(buffer, next(many), many),
  }
}
