import {
  channelNames,
  channelsOf,
  type ChannelOption,
  type FulfillmentChannel,
} from '../channels/index.ts'
import type { CouponStatus } from '../coupons/index.ts'
import { channelsNotMadeFor, type CreativeTemplate } from '../creatives/index.ts'
import { hasTrait } from './categories.rules.ts'
import { onlyFound } from './problems.rules.ts'
import { offeredOptions } from './selectable-dates.rules.ts'
import { selectsAudience, type CampaignTemplate, type TemplateStep } from './template.rules.ts'
import { templateTexts } from './texts.ts'

/**
 * Why nobody could order from a template that is right in itself: the path of each field and its message. It is
 * saved like this, as work in progress, and not offered.
 */
export function offeringProblems(template: CampaignTemplate): Record<string, string> {
  if (hasTrait(template.category, 'year')) return {}
  const steps = template.workflows.flatMap((workflow, at) =>
    workflow.steps.flatMap((step, nth): [string, string | undefined][] => [
      [`workflows.${at}.steps.${nth}.creativeSelection.filterItems`, creativeProblem(step)],
      [`workflows.${at}.steps.${nth}.targetAttachmentCount`, roomProblem(step, template)],
    ]),
  )
  return onlyFound({
    ...Object.fromEntries(steps),
    'audienceConfiguration.audienceSegmentConfigurations': segmentProblem(template),
  })
}

const creativeProblem = ({ optionality, creativeSelection }: TemplateStep): string | undefined =>
  optionality !== 'DISABLED' && creativeSelection.filterItems.length === 0
    ? templateTexts.creativeMissing
    : undefined

/** A coupon that its creative brings, and for which the piece has no room, would be left out without a word. */
function roomProblem(
  { number, optionality, targetAttachmentCount }: TemplateStep,
  { creativeTemplates }: CampaignTemplate,
): string | undefined {
  const brought = creativeTemplates
    .filter(({ stepNumber }) => stepNumber === number)
    .map(({ defaultCoupons }) => defaultCoupons.length)
  const most = Math.max(0, ...brought)
  return optionality !== 'DISABLED' && most > targetAttachmentCount
    ? templateTexts.couponsWithoutRoom(most)
    : undefined
}

function segmentProblem(template: CampaignTemplate): string | undefined {
  const { audienceSegmentConfigurations: segments } = template.audienceConfiguration
  const isAnyIncluded = segments.some((one) => one.isDefaultIncluded && !one.isDisabled)
  return selectsAudience(template) && !isAnyIncluded ? templateTexts.segmentMissing : undefined
}

type MadeFor = Pick<CreativeTemplate, 'fulfillmentChannels'>

/**
 * Of each step that is offered, the way of sending that none of its creatives is made for, or the creative that is
 * made for none of them: the path of its creatives and the message. Creatives that are not among the known ones are left to other checks.
 */
export function unsentProblems(
  template: CampaignTemplate,
  creatives: ReadonlyMap<number, MadeFor>,
): Record<string, string> {
  const steps = template.workflows.flatMap((workflow, at) =>
    workflow.steps.map((step, nth): [string, string | undefined] => [
      `workflows.${at}.steps.${nth}.creativeSelection.filterItems`,
      unsentProblem(step, template, creatives),
    ]),
  )
  return onlyFound(Object.fromEntries(steps))
}

function unsentProblem(
  step: TemplateStep,
  template: CampaignTemplate,
  creatives: ReadonlyMap<number, MadeFor>,
): string | undefined {
  if (step.optionality === 'DISABLED') return undefined
  const known = step.creativeSelection.filterItems.flatMap(({ name, creativeTemplateKey }) => {
    const creative = creatives.get(creativeTemplateKey)
    return creative ? [{ name, creative }] : []
  })
  const ways = waysOf(step, template)
  const [first] = known
  if (!first || ways.length === 0) return undefined
  const cannotBeSent = (creative: MadeFor, way: readonly FulfillmentChannel[]) =>
    channelsNotMadeFor(creative, way).length > 0
  const unsent = ways.find((way) => known.every(({ creative }) => cannotBeSent(creative, way)))
  const channel = unsent && channelsNotMadeFor(first.creative, unsent)[0]
  if (channel) return templateTexts.creativeNotMadeFor(channelNames[channel])
  const never = known.find(({ creative }) => ways.every((way) => cannotBeSent(creative, way)))
  return never && templateTexts.creativeNeverSent(never.name)
}

/** By which channels a campaign may send the step, one set for each way that the template offers. */
function waysOf(
  { fulfillmentOptions, fulfillmentVariationOptions }: TemplateStep,
  { channelOptions }: CampaignTemplate,
): FulfillmentChannel[][] {
  const own = new Set(
    offeredOptions([...fulfillmentOptions, ...fulfillmentVariationOptions]).flatMap(channelsOf),
  )
  return offeredOptions(channelOptions).map((option) => {
    const channels = channelsOf(option)
    const narrowed = channels.filter((channel) => own.has(channel))
    return narrowed.length > 0 ? narrowed : [...channels]
  })
}

/** A retired coupon is on no new piece: the path of each default that is one, and the message. */
export function retiredCouponProblems(
  { creativeTemplates }: Pick<CampaignTemplate, 'creativeTemplates'>,
  coupons: readonly { key: number; status: CouponStatus }[],
): Record<string, string> {
  const retired = new Set(coupons.flatMap(({ key, status }) => (status === 'RETIRED' ? [key] : [])))
  const problems = creativeTemplates.flatMap(({ defaultCoupons }, at) =>
    defaultCoupons.some(({ couponKey }) => retired.has(couponKey))
      ? [[`creativeTemplates.${at}.defaultCoupons`, templateTexts.couponRetired] as const]
      : [],
  )
  return Object.fromEntries(problems)
}

interface SeasonOffered {
  key: number
  content: Pick<CampaignTemplate, 'channelOptions'>
}

/**
 * What is chosen once is sent in every season: the path of each season that does not offer a way of sending of its
 * enrollment, or not by itself, and the message. Seasons that are not among the known ones are left to other checks.
 */
export function seasonChannelProblems(
  { channelOptions, seasonals }: Pick<CampaignTemplate, 'channelOptions' | 'seasonals'>,
  seasons: readonly SeasonOffered[],
): Record<string, string> {
  const problems = seasonals.flatMap(({ templateKey }, at) => {
    const season = seasons.find(({ key }) => key === templateKey)
    if (!season) return []
    const lacking = channelOptions.filter((option) => !isOfferedIn(season.content, option))
    if (lacking.length === 0) return []
    const names = lacking.map((option) => channelNames[wayOf(option)]).join(', ')
    return [[`seasonals.${at}.templateKey`, templateTexts.seasonNotSent(names)] as const]
  })
  return Object.fromEntries(problems)
}

const isOfferedIn = (
  { channelOptions }: Pick<CampaignTemplate, 'channelOptions'>,
  option: ChannelOption,
): boolean =>
  channelOptions.some(
    (one) => wayOf(one) === wayOf(option) && (one.isFulfillableAlone || !option.isFulfillableAlone),
  )

const wayOf = ({ fulfillmentChannel, fulfillmentChannelVariation }: ChannelOption) =>
  fulfillmentChannelVariation ?? fulfillmentChannel ?? 'EMAIL'
