import { inWaves } from '../campaigns/index.ts'

/** Who gets their pieces in the first wave, and in the second: places in the list of households, ascending. */
export type Halves = readonly [first: Uint32Array, second: Uint32Array]

/** A household's place and its hash share one exact whole number, by which both are sorted at once. */
const PLACES = 2 ** 21

/**
 * Halves the customers of one dealer, by chance and yet the same each time: who is in which wave follows from the
 * campaign and the household alone, for as long as the same households are ordered.
 */
export function halvesOf(campaignKey: number, households: Uint32Array): Halves {
  const many = households.length
  if (many > PLACES) throw new RangeError(`${many} households of one dealer are too many`)
  const ranks = new Float64Array(many)
  for (let place = 0; place < many; place += 1) {
    ranks[place] = hashOf(campaignKey, households[place] ?? 0) * PLACES + place
  }
  ranks.sort()
  const [inFirst] = inWaves(many)
  const wave = (part: Float64Array) => Uint32Array.from(part, (rank) => rank % PLACES).toSorted()
  return [wave(ranks.subarray(0, inFirst)), wave(ranks.subarray(inFirst))]
}

/** 32 bits in which households that follow each other have nothing in common: the finish of MurmurHash3. */
function hashOf(campaignKey: number, household: number): number {
  let hash = Math.imul(household, 0x9e3779b1) ^ Math.imul(campaignKey, 0x85ebca77)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
