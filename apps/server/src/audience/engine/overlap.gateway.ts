import type { MarketColumns } from '../../customers/index.ts'
import { eachMarket, type MarketsToRead } from './each-market.gateway.ts'
import { personTable } from './person-table.gateway.ts'

/** By the key of the market. */
type Left = ReadonlyMap<number, Uint32Array>

/** So many sets of markets are remembered: moving a slider counts the same markets again and again. */
const SETS = 8

/**
 * Which households of a set of markets are left to another market depends on the markets alone, not on
 * the question.
 */
export function lastOverlaps() {
  const known: { checksums: readonly string[]; left: Left }[] = []
  return {
    async of(
      keys: readonly number[],
      over: Omit<MarketsToRead, 'keys'>,
      signal: AbortSignal | undefined,
    ): Promise<Left> {
      const checksums = keys.map((key) => over.files.get(key)?.checksum ?? '')
      const found = known.find((one) => isSame(one.checksums, checksums))
      if (found) return found.left
      const overlap = overlapOf()
      await eachMarket({ ...over, keys }, (market) => (overlap.see(market), true), signal)
      const left = overlap.left()
      known.unshift({ checksums, left })
      known.splice(SETS)
      return left
    },
  }
}

const isSame = (one: readonly string[], next: readonly string[]) =>
  one.length === next.length && one.every((checksum, at) => checksum === next[at])

/** A household that several markets know counts at the market of its last visit, then at the lowest key. */
function overlapOf() {
  const people = personTable()
  const markets: { key: number; rows: Uint32Array; who: Uint32Array }[] = []
  /** Of each person. */
  let lastDay = new Int32Array(1_024)
  let lastMarket = new Int32Array(1_024)
  const see = ({ marketKey, shared: { rows, person, lastVisit } }: MarketColumns): void => {
    const who = new Uint32Array(rows.length)
    for (let row = 0; row < rows.length; row += 1) {
      const before = people.size()
      const one = people.numberOf(person[2 * row]!, person[2 * row + 1]!)
      who[row] = one
      if (one === lastDay.length) {
        lastDay = twiceAsLong(lastDay)
        lastMarket = twiceAsLong(lastMarket)
      }
      const day = lastVisit[row]!
      const isLater = day > lastDay[one]! || (day === lastDay[one]! && marketKey < lastMarket[one]!)
      if (one < before && !isLater) continue
      lastDay[one] = day
      lastMarket[one] = marketKey
    }
    markets.push({ key: marketKey, rows: rows.slice(), who })
  }
  const isLeft = (key: number, who: Uint32Array) => (_: number, at: number) =>
    lastMarket[who[at]!] !== key
  return {
    see,
    left: (): Left =>
      new Map(markets.map(({ key, rows, who }) => [key, rows.filter(isLeft(key, who))])),
  }
}

function twiceAsLong(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * numbers.length)
  longer.set(numbers)
  return longer
}
