import { daysBetween } from '../calendar/index.ts'
import { channelNames, isOnPaper } from '../channels/index.ts'
import type { OrderedContent, OrderedCreative, OrderedStep } from '../orders/index.ts'
import { dateChange, matched, textChange } from './compared.rules.ts'
import { couponChanges } from './coupon-changes.rules.ts'
import { changeTexts as texts } from './texts.ts'

/** What differs in the touchpoints. Where there is only one, it is not named. */
export function stepChanges(before: OrderedContent, now: OrderedContent): string[] {
  const { added, removed, pairs } = matched(
    before.steps,
    now.steps,
    ({ templateStepKey }) => templateStepKey,
  )
  const isAlone = before.steps.length <= 1 && now.steps.length <= 1
  return [
    ...added.map(({ name }) => texts.added(texts.touchpoint(name))),
    ...removed.map(({ name }) => texts.removed(texts.touchpoint(name))),
    ...pairs.flatMap(([old, step]) => {
      const sentences = Object.values(stepWords).flatMap(
        (changes) => changes?.([before, old], [now, step]) ?? [],
      )
      if (isAlone) return sentences
      return sentences.map((sentence) => texts.within(texts.touchpoint(step.name), sentence))
    }),
  ]
}

/** What a touchpoint sends. */
export type SentStep = Pick<OrderedStep, 'send' | 'creative' | 'coupons'>

/** What differs in one touchpoint, wherever it stands. */
export const touchpointChanges = (before: SentStep, now: SentStep): string[] => [
  ...sendChange(before.send, now.send),
  ...creativeChanges(before.creative, now.creative),
  ...couponChanges(before.coupons, now.coupons),
]

type Placed = readonly [OrderedContent, OrderedStep]

/** By field; null where another field covers it, or nothing depends on it. */
const stepWords: Readonly<
  Record<keyof OrderedStep, ((before: Placed, now: Placed) => string[]) | null>
> = {
  send: ([, before], [, now]) => sendChange(before.send, now.send),
  creative: ([, before], [, now]) => creativeChanges(before.creative, now.creative),
  coupons: ([, before], [, now]) => couponChanges(before.coupons, now.coupons),
  startDate: dayChanges,
  // It moves with the second wave.
  startDateTwo: null,
  key: null,
  number: null,
  name: null,
  templateStepKey: null,
}

/** Its day, where it did not only move along with the campaign's. */
function dayChanges([before, old]: Placed, [now, step]: Placed): string[] {
  const first = [after(before.mailDate, old.startDate), after(now.mailDate, step.startDate)]
  return first[0] === first[1] ? [] : dateChange(texts.day, old.startDate, step.startDate)
}

const after = (
  mailDate: OrderedContent['mailDate'],
  day: OrderedStep['startDate'],
): number | null => (mailDate === null || day === null ? null : daysBetween(mailDate, day))

type Send = OrderedStep['send']

function sendChange(before: Send, now: Send): string[] {
  const ways = waysOf(now)
  return waysOf(before) === ways ? [] : [texts.sending(ways)]
}

const waysOf = ({ channels, isMailBackfill, isReblasted }: Send): string =>
  texts.and([
    ...channels
      .map((channel) => (isOnPaper(channel) && isMailBackfill ? texts.backfill : inWords(channel)))
      .toSorted(),
    ...(isReblasted ? [texts.reblast] : []),
  ])

const inWords = (channel: Send['channels'][number]): string => channelNames[channel].toLowerCase()

type Creative = OrderedCreative | null

function creativeChanges(before: Creative, now: Creative): string[] {
  if (before === null || now === null || before.key !== now.key) {
    const names = [before?.name ?? '', now?.name ?? ''] as const
    return before?.key === now?.key ? [] : [texts.replaced(texts.creative, ...names)]
  }
  return Object.values(creativeWords).flatMap((changes) => changes?.(before, now) ?? [])
}

type CreativeChange = (before: OrderedCreative, now: OrderedCreative) => string[]

/** What differs in the same creative, by field. */
const creativeWords: Readonly<Record<keyof OrderedCreative, CreativeChange | null>> = {
  version: (before, now) =>
    before.version === now.version ? [] : [texts.renewed(texts.creative, now.name)],
  variationId: (before, now) =>
    before.variationId === now.variationId ? [] : [texts.changed(texts.look(now.name))],
  values: (before, now) => valueChanges(before.values, now.values),
  key: null,
  // A new name is a new version.
  name: null,
}

function valueChanges(before: OrderedCreative['values'], now: OrderedCreative['values']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names.flatMap((name) => textChange(texts.field(name), before[name] ?? '', now[name] ?? ''))
}
