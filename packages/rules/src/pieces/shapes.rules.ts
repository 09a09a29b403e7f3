import type { Box } from './draw.rules.ts'
import type { PathMark } from './marks.rules.ts'

const NEARLY = 0.02

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - NEARLY &&
  inner.y >= outer.y - NEARLY &&
  inner.x + inner.width <= outer.x + outer.width + NEARLY &&
  inner.y + inner.height <= outer.y + outer.height + NEARLY

export const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

interface Size {
  width: number
  height: number
}

const sizes = new WeakMap<PathMark, Size>()

/** How far the points of a path reach, in its own units: measured once, as a code is held against each of its neighbours. */
export function sizeOfPath(mark: PathMark): Size {
  const size = sizes.get(mark) ?? measured(mark)
  sizes.set(mark, size)
  return size
}

function measured({ data }: PathMark): Size {
  let x = 0
  let y = 0
  let width = 0
  let height = 0
  // A code has a thousand commands, and only the last numbers of each say where it ends.
  for (const part of data.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []) {
    const numbers = part.match(/-?[\d.]+/g) ?? []
    const end = [Number(numbers.at(-2) ?? 0), Number(numbers.at(-1) ?? 0)] as const
    ;[x, y] = moved(part.charAt(0), end, x, y)
    width = Math.max(width, x)
    height = Math.max(height, y)
  }
  return { width, height }
}

/** Where a command of straight lines leads; of others, where they end. */
function moved(
  command: string,
  [before, last]: readonly [number, number],
  x: number,
  y: number,
): [number, number] {
  if (command === 'h') return [x + last, y]
  if (command === 'H') return [last, y]
  if (command === 'v') return [x, y + last]
  if (command === 'V') return [x, last]
  if (command === 'z' || command === 'Z') return [x, y]
  return command === command.toUpperCase() ? [before, last] : [x + before, y + last]
}

/** The corners of an outline of straight lines between given points. */
export const cornersOf = ({ data, x, y, scale }: PathMark): [number, number][] =>
  [...data.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(
    ([, across, down]) =>
      [...([x + Number(across) * scale, y + Number(down) * scale] as [number, number])] as [
        number,
        number,
      ],
  )

export function isInside(
  [x, y]: readonly [number, number],
  corners: readonly [number, number][],
): boolean {
  return corners.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1) ?? [x1, y1]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)
}
