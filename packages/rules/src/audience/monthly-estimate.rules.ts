import { addDays, calendarDate, type CalendarDate } from '../calendar/index.ts'
import type { StepSend } from '../campaigns/index.ts'
import { CONTACT_CODES, monthsBefore, reachOf, type EventCount } from '../customers/index.ts'
import type { Cents } from '../money/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import type { PriceBook, Trigger, TriggerEvent } from '../templates/index.ts'
import { chargesOf, inCents, type ChannelCharge } from './charges.rules.ts'
import { reachedBy, SENT_CHANNELS, type ByContact, type SentChannel } from './pieces.rules.ts'

/** What a campaign that a need of the customer sets off would have sent in an average month. */
export interface MonthlyEstimate {
  event: TriggerEvent
  /** The first days of the months that were counted, in order. None: the figures are for everybody at once. */
  months: readonly CalendarDate[]
  touchpoints: readonly MonthlyTouchpoint[]
  channels: readonly MonthlyChannel[]
  /** What the dearest household costs at one touchpoint, in hundredths of a cent. */
  mostPerHousehold: number
}

export interface MonthlyTouchpoint {
  stepKey: number
  name: string
  households: number
  /** How many there were in each of the months. */
  byMonth: readonly number[]
  estimatedCost: Cents
}

export interface MonthlyChannel {
  channel: SentChannel
  pieces: number
  totalDiscount: Cents
  estimatedCost: Cents
}

export interface EstimatedStep {
  key: number
  name: string
  daysAfterStart: number
  send: StepSend
}

interface SetOff {
  /** In the market's time zone. */
  today: CalendarDate
  trigger: Trigger
  /** The touchpoints that are used. */
  steps: readonly EstimatedStep[]
}

interface Priced extends SetOff {
  marketKey: number
  priceBook: PriceBook
}

/** How it is stored with an order. */
export const storedMonthly: StoredFields<MonthlyEstimate> = {
  event: FIRST,
  months: FIRST,
  touchpoints: FIRST,
  channels: FIRST,
  mostPerHousehold: FIRST,
}

const MONTHS = 12

const monthOf = (day: CalendarDate): CalendarDate =>
  calendarDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1)

/** The last twelve whole months, by their first days. */
const lastMonths = (today: CalendarDate): CalendarDate[] =>
  Array.from({ length: MONTHS }, (_, at) => monthsBefore(monthOf(today), MONTHS - at))

/** How many days after the event a touchpoint is sent; of miles, the event is the day on which they are due. */
export const delayOf = (
  { event, after }: Trigger,
  { daysAfterStart }: Pick<EstimatedStep, 'daysAfterStart'>,
): number => daysAfterStart + (event === 'MILES' ? 0 : after)

/** The first and the last day on which an event leads to a piece in these months. */
export function eventDays({ today, trigger, steps }: SetOff): [CalendarDate, CalendarDate] {
  const delays = steps.map((step) => delayOf(trigger, step))
  const [first = today] = lastMonths(today)
  const last = addDays(monthOf(today), -1)
  return [addDays(first, -Math.max(0, ...delays)), addDays(last, -Math.min(...delays))]
}

/** From how many households had their event on which day. */
export function monthlyEstimate(counted: readonly EventCount[], priced: Priced): MonthlyEstimate {
  const { steps, trigger, today } = priced
  const sent = steps.map((step) => sentByMonth(counted, delayOf(trigger, step)))
  const all = lastMonths(today)
  // A dealer whose first customers came in spring has no history of the winter.
  const first = all.findIndex((month) => sent.some((byMonth) => byMonth.has(month)))
  const months = first === -1 ? [] : all.slice(first)
  const everybody = byContact(counted)
  const prices = { ...priced, reachable: sum(everybody.filter((_, code) => isReachable(code))) }
  const figures = steps.map((step, at) => {
    const counts = months.map((month) => sent[at]?.get(month) ?? [])
    return figuresOf(step, counts.length > 0 ? counts : [everybody], prices)
  })
  return {
    event: trigger.event,
    months,
    touchpoints: figures.map(({ step, households, channels }) => ({
      stepKey: step.key,
      name: step.name,
      households: Math.round(sum(households) / households.length),
      byMonth: months.length > 0 ? households : [],
      estimatedCost: sum(channels.map(({ estimatedCost }) => estimatedCost)),
    })),
    channels: joined(figures.flatMap(({ channels }) => channels)),
    mostPerHousehold: Math.max(0, ...figures.map(({ mostPerHousehold }) => mostPerHousehold)),
  }
}

/** All touchpoints together. Who gets two of them in a month counts twice. */
export function monthlyTotals({ touchpoints, channels, months }: MonthlyEstimate) {
  return {
    households: sum(touchpoints.map(({ households }) => households)),
    byMonth: months.map((_, at) => sum(touchpoints.map(({ byMonth }) => byMonth[at] ?? 0))),
    pieces: sum(channels.map(({ pieces }) => pieces)),
    totalDiscount: sum(channels.map(({ totalDiscount }) => totalDiscount)),
    estimatedCost: sum(channels.map(({ estimatedCost }) => estimatedCost)),
  }
}

/** What a cap comes to at most, and in how many of the months it would have left somebody out. */
export function underCap(cap: number, estimate: MonthlyEstimate) {
  return {
    cost: inCents(cap * estimate.mostPerHousehold),
    months: monthlyTotals(estimate).byMonth.filter((households) => households > cap).length,
  }
}

/** What lists show of an estimate. */
export interface ListedMonth {
  households: number
  estimatedCost: Cents
  /** There was no month to count: they are for everybody at once. */
  isEverybody: boolean
  /** In hundredths of a cent. */
  mostPerHousehold: number
}

export const listedMonth = (estimate: MonthlyEstimate): ListedMonth => {
  const { households, estimatedCost } = monthlyTotals(estimate)
  const { months, mostPerHousehold } = estimate
  return { households, estimatedCost, isEverybody: months.length === 0, mostPerHousehold }
}

/** What a month comes to under a cap; where the cap cuts it short, no month is above these figures. */
export function cappedMonth(month: ListedMonth, cap: number | null) {
  const { households, estimatedCost, isEverybody, mostPerHousehold } = month
  return cap !== null && cap < households
    ? {
        households: cap,
        estimatedCost: inCents(cap * mostPerHousehold),
        isCutShort: true,
        isMost: true,
      }
    : { households, estimatedCost, isCutShort: false, isMost: isEverybody }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const isReachable = (code: number): boolean => Object.values(reachOf(code)).includes('REACHABLE')

const byContact = (counted: readonly EventCount[]): ByContact =>
  Array.from({ length: CONTACT_CODES }, (_, code) =>
    sum(counted.flatMap(({ contact, count }) => (contact === code ? [count] : []))),
  )

function sentByMonth(counted: readonly EventCount[], delay: number): Map<CalendarDate, ByContact> {
  const byMonth = new Map<CalendarDate, EventCount[]>()
  for (const one of counted) {
    if (one.day === null) continue
    const month = monthOf(addDays(one.day, delay))
    const others = byMonth.get(month)
    if (others) others.push(one)
    else byMonth.set(month, [one])
  }
  return new Map([...byMonth].map(([month, counts]) => [month, byContact(counts)]))
}

/** What one touchpoint comes to in an average of these months. */
function figuresOf(
  step: EstimatedStep,
  months: readonly ByContact[],
  { priceBook, marketKey, reachable }: Priced & { reachable: number },
) {
  const reached = reachedBy([step.send])
  const [market] = chargesOf([step.send], priceBook, [{ marketKey, reachable }])
  const charges = market?.charges ?? []
  const average = (of: ByContact) =>
    sum(months.flatMap((counts) => counts.map((count, code) => count * (of[code] ?? 0)))) /
    months.length
  return {
    step,
    households: months.map((counts) => sum(reached.map((code) => counts[code] ?? 0))),
    channels: charges.map((charge) => lineOf(charge, average)),
    mostPerHousehold: Math.max(
      0,
      ...reached.map((code) => sum(charges.map(({ net }) => net[code] ?? 0))),
    ),
  }
}

function lineOf(
  { channel, pieces, withoutDiscount, net }: ChannelCharge,
  average: (of: ByContact) => number,
): MonthlyChannel {
  const exact = average(pieces)
  const whole = Math.round(exact)
  // Of the whole pieces that are shown: else pieces times price would not be the cost beside them.
  const costOf = (of: ByContact) => (exact === 0 ? 0 : inCents((average(of) / exact) * whole))
  const estimatedCost = costOf(net)
  return {
    channel,
    pieces: whole,
    totalDiscount: costOf(withoutDiscount) - estimatedCost,
    estimatedCost,
  }
}

/** Those of all touchpoints by their channel; a channel by which nobody is sent anything is left out. */
const joined = (lines: readonly MonthlyChannel[]): MonthlyChannel[] =>
  SENT_CHANNELS.flatMap((channel) => {
    const same = lines.filter((line) => line.channel === channel && line.pieces > 0)
    if (same.length === 0) return []
    const total = (of: (line: MonthlyChannel) => number) => sum(same.map(of))
    return [
      {
        channel,
        pieces: total(({ pieces }) => pieces),
        totalDiscount: total(({ totalDiscount }) => totalDiscount),
        estimatedCost: total(({ estimatedCost }) => estimatedCost),
      },
    ]
  })
