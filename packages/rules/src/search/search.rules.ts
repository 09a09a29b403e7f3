import { byMatch, MATCHES, type Match } from '../matching/index.ts'

/** Of what things are found. */
export type FoundGroup = 'campaigns' | 'orders' | 'templates' | 'coupons' | 'markets' | 'people'

/** So many of each are shown; more of the name has to be typed to find others. */
export const MOST_HITS = 5

export const MOST_SEARCHED = 80

/** With less, only beginnings are looked for: nearly everything holds a single letter. */
const LEAST_FOR_PARTS = 2

export const looksForParts = (searched: string): boolean =>
  [...searched.trim()].length >= LEAST_FOR_PARTS

interface Matching {
  match: Match
}

/** Groups that hold something: the one with the best match first. */
export function inOrder<Name extends string, Hit extends Matching>(
  groups: readonly (readonly [Name, readonly Hit[]])[],
): (readonly [Name, readonly Hit[]])[] {
  const best = (hits: readonly Hit[]): Match =>
    MATCHES.find((match) => hits.some((hit) => hit.match === match)) ?? 'PART'
  return groups
    .filter(([, hits]) => hits.length > 0)
    .toSorted(([, one], [, other]) => byMatch(best(one), best(other)))
}
