import type { CalendarDate } from '../calendar/index.ts'
import { channelsProblem, type ChosenOption } from '../channels/index.ts'
import { couponProblems, endDateProblem } from '../coupons/index.ts'
import { attachmentChoices, filledProblems, isFilledIn } from '../creatives/index.ts'
import { isMissing } from '../fields/index.ts'
import type { TemplateStep } from '../templates/index.ts'
import type { Attachment, StepCreative } from './campaign.rules.ts'
import type { PresentCreative, StepDecisions } from './new-steps.rules.ts'
import { attachedTexts, stepTexts } from './texts.ts'

interface StepFacts {
  step: TemplateStep
  /** As it is saved. */
  stored: StepDecisions
  /** The creative that was sent; undefined where there is none of that key. */
  creative: PresentCreative | undefined
  /** The coupons that may be used here. */
  coupons: ReadonlySet<number>
  today: CalendarDate
}

type Problems = Record<string, string>

/** What a save of a step is refused for, by the path of the field. What is missing may be missing still. */
export function stepProblems(sent: StepDecisions, facts: StepFacts): Problems {
  const { creative } = sent
  const inCreative =
    creative.creativeTemplateKey === null ? {} : creativeProblemsOf(creative, facts)
  return {
    ...channelProblem(sent, facts),
    ...Object.fromEntries(
      Object.entries(inCreative).map(([path, text]) => [`creative.${path}`, text]),
    ),
  }
}

/** What was sent for a piece of which there is none would be lost. */
export function lostProblems({ creative }: Pick<StepDecisions, 'creative'>): Problems {
  const { creativeTemplateKey, attachments, values } = creative
  const isLost = attachments.length > 0 || Object.values(values).some((one) => !isMissing(one))
  return creativeTemplateKey === null && isLost
    ? { 'creative.creativeTemplateKey': stepTexts.creativeFirst }
    : {}
}

function channelProblem(sent: StepDecisions, { step, stored }: StepFacts): Problems {
  const chosen = chosenOn(sent)
  const isSame = JSON.stringify(chosen) === JSON.stringify(chosenOn(stored))
  if (chosen.length === 0 || isSame) return {}
  const options = [...step.fulfillmentOptions, ...step.fulfillmentVariationOptions]
  const problem = channelsProblem(chosen, options)
  return problem === undefined ? {} : { fulfillmentChannels: problem }
}

const chosenOn = ({
  fulfillmentChannels: channels,
  fulfillmentChannelVariations: variations,
}: StepDecisions): ChosenOption[] => [
  ...channels.map((value) => ({ type: 'CHANNEL' as const, value })),
  ...variations.map(({ id }) => ({ type: 'VARIATION' as const, value: id })),
]

function creativeProblemsOf(sent: StepCreative, facts: StepFacts): Problems {
  const { step, creative } = facts
  const { filterItems } = step.creativeSelection
  const isOffered = filterItems.some(
    ({ creativeTemplateKey }) => creativeTemplateKey === sent.creativeTemplateKey,
  )
  if (!isOffered || !creative) return { creativeTemplateKey: stepTexts.creativeUnknown }
  const { variationId } = sent
  const isVariation =
    variationId === null || creative.variations.some(({ id }) => id === variationId)
  return {
    ...(isVariation ? {} : { variationId: stepTexts.variationUnknown }),
    ...valueProblems(sent, creative),
    ...countProblems(sent, creative, step),
    ...couponsProblems(sent.attachments, facts),
  }
}

/** A field that is empty is missing, not wrong. */
function valueProblems({ values }: StepCreative, { fields }: PresentCreative): Problems {
  const fillable = fields.filter(isFilledIn)
  const names = new Set(fillable.map(({ name }) => name))
  const strange = Object.keys(values).filter((name) => !names.has(name))
  const filled = fillable.filter(({ name }) => !isMissing(values[name]))
  return Object.fromEntries([
    ...strange.map((name) => [`values.${name}`, stepTexts.fieldUnknown]),
    ...Object.entries(filledProblems(filled, values)).map(([name, text]) => [
      `values.${name}`,
      text,
    ]),
  ])
}

function countProblems(
  { targetAttachmentCount: target, attachments }: StepCreative,
  creative: PresentCreative,
  step: TemplateStep,
): Problems {
  const choices = attachmentChoices([creative])
  const fits = choices.ok && choices.value.includes(target)
  const over = attachments.length - target
  return {
    ...(fits || target === step.targetAttachmentCount
      ? {}
      : { targetAttachmentCount: stepTexts.countUnfit }),
    ...(over > 0 && { attachments: attachedTexts.tooMany(over) }),
  }
}

/** A coupon that is on the piece already may stay, even if it could not be chosen any more. */
function couponsProblems(
  attachments: readonly Attachment[],
  { stored, coupons, today }: StepFacts,
): Problems {
  const found = attachments.flatMap(({ couponKey, customValues }, at) => {
    const before = stored.creative.attachments.find((one) => one.couponKey === couponKey)
    const place = `attachments.${at}`
    const end = endDateProblem(customValues.endDate, today, before?.customValues.endDate ?? null)
    return [
      ...(before || coupons.has(couponKey)
        ? []
        : [[`${place}.couponKey`, stepTexts.couponUnknown] as const]),
      ...Object.entries({ ...couponProblems(customValues), ...(end && { endDate: end }) }).map(
        ([field, text]) => [`${place}.customValues.${field}`, text] as const,
      ),
    ]
  })
  return Object.fromEntries(found)
}
