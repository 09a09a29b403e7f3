import type { GeoBox } from './points.rules.ts'

/** Longitude, then latitude, as GeoJSON has them. */
export type Position = readonly [number, number]

/** The line without the corners that lie nearer than the tolerance to what is left; its ends stay. */
export function simplifyLine<Corner extends Position>(
  line: readonly Corner[],
  tolerance: number,
): Corner[] {
  const stays = new Set([0, line.length - 1])
  const parts: [number, number][] = [[0, line.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part
    const farthest = farthestBetween(line, first, last)
    if (farthest.distance <= tolerance) continue
    stays.add(farthest.index)
    parts.push([first, farthest.index], [farthest.index, last])
  }
  return line.filter((_, index) => stays.has(index))
}

function farthestBetween(line: readonly Position[], first: number, last: number) {
  const from = line[first] as Position
  const to = line[last] as Position
  let best = { index: first, distance: 0 }
  for (let index = first + 1; index < last; index += 1) {
    const distance = distanceToSegment(line[index] as Position, from, to)
    if (distance > best.distance) best = { index, distance }
  }
  return best
}

function distanceToSegment([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const across = x2 - x1
  const up = y2 - y1
  const length = across ** 2 + up ** 2
  const along = length === 0 ? 0 : ((x - x1) * across + (y - y1) * up) / length
  const at = Math.max(0, Math.min(1, along))
  return Math.hypot(x - x1 - at * across, y - y1 - at * up)
}

export function boxOf(ring: readonly Position[]): GeoBox {
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (const [x, y] of ring) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

/** Does a ray from the point cross the ring an odd number of times? */
export function isInRing([x, y]: Position, ring: readonly Position[]): boolean {
  let isInside = false
  for (let index = 0; index < ring.length; index += 1) {
    const [x1, y1] = ring[index] as Position
    const [x2, y2] = (ring[index - 1] ?? ring.at(-1)) as Position
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  }
  return isInside
}

/** Could a part of the ring's line lie in the box, judged only by the boxes of its parts? */
export function mayCross(ring: readonly Position[], [west, south, east, north]: GeoBox): boolean {
  return ring.some(([x1, y1], index) => {
    const [x2, y2] = (ring[index - 1] ?? ring.at(-1)) as Position
    return (
      Math.max(x1, x2) >= west &&
      Math.min(x1, x2) <= east &&
      Math.max(y1, y2) >= south &&
      Math.min(y1, y2) <= north
    )
  })
}

/**
 * The part of a ring that lies in a box. Where the ring leaves the box and comes back it runs along
 * the box's side, so a caller takes a box a little larger than what it will look at.
 */
export function cutToBox(ring: readonly Position[], box: GeoBox): Position[] {
  const sides = [
    { axis: 0, limit: box[0], sign: 1 },
    { axis: 1, limit: box[1], sign: 1 },
    { axis: 0, limit: box[2], sign: -1 },
    { axis: 1, limit: box[3], sign: -1 },
  ] as const
  return sides.reduce<readonly Position[]>(cutAtSide, ring).slice()
}

type Side = { axis: 0 | 1; limit: number; sign: 1 | -1 }

function cutAtSide(ring: readonly Position[], { axis, limit, sign }: Side): Position[] {
  const depth = (corner: Position) => (corner[axis] - limit) * sign
  return ring.flatMap((corner, index) => {
    const before = (ring[index - 1] ?? ring.at(-1)) as Position
    const now = depth(corner)
    const then = depth(before)
    const crossing = now >= 0 === then >= 0 ? [] : [between(before, corner, then / (then - now))]
    return now >= 0 ? [...crossing, corner] : crossing
  })
}

const between = ([x1, y1]: Position, [x2, y2]: Position, share: number): Position => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]
