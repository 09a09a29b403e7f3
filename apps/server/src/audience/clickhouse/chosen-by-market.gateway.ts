import type { Chosen, ChosenOfMarket } from '../engine/audience-engine.gateway.ts'

/** A household and its contact code share one number, by which both are sorted at once. */
const CONTACTS = 256

/** Sorted out: the rows, a market, a household and its contact code each, come in no order. */
export function chosenByMarket(
  marketKeys: readonly number[],
  rows: readonly (readonly number[])[],
): Chosen {
  const counts = new Map(marketKeys.map((key) => [key, 0]))
  for (const [key = 0] of rows) counts.set(key, (counts.get(key) ?? 0) + 1)
  const places = new Map([...counts].map(([key, count]) => [key, placesFor(count)]))
  for (const [key = 0, household = 0, contact = 0] of rows) {
    places.get(key)?.put(household * CONTACTS + contact)
  }
  return new Map([...places].map(([key, { pairs }]) => [key, apart(pairs.sort())]))
}

function placesFor(count: number) {
  const pairs = new Float64Array(count)
  let next = 0
  return {
    pairs,
    put(pair: number): void {
      pairs[next] = pair
      next += 1
    },
  }
}

const apart = (pairs: Float64Array): ChosenOfMarket => ({
  households: Uint32Array.from(pairs, (pair) => Math.trunc(pair / CONTACTS)),
  contacts: Uint8Array.from(pairs, (pair) => pair % CONTACTS),
})
