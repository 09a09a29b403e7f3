import { hasTrait } from './categories.rules.ts'
import { onlyFound } from './problems.rules.ts'
import { selectsAudience, type CampaignTemplate, type TemplateStep } from './template.rules.ts'
import { templateTexts } from './texts.ts'

/**
 * Why nobody could order from a template that is right in itself: the path of each field and its message. It is
 * saved like this, as work in progress, and not offered.
 */
export function offeringProblems(template: CampaignTemplate): Record<string, string> {
  if (hasTrait(template.category, 'year')) return {}
  const steps = template.workflows.flatMap((workflow, at) =>
    workflow.steps.map((step, nth): [string, string | undefined] => [
      `workflows.${at}.steps.${nth}.creativeSelection.filterItems`,
      creativeProblem(step),
    ]),
  )
  return onlyFound({
    ...Object.fromEntries(steps),
    'audienceConfiguration.audienceSegmentConfigurations': segmentProblem(template),
  })
}

const creativeProblem = ({ optionality, creativeSelection }: TemplateStep): string | undefined =>
  optionality !== 'DISABLED' && creativeSelection.filterItems.length === 0
    ? templateTexts.creativeMissing
    : undefined

function segmentProblem(template: CampaignTemplate): string | undefined {
  const { audienceSegmentConfigurations: segments } = template.audienceConfiguration
  const isAnyIncluded = segments.some((one) => one.isDefaultIncluded && !one.isDisabled)
  return selectsAudience(template) && !isAnyIncluded ? templateTexts.segmentMissing : undefined
}
