import { isCalendarDate } from '@marquee/rules/calendar'
import { channelNames, channelsOf, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { currency, dateWithin, fieldTexts } from '@marquee/rules/fields'
import {
  hasTrait,
  isSetOff,
  MOST_AFTER,
  MOST_OF_DISCOUNT_CAP,
  MOST_OF_PIECE_PRICE,
  offeredOptions,
  offeringProblems,
  retiredCouponProblems,
  parsePiecePrice,
  piecePriceTexts,
  SEASONS,
  templateProblems,
  templateTexts,
  triggerEvents,
  unsentProblems,
  MOST_DAYS_TO_SECOND_EMAIL,
} from '@marquee/rules/templates'
import { wholeProblem } from '../../../../ui/form/index.ts'
import { fieldValuesProblems } from '../../../../widgets/creatives/index.ts'
import { type TemplateValues, problemsOfAccess } from '../../../../widgets/templates/index.ts'
import type { Creative } from '../answers.ts'
import { contentOf } from './content.rules.ts'

type Problems = Record<string, string | undefined>

/**
 * What is wrong with a template in the form: what the server would report, by the same rule, and typed
 * text that is no number or day. Each by the name of its field.
 */
export function problemsIn(values: TemplateValues): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, problem] of Object.entries(typedProblems(values))) {
    if (problem !== undefined) found[field] = problem
  }
  for (const [path, problem] of Object.entries(templateProblems(contentOf(values)))) {
    found[fieldOf(path, values)] ??= problem
  }
  return found
}

/**
 * What stands against offering it: it may be saved like this, as work in progress. As long as the creatives of the
 * brand and the coupons are not known, nothing is said of what they are made for, and whether they are retired.
 */
export function offeringIn(
  values: TemplateValues,
  { creatives, coupons }: KnownParts,
): Record<string, string> {
  const content = contentOf(values)
  const known = new Map(creatives.map((creative) => [creative.key, creative]))
  const ofContent = Object.entries({
    ...unsentProblems(content, known),
    ...retiredCouponProblems(content, coupons),
    ...offeringProblems(content),
  })
  return {
    ...Object.fromEntries(ofContent.map(([path, text]) => [fieldOf(path, values), text])),
    ...problemsOfAccess(values),
  }
}

interface KnownParts {
  creatives: readonly Pick<Creative, 'key' | 'fulfillmentChannels'>[]
  coupons: Parameters<typeof retiredCouponProblems>[1]
}

function typedProblems(values: TemplateValues): Problems {
  return {
    hierarchyId: values.hierarchyId === '' ? fieldTexts.required : undefined,
    minimumOrderValue: moneyProblem(values.minimumOrderValue),
    distanceFilteringMax: wholeProblem(values.distanceFilteringMax, MILES),
    'trigger.after': triggerProblem(values),
    ...dayProblems(values),
    ...priceProblems(values),
    ...stepProblems(values),
    ...seasonProblems(values),
  }
}

function triggerProblem({ category, trigger }: TemplateValues): string | undefined {
  const isUsed = isSetOff(category) && triggerEvents[trigger.event].after !== null
  return isUsed ? wholeProblem(trigger.after, { least: 0, most: MOST_AFTER }) : undefined
}

const MILES = { least: 1, most: 500, isOptional: true }

function dayProblems(values: TemplateValues): Problems {
  const days = {
    mailDate: values.mailDate,
    secondMailDate: values.secondMailDate,
    enrollmentStartDate: values.enrollmentStartDate,
    enrollmentEndDate: values.enrollmentEndDate,
    campaignEndDate: values.campaignEndDate,
    'mailWindow.startDate': values.mailWindow.startDate,
    'mailWindow.endDate': values.mailWindow.endDate,
    'customizationPeriod.startDate': values.customizationPeriod.startDate,
    'customizationPeriod.endDate': values.customizationPeriod.endDate,
  }
  return {
    ...mapped(days, (day) => {
      if (day === null) return undefined
      return isCalendarDate(day) ? dateWithin()(day) : fieldTexts.dateInvalid
    }),
    ...mapped(prefixed('leadTimes', values.leadTimes), (text) => wholeProblem(text, LEAD_DAYS)),
  }
}

const LEAD_DAYS = { least: 0, most: 60, isOptional: true }

function priceProblems({ channelOptions, prices, hasDiscount, discount }: TemplateValues) {
  const needed = new Set<string>(offeredOptions(channelOptions).flatMap(channelsOf))
  const problems: Problems = {}
  for (const option of FULFILLMENT_OPTIONS) {
    const isMissing = needed.has(option) && prices[option].trim() === ''
    problems[`prices.${option}`] = isMissing
      ? templateTexts.priceMissing(channelNames[option])
      : priceProblem(prices[option], true)
  }
  if (!hasDiscount) return problems
  return {
    ...problems,
    'discount.base': priceProblem(discount.base),
    'discount.minimum': priceProblem(discount.minimum),
    'discount.maximum': priceProblem(discount.maximum),
    'discount.cap': wholeProblem(discount.cap, { least: 1, most: MOST_OF_DISCOUNT_CAP }),
  }
}

function stepProblems({ workflows, channelOptions }: TemplateValues): Problems {
  const hasSecond = offeredOptions(channelOptions).includes('NON_OPEN_REBLAST')
  const problems: Problems = {}
  for (const [at, { steps }] of workflows.entries()) {
    for (const [nth, step] of steps.entries()) {
      const place = `workflows.${at}.steps.${nth}`
      problems[`${place}.number`] = wholeProblem(step.number, { least: 1, most: 99 })
      problems[`${place}.daysAfterStart`] = wholeProblem(step.daysAfterStart, DAYS)
      if (hasSecond) {
        const days = wholeProblem(step.daysToSecondEmail, DAYS_TO_SECOND)
        problems[`${place}.daysToSecondEmail`] = days
      }
      for (const [part, problem] of Object.entries(fieldValuesProblems(step.fields))) {
        problems[`${place}.${part}`] = problem
      }
    }
  }
  return problems
}

const DAYS = { least: 0, most: 730 }
const DAYS_TO_SECOND = { least: 1, most: MOST_DAYS_TO_SECOND_EMAIL }

function seasonProblems({ category, seasonals }: TemplateValues): Problems {
  if (!hasTrait(category, 'year')) return {}
  return Object.fromEntries(
    SEASONS.map((season) => [
      `seasonals.${season}`,
      seasonals[season] === '' ? templateTexts.seasonsIncomplete : undefined,
    ]),
  )
}

const prefixed = <Value>(prefix: string, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  problem: (value: Value) => string | undefined,
): Problems =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, problem(value)]))

export const PANES = [
  'basics',
  'dates',
  'channels',
  'audience',
  'steps',
  'coupons',
  'access',
  'review',
] as const

export type PaneId = (typeof PANES)[number]

const PANE_OF: Readonly<Record<keyof TemplateValues, PaneId>> = {
  hierarchyId: 'basics',
  name: 'basics',
  description: 'basics',
  category: 'basics',
  type: 'basics',
  canSelectWaves: 'basics',
  isBillingDeferred: 'basics',
  trigger: 'basics',
  minimumOrderValue: 'basics',
  seasonals: 'basics',
  mailDate: 'dates',
  secondMailDate: 'dates',
  isMailDateLocked: 'dates',
  campaignExecution: 'dates',
  enrollmentStartDate: 'dates',
  enrollmentEndDate: 'dates',
  campaignEndDate: 'dates',
  mailWindow: 'dates',
  customizationPeriod: 'dates',
  leadTimes: 'dates',
  channelOptions: 'channels',
  prices: 'channels',
  hasDiscount: 'channels',
  discount: 'channels',
  segments: 'audience',
  smartAudienceDefaultIncluded: 'audience',
  distanceFilteringMax: 'audience',
  analyticalModel: 'audience',
  workflows: 'steps',
  creativeTemplates: 'steps',
  couponTexts: 'coupons',
  access: 'access',
}

/** The pane on which a field stands; what the form does not know is shown on the first. */
export function paneOf(field: string): PaneId {
  const [first = ''] = field.split('.')
  return PANE_OF[first as keyof TemplateValues] ?? 'basics'
}

/** The panes on which something differs from what is saved. */
export function changedPanes(
  values: TemplateValues,
  saved: Readonly<Partial<Record<keyof TemplateValues, unknown>>>,
): PaneId[] {
  const names = Object.keys(PANE_OF) as (keyof TemplateValues)[]
  const isChanged = (name: keyof TemplateValues) =>
    JSON.stringify(values[name]) !== JSON.stringify(saved[name])
  const changed = new Set(names.filter(isChanged).map((name) => PANE_OF[name]))
  return PANES.filter((pane) => changed.has(pane))
}

/** Lists that are one field of the form. */
const WHOLE =
  /^(channelOptions|workflows\.\d+\.steps\.\d+\.(?:fulfillmentOptions|fulfillmentVariationOptions|creativeSelection\.filterItems|fields\.\d+\.options)|creativeTemplates\.\d+\.defaultCoupons)\b/

/** The field of the form to which a problem belongs that names a path of what is sent. */
export function fieldOf(path: string, values: TemplateValues): string {
  const [first = '', second, third] = path.split('.')
  if (first === 'priceBook') {
    return second === 'discount' ? `discount.${third ?? 'base'}` : `prices.${missingPrice(values)}`
  }
  if (first === 'audienceConfiguration') return 'segments.NEW'
  if (first === 'leadTimes') return 'leadTimes.EMAIL'
  if (first === 'attachments') return `couponTexts.${missingText(values, second)}`
  if (first === 'seasonals') return `seasonals.${missingSeason(values, second)}`
  const [, item, part] = /^(.*)\.(creativeTemplateKey|key|number)$/.exec(path) ?? []
  if (part === 'creativeTemplateKey' && first === 'creativeTemplates') return `${item}.name`
  return part === 'key' || part === 'number' ? `${item}.name` : (WHOLE.exec(path)?.[1] ?? path)
}

function missingPrice({ channelOptions, prices }: TemplateValues): string {
  const needed = offeredOptions(channelOptions).flatMap(channelsOf)
  return needed.find((option) => prices[option].trim() === '') ?? needed[0] ?? 'EMAIL'
}

/** What is empty was not sent, so places count only what is filled. */
function missingText({ couponTexts }: TemplateValues, place = '0'): string {
  const sent = Object.entries(couponTexts).filter(([, key]) => key !== '')
  return sent[Number(place)]?.[0] ?? 'body'
}

function missingSeason({ seasonals }: TemplateValues, place: string | undefined): string {
  const empty = SEASONS.find((season) => seasonals[season] === '')
  const sent = SEASONS.filter((season) => seasonals[season] !== '')
  return (place === undefined ? empty : sent[Number(place)]) ?? SEASONS[0]
}

/** Fields in the order of the panes, and within one as they stand there. */
export function inOrder(fields: readonly string[]): string[] {
  return fields.toSorted(
    (one, other) =>
      PANES.indexOf(paneOf(one)) - PANES.indexOf(paneOf(other)) ||
      Number(isOfCreative(one)) - Number(isOfCreative(other)) ||
      NUMBERS.compare(itemOf(one), itemOf(other)) ||
      rankOf(one) - rankOf(other),
  )
}

const NUMBERS = new Intl.Collator('en-US', { numeric: true })

const isOfCreative = (field: string) => field.startsWith('creativeTemplates.')

const itemOf = (field: string) => /^(?:\w+\.\d+)(?:\.steps\.\d+)?/.exec(field)?.[0] ?? ''

/** Where it matters what stands above what. */
const RANKS = [
  'hierarchyId',
  'name',
  'minimumOrderValue',
  'description',
  'seasonals',
  'mailWindow',
  'mailDate',
  'secondMailDate',
  'isMailDateLocked',
  'enrollmentStartDate',
  'enrollmentEndDate',
  'campaignEndDate',
  'customizationPeriod',
  'leadTimes',
  'channelOptions',
  'prices',
  'discount',
  'number',
  'daysAfterStart',
  'daysToSecondEmail',
  'fulfillmentOptions',
  'fulfillmentVariationOptions',
  'creativeSelection',
  'fields',
  'stepNumber',
  'creativeCode',
  'eventCode',
  'letterCode',
  'reuseCode',
  'defaultCoupons',
]

function rankOf(field: string): number {
  const [part = ''] = field.slice(itemOf(field).length).replace(/^\./, '').split('.')
  const rank = RANKS.indexOf(part)
  return rank === -1 ? RANKS.length : rank
}

/** What is wrong with a price per piece as typed. */
export function priceProblem(text: string, isOptional = false): string | undefined {
  if (text.trim() === '') return isOptional ? undefined : fieldTexts.required
  const price = parsePiecePrice(text)
  if (price === undefined) return piecePriceTexts.price
  return price > MOST_OF_PIECE_PRICE ? piecePriceTexts.tooDear : undefined
}

const money = currency({ least: 0, most: 1_000_000_00 })

const moneyProblem = (text: string): string | undefined =>
  text.trim() === '' ? undefined : money(text)
