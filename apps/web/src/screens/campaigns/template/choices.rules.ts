import {
  hasTrait,
  isSetOff,
  offeredOptions,
  stepsOf,
  type CampaignTemplate,
  type FilterItem,
  type TemplateStep,
} from '@marquee/rules/templates'
import { choiceTexts } from './texts.ts'

type Template = Pick<
  CampaignTemplate,
  | 'category'
  | 'workflows'
  | 'channelOptions'
  | 'campaignExecution'
  | 'isMailDateLocked'
  | 'canSelectWaves'
  | 'distanceFilteringMax'
  | 'creativeTemplates'
>

/** The names of the variations of creatives, as far as they are known. */
export type VariationsOf = (creativeKey: number) => readonly string[]

/** What a dealer decides about a campaign of the template, in sentences. */
export function choicesOf(template: Template, variationsOf: VariationsOf = () => []): string[] {
  if (hasTrait(template.category, 'year')) return [...choicesOfAll(template), choiceTexts.ofSeasons]
  const steps = stepsOf(template).filter(({ optionality }) => optionality !== 'DISABLED')
  const isAsNeeded = isSetOff(template.category)
  const isFixed =
    template.campaignExecution.startDateSelectionMode === 'RESTRICTED' || template.isMailDateLocked
  return [
    ...choicesOfAll(template),
    ...(isAsNeeded ? [choiceTexts.cap] : isFixed ? [] : [choiceTexts.date]),
    ...(template.canSelectWaves ? [choiceTexts.waves] : []),
    ...steps.flatMap((step) => choicesOfStep(step, template, variationsOf)),
  ]
}

/** Of the campaign as a whole, and of a year for all its seasons. */
function choicesOfAll({ workflows, distanceFilteringMax, channelOptions }: Template): string[] {
  return [
    ...(workflows[0]?.selectAudience ? [choiceTexts.audience(distanceFilteringMax)] : []),
    ...(offeredOptions(channelOptions).length > 1 ? [choiceTexts.channel] : []),
  ]
}

function choicesOfStep(
  step: TemplateStep,
  template: Template,
  variationsOf: VariationsOf,
): string[] {
  const { name, optionality, creativeSelection, isCouponCustomizable, targetAttachmentCount } = step
  const creatives = creativeSelection.filterItems.map((creative) => creative.name)
  const fields = step.fields.map(({ label }) => label)
  return [
    ...(optionality === 'OPTIONAL' ? [choiceTexts.optional(name)] : []),
    ...(creatives.length > 1 ? [choiceTexts.creative(name, creatives)] : []),
    ...offeredCreatives(step, template.creativeTemplates).flatMap((creative) => {
      const variations = variationsOf(creative.creativeTemplateKey)
      return variations.length > 0 ? [choiceTexts.variation(name, creative.name, variations)] : []
    }),
    ...(isCouponCustomizable && targetAttachmentCount > 0
      ? [choiceTexts.coupons(name, targetAttachmentCount)]
      : []),
    ...(fields.length > 0 ? [choiceTexts.fields(name, fields.join(', '))] : []),
  ]
}

type Step = Pick<TemplateStep, 'number' | 'creativeSelection'>

/** What a step can look like: what it lets choose from, or else what the template has for it. */
export function offeredCreatives(
  { number, creativeSelection }: Step,
  creatives: CampaignTemplate['creativeTemplates'],
): readonly FilterItem[] {
  const { filterItems } = creativeSelection
  if (filterItems.length > 0) return filterItems
  return creatives.filter(({ stepNumber }) => stepNumber === number)
}
