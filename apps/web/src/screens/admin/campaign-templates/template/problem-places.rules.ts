import { channelsOf } from '@marquee/rules/channels'
import { offeredOptions, SEASONS } from '@marquee/rules/templates'
import type { TemplateValues } from './template-values.rules.ts'

export const PANES = [
  'basics',
  'dates',
  'channels',
  'audience',
  'steps',
  'creatives',
  'coupons',
  'review',
] as const

export type PaneId = (typeof PANES)[number]

const PANE_OF: Readonly<Record<string, PaneId>> = {
  deploymentDate: 'dates',
  deploymentDateTwo: 'dates',
  deploymentDateLock: 'dates',
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
  creativeTemplates: 'creatives',
  couponTexts: 'coupons',
}

/** The pane on which a field stands. */
export function paneOf(field: string): PaneId {
  const [first = ''] = field.split('.')
  return PANE_OF[first] ?? 'basics'
}

/** Lists that are one field of the form. */
const WHOLE =
  /^(channelOptions|workflows\.\d+\.steps\.\d+\.(?:fulfillmentOptions|fulfillmentVariationOptions|creativeSelection\.filterItems|fields\.\d+\.options)|creativeTemplates\.\d+\.defaultCoupons)\b/

/** The field of the form to which a problem belongs that names a path of what is sent. */
export function fieldOf(path: string, values: TemplateValues): string {
  const [first = '', second, third] = path.split('.')
  if (first === 'priceBook') {
    return second === 'discount' ? `discount.${third ?? 'base'}` : `prices.${priceWanted(values)}`
  }
  if (first === 'audienceConfiguration') return 'segments.NEW'
  if (first === 'leadTimes') return 'leadTimes.EMAIL'
  if (first === 'attachments') return `couponTexts.${textWanted(values, second)}`
  if (first === 'seasonals') return `seasonals.${seasonWanted(values, second)}`
  const [, item, part] = /^(.*)\.(creativeTemplateKey|key)$/.exec(path) ?? []
  if (part === 'creativeTemplateKey' && first === 'creativeTemplates') return `${item}.name`
  return part === 'key' ? `${item}.number` : (WHOLE.exec(path)?.[1] ?? path)
}

function priceWanted({ channelOptions, prices }: TemplateValues): string {
  const needed = offeredOptions(channelOptions).flatMap(channelsOf)
  return needed.find((option) => prices[option].trim() === '') ?? needed[0] ?? 'EMAIL'
}

/** What is empty was not sent, so places count only what is filled. */
function textWanted({ couponTexts }: TemplateValues, place = '0'): string {
  const sent = Object.entries(couponTexts).filter(([, key]) => key !== '')
  return sent[Number(place)]?.[0] ?? 'body'
}

function seasonWanted({ seasonals }: TemplateValues, place: string | undefined): string {
  const empty = SEASONS.find((season) => seasonals[season] === '')
  const sent = SEASONS.filter((season) => seasonals[season] !== '')
  return (place === undefined ? empty : sent[Number(place)]) ?? SEASONS[0]
}

/** Fields in the order of the panes, and within one as they stand there. */
export function inOrder(fields: readonly string[]): string[] {
  return fields.toSorted(
    (one, other) =>
      PANES.indexOf(paneOf(one)) - PANES.indexOf(paneOf(other)) ||
      NUMBERS.compare(itemOf(one), itemOf(other)) ||
      rankOf(one) - rankOf(other),
  )
}

const NUMBERS = new Intl.Collator('en-US', { numeric: true })

const itemOf = (field: string) => /^(?:\w+\.\d+)(?:\.steps\.\d+)?/.exec(field)?.[0] ?? ''

/** Where it matters what stands above what. */
const RANKS = [
  'hierarchyId',
  'name',
  'minimumOrderValue',
  'description',
  'seasonals',
  'mailWindow',
  'deploymentDate',
  'deploymentDateTwo',
  'deploymentDateLock',
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
