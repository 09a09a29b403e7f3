import { isSameData } from '../stored/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'
import type { StepDecisions } from './new-steps.rules.ts'

/** Whether a save would change nothing: the same was saved before, in another tab or unheard. */
export const sameDetails = (one: CampaignDetails, other: CampaignDetails): boolean =>
  isSameData(one, other)

export const sameStep = (one: StepDecisions, other: StepDecisions): boolean =>
  isSameData(one, other)
