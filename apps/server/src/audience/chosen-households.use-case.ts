import type { CountedAudience } from '@marquee/rules/audience'
import { countAudience, engineFor, type ReadyQuestion } from './count-audience.use-case.ts'
import type { Counting } from './counting.gateway.ts'

export interface ChosenHouseholds {
  counted: CountedAudience
  /** Their numbers in ascending order, by market. */
  households: ReadonlyMap<number, readonly number[]>
}

/** Counts and prices, and says which households it is. */
export async function chosenHouseholds(
  ready: ReadyQuestion,
  counting: Counting,
  signal?: AbortSignal,
): Promise<ChosenHouseholds> {
  const { asked, question } = ready
  const counted = await countAudience(ready, counting, signal)
  const leastScore = counted.smartSelectThreshold ?? 0
  const smartSelect = question.smartSelect && { ...question.smartSelect, leastScore }
  // One more than there are, so that too many would be seen.
  const page = { skip: 0, take: counted.totalSize + 1 }
  const members = await engineFor(asked, counting).members(
    { ...question, smartSelect },
    page,
    signal,
  )
  if (members.length !== counted.totalSize) {
    throw new Error(`${members.length} households are chosen, ${counted.totalSize} were counted`)
  }
  const households = new Map<number, number[]>(question.marketKeys.map((key) => [key, []]))
  for (const { marketKey, household } of members) households.get(marketKey)?.push(household)
  return { counted, households }
}
