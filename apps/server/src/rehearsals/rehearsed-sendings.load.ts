import { addDays } from '@marquee/rules/calendar'
import {
  inTurn,
  leavesAt,
  pieceCounts,
  withinPressure,
  type RehearsedSending,
} from '@marquee/rules/rehearsals'
import type { OrderedContent } from '@marquee/rules/orders'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import { scheduleOf, type ScheduledSending, type SendingHours } from '@marquee/rules/sendings'
import { pressureAhead } from '../contact-pressure/index.ts'
import { knownContactsView } from '../customers/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { daysToSecond, seedsOf } from '../sendings/index.ts'
import type { HouseholdsAt } from './chosen-households.load.ts'

/** A sending of the timeline, with whom it would reach. */
export interface RehearsedReach {
  sending: RehearsedSending
  /** Of its dealer. */
  path: string
  seeds: readonly SeedPerson[]
  households: readonly number[]
}

interface Counting {
  content: OrderedContent
  /** Undefined: they are not known. */
  households: HouseholdsAt | undefined
  hours: SendingHours
}

/** All that would be sent, in turn, by the plan of sendings itself; what is known of each customer is of this moment. */
export async function rehearsedSendings(
  { content, households, hours }: Counting,
  use: Use,
): Promise<RehearsedReach[]> {
  const places = await placesOf(content, use)
  const daysOf = await daysToSecond(content, use)
  const turns = inTurn(scheduleOf(content))
  const pressedIn = await pressureAhead([...new Set(turns.map(campaignOf))], use)
  const all: RehearsedReach[] = []
  for (const scheduled of turns) {
    const place = places.get(scheduled.marketKey)
    // A dealer who is out of sight by now gets nothing rehearsed either.
    if (!place) continue
    const seeds = await seedsOf(scheduled, use)
    const reached =
      households && (await reachOf(scheduled, { content, households, pressedIn }, place, use))
    const days = daysOf({ ...scheduled, follows: null })
    const sending = {
      ...scheduled,
      number: all.length + 1,
      market: place.name,
      leavesAt: leavesAt(scheduled, place.timeZone, hours),
      secondOn: days === null ? null : addDays(scheduled.dueOn, days),
      people: reached ? reached.households.length : null,
      leftOut: reached?.leftOut ?? [],
      seeds: seeds.length,
    }
    all.push({ sending, path: place.path, seeds, households: reached?.households ?? [] })
  }
  return all
}

interface Place {
  name: string
  path: string
  timeZone: string
}

async function placesOf(
  { dealers }: Pick<OrderedContent, 'dealers'>,
  use: Use,
): Promise<ReadonlyMap<number, Place>> {
  const rows = await use(marketsStore).findAll(dealers.map(({ marketKey }) => marketKey))
  const zones = new Map(dealers.map(({ marketKey, timeZone }) => [marketKey, timeZone]))
  return new Map(
    rows.map(({ key, name, path, timeZone }) => [
      key,
      { name, path, timeZone: zones.get(key) ?? timeZone },
    ]),
  )
}

interface Reaching {
  content: OrderedContent
  households: HouseholdsAt
  pressedIn: Awaited<ReturnType<typeof pressureAhead>>
}

const campaignOf = ({ campaignKey }: ScheduledSending) => campaignKey

async function reachOf(
  { campaignKey, marketKey, stepKey, channel, wave, dueOn }: ScheduledSending,
  { content, households, pressedIn }: Reaching,
  { path }: Place,
  use: Use,
) {
  const send = content.steps.find(({ key }) => key === stepKey)?.send
  const ordered = households.get(marketKey) ?? NONE
  if (!send) throw new Error(`The step ${stepKey} is not among those that are scheduled`)
  const known = await use(knownContactsView).codes({ marketKey, path }, ordered.households)
  const isInTwoWaves = content.secondMailDate !== null
  const counts = pieceCounts({ campaignKey, wave, isInTwoWaves, channel, send, ordered, known })
  const market = { marketKey, path }
  const ahead = { channel, day: dueOn, market, households: counts.households }
  return withinPressure(counts, await pressedIn(ahead))
}

const NONE = { households: new Uint32Array(), contacts: null }
