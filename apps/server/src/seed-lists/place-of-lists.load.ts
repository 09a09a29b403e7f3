import type { seedLists } from '@marquee/contract/seed-lists'
import type { MarketPath } from '@marquee/rules/access'
import { narrowedScope, placeAskedFor } from '../markets/index.ts'
import type { Call } from '../platform/use-case.ts'

type Asking = Pick<Call<typeof seedLists.list>, 'query' | 'person' | 'use'>

/** For which place lists are asked: the market or the brand that is named, else the person's home. */
export async function placeOfLists(call: Asking): Promise<MarketPath | undefined> {
  const { person, use } = call
  return narrowedScope({ person, use, query: await placeAskedFor(call) })
}
