import { channelNames, type FulfillmentOption } from '@marquee/rules/channels'
import type { Season } from '@marquee/rules/templates'
import { editorTexts, type DynamicFieldValues } from '../creatives/index.ts'
import { templateAccessTexts } from './access-texts.ts'
import {
  audienceTexts,
  basicsTexts,
  channelTexts,
  couponTexts,
  creativeTexts,
  dateTexts,
  partNames,
  seasonNames,
  stepTexts,
} from './template-texts.ts'
import type {
  CreativeValues,
  Segment,
  StepValues,
  TemplateValues,
} from './template-values.rules.ts'

/** The parts of a template that hold fields of their own. */
type Parts =
  | 'campaignExecution'
  | 'trigger'
  | 'mailWindow'
  | 'customizationPeriod'
  | 'discount'
  | 'couponTexts'
  | 'access'
/** The parts with a field for each channel, segment or season. */
type Lists = 'leadTimes' | 'prices' | 'segments' | 'seasonals'
type PlainField =
  | Exclude<keyof TemplateValues, Parts | Lists>
  | { [Part in Parts]: `${Part}.${keyof TemplateValues[Part] & string}` }[Parts]

const PLAIN: Readonly<Record<PlainField, string>> = {
  hierarchyId: basicsTexts.brand,
  name: basicsTexts.name,
  description: basicsTexts.description,
  category: basicsTexts.category,
  type: basicsTexts.type,
  canSelectWaves: basicsTexts.canSelectWaves,
  isBillingDeferred: basicsTexts.isBillingDeferred,
  'trigger.event': basicsTexts.trigger,
  'trigger.after': basicsTexts.triggerAfter,
  minimumOrderValue: basicsTexts.minimumOrderValue,
  'campaignExecution.startDateSelectionMode': dateTexts.mode,
  mailDate: dateTexts.mailDate,
  secondMailDate: dateTexts.secondMailDate,

  isMailDateLocked: dateTexts.isMailDateLocked,
  campaignEndDate: dateTexts.campaignEndDate,
  enrollmentStartDate: dateTexts.enrollmentStartDate,
  enrollmentEndDate: dateTexts.enrollmentEndDate,
  'mailWindow.startDate': dateTexts.windowStart,
  'mailWindow.endDate': dateTexts.windowEnd,
  'customizationPeriod.startDate': dateTexts.customizationStart,
  'customizationPeriod.endDate': dateTexts.customizationEnd,
  channelOptions: channelTexts.offered,
  hasDiscount: channelTexts.hasDiscount,
  'discount.base': channelTexts.base,
  'discount.cap': channelTexts.cap,
  'discount.minimum': channelTexts.minimum,
  'discount.maximum': channelTexts.maximum,
  smartAudienceDefaultIncluded: audienceTexts.smart,
  distanceFilteringMax: audienceTexts.distance,
  analyticalModel: audienceTexts.model,
  workflows: partNames.steps,
  creativeTemplates: partNames.creatives,
  'access.markets': templateAccessTexts.markets,
  'access.chosen': templateAccessTexts.chosen,
  'access.groups': templateAccessTexts.groups,
  'access.levels': templateAccessTexts.levels,
  'couponTexts.body': couponTexts.body,
  'couponTexts.bullets': couponTexts.bullets,
}

const OF_STEP: Readonly<Record<keyof StepValues, string | null>> = {
  key: null,
  isCouponCustomizable: null,
  fields: null,
  name: stepTexts.name,
  number: stepTexts.number,
  optionality: stepTexts.optionality,
  daysAfterStart: stepTexts.daysAfterStart,
  daysToSecondEmail: stepTexts.daysToSecondEmail,
  fulfillmentOptions: stepTexts.channels,
  fulfillmentVariationOptions: stepTexts.variations,
  creativeSelection: creativeTexts.ofStep,
  targetAttachmentCount: stepTexts.targetCount,
}

const OF_FIELD: Readonly<Record<keyof DynamicFieldValues, string | null>> = {
  label: editorTexts.fieldLabel,
  name: editorTexts.name,
  min: editorTexts.min,
  max: editorTexts.max,
  maxLength: editorTexts.maxLength,
  pattern: editorTexts.pattern,
  errorMessage: editorTexts.errorMessage,
  options: editorTexts.options,
  value: editorTexts.value,
  type: null,
  labelPosition: null,
  isRequired: null,
}

const OF_CREATIVE: Readonly<Record<keyof CreativeValues, string | null>> = {
  creativeTemplateKey: null,
  name: creativeTexts.name,
  stepNumber: creativeTexts.stepNumber,
  creativeCode: creativeTexts.creativeCode,
  eventCode: creativeTexts.eventCode,
  letterCode: creativeTexts.letterCode,
  reuseCode: creativeTexts.reuseCode,
  defaultCoupons: couponTexts.defaults,
}

/** How a field is called away from its place. */
export function labelOf(field: string, values: TemplateValues): string {
  const plain = PLAIN[field as PlainField] as string | undefined
  if (plain !== undefined) return plain
  const [first = '', second = '', third = '', fourth = '', ...rest] = field.split('.')
  if (first === 'workflows') return stepLabel(values, [second, fourth], rest)
  if (first === 'creativeTemplates') return creativeLabel(values, second, third)
  if (first === 'prices')
    return `${channelTexts.prices}: ${channelNames[second as FulfillmentOption]}`
  if (first === 'leadTimes') {
    return `${dateTexts.leadTimes}: ${channelNames[second as FulfillmentOption]}`
  }
  if (first === 'segments') {
    return `${audienceTexts.segments}: ${audienceTexts.segment[second as Segment]}`
  }
  return first === 'seasonals' ? seasonNames[second as Season] : field
}

type StepPlace = [workflow: string, step: string]

function stepLabel(values: TemplateValues, [workflow, at]: StepPlace, rest: readonly string[]) {
  const step = values.workflows[Number(workflow)]?.steps[Number(at)]
  // The first workflow says whether there is an audience step.
  if (!step) return audienceTexts.selectAudience
  const [part = '', place, fieldPart = ''] = rest
  const title = stepTitle(step)
  if (part !== 'fields') return `${title}: ${OF_STEP[part as keyof StepValues] ?? part}`
  const field = step.fields[Number(place)]
  const named = `${title}: ${field?.label || editorTexts.unnamed}`
  return `${named}: ${OF_FIELD[fieldPart as keyof DynamicFieldValues] ?? fieldPart}`
}

export const stepTitle = ({ number, name }: { number: string; name: string }) =>
  stepTexts.title(number, name || stepTexts.unnamed)

function creativeLabel(values: TemplateValues, at: string, part: string): string {
  const { name, creativeCode } = values.creativeTemplates[Number(at)] ?? {}
  const called = name || creativeCode || creativeTexts.place(Number(at) + 1)
  return `${called}: ${OF_CREATIVE[part as keyof CreativeValues] ?? part}`
}
