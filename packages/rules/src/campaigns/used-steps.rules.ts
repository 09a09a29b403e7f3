import { stepsOfCampaign, type Campaign, type CampaignStep } from './campaign.rules.ts'

type WithSteps = Pick<Campaign, 'workflows'>
type Used = Pick<CampaignStep, 'opted' | 'optionality'>

/** The steps of a campaign that people get to see. */
export const shownSteps = (campaign: WithSteps): CampaignStep[] => shown(stepsOfCampaign(campaign))

/** More than one step: the campaign is built from the list of its touchpoints. */
export const isMultiStep = (campaign: WithSteps): boolean => shownSteps(campaign).length > 1

/** A list of touchpoints is of use where there is something to switch on. */
export const hasTouchpoints = (campaign: WithSteps): boolean =>
  isSwitched(stepsOfCampaign(campaign))

/** The steps that are sent. A required one that stands alone has no switch. */
export const usedSteps = (campaign: WithSteps): CampaignStep[] =>
  usedAmong(stepsOfCampaign(campaign))

export function usedAmong<Step extends Used>(steps: readonly Step[]): Step[] {
  return isSwitched(steps) ? shown(steps).filter(({ opted }) => opted) : shown(steps)
}

const shown = <Step extends Used>(steps: readonly Step[]): Step[] =>
  steps.filter(({ optionality }) => optionality !== 'DISABLED')

function isSwitched(steps: readonly Used[]): boolean {
  const seen = shown(steps)
  return seen.length > 1 || seen.some(({ optionality }) => optionality !== 'REQUIRED')
}
