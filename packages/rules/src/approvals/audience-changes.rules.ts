import { budgetInWords, chosenZips, segmentsInWords } from '../audience/index.ts'
import { showCount, showMoney } from '../money/index.ts'
import {
  canonical,
  type OrderedAudience,
  type OrderedContent,
  type OrderedDealer,
} from '../orders/index.ts'
import { matched, textChange } from './compared.rules.ts'
import { changeTexts as texts } from './texts.ts'

/** What differs in who sends it, and whom it reaches. */
export const audienceChanges = (before: OrderedContent, now: OrderedContent): string[] => [
  ...dealerChanges(before.dealers, now.dealers),
  ...reachChanges(before.audience, now.audience),
]

const MOST_NAMED = 5

type Dealers = readonly OrderedDealer[]

function dealerChanges(before: Dealers, now: Dealers): string[] {
  const { added, removed, pairs } = matched(before, now, ({ marketKey }) => marketKey)
  return [
    ...(added.length > 0 ? [texts.dealersAdded(added.length, namesOf(added))] : []),
    ...(removed.length > 0 ? [texts.dealersRemoved(removed.length, namesOf(removed))] : []),
    ...pairs.flatMap(([old, dealer]) => ofDealer(old, dealer)),
  ]
}

function namesOf(dealers: Dealers): string {
  const names = dealers.slice(0, MOST_NAMED).map(({ dealer }) => dealer.name)
  const more = dealers.length - names.length
  return more > 0 ? texts.more(names.join(', '), more) : names.join(', ')
}

type DealerPart = keyof OrderedDealer['dealer']

const dealerParts: Readonly<Record<DealerPart, string>> = texts.dealerParts

const DEALER_PARTS = Object.entries(dealerParts) as [DealerPart, string][]

function ofDealer(before: OrderedDealer, now: OrderedDealer): string[] {
  const { name } = now.dealer
  return [
    ...DEALER_PARTS.flatMap(([part, words]) =>
      textChange(texts.ofDealer(name, words), before.dealer[part] ?? '', now.dealer[part] ?? ''),
    ),
    ...(before.logo === now.logo ? [] : [texts.logo(name)]),
  ]
}

type Audience = OrderedAudience | null

function reachChanges(before: Audience, now: Audience): string[] {
  if (before === null || now === null) {
    if (before === now) return []
    return [now === null ? texts.audienceDropped : texts.audienceSet]
  }
  return sentencesOf(audienceWords, before, now)
}

type Change<Whole> = (before: Whole, now: Whole) => string[]

/** The sentences for a change of each field; null where another field covers it, or it is not shown. */
type Words<Whole> = { readonly [Field in keyof Whole]-?: Change<Whole> | null }

const sentencesOf = <Whole extends object>(
  words: Words<Whole>,
  before: Whole,
  now: Whole,
): string[] =>
  Object.values<Change<Whole> | null>(words).flatMap((change) => change?.(before, now) ?? [])

const figureChange =
  (
    field: 'totalSize' | 'pieces' | 'estimatedCost',
    sentence: (before: string, now: string) => string,
    show: (figure: number) => string,
  ): Change<OrderedAudience> =>
  ({ [field]: old }, { [field]: present }) =>
    old === present ? [] : [sentence(show(old), show(present))]

const differs = (one: unknown, other: unknown): boolean => canonical(one) !== canonical(other)

type Request = OrderedAudience['request']

const requestWords: Words<Request> = {
  locationFilterType: ({ locationFilterType: before }, { locationFilterType: now }) =>
    before === now ? [] : [`${texts.area}${texts.areas[now]}.`],
  maxDistanceFromDealership: (before, now) =>
    textChange(
      texts.distance,
      texts.miles(before.maxDistanceFromDealership),
      texts.miles(now.maxDistanceFromDealership),
    ),
  isUnplacedIncluded: (before, now) => {
    const isIn = isUnplacedIncluded(now)
    return isUnplacedIncluded(before) === isIn ? [] : [isIn ? texts.unplacedIn : texts.unplacedOut]
  },
  zipCodes: (before, now) =>
    differs(chosenZips(before), chosenZips(now)) ? [texts.changed(texts.zips)] : [],
  segments: (before, now) =>
    textChange(texts.segments, segmentsInWords(before), segmentsInWords(now)),
  vehicleModels: ({ vehicleModels: before }, { vehicleModels: now }) =>
    differs(before, now) ? [texts.changed(texts.vehicles)] : [],
  spendingLimit: (before, now) =>
    textChange(texts.budget, budgetInWords(before), budgetInWords(now)),
  isSmartSelectEnabled: null,
  // What these change shows in the figures.
  smartSelectThreshold: null,
  analyticalModelName: null,
  markets: null,
  pricePerChannel: null,
  selectedFulfillmentOptions: null,
  seedRecipientsCount: null,
}

const audienceWords: Words<OrderedAudience> = {
  request: (before, now) => sentencesOf(requestWords, before.request, now.request),
  totalSize: figureChange('totalSize', texts.households, showCount),
  pieces: figureChange('pieces', texts.pieces, showCount),
  estimatedCost: figureChange('estimatedCost', texts.cost, showMoney),
  costWithoutDiscount: null,
  smartSelectThreshold: null,
  markets: null,
  dataStamp: ({ dataStamp: before }, { dataStamp: now }) =>
    differs(before, now) ? [texts.dataRenewed] : [],
}

/** What was ordered before this could be chosen does not say. */
const isUnplacedIncluded = (request: Partial<Request>): boolean =>
  request.isUnplacedIncluded ?? false
