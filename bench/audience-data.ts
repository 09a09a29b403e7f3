import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AudienceQuestion } from '@marquee/rules/audience'
import { CONTACT_CODES, vehicleCode } from '@marquee/rules/customers'
import type { MarketFile } from '../apps/server/src/customers/index.ts'
import { checksumOf } from '../apps/server/src/customers/testing/index.ts'
import type { Duckdb } from '../apps/server/src/platform/duckdb/index.ts'

export const HOUSEHOLDS_A_MARKET = 18_500
const MODELS = 24
const ZIPS_A_MARKET = 60

/** A number from 0 to 1 that follows from the household and the market alone. */
const random = (salt: number, market: number) =>
  `((hash(i * ${salt * 7919 + 13} + ${market * 104_729 + salt}) % 1000003) / 1000003.0)`

/** Newer models and years are more frequent. */
const vehicle = (market: number, salt: number) =>
  `((1 + floor(${MODELS} * pow(${random(salt, market)}, 2))::INTEGER) * 128 + 45
    + floor(32 * sqrt(${random(salt + 1, market)}))::INTEGER)`

/** The columns of a market's file, skewed as real ones: 1.35 vehicles each, neighbours share ZIP codes. */
function householdsSql(market: number): string {
  const at = (salt: number) => random(salt, market)
  return `WITH drawn AS (
    SELECT i, ${at(1)} AS place, ${at(2)} AS mail, ${at(3)} AS email, ${at(4)} AS visit, ${at(5)} AS more,
      ${vehicle(market, 6)} AS c1, ${vehicle(market, 8)} AS c2, ${vehicle(market, 10)} AS c3
    FROM range(${HOUSEHOLDS_A_MARKET}) t(i)
  ), kept AS (
    SELECT *, CASE WHEN more < 0.27 AND c2 <> c1 THEN c2 ELSE 0 END AS v2,
      CASE WHEN more < 0.08 AND c2 <> c1 AND c3 NOT IN (c1, c2) THEN c3 ELSE 0 END AS v3 FROM drawn
  )
  SELECT ${market}::INTEGER AS market_id, (${market} * 100000 + i)::BIGINT AS household,
    (CASE WHEN place > 0.98 THEN 0 ELSE ${10_000 + market * 20} + floor(${ZIPS_A_MARKET} * pow(place, 2)) END)::UINTEGER AS zip,
    (CASE WHEN place > 0.98 THEN -1 ELSE floor(8000 * pow(place, 3)) END)::INTEGER AS distance,
    (CASE WHEN visit < 0.15 THEN 0 WHEN visit < 0.5 THEN 1 WHEN visit < 0.75 THEN 2 ELSE 3 END)::UTINYINT AS segment,
    ((CASE WHEN mail < 0.05 THEN 0 WHEN mail < 0.1 THEN 1 WHEN mail < 0.15 THEN 2 ELSE 3 END) * 4
      + (CASE WHEN email < 0.25 THEN 0 WHEN email < 0.35 THEN 1 WHEN email < 0.4 THEN 2 ELSE 3 END))::UTINYINT AS contact,
    floor(${at(12)} * ${at(13)} * 10000)::USMALLINT AS score_0, floor(${at(14)} * 10000)::USMALLINT AS score_1,
    c1::USMALLINT AS v1, v2::USMALLINT AS v2, v3::USMALLINT AS v3, 0::USMALLINT AS v4,
    (1 + CASE WHEN v2 // 128 NOT IN (0, c1 // 128) THEN 2 ELSE 0 END
      + CASE WHEN v3 // 128 NOT IN (0, c1 // 128, v2 // 128) THEN 4 ELSE 0 END)::UTINYINT AS "first",
    floor(${at(15)} * 1e15)::BIGINT AS person_hash, (20000 - floor(1500 * visit))::INTEGER AS last_visit,
    ${at(16)} < 0.03 AS shared
  FROM kept ORDER BY household`
}

export type Markets = ReadonlyMap<number, MarketFile>

/** Files of so many markets, the same at every run; those that are there already are taken. */
export async function prepareMarkets(
  duckdb: Duckdb,
  folder: string,
  many: number,
): Promise<Markets> {
  mkdirSync(folder, { recursive: true })
  const files = new Map<number, MarketFile>()
  for (let market = 1; market <= many; market += 1) {
    const path = join(folder, `${market}.parquet`)
    if (!existsSync(path)) {
      await duckdb.use((connection) =>
        connection.run(`COPY (${householdsSql(market)}) TO '${path}'
          (FORMAT parquet, COMPRESSION uncompressed, ROW_GROUP_SIZE 30720)`),
      )
    }
    files.set(market, { path, checksum: await checksumOf(path), rows: HOUSEHOLDS_A_MARKET })
  }
  return files
}

const reached = Array.from({ length: CONTACT_CODES }, (_, code) => code).filter(
  (code) => code >= 12 || code % 4 === 3,
)

/** By distance with models and segments, by ZIP codes with a high threshold, and without any filter. */
export function questionsOf(many: number): AudienceQuestion[] {
  const marketKeys = Array.from({ length: many }, (_, at) => at + 1)
  const base = {
    marketKeys,
    reached,
    mailDay: null,
    isOncePerHousehold: false,
    vehicles: null,
    smartSelect: null,
  }
  const vehicles = Array.from({ length: 12 * 13 }, (_, at) =>
    vehicleCode(1 + Math.trunc(at / 13), 2_010 + (at % 13)),
  )
  const zips = marketKeys.flatMap((key) => Array.from({ length: 20 }, (_, at) => key * 20 + at * 2))
  return [
    {
      ...base,
      vehicles,
      segments: [0, 1],
      smartSelect: { model: 0, leastScore: 800 },
      location: { type: 'DISTANCE', most: 1_500, isUnplacedIncluded: false },
    },
    {
      ...base,
      segments: [0, 1, 2],
      smartSelect: { model: 0, leastScore: 4_000 },
      location: {
        type: 'ZIPCODE',
        zips: [...new Set(zips.map((zip) => 10_000 + zip))],
        isUnplacedIncluded: false,
      },
    },
    {
      ...base,
      segments: null,
      location: { type: 'DISTANCE', most: null, isUnplacedIncluded: false },
    },
  ]
}
