import { alignedAt, qrWords } from './qr-words.rules.ts'

/** The modules of a code, row by row; true is dark. */
export type QrModules = readonly (readonly boolean[])[]

type Spot = { x: number; y: number }

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
  const order = dataSpots(number)
  const bits = order.map((_, index) => (((words[index >> 3] ?? 0) >> (7 - (index % 8))) & 1) === 1)
  const drawn = MASKS.map((isMasked, mask) => {
    const rows = bare(number, mask).map((row) => [...row])
    order.forEach(({ x, y }, index) => {
      ;(rows[y] as boolean[])[x] = bits[index] !== isMasked(x, y)
    })
    return rows
  })
  const faults = drawn.map(penalty)
  return drawn[faults.indexOf(Math.min(...faults))]
}

const sizeOf = (number: number) => 17 + 4 * number

const bares = new Map<string, QrModules>()

/** A code of this version and mask before anything is written in it. */
function bare(number: number, mask: number): QrModules {
  const key = `${number} ${mask}`
  const side = Array.from({ length: sizeOf(number) }, (_, index) => index)
  const known =
    bares.get(key) ?? side.map((y) => side.map((x) => fixed(x, y, number, mask) === true))
  bares.set(key, known)
  return known
}

const orders = new Map<number, readonly Spot[]>()

/** Where the data lies: up and down in columns of two, from the right. */
function dataSpots(number: number): readonly Spot[] {
  const known = orders.get(number)
  if (known) return known
  const size = sizeOf(number)
  const spots: Spot[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed(x, y, number, 0) === undefined) spots.push({ x, y })
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

/** How hard a code is to read, as the standard counts it. */
function penalty(rows: QrModules): number {
  const size = rows.length
  const lines = rows.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = rows.map((_, x) => lines.map((line) => line[x]).join(''))
  const dark = lines.join('').replaceAll('0', '').length
  const balance = Math.ceil(Math.abs(dark * 20 - size * size * 10) / (size * size)) - 1
  return (
    [...lines, ...columns].reduce((sum, line) => sum + inLine(line), 0) +
    squares(lines) +
    Math.max(0, balance) * 10
  )
}

const LIKE_A_CORNER = ['00001011101', '10111010000']

function inLine(line: string): number {
  const around = `0000${line}0000`
  let sum = 0
  for (const pattern of LIKE_A_CORNER) {
    for (let at = around.indexOf(pattern); at >= 0; at = around.indexOf(pattern, at + 1)) sum += 40
  }
  let length = 1
  for (let at = 1; at <= line.length; at += 1) {
    if (line[at] === line[at - 1]) length += 1
    else {
      if (length >= 5) sum += length - 2
      length = 1
    }
  }
  return sum
}

function squares(lines: readonly string[]): number {
  let count = 0
  for (let y = 1; y < lines.length; y += 1) {
    const [above, line] = [lines[y - 1] ?? '', lines[y] ?? '']
    for (let x = 1; x < line.length; x += 1) {
      if (line[x] === line[x - 1] && line[x] === above[x] && line[x] === above[x - 1]) count += 3
    }
  }
  return count
}
