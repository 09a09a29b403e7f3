import {
  TALLY_GROUPS,
  type AudienceQuestion,
  type HouseholdCosts,
  type SmartSelect,
} from '@marquee/rules/audience'
import type { Member, MemberPage } from './audience-engine.gateway.ts'
import {
  COMPARED,
  LEFT_TO_ANOTHER,
  maskSql,
  placedSql,
  UNREACHED,
  whole,
} from './mask-sql.gateway.ts'

/** Most households are known at one dealership: only the others are compared, and looked at once more. */
export type KnownAt = 'everywhere' | 'at one' | 'at several'

/** All households of the question with their mask, as `counted`. */
function countedSql(
  question: AudienceQuestion,
  paths: readonly string[],
  known: KnownAt = 'everywhere',
): string {
  const files = `read_parquet([${paths.map(quoted).join(', ')}])`
  const mask = maskSql(question)
  if (!isShared(question)) return `SELECT *, ${mask} AS mask FROM ${files}`
  const atOne = `SELECT *, (CASE WHEN shared THEN ${COMPARED} ELSE 0 END | ${mask})::UTINYINT AS mask
FROM ${files}`
  const atSeveral = `SELECT * EXCLUDE (visited), (CASE WHEN visited = market_id THEN ${mask} ELSE ${LEFT_TO_ANOTHER} END)::UTINYINT AS mask
FROM (
  SELECT *, arg_max(market_id, last_visit::BIGINT * 4294967296 - market_id)
    OVER (PARTITION BY person_hash) AS visited
  FROM ${files} WHERE shared
)`
  if (known === 'at one') return atOne
  return known === 'at several' ? atSeveral : `${atOne}\nUNION ALL\n${atSeveral}`
}

export const isShared = ({ isOncePerHousehold, marketKeys }: AudienceQuestion) =>
  isOncePerHousehold && marketKeys.length > 1

const quoted = (path: string) => `'${path.replaceAll("'", "''")}'`

const REACHED = `mask < ${UNREACHED}`

/** The files are read once, and the small counts run over that result: quicker than reading them for each. */
export function tallySql(
  question: AudienceQuestion,
  paths: readonly string[],
  known?: KnownAt,
): string {
  const { zip, vehicle, household, market, overlap } = TALLY_GROUPS
  return `WITH counted AS MATERIALIZED (${countedSql(question, paths, known)}),
vehicle AS (${[1, 2, 3, 4].map(vehiclesAtSql).join(' UNION ALL ')}),
tally(g, a, b, m, n, known, distances, most) AS (
  SELECT ${zip}, zip, 0, mask, count(*), 0, 0, 0 FROM counted WHERE ${REACHED} GROUP BY zip, mask
  UNION ALL
  SELECT ${vehicle}, code, is_first, mask, count(*), 0, 0, 0 FROM vehicle GROUP BY code, is_first, mask
  UNION ALL
  SELECT ${household}, segment, contact, mask & ${UNREACHED - 1} AS m, count(*),
    count(*) FILTER (distance >= 0), sum(greatest(distance, 0)), greatest(max(distance), 0)
  FROM counted WHERE mask < ${LEFT_TO_ANOTHER} GROUP BY segment, contact, m
  UNION ALL
  SELECT ${market}, market_id, contact, (mask <> 0)::INTEGER AS m, count(*), 0, 0, 0
  FROM counted WHERE ${REACHED} GROUP BY market_id, contact, m
  ${overlapSql(question, overlap)}
)
SELECT g::INTEGER, a::INTEGER, b::INTEGER, m::INTEGER, n::INTEGER, known::INTEGER, distances::DOUBLE,
  most::INTEGER FROM tally`
}

/** Each reached household's vehicle at one of its four places. */
const vehiclesAtSql = (place: number) =>
  `SELECT v${place} AS code, ("first" >> ${place - 1}) & 1 AS is_first, mask
   FROM counted WHERE ${REACHED} AND v${place} <> 0`

const overlapSql = (question: AudienceQuestion, group: number) =>
  isShared(question)
    ? `UNION ALL
  SELECT ${group}, market_id, 0, 0, count(*), 0, 0, 0
  FROM counted WHERE mask = ${LEFT_TO_ANOTHER} GROUP BY market_id`
    : ''

export interface Ranking {
  model: SmartSelect['model']
  costs: readonly HouseholdCosts[]
}

export function scoreCostsSql(
  question: AudienceQuestion,
  { model, costs }: Ranking,
  paths: readonly string[],
): string {
  const counted = countedSql({ ...question, smartSelect: null }, paths)
  return `WITH counted AS (${counted}),
price(market_id, contact, cost) AS (VALUES ${costs.flatMap(pricesOf).join(', ')})
SELECT score_${whole(model)}::INTEGER AS score, count(*)::INTEGER, coalesce(sum(cost), 0)::DOUBLE
FROM counted LEFT JOIN price USING (market_id, contact)
WHERE mask = 0 GROUP BY score ORDER BY score DESC`
}

const pricesOf = ({ marketKey, byContact }: HouseholdCosts) =>
  byContact.map((cost, contact) => `(${whole(marketKey)}, ${contact}, ${whole(cost)}::BIGINT)`)

export function membersSql(
  question: AudienceQuestion,
  { marketKey, skip, take }: MemberPage,
  paths: readonly string[],
): string {
  const ofMarket = marketKey === null ? '' : `AND market_id = ${whole(marketKey)}`
  return `SELECT market_id::INTEGER, household::DOUBLE FROM (${countedSql(question, paths)})
WHERE mask = 0 ${ofMarket} ORDER BY market_id, household LIMIT ${whole(take)} OFFSET ${whole(skip)}`
}

export const chosenSql = (question: AudienceQuestion, paths: readonly string[]): string =>
  `SELECT market_id::INTEGER, household::UINTEGER FROM (${countedSql(question, paths)}) WHERE mask = 0`

export function memberSql(
  question: AudienceQuestion,
  { marketKey, household }: Member,
  paths: readonly string[],
): string {
  // Households that are left to another market also need their own mask, so it is computed without
  // that bit.
  return `SELECT contact::INTEGER, ${maskSql(question)}::INTEGER & ${UNREACHED - 1},
  (mask = ${LEFT_TO_ANOTHER})::INTEGER, (${placedSql(question.location)})::INTEGER
FROM (${countedSql(question, paths)})
WHERE mask < ${COMPARED} AND market_id = ${whole(marketKey)} AND household = ${whole(household)}`
}
