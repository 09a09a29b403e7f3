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

/** How far the points of a path reach, in its own units. */
export function sizeOfPath({ data }: PathMark): { width: number; height: number } {
  let x = 0
  let y = 0
  let width = 0
  let height = 0
  for (const { groups } of data.matchAll(/(?<command>[a-zA-Z])(?<numbers>[^a-zA-Z]*)/g)) {
    const numbers = (groups?.['numbers']?.match(/-?[\d.]+/g) ?? []).map(Number)
    ;[x, y] = moved(groups?.['command'] ?? '', numbers, x, y)
    width = Math.max(width, x)
    height = Math.max(height, y)
  }
  return { width, height }
}

/** Where a command of straight lines leads; of others, where they end. */
function moved(
  command: string,
  numbers: readonly number[],
  x: number,
  y: number,
): [number, number] {
  const [last = 0, before = 0] = numbers.toReversed()
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
