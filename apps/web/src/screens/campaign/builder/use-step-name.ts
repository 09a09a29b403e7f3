import type { BuilderStep } from '@marquee/rules/builder'
import { stepsOfCampaign } from '@marquee/rules/campaigns'
import { useBuilder } from './builder.ts'
import { stepNames } from './texts.ts'

/** A step's name; where there are several touchpoints, with that of its own. */
export function useStepName({ type, stepKey }: BuilderStep): string {
  const { campaign } = useBuilder()
  const steps = stepsOfCampaign(campaign)
  const own = steps.length > 1 ? steps.find(({ key }) => key === stepKey) : undefined
  return own ? `${stepNames[type]}: ${own.name}` : stepNames[type]
}
