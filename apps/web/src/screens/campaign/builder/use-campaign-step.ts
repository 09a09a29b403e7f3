import type { CampaignStep } from './answers.ts'
import { useBuilder } from './builder.ts'
import { stepIn, stepsIn } from './steps.rules.ts'

/** The step of the campaign that the address is about, and its name where there are several. */
export function useCampaignStep(): { step: CampaignStep; name: string | undefined } {
  const { campaign, flow, place } = useBuilder()
  const stepKey = flow.steps.find((one) => one.place === place)?.stepKey
  const step = stepIn(campaign, stepKey ?? 0)
  const own = stepsIn(campaign).length > 1 ? step.name : undefined
  return { step, name: campaign.season === null ? own : campaign.name }
}
