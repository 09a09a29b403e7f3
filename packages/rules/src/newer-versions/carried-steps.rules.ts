import {
  reusedCoupons,
  startedStep,
  stepsOfCampaignTemplate,
  type StepDecisions,
} from '../campaigns/index.ts'
import { channelsProblem, type ChosenOption } from '../channels/index.ts'
import { reorderTexts, type NewStep, type Reordered } from '../reorders/index.ts'
import type { CampaignTemplate, TemplateStep } from '../templates/index.ts'
import { carriedCreative } from './carried-creative.rules.ts'
import { newerVersionTexts as texts } from './texts.ts'
import type { CarryingSteps } from './versions.rules.ts'

/** A step of the campaign as it is stored. */
export type HeldStep = Omit<NewStep, 'number'>

/** The steps under another version of the template: those of the same key keep their work. */
export function carriedSteps(
  held: readonly HeldStep[],
  carrying: CarryingSteps,
): Reordered<NewStep[]> {
  const { before, now, library } = carrying
  const known = new Map(stepsOfCampaignTemplate(before).map((step) => [step.key, step]))
  const byKey = new Map(held.map((step) => [step.templateStepKey, step]))
  const steps = stepsOfCampaignTemplate(now)
  const carried = steps.map((step): Reordered<NewStep> => {
    const source = byKey.get(step.key)
    const former = known.get(step.key)
    const { value, notes } =
      source && former
        ? carriedStep(source, { former, step }, carrying)
        : newStep(startedStep(step, now, library), step)
    const place = { number: step.number, templateStepKey: step.key }
    return { value: { ...value, ...place }, notes }
  })
  const present = new Set(steps.map(({ key }) => key))
  const gone = held
    .filter(({ opted, templateStepKey }) => opted && !present.has(templateStepKey))
    .map(({ templateStepKey }) => reorderTexts.stepGone(known.get(templateStepKey)?.name ?? ''))
  return {
    value: withReused(
      carried.map(({ value }) => value),
      now,
    ),
    notes: [...gone, ...carried.flatMap(({ notes }) => notes)],
  }
}

const newStep = (value: StepDecisions, { name }: TemplateStep): Reordered<StepDecisions> => ({
  value,
  notes: value.opted ? [texts.stepNew(name)] : [],
})

interface TwoSteps {
  former: TemplateStep
  step: TemplateStep
}

function carriedStep(
  source: HeldStep,
  both: TwoSteps,
  carrying: CarryingSteps,
): Reordered<StepDecisions> {
  const { step } = both
  const { now, library } = carrying
  const started = startedStep(step, now, library)
  const creative = carriedCreative(source.creative, { ...both, ...carrying, started })
  const options = [...step.fulfillmentOptions, ...step.fulfillmentVariationOptions]
  const chosen = chosenOn(source)
  const isFine = chosen.length === 0 || channelsProblem(chosen, options) === undefined
  const { fulfillmentChannels, fulfillmentChannelVariations } = isFine ? source : started
  const opted = step.optionality === 'OPTIONAL' ? source.opted : started.opted
  const value = {
    opted,
    creative: creative.value,
    fulfillmentChannels,
    fulfillmentChannelVariations,
  }
  if (!opted) return { value, notes: source.opted ? [texts.stepOff(step.name)] : [] }
  return {
    value,
    notes: [
      ...(source.opted ? [] : [texts.stepRequired(step.name)]),
      ...(isFine ? [] : [texts.stepChannels(step.name)]),
      ...creative.notes,
    ],
  }
}

const chosenOn = (source: StepDecisions): ChosenOption[] => [
  ...source.fulfillmentChannels.map((value) => ({ type: 'CHANNEL' as const, value })),
  ...source.fulfillmentChannelVariations.map(({ id }) => ({
    type: 'VARIATION' as const,
    value: id,
  })),
]

/** Touchpoints whose coupons come from another one by its reuse code have those of that one. */
function withReused(steps: readonly NewStep[], now: CampaignTemplate): NewStep[] {
  const ofTemplate = new Map(stepsOfCampaignTemplate(now).map((step) => [step.key, step]))
  const pieces = steps.flatMap(({ templateStepKey, creative }) => {
    const step = ofTemplate.get(templateStepKey)
    return step ? [{ step, creative }] : []
  })
  const reused = new Map(
    pieces.flatMap((saved) =>
      reusedCoupons({
        template: now,
        saved,
        others: pieces.filter((one) => one !== saved),
      }).map(([{ key }, creative]) => [key, creative] as const),
    ),
  )
  return steps.map((step) => ({
    ...step,
    creative: reused.get(step.templateStepKey) ?? step.creative,
  }))
}
