import { showDate } from '../calendar/index.ts'
import {
  channelsOfStep,
  couponEnds,
  detailsLabel,
  detailsProblems,
  earliestEndDate,
  endsTooEarly,
  hasTouchpoints,
  seasonalDateProblem,
  shownEndDate,
  shownSteps,
  usedSteps,
  type Campaign,
  type CampaignStep,
} from '../campaigns/index.ts'
import { channelNames } from '../channels/index.ts'
import { channelsNotMadeFor, filledProblems } from '../creatives/index.ts'
import { showMoney, type Cents } from '../money/index.ts'
import { hasTrait } from '../templates/index.ts'
import { missingOfSeasons } from './seasonal.rules.ts'
import {
  choosesCreative,
  customizesCoupons,
  heldCreative,
  type BuilderState,
} from './state.rules.ts'
import { places, type Missing } from './steps.rules.ts'
import { missingTexts } from './texts.ts'

/** What the details still lack, and what is wrong in them. */
export function missingDetails({ campaign, template, ...known }: BuilderState): Missing[] {
  const { wrong, missing } = detailsProblems(campaign, template, known)
  const mailDate = seasonalDateProblem(campaign, template, known)
  const ofSeason = mailDate === undefined ? {} : { mailDate }
  return Object.entries({ ...ofSeason, ...missing, ...wrong }).map(([field, problem]) => ({
    code: 'builder.details',
    text: hasNoDate(campaign, field)
      ? missingTexts.mailDate
      : withLabel(detailsLabel(field), problem),
    place: places.details,
    field,
  }))
}

/** A day that was never chosen cannot have become invalid. */
const hasNoDate = (campaign: Campaign, field: string): boolean =>
  field === 'mailDate' && campaign.mailDate === null

/** A message that names its field needs no label. */
const withLabel = (label: string, problem: string): string =>
  problem.toLowerCase().includes(label.toLowerCase()) ? problem : `${label}: ${problem}`

export function missingAudience({ campaign, audiencePieces, seasonals }: BuilderState): Missing[] {
  if (hasTrait(campaign.category, 'year')) return missingOfSeasons(seasonals, places.audience)
  if (audiencePieces !== null && audiencePieces > 0) return []
  const text = audiencePieces === null ? missingTexts.audience : missingTexts.emptyAudience
  return [{ code: 'builder.audience', text, place: places.audience }]
}

interface CountedInForm {
  totalSize: number
  estimatedCost: Cents
  /** Null: there is none. */
  minimumOrderValue: Cents | null
}

/**
 * Of the audience in its form, beside what is missing in the campaign: an audience that is saved was accepted, whatever
 * it costs.
 */
export function missingInAudience(
  { totalSize, estimatedCost, minimumOrderValue: minimum }: CountedInForm,
  { isDirty, isSaved }: { isDirty: boolean; isSaved: boolean },
): Missing[] {
  const place = places.audience
  const isAccepted = isSaved && !isDirty
  const below = minimum === null ? 0 : minimum - estimatedCost
  const text = missingTexts.smallAudience(
    showMoney(estimatedCost),
    showMoney(below),
    showMoney(minimum ?? 0),
  )
  return [
    ...(isDirty
      ? [{ code: 'builder.audience-unsaved', text: missingTexts.unsavedAudience, place }]
      : []),
    ...(!isAccepted && totalSize > 0 && below > 0
      ? [{ code: 'audience.below-minimum', text, place }]
      : []),
  ]
}

/** Of the creative of a step: its fields and its coupons are only checked once there is one. */
export function missingOfStep(step: CampaignStep, state: BuilderState): Missing[] {
  const { creatives } = state
  const { key, name, creative } = step
  const { attachments, targetAttachmentCount } = creative
  if (creative.creativeTemplateKey === null) {
    if (!choosesCreative(step, creatives)) return []
    const text = missingTexts.creative(name)
    return [{ code: 'builder.creative', text, place: places.creative(key) }]
  }
  const unfilled = [
    ...(choosesCreative(step, creatives) ? missingChannels([step], state) : []),
    ...missingFields(step, creatives),
    ...endedCoupons(step, state),
  ]
  if (!customizesCoupons(step) || attachments.length === targetAttachmentCount) return unfilled
  const text = missingTexts.coupons(name, attachments.length, targetAttachmentCount)
  return [...unfilled, { code: 'builder.coupons', text, place: places.coupon(key) }]
}

/** Coupons that would be over before the last piece is in its home. Where they are fixed, an earlier day helps. */
function endedCoupons(step: CampaignStep, { campaign, template, today }: BuilderState): Missing[] {
  const ends = couponEnds(campaign, template, today)
  const earliest = earliestEndDate(step, today)
  const place = customizesCoupons(step) ? places.coupon(step.key) : places.details
  return step.creative.attachments.flatMap(({ customValues: { heading, endDate } }, at) => {
    if (!endsTooEarly(endDate, { ends, earliest })) return []
    const last = showDate(shownEndDate(endDate, ends))
    return {
      code: 'order.coupon',
      text: missingTexts.couponEnds(heading, last, showDate(earliest)),
      place,
      field: `${step.key}.attachments.${at}.customValues.endDate`,
    }
  })
}

/** Nobody who orders can mend these: their template offers nothing, or what it offers is gone. */
export const withoutCreative = (steps: readonly CampaignStep[]): Missing[] =>
  steps
    .filter((step) => !choosesCreative(step) && step.creative.creativeTemplateKey === null)
    .map(({ name }) => ({
      code: 'builder.no-creative',
      text: missingTexts.noCreative(name),
      place: places.confirmation,
    }))

/** What is sent by a channel that the creative is not made for would be nothing. */
export const missingChannels = (
  steps: readonly CampaignStep[],
  { campaign, creatives = [] }: BuilderState,
): Missing[] =>
  steps.flatMap((step) => {
    const held = heldCreative(step, creatives)
    const channels = held ? channelsNotMadeFor(held, channelsOfStep(campaign, step.key)) : []
    if (channels.length === 0) return []
    const names = channels.map((channel) => channelNames[channel]).join(' and ')
    const isChosen = choosesCreative(step, creatives)
    return {
      code: 'builder.creative-channel',
      text: (isChosen ? missingTexts.otherCreative : missingTexts.noOtherCreative)(
        step.name,
        names,
      ),
      place: isChosen ? places.creative(step.key) : places.details,
    }
  })

/** The fields of its creative that still have to be filled in, or mended. */
export function missingFields(
  step: CampaignStep,
  creatives: BuilderState['creatives'] = [],
): Missing[] {
  const { creative, key, name } = step
  const held = heldCreative(step, creatives)
  return Object.entries(filledProblems(held?.fields ?? [], creative.values)).map(
    ([field, problem]) => ({
      code: 'order.creative-field',
      place: places.creative(key),
      field: `${key}.${field}`,
      text: missingTexts.ofStep(name, problem),
    }),
  )
}

export function missingTouchpoints(state: BuilderState): Missing[] {
  const { campaign } = state
  if (!hasTouchpoints(campaign)) return []
  const used = usedSteps(campaign)
  const required = shownSteps(campaign).filter(
    ({ opted, optionality }) => optionality === 'REQUIRED' && !opted,
  )
  const place = places.touchpoints
  return [
    ...required.map(({ key, name }) => ({
      code: 'builder.required-touchpoint',
      place,
      field: `${key}.opted`,
      text: missingTexts.requiredTouchpoint(name),
    })),
    ...(used.length === 0 && required.length === 0
      ? [{ code: 'builder.no-touchpoint', text: missingTexts.noTouchpoint, place }]
      : []),
    ...used.flatMap((step) => missingOfStep(step, state)),
  ]
}
