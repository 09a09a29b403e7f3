import type { CampaignDetails } from './campaign.rules.ts'
import type { StepDecisions } from './new-steps.rules.ts'

/** Whether a save would change nothing: the same was saved before, in another tab or unheard. */
export const sameDetails = (one: CampaignDetails, other: CampaignDetails): boolean =>
  isSame(one, other)

export const sameStep = (one: StepDecisions, other: StepDecisions): boolean => isSame(one, other)

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** Sorted by name: the order of fields may differ between sources. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
