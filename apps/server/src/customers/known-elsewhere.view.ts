import { scopeRange } from '@marquee/rules/access'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

/** The households of a market by the version that serves. */
export interface Served {
  marketKey: number
  version: number
  /** The path of the brand, within which a household may be shared. */
  brandPath: string
}

export interface Elsewhere {
  /** The hashes of people who are customers of this market and of another one of the brand. */
  shared: ReadonlySet<string>
  /** Markets with a file that have a customer who was added to this market or left it. */
  touched: readonly number[]
}

interface ElsewhereRow {
  key: number
  person: string
  stands: boolean
  changes: boolean
}

/** Found by their index before anything else: the offset keeps the planner from turning it around. */
const KNOWN_ELSEWHERE = `
  WITH own AS MATERIALIZED (
    SELECT person_hash, bool_or(version = $2) AS stands,
           count(DISTINCT version) = 1 AS changes
      FROM households WHERE market_key = $1 AND version IN ($2, $3)
     GROUP BY person_hash)
  SELECT h.market_key AS key, own.person_hash::text AS person, own.stands,
         own.changes AND v.version > 0 AS changes
    FROM own
    CROSS JOIN LATERAL (SELECT market_key, version, path FROM households
                         WHERE person_hash = own.person_hash OFFSET 0) h
    JOIN market_versions v ON v.market_key = h.market_key AND v.data_version = h.version
   WHERE h.market_key <> $1 AND h.path >= $4 AND h.path < $5`

export const knownElsewhereView = store((sql) => ({
  /** Of the present and former customers of this market: who is a customer elsewhere, and where. */
  async of({ marketKey, version, brandPath }: Served, before?: number): Promise<Elsewhere> {
    const { low, high } = scopeRange(brandPath)
    const values = [marketKey, version, before ?? -1, low, high]
    const { rows } = await clientOf(sql).query<ElsewhereRow>(KNOWN_ELSEWHERE, values)
    return {
      shared: new Set(rows.filter(({ stands }) => stands).map(({ person }) => person)),
      touched: [...new Set(rows.filter(({ changes }) => changes).map(({ key }) => key))],
    }
  },
}))

const clientOf = (sql: object) => (sql as { $client: pg.ClientBase }).$client
