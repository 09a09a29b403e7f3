import type { MarketColumns } from './market-columns.gateway.ts'

interface Visit {
  market: number
  day: number
}

/** Rows of a market that another one counts. */
export type LeftRows = readonly number[] | undefined

/** A household that several markets know counts at the market of its last visit, then at the lowest key. */
export function overlapOf() {
  const last = new Map<bigint, Visit>()
  return {
    see({ marketKey: market, shared: { person, lastVisit } }: MarketColumns): void {
      for (let row = 0; row < person.length; row += 1) {
        const who = person[row]!
        const day = lastVisit[row]!
        const known = last.get(who)
        if (!known) last.set(who, { market, day })
        else if (day > known.day || (day === known.day && market < known.market)) {
          Object.assign(known, { market, day })
        }
      }
    },
    leftAt({ marketKey, shared: { rows, person } }: MarketColumns): number[] {
      const left: number[] = []
      for (const [place, row] of rows.entries()) {
        if (last.get(person[place]!)?.market !== marketKey) left.push(row)
      }
      return left
    },
  }
}
