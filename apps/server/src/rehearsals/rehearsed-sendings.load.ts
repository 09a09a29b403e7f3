import { addDays } from '@marquee/rules/calendar'
import {
  inTurn,
  leavesAt,
  pieceCounts,
  withinPressure,
  type PieceCounts,
  type RehearsedSending,
} from '@marquee/rules/rehearsals'
import type { OrderedContent } from '@marquee/rules/orders'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import type { ScheduledSending, SendingHours } from '@marquee/rules/sendings'
import { pressureAhead } from '../contact-pressure/index.ts'
import { knownContactsView } from '../customers/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { daysToSecond, seedsOf, type CappedHouseholds } from '../sendings/index.ts'

/** What is to be sent, and to whom of all that are known. */
export interface RehearsedTurn extends ScheduledSending {
  content: OrderedContent
  /** Undefined: they are not known. */
  ordered: CappedHouseholds | undefined
  /** Of a year the season by name; null: it is of the campaign itself. */
  season: string | null
}

/** A sending of the timeline, with whom it would reach. */
export interface RehearsedReach {
  sending: RehearsedSending
  content: OrderedContent
  /** Of its dealer. */
  path: string
  seeds: readonly SeedPerson[]
  households: readonly number[]
}

interface Rehearsing extends Pick<JobCall, 'inOwn'> {
  hours: SendingHours
}

/**
 * All that would be sent, in turn, by the plan of sendings itself; what is known of each customer is of this moment. Each
 * is read in a transaction of its own, as there may be hundreds.
 */
export async function rehearsedSendings(
  unordered: readonly RehearsedTurn[],
  { inOwn, hours }: Rehearsing,
): Promise<RehearsedReach[]> {
  const turns = inTurn(unordered)
  const own = [...new Set(turns.map(({ campaignKey }) => campaignKey))]
  const pressedIn = await inOwn((use) => pressureAhead(own, use))
  const all: RehearsedReach[] = []
  for (const turn of turns) {
    const number = all.length + 1
    const reach = await inOwn((use) => reachOf(turn, { number, pressedIn, hours }, use))
    // A dealer who is out of sight by now gets nothing rehearsed either.
    if (reach) all.push(reach)
  }
  return all
}

interface Reaching {
  number: number
  pressedIn: Awaited<ReturnType<typeof pressureAhead>>
  hours: SendingHours
}

async function reachOf(
  turn: RehearsedTurn,
  { number, pressedIn, hours }: Reaching,
  use: Use,
): Promise<RehearsedReach | undefined> {
  const { content, ordered, season, ...scheduled } = turn
  const place = await placeOf(turn, use)
  if (!place) return undefined
  const seeds = await seedsOf(scheduled, use)
  const reached = ordered && (await countsOf(turn, { ordered, pressedIn }, place, use))
  const days = (await daysToSecond(content, use))({ ...scheduled, follows: null })
  const sending = {
    ...scheduled,
    number,
    market: place.name,
    leavesAt: leavesAt(scheduled, place.timeZone, hours),
    secondOn: days === null ? null : addDays(scheduled.dueOn, days),
    people: reached ? reached.households.length : null,
    leftOut: reached?.leftOut ?? [],
    seeds: seeds.length,
    season,
  }
  return { sending, content, path: place.path, seeds, households: reached?.households ?? [] }
}

interface Place {
  name: string
  path: string
  timeZone: string
}

async function placeOf(
  { marketKey, content }: RehearsedTurn,
  use: Use,
): Promise<Place | undefined> {
  const [found] = await use(marketsStore).findAll([marketKey])
  const ordered = content.dealers.find((one) => one.marketKey === marketKey)
  return found && { ...found, timeZone: ordered?.timeZone ?? found.timeZone }
}

interface Counting extends Pick<Reaching, 'pressedIn'> {
  ordered: CappedHouseholds
}

async function countsOf(
  { campaignKey, marketKey, stepKey, channel, wave, dueOn, content }: RehearsedTurn,
  { ordered, pressedIn }: Counting,
  { path }: Place,
  use: Use,
): Promise<PieceCounts> {
  const send = content.steps.find(({ key }) => key === stepKey)?.send
  if (!send) throw new Error(`The step ${stepKey} is not among those that are scheduled`)
  const known = await use(knownContactsView).codes({ marketKey, path }, ordered.households)
  const isInTwoWaves = content.secondMailDate !== null
  const planning = { campaignKey, wave, isInTwoWaves, channel, send, ordered, known }
  const counts = pieceCounts(planning, ordered.overCap)
  const market = { marketKey, path }
  const ahead = { channel, day: dueOn, market, households: counts.households }
  return withinPressure(counts, await pressedIn(ahead, use))
}
