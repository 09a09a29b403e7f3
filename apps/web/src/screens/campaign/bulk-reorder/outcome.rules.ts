import type { Difference } from './answers.ts'

export type Outcome = 'made' | 'noted' | 'refused'

type Described = Pick<Difference, 'isPossible' | 'notes'>

export function outcomeOf({ isPossible, notes }: Described): Outcome {
  if (!isPossible) return 'refused'
  return notes.length > 0 ? 'noted' : 'made'
}

/** Why it cannot be made, or what could not be taken over. */
export const whyOf = ({ message, notes }: Pick<Difference, 'message' | 'notes'>): string =>
  message ?? notes.join(' ')

export function countOutcomes(differences: readonly Described[]) {
  const count = (outcome: Outcome) => differences.filter((one) => outcomeOf(one) === outcome).length
  const noted = count('noted')
  return { possible: count('made') + noted, noted, refused: count('refused') }
}
