import type { CountedAudience } from '@marquee/rules/audience'
import { countAudience, engineFor, type ReadyQuestion } from './count-audience.load.ts'
import type { Counting } from './counting.gateway.ts'
import type { Chosen } from './engine/audience-engine.gateway.ts'

export interface ChosenHouseholds {
  counted: CountedAudience
  households: Chosen
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
  const engine = engineFor(asked, counting)
  const households = await engine.chosen({ ...question, smartSelect }, signal)
  const size = [...households.values()].reduce((sum, { length }) => sum + length, 0)
  if (size !== counted.totalSize) {
    throw new Error(`${size} households are chosen, ${counted.totalSize} were counted`)
  }
  return { counted, households }
}
