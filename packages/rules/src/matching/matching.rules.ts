/** How well a text fits a search, the best first. */
export const MATCHES = ['EXACT', 'PREFIX', 'PART'] as const

export type Match = (typeof MATCHES)[number]

const MARKS = /[\u0300-\u036f]/g

/** As texts are compared: without case and accents. The database's function of this name says the same. */
export const folded = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(MARKS, '')

/** Undefined: it does not hold what is looked for, which is no pattern: each of its signs is itself. */
export function matchOf(text: string, searched: string): Match | undefined {
  const whole = folded(text)
  const part = folded(searched.trim())
  if (part === '' || !whole.includes(part)) return undefined
  if (whole === part) return 'EXACT'
  return whole.startsWith(part) ? 'PREFIX' : 'PART'
}

/** What fits, the best first; of what fits as well, in the order in which it came. */
export function bestMatches<Item>(
  items: readonly Item[],
  searched: string,
  textOf: (item: Item) => string,
): (Item & { match: Match })[] {
  return items
    .flatMap((item) => {
      const match = matchOf(textOf(item), searched)
      return match ? [{ ...item, match }] : []
    })
    .toSorted((one, other) => byMatch(one.match, other.match))
}

export const byMatch = (one: Match, other: Match): number =>
  MATCHES.indexOf(one) - MATCHES.indexOf(other)
