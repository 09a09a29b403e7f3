import {
  SEGMENTS,
  suggestedCodes,
  type TakenCodes,
  USUAL_DAYS_TO_SECOND_EMAIL,
} from '@marquee/rules/templates'
import type {
  CreativeValues,
  StepValues,
  TemplateContent,
  TemplateValues,
} from '../../../../widgets/templates/index.ts'

const OPEN = { startDate: null, endDate: null }

/** What a new template begins with: nothing that costs or mails anything, and everybody to be reached. */
export const BLANK: TemplateContent = {
  hierarchyId: '',
  name: '',
  description: '',
  category: 'ON_DEMAND',
  type: 'STANDARD',
  trigger: null,
  canSelectWaves: false,
  isBillingDeferred: false,
  minimumOrderValue: 0,
  mailDate: null,
  secondMailDate: null,
  isMailDateLocked: false,
  campaignExecution: { startDateSelectionMode: 'FREE' },
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  campaignEndDate: null,
  mailWindow: OPEN,
  customizationPeriod: OPEN,
  leadTimes: [],
  audienceConfiguration: {
    audienceSegmentConfigurations: SEGMENTS.map((segmentType) => ({
      segmentType,
      isDisabled: false,
      isDefaultIncluded: true,
    })),
    smartAudienceDefaultIncluded: false,
  },
  distanceFilteringMax: null,
  analyticalModel: null,
  priceBook: { prices: [], discount: null },
  channelOptions: [],
  workflows: [],
  creativeTemplates: [],
  attachments: [],
  seasonals: [],
}

const stepsIn = ({ workflows }: Pick<TemplateValues, 'workflows'>) =>
  workflows.flatMap(({ steps }) => steps)

const oneMore = (numbers: readonly number[]) =>
  Math.max(0, ...numbers.filter((number) => Number.isFinite(number))) + 1

/** A further step: the next number, and every way of sending that the template offers. */
export function nextStep(values: TemplateValues): StepValues {
  const steps = stepsIn(values)
  const isOffered = ({ optionality }: { optionality: string }) => optionality !== 'DISABLED'
  const offered = values.channelOptions.filter(isOffered)
  return {
    key: oneMore(steps.map(({ key }) => key)),
    number: String(oneMore(steps.map(({ number }) => Number(number)))),
    name: '',
    optionality: 'REQUIRED',
    daysAfterStart: '0',
    daysToSecondEmail: String(USUAL_DAYS_TO_SECOND_EMAIL),
    fulfillmentOptions: offered.filter((option) => option.fulfillmentChannel !== null),
    fulfillmentVariationOptions: offered.filter((option) => option.fulfillmentChannel === null),
    creativeSelection: { filterItems: [] },
    targetAttachmentCount: '0',
    isCouponCustomizable: true,
    fields: [],
  }
}

export const nextWorkflowKey = ({ workflows }: Pick<TemplateValues, 'workflows'>) =>
  oneMore(workflows.map(({ key }) => key))

interface ForStep {
  stepNumber: string
  /** In which it is written. */
  year: number
  taken: TakenCodes
}

/** A creative of the brand as a part of the template, for a step, with codes that its author may change. */
export const newCreative = (
  { key, name }: { key: number; name: string },
  template: Pick<TemplateValues, 'name' | 'creativeTemplates'>,
  { stepNumber, year, taken }: ForStep,
): CreativeValues => ({
  ...suggestedCodes(template, { step: stepNumber, year, taken }),
  creativeTemplateKey: key,
  stepNumber,
  name: [...name].slice(0, 40).join(''),
  reuseCode: '',
  defaultCoupons: [],
})

/**
 * Two neighboring steps change places. Their numbers stay in order, and creatives stay with the step
 * that they were made for.
 */
export function exchanged(values: TemplateValues, workflow: number, at: number, other: number) {
  const steps = values.workflows[workflow]?.steps ?? []
  const one = steps[at]
  const two = steps[other]
  if (!one || !two) return values
  const renumbered = new Map([
    [one.number, two.number],
    [two.number, one.number],
  ])
  const turned = steps.with(at, { ...two, number: one.number }).with(other, {
    ...one,
    number: two.number,
  })
  return {
    ...values,
    workflows: values.workflows.map((each, place) =>
      place === workflow ? { ...each, steps: turned } : each,
    ),
    creativeTemplates: values.creativeTemplates.map((creative) => ({
      ...creative,
      stepNumber: renumbered.get(creative.stepNumber) ?? creative.stepNumber,
    })),
  }
}

const DEFAULTS = /^creativeTemplates\.(\d+)\.defaultCoupons$/

/** Puts the coupon that was chosen in the editor into the place from which the editor was opened. */
export function withCoupon(
  values: TemplateValues,
  field: string | undefined,
  coupon: number,
): TemplateValues {
  if (field === 'couponTexts.body' || field === 'couponTexts.bullets') {
    const text = field === 'couponTexts.body' ? 'body' : 'bullets'
    return { ...values, couponTexts: { ...values.couponTexts, [text]: String(coupon) } }
  }
  const at = Number(DEFAULTS.exec(field ?? '')?.[1] ?? -1)
  const creative = values.creativeTemplates[at]
  if (!creative || creative.defaultCoupons.some(({ couponKey }) => couponKey === coupon)) {
    return values
  }
  const defaultCoupons = [...creative.defaultCoupons, { couponKey: coupon }]
  return {
    ...values,
    creativeTemplates: values.creativeTemplates.with(at, { ...creative, defaultCoupons }),
  }
}
