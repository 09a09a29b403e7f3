import {
  isSetOff,
  offeredOptions,
  stepsOf,
  type CampaignTemplate,
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
>

/** What a dealer decides about a campaign of the template, in sentences. */
export function choicesOf(template: Template): string[] {
  const [workflow] = template.workflows
  const steps = stepsOf(template).filter(({ optionality }) => optionality !== 'DISABLED')
  const isAsNeeded = isSetOff(template.category)
  const isFixed =
    template.campaignExecution.startDateSelectionMode === 'RESTRICTED' || template.isMailDateLocked
  return [
    ...(workflow?.selectAudience ? [choiceTexts.audience(template.distanceFilteringMax)] : []),
    ...(offeredOptions(template.channelOptions).length > 1 ? [choiceTexts.channel] : []),
    ...(isAsNeeded ? [choiceTexts.cap] : isFixed ? [] : [choiceTexts.date]),
    ...(template.canSelectWaves ? [choiceTexts.waves] : []),
    ...steps.flatMap(choicesOfStep),
  ]
}

function choicesOfStep(step: TemplateStep): string[] {
  const { name, optionality, creativeSelection, isCouponCustomizable, targetAttachmentCount } = step
  const creatives = creativeSelection.filterItems.length
  const fields = step.fields.map(({ label }) => label)
  return [
    ...(optionality === 'OPTIONAL' ? [choiceTexts.optional(name)] : []),
    ...(creatives > 1 ? [choiceTexts.creative(name, creatives)] : []),
    ...(isCouponCustomizable && targetAttachmentCount > 0
      ? [choiceTexts.coupons(name, targetAttachmentCount)]
      : []),
    ...(fields.length > 0 ? [choiceTexts.fields(name, fields.join(', '))] : []),
  ]
}
