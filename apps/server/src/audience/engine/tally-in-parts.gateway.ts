import type { AudienceQuestion, Tally } from '@marquee/rules/audience'
import { isShared, type KnownAt } from './question-sql.gateway.ts'

/** The intermediate results for so many households fit into memory; more would go to the disk. */
export const HOUSEHOLDS_AT_ONCE = 4_000_000

type Files = ReadonlyMap<number, { rows: number }>

interface Counting {
  question: AudienceQuestion
  files: Files
  /** How many households a part may have; a market is never divided. */
  atOnce: number
}

interface Part {
  marketKeys: readonly number[]
  known: KnownAt
}

/** Counts many markets a part after the other, and adds up: each market's households are its own. */
export async function tallyInParts(
  counting: Counting,
  tally: (part: Part) => Promise<Tally[]>,
): Promise<Tally[]> {
  const parts = partsOf(counting)
  const [only] = parts
  if (only && parts.length === 1) return tally(only)
  const sums = new Map<string, Tally>()
  for (const part of parts) for (const one of await tally(part)) add(sums, one)
  return [...sums.values()]
}

function partsOf({ question, files, atOnce }: Counting): Part[] {
  const { marketKeys } = question
  const groups: number[][] = []
  let households = Infinity
  for (const key of marketKeys) {
    const rows = files.get(key)?.rows ?? 0
    households += rows
    if (households > atOnce) {
      groups.push([])
      households = rows
    }
    groups.at(-1)?.push(key)
  }
  if (groups.length < 2) return [{ marketKeys, known: 'everywhere' }]
  const parts: Part[] = groups.map((keys) => ({ marketKeys: keys, known: 'at one' }))
  // Households that several dealerships know are compared over all parts.
  return isShared(question) ? [...parts, { marketKeys, known: 'at several' }] : parts
}

function add(sums: Map<string, Tally>, one: Tally): void {
  const name = `${one.group} ${one.a} ${one.b} ${one.mask}`
  const sum = sums.get(name)
  if (!sum) {
    sums.set(name, one)
    return
  }
  sums.set(name, {
    ...one,
    count: sum.count + one.count,
    known: sum.known + one.known,
    sumDistance: sum.sumDistance + one.sumDistance,
    mostDistance: Math.max(sum.mostDistance, one.mostDistance),
  })
}
