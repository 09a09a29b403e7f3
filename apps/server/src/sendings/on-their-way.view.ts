import { SENT_CHANNELS, type SentChannel } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import { isOnPaper } from '@marquee/rules/channels'
import type {
  DeliveryCounts,
  HeldFor,
  SendingStanding,
  SendingState,
  WaitsFor,
  Wave,
} from '@marquee/rules/sendings'
import { sql as raw, type SQL } from 'drizzle-orm'
import { campaigns, markets, orderedDealers, sendings } from '../db/schema/index.ts'
import { visible } from '../campaigns/index.ts'
import { within } from '../markets/index.ts'
import { containing, isAmong, store } from '../platform/sql/index.ts'
import { isHalted } from './sending-halts.store.ts'

/** What keeps emails back at this moment, whatever their campaign. */
export interface Keeping {
  at: Date
  isConfirmed: boolean
  /** The time zones in which emails do not leave now. */
  closed: readonly string[]
}

export interface OnTheirWay {
  /** Only what lies at or below this path. */
  part: string
  text?: string | undefined
  standings?: readonly SendingStanding[] | undefined
  channels?: readonly SentChannel[] | undefined
}

interface Slice {
  page: number
  size: number
  sort: readonly { id: keyof typeof COLUMNS; direction: 'ASCENDING' | 'DESCENDING' }[]
}

/** As a type, so that it is one of the records that a statement answers. */
export type OnItsWayRow = DeliveryCounts & {
  key: number
  campaign_key: number
  campaign: string
  market_key: number
  market: string
  step_key: number
  step_number: number
  step_name: string
  channel: SentChannel
  wave: Wave
  is_second: boolean
  due_on: CalendarDate
  state: SendingState
  standing: SendingStanding
  held_for: HeldFor | null
  waits_for: WaitsFor | null
  time_zone: string
  planned: number | null
  minute: string | null
  in_minute: number
  in_minute_before: number
}

/** As a type, for the same reason. */
export type Waiting = Pick<OnItsWayRow, 'key' | 'time_zone'> & { waits_for: WaitsFor }

export type Totals = DeliveryCounts & { all: number; planned: number }

/** What is not over of all that campaigns send, as far as it lies in the person's scope. */
export const onTheirWayView = store((sql, scope) => ({
  /** Why those of these sendings wait that do, and by whose clock. */
  async waiting(keys: readonly number[], keeping: Keeping): Promise<Waiting[]> {
    const { rows } = await sql.execute<Waiting>(raw`
      SELECT * FROM (
        SELECT ${sendings.key}, ${TIME_ZONE} AS time_zone, ${waitsFor(keeping)} AS waits_for FROM ${FROM}
         WHERE ${isAmong(sendings.key, keys)} AND ${within(sendings.path, scope)}) seen
       WHERE waits_for IS NOT NULL`)
    return rows
  },

  /** In which time zones there are pieces that may leave. */
  async timeZones({ part }: Pick<OnTheirWay, 'part'>): Promise<string[]> {
    const { rows } = await sql.execute<{ time_zone: string }>(raw`
      SELECT DISTINCT ${TIME_ZONE} AS time_zone FROM ${FROM}
       WHERE ${isGoing(part, scope)} AND ${sendings.plannedAt} IS NOT NULL`)
    return rows.map(({ time_zone: timeZone }) => timeZone)
  },

  async timeZonesOf(keys: readonly number[]): Promise<string[]> {
    const { rows } = await sql.execute<{ time_zone: string }>(raw`
      SELECT DISTINCT ${TIME_ZONE} AS time_zone FROM ${FROM}
       WHERE ${isAmong(sendings.key, keys)} AND ${within(sendings.path, scope)}`)
    return rows.map(({ time_zone: timeZone }) => timeZone)
  },

  async list(filters: OnTheirWay, keeping: Keeping, slice: Slice): Promise<OnItsWayRow[]> {
    const { rows } = await sql.execute<OnItsWayRow>(raw`
      ${found(filters, keeping, scope)} SELECT * FROM found
       ORDER BY ${order(slice.sort)} LIMIT ${slice.size} OFFSET ${slice.page * slice.size}`)
    return rows
  },

  async totals(filters: OnTheirWay, keeping: Keeping): Promise<Totals> {
    const { rows } = await sql.execute<Totals>(raw`
      ${found(filters, keeping, scope)}
      SELECT count(*)::integer AS all, coalesce(sum(planned), 0)::float8 AS planned, ${SUMS} FROM found`)
    const [totals] = rows
    if (!totals) throw new Error('A sum has no row')
    return totals
  },
}))

const FROM = raw`${sendings}
  JOIN ${campaigns} ON ${campaigns.key} = ${sendings.campaignKey}
  JOIN ${markets} ON ${markets.key} = ${sendings.marketKey}
  LEFT JOIN ${orderedDealers} ON ${orderedDealers.orderKey} = ${sendings.orderKey}
                        AND ${orderedDealers.campaignKey} = ${sendings.campaignKey}
  LEFT JOIN delivery_counts counts ON counts.sending_key = ${sendings.key}`

/** By whose clock it leaves, as it was ordered. */
const TIME_ZONE = raw`coalesce(${orderedDealers.timeZone}, ${markets.timeZone})`

const isGoing = (part: string, scope: string): SQL =>
  raw`${sendings.endedAt} IS NULL AND ${within(sendings.path, part)} AND ${within(sendings.path, scope)}
      AND ${visible(scope)}`

/** Each once, where it stands, and what became of its pieces by the figures that the database keeps. */
function found({ part, text, channels, standings }: OnTheirWay, keeping: Keeping, scope: string) {
  const like = containing(text)
  return raw`
  WITH going AS (
    SELECT ${sendings.key}, ${sendings.campaignKey}, ${campaigns.name} AS campaign, ${sendings.marketKey},
           ${markets.name} AS market, ${sendings.stepKey}, ${sendings.stepNumber}, ${sendings.stepName},
           ${sendings.channel}, ${sendings.wave}, ${sendings.follows} IS NOT NULL AS is_second, ${sendings.dueOn}, ${sendings.state}, ${sendings.heldFor},
           ${TIME_ZONE} AS time_zone, ${sendings.plannedAt},
           CASE WHEN ${sendings.plannedAt} IS NOT NULL THEN ${sendings.planned} END AS planned,
           ${COUNTS}, counts.minute, coalesce(counts.in_minute, 0) AS in_minute,
           coalesce(counts.in_minute_before, 0) AS in_minute_before, ${waitsFor(keeping)} AS waits_for
      FROM ${FROM}
     WHERE ${isGoing(part, scope)}
       ${like ? raw`AND (${campaigns.name} ILIKE ${like} OR ${markets.name} ILIKE ${like})` : raw``}
       ${channels ? raw`AND ${isAmong(sendings.channel, channels)}` : raw``}
  ), placed AS (
    SELECT *, CASE WHEN state <> 'running' THEN state WHEN planned_at IS NULL THEN 'next'
                   WHEN waits_for IS NOT NULL THEN 'waiting' ELSE 'going' END AS standing FROM going
  ), found AS (
    SELECT * FROM placed ${standings ? raw`WHERE ${isAmong(raw`standing`, standings)}` : raw``}
  )`
}

const ON_PAPER = SENT_CHANNELS.filter((channel) => isOnPaper(channel))

/** Why a sending of which pieces are left does not leave now; none of those whose day has not come, or that a person keeps. */
const waitsFor = ({ at, isConfirmed, closed }: Keeping): SQL => raw`CASE
  WHEN ${sendings.state} <> 'running' OR ${sendings.plannedAt} IS NULL THEN NULL
  WHEN coalesce(counts.pending, 0) = 0 OR counts.dispatching > 0 AND ${campaigns.status} = 'ACTIVE' THEN NULL
  WHEN ${isHalted(sendings.path)} THEN 'halt'
  WHEN ${campaigns.status} <> 'ACTIVE' THEN 'cancellation'
  WHEN NOT ${isConfirmed}::boolean THEN 'confirmation'
  WHEN ${isAmong(sendings.channel, ON_PAPER)} THEN 'printer'
  WHEN ${sendings.channel} = 'DIGITAL_MEDIA' THEN 'audience-file'
  WHEN ${isDayFull(at)} THEN 'daily-cap'
  WHEN ${TIME_ZONE} = ANY (${raw.param([...closed])}::text[]) THEN 'hours'
  WHEN NOT EXISTS (SELECT FROM deliveries d
                    WHERE d.sending_key = ${sendings.key} AND d.state = 'pending'
                      AND coalesce(d.rests_until, '-infinity') <= ${at.toISOString()}::timestamptz)
  THEN 'rest' END`

/** Has its dealer sent as many emails today as its brand allows? As those find out who send them. */
const isDayFull = (at: Date): SQL => raw`EXISTS (
  SELECT FROM daily_caps cap
   WHERE starts_with(${sendings.path}, cap.path)
     AND cap.emails <= (SELECT coalesce(sum(sent.in_day), 0) FROM delivery_counts sent
                         WHERE sent.path = ${sendings.path}
                           AND sent.day = (${at.toISOString()}::timestamptz AT TIME ZONE ${TIME_ZONE})::date))`

const COUNTED = ['pending', 'dispatching', 'accepted', 'refused', 'unknown', 'suppressed'] as const
const each = (text: (state: (typeof COUNTED)[number]) => string) =>
  raw.raw(COUNTED.map(text).join(', '))
const COUNTS = each((state) => `coalesce(counts.${state}, 0) AS ${state}`)
const SUMS = each((state) => `coalesce(sum(${state}), 0)::float8 AS ${state}`)

const COLUMNS = {
  standing: `array_position('{held,waiting,going,paused,next}'::text[], standing)`,
  campaign: 'lower(campaign)',
  market: 'lower(market)',
  dueOn: 'due_on',
  planned: 'planned',
} as const

/** By default what waits for a person first, then what leaves soonest. */
function order([chosen]: Slice['sort']): SQL {
  const { id, direction } = chosen ?? { id: 'standing', direction: 'ASCENDING' }
  const way = direction === 'ASCENDING' ? raw`ASC` : raw`DESC`
  return raw`${raw.raw(COLUMNS[id])} ${way} NULLS LAST, due_on, lower(campaign), lower(market), channel, key`
}
