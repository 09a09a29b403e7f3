import { segmentLabel } from '../audience/index.ts'
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

const DEALER_PARTS = Object.entries(texts.dealerParts) as [keyof typeof texts.dealerParts, string][]

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
  const sentences = [...requestChanges(before.request, now.request), ...figureChanges(before, now)]
  const isRecounted = canonical(before.dataStamp) !== canonical(now.dataStamp)
  return isRecounted ? [...sentences, texts.dataRenewed] : sentences
}

function figureChanges(before: OrderedAudience, now: OrderedAudience): string[] {
  const changed = (
    [old, present]: [number, number],
    say: (before: string, now: string) => string,
    show: (figure: number) => string,
  ) => (old === present ? [] : [say(show(old), show(present))])
  return [
    ...changed([before.totalSize, now.totalSize], texts.households, showCount),
    ...changed([before.pieces, now.pieces], texts.pieces, showCount),
    ...changed([before.estimatedCost, now.estimatedCost], texts.cost, showMoney),
  ]
}

type Request = OrderedAudience['request']

function requestChanges(before: Request, now: Request): string[] {
  const differs = (part: (request: Request) => unknown) =>
    canonical(part(before)) !== canonical(part(now))
  const { miles } = texts
  const old = before.maxDistanceFromDealership
  const present = now.maxDistanceFromDealership
  const area = before.locationFilterType === now.locationFilterType
  return [
    ...(area ? [] : [`${texts.area}${texts.areas[now.locationFilterType]}.`]),
    ...textChange(texts.distance, miles(old), miles(present)),
    ...(differs(zipsOf) ? [texts.changed(texts.zips)] : []),
    ...textChange(texts.segments, segmentsOf(before), segmentsOf(now)),
    ...(differs(({ vehicleModels }) => vehicleModels) ? [texts.changed(texts.vehicles)] : []),
    ...textChange(texts.budget, budgetOf(before), budgetOf(now)),
  ]
}

const zipsOf = ({ zipCodes }: Request): string[] =>
  zipCodes
    .filter(({ selected }) => selected)
    .map(({ zipCode }) => zipCode)
    .toSorted()

const segmentsOf = ({ segments }: Request): string =>
  segments
    .filter(({ selected }) => selected)
    .map(({ segmentName }) => segmentLabel(segmentName))
    .join(', ')

const budgetOf = ({ isSmartSelectEnabled, spendingLimit }: Request): string =>
  isSmartSelectEnabled && spendingLimit !== null ? showMoney(spendingLimit) : texts.noBudget
