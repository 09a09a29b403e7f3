import type { CampaignDetails } from './campaign.rules.ts'

/** Whether a save would change nothing: somebody has saved the same, in another tab perhaps. */
export const sameDetails = (one: CampaignDetails, other: CampaignDetails): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** By name: where a value comes from, it may stand in another order. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
