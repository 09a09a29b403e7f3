import {
  audienceQuestion,
  breakdownOf,
  budgetCurve,
  chargesOf,
  householdCosts,
  reachedBy,
  roundingOf,
  selectedDistance,
  SENT_CHANNELS,
  thresholdFor,
  usedChannels,
  type AudienceQuestion,
  type AudienceRequest,
  type CountedAudience,
  type DataStamp,
  type MarketCharges,
  type ScoreCost,
} from '@marquee/rules/audience'
import { sendsOf, type StepSend } from '@marquee/rules/campaigns'
import { channelsOf } from '@marquee/rules/channels'
import { accept, type Result } from '@marquee/rules/result'
import { offeredOptions } from '@marquee/rules/templates'
import { isZipCode } from '../maps/index.ts'
import type { CountedCampaign } from '../campaigns/index.ts'
import { sourceOfCampaign, type AudienceSource, type AudienceCall } from './audience-source.load.ts'
import type { Counting } from './counting.gateway.ts'
import type { AudienceEngine, Chosen } from './engine/audience-engine.gateway.ts'
import { marketDataView } from './market-data.view.ts'
import { reachableAt } from './reachable-households.gateway.ts'

/** A question that is ready to be counted, with its request. */
export interface ReadyQuestion {
  source: AudienceSource
  request: AudienceRequest
  sends: readonly StepSend[]
  question: AudienceQuestion
}

/** The faults of a request are reported before anything is counted. */
export function readyQuestion(
  source: AudienceSource,
  request: AudienceRequest,
): Result<ReadyQuestion, 'request.invalid'> {
  const { template, ways, steps, models, markets } = source
  const chosen = request.selectedFulfillmentOptions
  const sends = sendsOf(chosen.length > 0 ? chosen : ways, steps)
  const question = audienceQuestion(request, {
    template,
    models,
    isZipCode,
    reached: reachedBy(sends),
    marketKeys: markets.map(({ marketKey }) => marketKey),
    // Before a date is chosen, the day of the data: the same question has the same answer on the same data.
    mailDate: source.mailDate ?? stampOf(source).asOf,
    offered: offeredOptions(template.channelOptions).flatMap(channelsOf),
  })
  return question.ok ? accept({ source, request, sends, question: question.value }) : question
}

export interface ReadySelection extends ReadyQuestion {
  campaign: CountedCampaign
}

/** Whatever channels a request names, those chosen for the campaign are counted. */
export async function readySelection(
  campaign: CountedCampaign,
  request: AudienceRequest,
  { use }: Pick<AudienceCall, 'use'>,
) {
  const source = await sourceOfCampaign(campaign, request.markets, { use })
  if (!source.ok) return source
  const withWays = { ...request, selectedFulfillmentOptions: source.value.ways }
  const ready = readyQuestion(source.value, withWays)
  return ready.ok ? accept({ ...ready.value, campaign }) : ready
}

/** The request without the dealers that have left the campaign since it was saved. */
export async function withoutLeftDealers(
  request: AudienceRequest,
  { marketKeys }: CountedCampaign,
  { use }: Pick<AudienceCall, 'use'>,
): Promise<AudienceRequest> {
  if (request.markets.length === 0) return request
  const known = new Set(
    (await use(marketDataView).dealers(marketKeys)).map(({ sourceId }) => sourceId),
  )
  return { ...request, markets: request.markets.filter((id) => known.has(id)) }
}

/** Counts and prices; takes as long as the engine does, so no transaction may be open meanwhile. */
export async function countAudience(
  ready: ReadyQuestion,
  counting: Counting,
  signal?: AbortSignal,
): Promise<CountedAudience> {
  const { source, request, sends, question } = ready
  const { template, markets } = source
  const engine = engineFor(source, counting)
  const { priceBook } = template
  const reachable = priceBook.discount ? await reachableAt(markets, engine, signal) : new Map()
  const priced = markets.map(({ marketKey }) => ({
    marketKey,
    reachable: reachable.get(marketKey) ?? 0,
  }))
  const charges = chargesOf(sends, priceBook, priced)
  const chosen = await chooseBest(ready, { charges, engine, signal })
  return {
    ...chosen.folded,
    selectedDistance: selectedDistance(request, template),
    minimumOrderValue: template.minimumOrderValue,
    smartSelectThreshold: question.smartSelect && chosen.leastScore,
    budgetCurve: budgetCurve(chosen.scores),
    dataStamp: stampOf(source),
  }
}

interface Work {
  charges: readonly MarketCharges[]
  engine: AudienceEngine
  signal: AbortSignal | undefined
}

/** With smart select, the best of the matching households, for as much as may be spent. */
async function chooseBest(ready: ReadyQuestion, { charges, engine, signal }: Work) {
  const { request, question, source, sends } = ready
  const { smartSelect } = question
  const channels = usedChannels(sends)
  const foldedFrom = async (leastScore: number) => {
    const from = { ...question, smartSelect: smartSelect && { ...smartSelect, leastScore } }
    const tallies = await engine.tally(from, signal)
    const folding = { question: from, channels, charges, ...source }
    return breakdownOf(tallies, folding)
  }
  if (!smartSelect) return { folded: await foldedFrom(0), leastScore: 0, scores: NO_SCORES }
  const ranking = { question, model: smartSelect.model, costs: householdCosts(charges) }
  const scores = await engine.scoreCosts(ranking, signal)
  const { spendingLimit: budget, smartSelectThreshold: given } = request
  const leastScore = given ?? thresholdFor(scores, budget)
  const folded = await foldedFrom(leastScore)
  const isAbove = given === null && budget !== null && folded.estimatedCost > budget
  if (!isAbove) return { folded, leastScore, scores }
  // Room for what rounding line by line may add.
  const rounding = roundingOf(charges.length * SENT_CHANNELS.length)
  const lower = thresholdFor(scores, budget, rounding)
  return { folded: await foldedFrom(lower), leastScore: lower, scores }
}

const NO_SCORES: readonly ScoreCost[] = []

export interface ChosenHouseholds {
  counted: CountedAudience
  households: Chosen
}

/** Counts and prices, and says which households it is. */
export async function chosenHouseholds(
  ready: ReadyQuestion,
  counting: Counting,
  signal?: AbortSignal,
): Promise<ChosenHouseholds> {
  const { source, question } = ready
  const counted = await countAudience(ready, counting, signal)
  const leastScore = counted.smartSelectThreshold ?? 0
  const smartSelect = question.smartSelect && { ...question.smartSelect, leastScore }
  const engine = engineFor(source, counting)
  const households = await engine.chosen({ ...question, smartSelect }, signal)
  const size = [...households.values()].reduce((sum, at) => sum + at.households.length, 0)
  if (size !== counted.totalSize) {
    throw new Error(`${size} households are chosen, ${counted.totalSize} were counted`)
  }
  return { counted, households }
}

/** It reads the files of these markets, and no other. */
export const engineFor = (source: AudienceSource, counting: Counting): AudienceEngine =>
  counting.engine(filesOf(source, counting))

function filesOf({ markets }: AudienceSource, { pathOf }: Counting) {
  return new Map(
    markets.flatMap(({ marketKey, version, checksum, households: rows }) =>
      version === null || version === 0 || checksum === null || rows === null
        ? []
        : [[marketKey, { path: pathOf(marketKey, version), checksum, rows }] as const],
    ),
  )
}

function stampOf({ markets }: AudienceSource): DataStamp {
  const days = markets.flatMap(({ asOf }) => asOf ?? [])
  return {
    asOf: (days.toSorted()[0] ?? null) as DataStamp['asOf'],
    versions: markets.map(({ marketKey, version }) => ({ marketKey, version: version ?? 0 })),
  }
}
