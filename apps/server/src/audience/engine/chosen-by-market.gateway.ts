import type { Chosen } from './audience-engine.gateway.ts'

/** A market and a household in each row. */
interface Rows {
  count: number
  marketAt: (row: number) => number
  householdAt: (row: number) => number
}

/** Sorted out: the rows come in no order, in as many parts as it takes. */
export function chosenByMarket(marketKeys: readonly number[], parts: readonly Rows[]): Chosen {
  const counts = new Map(marketKeys.map((key) => [key, 0]))
  for (const { count, marketAt } of parts) {
    for (let row = 0; row < count; row += 1) {
      const key = marketAt(row)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const places = new Map([...counts].map(([key, count]) => [key, placesFor(count)]))
  for (const { count, marketAt, householdAt } of parts) {
    for (let row = 0; row < count; row += 1) {
      places.get(marketAt(row))?.put(householdAt(row))
    }
  }
  return new Map([...places].map(([key, { numbers }]) => [key, numbers.sort()]))
}

function placesFor(count: number) {
  const numbers = new Uint32Array(count)
  let next = 0
  return {
    numbers,
    put(household: number): void {
      numbers[next] = household
      next += 1
    },
  }
}
