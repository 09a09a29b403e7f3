import {
  FAILS,
  TALLY_GROUPS,
  type AudienceQuestion,
  type HouseholdCosts,
  type LocationFilter,
} from '@marquee/rules/audience'
import { CONTACT_CODES, KNOWN_CODES, pressedCode, UNKNOWN_ZIP } from '@marquee/rules/customers'
import type { Member, MemberPage, ScoreQuestion } from '../engine/audience-engine.gateway.ts'
import { zipsOf } from '../engine/column-masks.gateway.ts'
import { whole } from './whole.gateway.ts'

// Written for 18.16 as well as for today's: no parameters, no window functions, and all in one level, as
// of a SELECT within a SELECT only the inner one is worked out where the rows are.

/** The rows of a market's version. */
export interface Load {
  marketKey: number
  load: number
}

/** The table over all shards, and what is read of it. */
export interface Source {
  table: string
  loads: readonly Load[]
}

const rowsSql = ({ table, loads }: Source) =>
  `${table} PREWHERE (market_id, load) IN (${loads
    .map(({ marketKey, load }) => `(${whole(marketKey)}, ${whole(load)})`)
    .join(', ')})`

const among = (column: string, values: readonly number[]) =>
  values.length === 0 ? '0' : `${column} IN (${values.map(whole).join(', ')})`

const GROUP = 2 ** 40
const MASK = 16
const A = MASK * CONTACT_CODES
const B = MASK

/** A tally's key in one number: one GROUP BY over it costs less than one for each group. */
export const tallyKeyOf = (key: number) => ({
  group: Math.trunc(key / GROUP),
  a: Math.trunc((key % GROUP) / A),
  b: Math.trunc((key % A) / B),
  mask: key % B,
})

/**
 * Each household once for each group that it counts in, which is 0 where it does not. The mask comes first
 * and once: it is worked out before the rows are multiplied, and its lists may be long.
 */
export function tallySql(question: AudienceQuestion, source: Source): string {
  const { zip, vehicle, household, market, overlap } = TALLY_GROUPS
  const isFirst = (place: number) => `bitAnd(bitShiftRight(first, ${place - 1}), 1)`
  const vehicleAt = (place: number) =>
    `reached * (v${place} <> 0) * (${vehicle * GROUP} + v${place} * ${A} + ${isFirst(place)} * ${B})`
  const contact = contactSql(question)
  const keys = [
    `${household * GROUP} + segment * ${A} + ${contact} * ${B}`,
    `reached * (${zip * GROUP} + zip * ${A})`,
    `reached * (${market * GROUP} + market_id * ${A} + ${contact} * ${B})`,
    ...[1, 2, 3, 4].map(vehicleAt),
  ]
  const left = `UNION ALL
SELECT toUInt64(${overlap * GROUP} + market_id * ${A}) AS k, count(), toUInt64(0), toInt64(0), toInt64(0)
FROM ${rowsSql(source)} WHERE ${leftSql(source)} GROUP BY k`
  return `WITH toUInt8(${among(contact, question.reached)}) AS reached
SELECT toUInt64(${maskSql(question)} + arrayJoin([${keys.join(', ')}])) AS k, count(),
  countIf(distance >= 0), toInt64(sum(greatest(distance, 0))), toInt64(max(greatest(distance, 0)))
FROM ${rowsSql(source)} WHERE ${ownSql(question, source)} GROUP BY k
${isShared(question) ? left : ''}`
}

export function scoreCostsSql({ question, model, costs }: ScoreQuestion, source: Source): string {
  const score = `score_${whole(model)}`
  return `SELECT ${score}, count(), sum(${costSql(question, costs)})
FROM ${rowsSql(source)} WHERE ${passingSql({ ...question, smartSelect: null }, source)}
GROUP BY ${score} ORDER BY ${score} DESC`
}

function costSql(question: AudienceQuestion, costs: readonly HouseholdCosts[]): string {
  const priced = costs
    .flatMap(({ marketKey, byContact }) =>
      byContact.map((cost, contact) => [whole(marketKey) * CONTACT_CODES + contact, whole(cost)]),
    )
    .filter(([, cost]) => cost !== 0)
  if (priced.length === 0) return 'toUInt64(0)'
  const [from, to] = [0, 1].map((side) => priced.map((pair) => pair[side]).join(', '))
  const key = `toUInt64(market_id) * ${CONTACT_CODES} + ${contactSql(question)}`
  return `transform(${key}, [${from}], [${to}], toUInt64(0))`
}

export const membersSql = (
  question: AudienceQuestion,
  { marketKey, skip, take }: MemberPage,
  source: Source,
): string => `SELECT market_id, household FROM ${rowsSql(source)} WHERE ${passingSql(question, source)}
${marketKey === null ? '' : `AND market_id = ${whole(marketKey)}`}
ORDER BY market_id, household LIMIT ${whole(skip)}, ${whole(take)}`

export const chosenSql = (question: AudienceQuestion, source: Source): string =>
  `SELECT market_id, household, ${contactSql(question)} FROM ${rowsSql(source)} WHERE ${passingSql(question, source)}`

export const memberSql = (
  question: AudienceQuestion,
  { marketKey, household }: Member,
  source: Source,
): string => `SELECT ${contactSql(question)}, ${maskSql(question)}, ${isShared(question) ? leftSql(source) : '0'}, ${placedSql(question.location)}
FROM ${rowsSql(source)} WHERE market_id = ${whole(marketKey)} AND household = ${whole(household)}`

/** Is it known where a household is, as the filter of the location needs it? */
const placedSql = ({ type }: LocationFilter): string =>
  type === 'DISTANCE' ? 'distance >= 0' : `zip <> ${UNKNOWN_ZIP}`

const passingSql = (question: AudienceQuestion, source: Source) =>
  `${maskSql(question)} = 0 AND ${among(contactSql(question), question.reached)} AND ${ownSql(question, source)}`

const isShared = ({ isOncePerHousehold, marketKeys }: AudienceQuestion) =>
  isOncePerHousehold && marketKeys.length > 1

const ownSql = (question: AudienceQuestion, source: Source) =>
  isShared(question) ? `NOT ${leftSql(source)}` : '1'

/** Counted at another market; worked out once and sent to all shards. */
const leftSql = (source: Source) =>
  `(shared AND (market_id, person_hash) GLOBAL NOT IN (
  SELECT argMax(market_id, toInt64(last_visit) * 4294967296 - market_id), person_hash
  FROM ${rowsSql(source)} WHERE shared GROUP BY person_hash))`

/** By which contact code a household counts: who got enough to get a piece on the day is pressed. */
function contactSql({ mailDay }: AudienceQuestion): string {
  if (mailDay === null) return 'contact'
  const day = whole(mailDay)
  const isEnough = `${KNOWN_CODES} * (email_free_on > ${day}) + ${2 * KNOWN_CODES} * (mail_free_on > ${day})`
  const codes = Array.from({ length: 4 * KNOWN_CODES }, (_, key) =>
    pressedCode(key % KNOWN_CODES, {
      email: (key & KNOWN_CODES) !== 0,
      mail: (key & (2 * KNOWN_CODES)) !== 0,
    }),
  )
  return `transform(toUInt64(contact + ${isEnough}), [${[...codes.keys()].join(', ')}], [${codes.join(', ')}], toUInt64(0))`
}

/** Which filters a household fails. */
function maskSql({ vehicles, segments, location, smartSelect }: AudienceQuestion): string {
  const hasVehicle =
    vehicles && ['v1', 'v2', 'v3', 'v4'].map((column) => among(column, vehicles)).join(' OR ')
  const terms = [
    hasVehicle && failing(FAILS.vehicle, hasVehicle),
    segments && failing(FAILS.segment, among('segment', segments)),
    failing(FAILS.location, placeSql(location)),
    smartSelect &&
      failing(
        FAILS.smartSelect,
        `score_${whole(smartSelect.model)} >= ${whole(smartSelect.leastScore)}`,
      ),
  ]
  return `toUInt8(${terms.filter(Boolean).join(' + ') || '0'})`
}

const failing = (weight: number, unless: string | null) =>
  unless && `${weight} * toUInt8(NOT (${unless}))`

function placeSql(location: LocationFilter): string | null {
  if (location.type === 'DISTANCE') {
    const { most, isUnplacedIncluded } = location
    if (most === null) return null
    return isUnplacedIncluded
      ? `distance <= ${whole(most)}`
      : `distance BETWEEN 0 AND ${whole(most)}`
  }
  const zips = zipsOf(location)
  return zips && among('zip', zips)
}
