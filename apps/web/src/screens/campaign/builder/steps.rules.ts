import type { Campaign, CampaignStep } from './answers.ts'

export const stepsIn = ({ workflows }: Campaign): CampaignStep[] =>
  workflows.flatMap(({ steps }) => steps)

export function stepIn(campaign: Campaign, stepKey: number): CampaignStep {
  const step = stepsIn(campaign).find(({ key }) => key === stepKey)
  if (!step) throw new Error('This campaign has no such step.')
  return step
}

/** The campaign with another creative in one of its steps. */
export const withCreative = (
  campaign: Campaign,
  stepKey: number,
  creative: CampaignStep['creative'],
): Campaign => ({
  ...campaign,
  workflows: campaign.workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => (step.key === stepKey ? { ...step, creative } : step)),
  })),
})
