import { qrPenalty } from './qr-penalty.rules.ts'
import { alignedAt, qrWords } from './qr-words.rules.ts'

/** The modules of a code, row by row; true is dark. */
export type QrModules = readonly (readonly boolean[])[]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A text as a QR code; undefined when it is longer than what a camera reads well from paper. */
export function qrModules(text: string): QrModules | undefined {
  const found = qrWords(text)
  if (!found) return undefined
  const { number, words } = found
  const size = sizeOf(number)
  const bits = dataSpots(number).map(
    (_, index) => ((words[index >> 3] ?? 0) >> (7 - (index % 8))) & 1,
  )
  const drawn = MASKS.map((_, mask) => written(number, mask, bits))
  const faults = drawn.map((cells) => qrPenalty(cells, size))
  const best = drawn[faults.indexOf(Math.min(...faults))] ?? new Uint8Array()
  return Array.from({ length: size }, (_, y) =>
    Array.from(best.subarray(y * size, (y + 1) * size), (cell) => cell === 1),
  )
}

const sizeOf = (number: number) => 17 + 4 * number

/** What every code of a version and mask begins with: cached, as thousands of them are drawn. */
interface Sheet {
  bare: Uint8Array
  /** Of each spot of data, whether the mask turns it. */
  turned: Uint8Array
}

const sheets = new Map<string, Sheet>()

function sheetOf(number: number, mask: number): Sheet {
  const key = `${number} ${mask}`
  const cached = sheets.get(key) ?? newSheet(number, mask)
  sheets.set(key, cached)
  return cached
}

function newSheet(number: number, mask: number): Sheet {
  const size = sizeOf(number)
  const isMasked = MASKS[mask] as (x: number, y: number) => boolean
  return {
    bare: Uint8Array.from({ length: size * size }, (_, at) =>
      fixed(at % size, Math.floor(at / size), number, mask) === true ? 1 : 0,
    ),
    turned: Uint8Array.from(dataSpots(number), (at) =>
      isMasked(at % size, Math.floor(at / size)) ? 1 : 0,
    ),
  }
}

function written(number: number, mask: number, bits: readonly number[]): Uint8Array {
  const { bare, turned } = sheetOf(number, mask)
  const cells = bare.slice()
  dataSpots(number).forEach((at, index) => {
    cells[at] = (bits[index] ?? 0) ^ (turned[index] ?? 0)
  })
  return cells
}

const orders = new Map<number, readonly number[]>()

/** Where the data lies, row by row counted: up and down in columns of two, from the right. */
function dataSpots(number: number): readonly number[] {
  const cached = orders.get(number)
  if (cached) return cached
  const size = sizeOf(number)
  const spots: number[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed(x, y, number, 0) === undefined) spots.push(y * size + x)
      }
    }
  }
  orders.set(number, spots)
  return spots
}

/** What stands here in every code of this version and mask; undefined where data lies. */
function fixed(x: number, y: number, number: number, mask: number): boolean | undefined {
  const size = sizeOf(number)
  const away = (cx: number, cy: number) => Math.max(Math.abs(x - cx), Math.abs(y - cy))
  const corner = Math.min(away(3, 3), away(size - 4, 3), away(3, size - 4))
  if (corner <= 4) return corner !== 2 && corner !== 4
  const last = size - 7
  for (const cx of alignedAt(number)) {
    for (const cy of alignedAt(number)) {
      const isFinder = (cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6)
      if (!isFinder && away(cx, cy) <= 2) return away(cx, cy) !== 1
    }
  }
  if (x === 6 || y === 6) return (x + y) % 2 === 0
  return formatBit(x, y, size, mask) ?? versionBit(x, y, size, number)
}

/** Level and mask, written twice beside the corners, and the one module that is always dark. */
function formatBit(x: number, y: number, size: number, mask: number): boolean | undefined {
  const index = formatIndex(x, y, size)
  if (index === undefined) return undefined
  return index < 0 || ((withRest(mask, 10, 0x537) ^ 0x5412) >> index) % 2 === 1
}

function formatIndex(x: number, y: number, size: number): number | undefined {
  if (x === 8) {
    if (y <= 5) return y
    if (y === 7 || y === 8) return y - 1
    if (y === size - 8) return -1
    if (y > size - 8) return y - size + 15
  }
  if (y === 8) {
    if (x === 7) return 8
    if (x <= 5) return 14 - x
    if (x >= size - 8) return size - 1 - x
  }
  return undefined
}

function versionBit(x: number, y: number, size: number, number: number): boolean | undefined {
  if (number < 7) return undefined
  const near = size - 11
  const [along, across] = y < 6 ? [y, x - near] : [x, y - near]
  if (along > 5 || across < 0 || across > 2 || (y >= 6 && x >= 6)) return undefined
  return (withRest(number, 12, 0x1f25) >> (along * 3 + across)) % 2 === 1
}

/** A number followed by what is left when it is divided by a generator. */
function withRest(value: number, count: number, generator: number): number {
  let rest = value
  for (let step = 0; step < count; step += 1) {
    rest = (rest << 1) ^ ((rest >> (count - 1)) * generator)
  }
  return (value << count) | rest
}
