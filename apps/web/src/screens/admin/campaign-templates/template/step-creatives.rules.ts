import type {
  CreativeValues,
  StepValues,
  TemplateValues,
} from '../../../../widgets/templates/index.ts'
import { newCreative } from './blank.rules.ts'

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

interface Added {
  creativeTemplates: CreativeValues[]
  filterItems: Choice
}

/** A step with further creatives: dealers may choose them, since that is why they were added. */
export function withCreatives(
  values: TemplateValues,
  step: StepValues,
  added: readonly NamedCreative[],
  year: number,
): Added {
  const creativeTemplates = [...values.creativeTemplates]
  for (const creative of added) {
    const template = { name: values.name, creativeTemplates }
    creativeTemplates.push(newCreative(creative, template, { stepNumber: step.number, year }))
  }
  const { filterItems } = step.creativeSelection
  const keys = new Set(added.map(({ key }) => key))
  const others = filterItems.filter((item) => !keys.has(item.creativeTemplateKey))
  return { creativeTemplates, filterItems: [...others, ...added.map(asChoice)] }
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

/** A template with a creative that was made for the step from which its author left. */
export function withMadeCreative(
  values: TemplateValues,
  field: string | undefined,
  creative: NamedCreative,
  year: number,
): TemplateValues {
  const left = placedSteps(values).find(({ name }) => field?.startsWith(`${name}.`))
  const isThere = values.creativeTemplates.some(
    (one) => one.creativeTemplateKey === creative.key && one.stepNumber === left?.step.number,
  )
  if (!left || isThere) return values
  const { creativeTemplates, filterItems } = withCreatives(values, left.step, [creative], year)
  return {
    ...values,
    creativeTemplates,
    workflows: values.workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) =>
        step === left.step ? { ...step, creativeSelection: { filterItems } } : step,
      ),
    })),
  }
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
