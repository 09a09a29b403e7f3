import type { CalendarDate } from '../calendar/index.ts'
import type { Cents } from '../money/index.ts'
import { inCents, type ChannelCharge, type MarketCharges } from './charges.rules.ts'
import {
  countBy,
  distancesOf,
  groupBy,
  ofGroup,
  segmentFacet,
  vehicleFacet,
  zipFacet,
} from './facets.rules.ts'
import type { CodedModel } from './audience-question.rules.ts'
import type { SentChannel } from './pieces.rules.ts'
import { TALLY_GROUPS, type AudienceQuestion, type Tally } from './question.rules.ts'
import type { BudgetPoint } from './threshold.rules.ts'
import { waterfallOf } from './waterfall.rules.ts'

export interface NamedMarket {
  marketKey: number
  sourceId: string
  name: string
}

export interface Folding {
  question: AudienceQuestion
  /** The channels that are sent. */
  channels: readonly SentChannel[]
  charges: readonly MarketCharges[]
  markets: readonly NamedMarket[]
  models: readonly CodedModel[]
}

/** All figures of an audience follow from the tallies, whichever engine counted them. */
export function breakdownOf(tallies: readonly Tally[], folding: Folding) {
  const { question, channels, markets, models } = folding
  const lines = linesOf(tallies, folding)
  const { estimatedCost, costWithoutDiscount } = totalOf(lines)
  return {
    ...distancesOf(tallies, question),
    audienceByVehicle: vehicleFacet(tallies, models),
    audienceBySegment: segmentFacet(tallies, question),
    audienceByZipCode: zipFacet(tallies, question),
    audienceByChannel: channels.map((channel) => channelFacet(channel, lines)),
    audienceByMarket: marketFacet(tallies, markets, lines),
    ...sizesOf(tallies),
    waterfall: waterfallOf(tallies, question.location, { reached: question.reached, channels }),
    estimatedCost,
    costWithoutDiscount,
    totalDiscount: costWithoutDiscount - estimatedCost,
    lines: lines.filter(({ channel }) => channels.includes(channel)),
  }
}

export type FoldedBreakdown = ReturnType<typeof breakdownOf>

/** And what else stands with the figures. */
export interface CountedAudience extends FoldedBreakdown {
  selectedDistance: number | null
  minimumOrderValue: Cents
  smartSelectThreshold: number | null
  budgetCurve: readonly BudgetPoint[]
  dataStamp: DataStamp
}

/** The data that were counted: the same request on the same stamp gives the same figures. */
export interface DataStamp {
  /** The oldest day among the markets. */
  asOf: CalendarDate | null
  versions: readonly { marketKey: number; version: number }[]
}

function sizesOf(tallies: readonly Tally[]) {
  const reached = ofGroup(tallies, TALLY_GROUPS.market)
  const all = ofGroup(tallies, TALLY_GROUPS.household)
  return {
    totalSize: sum(reached.filter(({ mask }) => mask === 0).map(({ count }) => count)),
    totalAvailable: sum(reached.map(({ count }) => count)),
    totalHouseholds: sum(all.map(({ count }) => count)),
  }
}

/** A line of the order: what one market sends by one channel. It is rounded once. */
export interface CostLine {
  marketKey: number
  channel: SentChannel
  /** Households that get a piece by it: those chosen, and those there are. */
  filteredCount: number
  total: number
  pieces: number
  estimatedCost: Cents
  costWithoutDiscount: Cents
}

function linesOf(tallies: readonly Tally[], { charges }: Folding): CostLine[] {
  const byMarket = groupBy(ofGroup(tallies, TALLY_GROUPS.market), ({ a }) => a)
  return charges.flatMap(({ marketKey, charges: channels }) =>
    channels.map((charge) => lineOf(marketKey, charge, byMarket.get(marketKey) ?? [])),
  )
}

function lineOf(marketKey: number, charge: ChannelCharge, rows: readonly Tally[]): CostLine {
  const { channel, pieces, net, withoutDiscount } = charge
  const got = rows.filter(({ b }) => (pieces[b] ?? 0) > 0)
  const chosen = got.filter(({ mask }) => mask === 0)
  const times = (by: readonly number[]) => sum(chosen.map(({ b, count }) => count * (by[b] ?? 0)))
  return {
    marketKey,
    channel,
    pieces: times(pieces),
    filteredCount: sum(chosen.map(({ count }) => count)),
    total: sum(got.map(({ count }) => count)),
    estimatedCost: inCents(times(net)),
    costWithoutDiscount: inCents(times(withoutDiscount)),
  }
}

function totalOf(lines: readonly CostLine[]) {
  return {
    pieces: sum(lines.map(({ pieces }) => pieces)),
    estimatedCost: sum(lines.map(({ estimatedCost }) => estimatedCost)),
    costWithoutDiscount: sum(lines.map(({ costWithoutDiscount }) => costWithoutDiscount)),
  }
}

function channelFacet(channel: SentChannel, all: readonly CostLine[]) {
  const lines = all.filter((line) => line.channel === channel)
  const { pieces, estimatedCost: cost } = totalOf(lines)
  return {
    channel,
    filteredCount: sum(lines.map(({ filteredCount }) => filteredCount)),
    total: sum(lines.map(({ total }) => total)),
    pieces,
    cost,
  }
}

function marketFacet(
  tallies: readonly Tally[],
  markets: readonly NamedMarket[],
  lines: readonly CostLine[],
) {
  const counts = countBy(ofGroup(tallies, TALLY_GROUPS.market), ({ a }) => a)
  const overlaps = countBy(ofGroup(tallies, TALLY_GROUPS.overlap), ({ a }) => a)
  const byMarket = groupBy(lines, ({ marketKey }) => marketKey)
  return markets.map(({ marketKey, sourceId, name }) => {
    return {
      marketKey,
      sourceId,
      name,
      ...totalOf(byMarket.get(marketKey) ?? []),
      ...(counts.get(marketKey) ?? { filteredCount: 0, total: 0 }),
      overlap: overlaps.get(marketKey)?.total ?? 0,
    }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
