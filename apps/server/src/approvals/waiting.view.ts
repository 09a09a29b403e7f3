import {
  statusesOfWaiting,
  WAITING_KINDS,
  WAITS_SINCE,
  type WaitingKind,
} from '@marquee/rules/approvals'
import type { CalendarDate } from '@marquee/rules/calendar'
import { type SQL, sql as raw } from 'drizzle-orm'
import { within } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import { containing, isAmong, store } from '../platform/sql/index.ts'

export interface WaitingFilters {
  waitsOn: 'ME' | 'BELOW'
  /** Only campaigns at or below this path. */
  part: string
  text?: string | undefined
  kinds?: readonly WaitingKind[] | undefined
  page: number
  size: number
  sort: readonly { id: keyof typeof COLUMNS; direction: 'ASCENDING' | 'DESCENDING' }[]
  /** Until when each is to be decided, where the list is in this order. */
  days: DecisionDays
}

/** By the key of the campaign. */
export type DecisionDays = ReadonlyMap<number, CalendarDate>

/** As a type, so that it is one of the records that a statement answers. */
export type WaitingRow = {
  key: number
  kind: WaitingKind
  since: string
  by: string | null
  reason: string
  dealers: number
  pieces: number | null
  estimated_cost: string | null
  content_hash: string | null
  revision: number | null
}

/**
 * What waits for a decision. It waits for the people with the smallest part of the tree around the
 * campaign who may decide; people above them may decide as well. No one decides what they have
 * submitted themselves.
 */
export const waitingView = store((sql, scope) => ({
  async count(person: CallingPerson): Promise<number> {
    const { rows } = await sql.execute<{ count: number }>(raw`
      ${waiting(person, { waitsOn: 'ME', part: scope })} SELECT count(*)::int AS count FROM waiting`)
    return rows[0]?.count ?? 0
  },

  /** The orders and cancellations with a mail date among what waits, on all pages. */
  async mailed(person: CallingPerson, filters: Part): Promise<number[]> {
    const { rows } = await sql.execute<{ key: number }>(raw`
      ${waiting(person, filters)} SELECT key FROM waiting WHERE kind IN ('ORDER', 'CANCEL') AND mail_date IS NOT NULL`)
    return rows.map(({ key }) => key)
  },

  async list(person: CallingPerson, filters: WaitingFilters) {
    const { page, size, days } = filters
    const { rows } = await sql.execute<WaitingRow & { total: number }>(raw`
      ${waiting(person, filters)}
      SELECT *, (SELECT count(*)::int FROM campaigns child WHERE child.parent_key = shown.key) AS dealers
        FROM (SELECT *, count(*) OVER ()::int AS total
                FROM waiting
                LEFT JOIN unnest(${raw.param([...days.keys()])}::integer[],
                                 ${raw.param([...days.values()])}::date[]) decided (key, decide_by) USING (key)
                LEFT JOIN LATERAL (
                  SELECT pieces, estimated_cost, content_hash, revision FROM orders
                   WHERE campaign_key = waiting.key AND status <> 'OPEN'
                   ORDER BY revision DESC LIMIT 1) placed ON true
               ORDER BY ${order(filters.sort)} LIMIT ${size} OFFSET ${page * size}) shown
       ORDER BY ${order(filters.sort)}`)
    return { found: rows as WaitingRow[], totalElements: rows[0]?.total ?? 0 }
  },
}))

type Part = Pick<WaitingFilters, 'waitsOn' | 'part' | 'text' | 'kinds'>

const waiting = (person: CallingPerson, { waitsOn, part, text, kinds }: Part): SQL => raw`
  WITH approvers AS (
    SELECT ARRAY(SELECT own.key FROM people own WHERE own.issuer = people.issuer
                    AND own.subject = people.subject) AS keys,
           path, 'CAN_PERFORM_ADMIN_OPERATIONS' = ANY (permissions) AS is_lifted FROM people
     WHERE status = 'ACTIVE' AND level <> 'DEALER' AND 'CAN_SUBMIT_ORDER' = ANY (permissions)
       AND starts_with(path, ${person.path}) AND path <> ${person.path}
  ), decidable AS (
    SELECT c.key FROM campaigns c
     WHERE c.parent_key IS NULL AND c.status IN (${listed('ORDER', 'CANCEL')})
       AND ${within(raw`c.path`, part)}
     UNION ALL
    SELECT c.key FROM campaigns c
     WHERE c.parent_key IS NULL AND c.status IN (${listed('TOUCHPOINTS')}) AND ${within(raw`c.path`, part)}
       AND c.key = ANY (ARRAY(SELECT campaign_key FROM campaign_steps WHERE status = 'PENDING'))
  ), waiting AS (
    SELECT c.key, c.name, c.deployment_date AS mail_date, ${KIND} AS kind,
           coalesce(asked.at, c.submitted_at, c.updated_at) AS since, asked.by,
           coalesce(asked.words, '') AS reason
      FROM decidable JOIN campaigns c ON c.key = decidable.key
      JOIN markets m ON m.path = c.path AND m.type <> 'METRO'
      LEFT JOIN LATERAL (
        SELECT at, by, words, person_key FROM campaign_events
         WHERE campaign_key = c.key AND action = ${REQUESTED_BY}
         ORDER BY key DESC LIMIT 1) asked ON true
     WHERE ${mayDecide(raw`ARRAY[${raw.join([...person.keys], raw`, `)}]::integer[]`, isLifted(person))}
       AND ${waitsOn === 'ME' ? raw`NOT` : raw``} EXISTS (
         SELECT FROM approvers a
          WHERE starts_with(c.path, a.path) AND ${mayDecide(raw`a.keys`, raw`a.is_lifted`)})
       ${narrowed(text, kinds)}
  )`

/** Spelled out and not sent as values: only so does the database use the index of these statuses. */
function listed(...kinds: readonly WaitingKind[]): SQL {
  const statuses = kinds.flatMap(statusesOfWaiting).map((status) => `'${status}'`)
  return raw.raw(statuses.join(', '))
}

/** A text for what waits, by the status of the campaign. */
const byKind = (textOf: (kind: WaitingKind) => string): SQL => {
  const cases = WAITING_KINDS.map(
    (kind) => raw`WHEN c.status IN (${listed(kind)}) THEN ${raw.raw(`'${textOf(kind)}'`)}`,
  )
  return raw`CASE ${raw.join(cases, raw` `)} END`
}

const KIND = byKind((kind) => kind)
const REQUESTED_BY = byKind((kind) => WAITS_SINCE[kind])

/**
 * People who submitted, in whichever of their homes, decide themselves only with the permission that
 * lifts this, as in the table of moves.
 */
const mayDecide = (keys: SQL, lifted: SQL): SQL =>
  raw`(${lifted} OR (CASE WHEN c.status IN (${listed('TOUCHPOINTS')}) THEN coalesce(asked.person_key, c.submitted_by)
         ELSE c.submitted_by END = ANY (${keys})) IS NOT TRUE)`

const isLifted = ({ permissions }: CallingPerson): SQL =>
  raw`${permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')}::boolean`

function narrowed(text: string | undefined, kinds: WaitingFilters['kinds']): SQL {
  const like = containing(text)
  const named = like ? raw`AND (c.name ILIKE ${like} OR m.name ILIKE ${like})` : raw``
  const ofKinds = kinds ? raw`AND ${isAmong(KIND, kinds)}` : raw``
  return raw`${named} ${ofKinds}`
}

const COLUMNS = {
  decideBy: 'decide_by',
  waitingSince: 'since',
  mailDate: 'mail_date',
  estimatedCost: 'estimated_cost',
  name: 'lower(name)',
} as const

/** By default what waits longest first; on the same day, what is mailed first. */
function order([chosen]: WaitingFilters['sort']): SQL {
  const { id, direction } = chosen ?? { id: 'waitingSince', direction: 'ASCENDING' }
  const way = direction === 'ASCENDING' ? raw`ASC` : raw`DESC`
  return raw`${raw.raw(COLUMNS[id])} ${way} NULLS LAST, mail_date NULLS LAST, key`
}
