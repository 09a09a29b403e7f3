import { compareDates, type CalendarDate } from '../calendar/index.ts'
import {
  chooseCreative,
  defaultCouponKeys,
  startedStep,
  stepsOfCampaignTemplate,
  type Attachment,
  type Library,
  type StepCreative,
  type StepDecisions,
} from '../campaigns/index.ts'
import { channelsProblem, type ChosenOption } from '../channels/index.ts'
import type { CampaignTemplate, TemplateStep } from '../templates/index.ts'
import type { Reordered } from './reordered-details.rules.ts'
import { reorderTexts } from './texts.ts'

/** A step as the campaign had it. */
export interface SourceStep extends StepDecisions {
  templateStepKey: number
}

export interface NewStep extends StepDecisions {
  number: number
  templateStepKey: number
}

interface Reordering {
  template: CampaignTemplate
  /** As the campaign began with it. */
  before: CampaignTemplate
  /** Creatives and coupons as they are now. */
  library: Library
  today: CalendarDate
}

/** The steps of a reordered campaign, by the newest version of its template. */
export function reorderedSteps(
  sources: readonly SourceStep[],
  reordering: Reordering,
): Reordered<NewStep[]> {
  const { template, before, library } = reordering
  const steps = stepsOfCampaignTemplate(template)
  const bySource = new Map(sources.map((source) => [source.templateStepKey, source]))
  const reordered = steps.map((step) => {
    const source = bySource.get(step.key)
    const { value, notes } = source
      ? reorderedStep(source, step, reordering)
      : { value: startedStep(step, template, library), notes: [] }
    return { value: { ...value, number: step.number, templateStepKey: step.key }, notes }
  })
  const known = new Set(steps.map(({ key }) => key))
  const names = new Map(stepsOfCampaignTemplate(before).map(({ key, name }) => [key, name]))
  const gone = sources
    .filter(({ opted, templateStepKey }) => opted && !known.has(templateStepKey))
    .map(({ templateStepKey }) => reorderTexts.stepGone(names.get(templateStepKey) ?? ''))
  return {
    value: reordered.map(({ value }) => value),
    notes: [...gone, ...reordered.flatMap((m) => m.notes)],
  }
}

function reorderedStep(
  source: SourceStep,
  step: TemplateStep,
  reordering: Reordering,
): Reordered<StepDecisions> {
  const started = startedStep(step, reordering.template, reordering.library)
  const creative = reorderedCreative(source.creative, step, { ...reordering, started })
  const options = [...step.fulfillmentOptions, ...step.fulfillmentVariationOptions]
  const keepsChannels = channelsProblem(chosenOn(source), options) === undefined
  const { fulfillmentChannels, fulfillmentChannelVariations } = keepsChannels ? source : started
  const isOptional = step.optionality === 'OPTIONAL'
  return {
    value: {
      opted: isOptional ? source.opted : started.opted,
      creative: creative.value,
      fulfillmentChannels,
      fulfillmentChannelVariations,
    },
    notes: source.opted ? creative.notes : [],
  }
}

const chosenOn = (source: StepDecisions): ChosenOption[] => [
  ...source.fulfillmentChannels.map((value) => ({ type: 'CHANNEL' as const, value })),
  ...source.fulfillmentChannelVariations.map(({ id }) => ({
    type: 'VARIATION' as const,
    value: id,
  })),
]

type OfStep = Reordering & { started: StepDecisions }

function reorderedCreative(
  held: StepCreative,
  step: TemplateStep,
  { template, library, started, today }: OfStep,
): Reordered<StepCreative> {
  const { creativeTemplateKey: key } = held
  if (key === null) return { value: started.creative, notes: [] }
  const { filterItems } = step.creativeSelection
  const isOffered = filterItems.some(({ creativeTemplateKey }) => creativeTemplateKey === key)
  const creative = library.creatives.get(key)
  if (!isOffered || !creative) {
    return { value: started.creative, notes: [reorderTexts.creativeGone(step.name)] }
  }
  const coupons = reorderedCoupons(held.attachments, library, today)
  const brought = defaultCouponKeys(key, step, template).flatMap((couponKey): Attachment[] => {
    const customValues = library.coupons.get(couponKey)
    return customValues ? [{ couponKey, customValues }] : []
  })
  const attachments = step.isCouponCustomizable ? coupons.value : brought
  const chosen = chooseCreative({ ...held, attachments }, creative, {
    brought,
    fields: creative.fields,
  })
  if (!chosen.ok) return { value: started.creative, notes: [reorderTexts.creativeGone(step.name)] }
  const isKnown = creative.variations.some(({ id }) => id === held.variationId)
  return {
    value: { ...chosen.value.creative, variationId: isKnown ? held.variationId : null },
    notes: [
      ...(creative.version === held.creativeVersion ? [] : [reorderTexts.creativeNewer(step.name)]),
      ...(step.isCouponCustomizable ? coupons.notes : []),
      ...chosen.value.undoes,
    ],
  }
}

/** As they were changed for the campaign, but for those that have ended. */
function reorderedCoupons(
  held: readonly Attachment[],
  { coupons }: Library,
  today: CalendarDate,
): Reordered<Attachment[]> {
  const isOver = (date: CalendarDate | null): date is CalendarDate =>
    date !== null && compareDates(date, today) < 0
  const named = ({ customValues: { heading, offerTitle } }: Attachment) => heading || offerTitle
  const isGone = ({ couponKey }: Attachment) => {
    const coupon = coupons.get(couponKey)
    return coupon === undefined || isOver(coupon.endDate)
  }
  const notes = held.flatMap((one) => {
    if (isGone(one)) return [reorderTexts.couponGone(named(one))]
    const { endDate } = one.customValues
    return isOver(endDate) ? [reorderTexts.couponEnd(named(one), endDate)] : []
  })
  const value = held
    .filter((one) => !isGone(one))
    .map(({ couponKey, customValues }) => {
      const { endDate } = customValues
      return {
        couponKey,
        customValues: { ...customValues, endDate: isOver(endDate) ? null : endDate },
      }
    })
  return { value, notes }
}
