import type { Campaign, CampaignStep } from './answers.ts'

export const stepsIn = ({ workflows }: Campaign): CampaignStep[] =>
  workflows.flatMap(({ steps }) => steps)

export function stepIn(campaign: Campaign, stepKey: number): CampaignStep {
  const step = stepsIn(campaign).find(({ key }) => key === stepKey)
  if (!step) throw new Error('This campaign has no such step.')
  return step
}
