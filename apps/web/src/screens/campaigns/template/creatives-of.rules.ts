import type { CampaignTemplate, FilterItem, TemplateStep } from '@marquee/rules/templates'

type Step = Pick<TemplateStep, 'number' | 'creativeSelection'>

/** What a step can look like: what it lets choose from, or else what the template has for it. */
export function creativesOf(
  { number, creativeSelection }: Step,
  creatives: CampaignTemplate['creativeTemplates'],
): readonly FilterItem[] {
  const { filterItems } = creativeSelection
  if (filterItems.length > 0) return filterItems
  return creatives.filter(({ stepNumber }) => stepNumber === number)
}
