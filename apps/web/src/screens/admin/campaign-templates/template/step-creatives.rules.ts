import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import type { TakenCodes } from '@marquee/rules/templates'
import type {
  CreativeValues,
  StepValues,
  TemplateValues,
} from '../../../../widgets/templates/index.ts'
import { newCreative, withCoupon } from './blank.rules.ts'

export type StepName = `workflows.${number}.steps.${number}`
export type CreativeName = `creativeTemplates.${number}`

type Choice = StepValues['creativeSelection']['filterItems']

/** A creative of the brand. */
export interface NamedCreative {
  key: number
  name: string
}

/** Every step of a template, with the name of its place in the form. */
export function placedSteps({ workflows }: Pick<TemplateValues, 'workflows'>) {
  return workflows.flatMap(({ steps }, at) =>
    steps.map((step, nth) => ({ step, name: `workflows.${at}.steps.${nth}` as StepName })),
  )
}

export const stepNamed = (values: Pick<TemplateValues, 'workflows'>, number: string) =>
  placedSteps(values).find(({ step }) => step.number === number)

/** What lies in a step opens with it: the place of a creative is below that of its step. */
export function placeOfCreative(field: string, values: TemplateValues): string {
  const [, at] = /^creativeTemplates\.(\d+)/.exec(field) ?? []
  const creative = at === undefined ? undefined : values.creativeTemplates[Number(at)]
  const own = creative && stepNamed(values, creative.stepNumber)
  return own ? `${own.name}.${field}` : field
}

/** What is known while creatives are added. */
export interface Known {
  year: number
  taken: TakenCodes
  /** Of the brand. */
  creatives: readonly Room[]
}

/** How many coupons a creative has room for. */
interface Room {
  key: number
  minAttachments: number
  maxAttachments: number
}

interface Added {
  creativeTemplates: CreativeValues[]
  filterItems: Choice
  targetAttachmentCount: string
}

/** A step with further creatives: dealers may choose them, since that is why they were added. */
export function withCreatives(
  values: TemplateValues,
  step: StepValues,
  added: readonly NamedCreative[],
  { year, taken, creatives }: Known,
): Added {
  const creativeTemplates = [...values.creativeTemplates]
  for (const creative of added) {
    const template = { name: values.name, creativeTemplates }
    creativeTemplates.push(
      newCreative(creative, template, { stepNumber: step.number, year, taken }),
    )
  }
  const { filterItems } = step.creativeSelection
  const keys = new Set(added.map(({ key }) => key))
  const others = filterItems.filter((item) => !keys.has(item.creativeTemplateKey))
  const own = values.creativeTemplates.filter(({ stepNumber }) => stepNumber === step.number)
  const before = roomsOf(
    own.map((one) => one.creativeTemplateKey),
    creatives,
  )
  const now = roomsOf([...keys], creatives)
  return {
    creativeTemplates,
    filterItems: [...others, ...added.map(asChoice)],
    targetAttachmentCount: before.length > 0 ? step.targetAttachmentCount : proposed(step, now),
  }
}

/** Of some creatives, those that have room for coupons. */
const roomsOf = (keys: readonly number[], creatives: readonly Room[]): Room[] =>
  creatives.filter(({ key, maxAttachments }) => keys.includes(key) && maxAttachments > 0)

/**
 * A piece that may be printed without coupons gets room for them with its default coupons: until then a dealer without
 * any could not order it. Who has said a number keeps it.
 */
function proposed({ targetAttachmentCount }: StepValues, [first]: readonly Room[]): string {
  if (!first || targetAttachmentCount !== '0') return targetAttachmentCount
  return String(first.minAttachments)
}

/** The number of coupons to which a step is to be raised, so that those of a creative stand on it. */
export function raisedCount(
  values: TemplateValues,
  at: number,
  most: number = MOST_ATTACHMENTS,
): { name: StepName; number: string; count: string } | undefined {
  const creative = values.creativeTemplates[at]
  const own = creative && stepNamed(values, creative.stepNumber)
  if (!own) return undefined
  const count = Math.min(creative.defaultCoupons.length, most)
  return count > Number(own.step.targetAttachmentCount)
    ? { name: own.name, number: own.step.number, count: String(count) }
    : undefined
}

export const asChoice = ({ key, name }: NamedCreative): Choice[number] => ({
  name: [...name].slice(0, MOST_OF_CHOICE).join(''),
  creativeTemplateKey: key,
})

export const MOST_OF_CHOICE = 80

/** What dealers choose from in a step, without a creative; with it while another entry of the step names it. */
export function choiceWithout(values: TemplateValues, step: StepValues, at: number): Choice {
  const key = values.creativeTemplates[at]?.creativeTemplateKey
  const isElsewhere = values.creativeTemplates.some(
    (one, other) =>
      other !== at && one.creativeTemplateKey === key && one.stepNumber === step.number,
  )
  const { filterItems } = step.creativeSelection
  return isElsewhere ? filterItems : filterItems.filter((one) => one.creativeTemplateKey !== key)
}

/** The step of a field, where a creative that was made from there is none of it yet. */
function stepFor(values: TemplateValues, field: string | undefined, creative: number | undefined) {
  const left = placedSteps(values).find(({ name }) => field?.startsWith(`${name}.`))
  const isThere = values.creativeTemplates.some(
    (one) => one.creativeTemplateKey === creative && one.stepNumber === left?.step.number,
  )
  return isThere ? undefined : left
}

/** Does a creative come into the form from the field that its author left? */
export const isAdding = (...added: Parameters<typeof stepFor>): boolean =>
  stepFor(...added) !== undefined

/** A template with the coupon that was made on the way, and room for it in its step. */
export function withCouponRaised(
  values: TemplateValues,
  field: string | undefined,
  coupon: number,
): TemplateValues {
  const added = withCoupon(values, field, coupon)
  const [, at] = /^creativeTemplates\.(\d+)\./.exec(field ?? '') ?? []
  const raised = at === undefined ? undefined : raisedCount(added, Number(at))
  if (!raised) return added
  return withStep(added, stepNamed(added, raised.number)?.step, {
    targetAttachmentCount: raised.count,
  })
}

function withStep(
  values: TemplateValues,
  changed: StepValues | undefined,
  change: Partial<StepValues>,
): TemplateValues {
  return {
    ...values,
    workflows: values.workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) => (step === changed ? { ...step, ...change } : step)),
    })),
  }
}

/** A template with a creative that was made for the step from which its author left. */
export function withMadeCreative(
  values: TemplateValues,
  field: string | undefined,
  creative: NamedCreative,
  known: Known,
): TemplateValues {
  const left = stepFor(values, field, creative.key)
  if (!left) return values
  const { creativeTemplates, ...ofStep } = withCreatives(values, left.step, [creative], known)
  const { filterItems, targetAttachmentCount } = ofStep
  const change = { creativeSelection: { filterItems }, targetAttachmentCount }
  return withStep({ ...values, creativeTemplates }, left.step, change)
}

/** The step to which a field of the form belongs: its own, or one of its creatives'. */
export function isOfStep(field: string, name: StepName, values: TemplateValues): boolean {
  return `${placeOfCreative(field, values)}.`.startsWith(`${name}.`) && field !== name
}

/**
 * A template without some of its steps: their creatives go with them, and the numbers after them close up, so that
 * dealers do not look for a step that is missing.
 */
export function withoutSteps(values: TemplateValues, gone: readonly string[]): TemplateValues {
  const closed = (number: string) =>
    String(Number(number) - gone.filter((one) => Number(one) < Number(number)).length)
  return {
    ...values,
    workflows: values.workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps
        .filter(({ number }) => !gone.includes(number))
        .map((step) => ({ ...step, number: closed(step.number) })),
    })),
    creativeTemplates: values.creativeTemplates
      .filter(({ stepNumber }) => !gone.includes(stepNumber))
      .map((creative) => ({ ...creative, stepNumber: closed(creative.stepNumber) })),
  }
}

/** The key that one brought along in an address. */
export function keyIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/** What of the editors one came back from is in the form now. */
export type Returned = 'creative' | 'coupon' | 'nothing'
