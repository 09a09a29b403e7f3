import type { Chosen } from '../engine/audience-engine.gateway.ts'

/** Sorted out: the rows, a market and a household each, come in no order. */
export function chosenByMarket(
  marketKeys: readonly number[],
  rows: readonly (readonly number[])[],
): Chosen {
  const counts = new Map(marketKeys.map((key) => [key, 0]))
  for (const [key = 0] of rows) counts.set(key, (counts.get(key) ?? 0) + 1)
  const places = new Map([...counts].map(([key, count]) => [key, placesFor(count)]))
  for (const [key = 0, household = 0] of rows) places.get(key)?.put(household)
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
