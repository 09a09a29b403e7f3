import type { KnownHousehold, ReadHousehold } from '@marquee/rules/customers'
import { and, eq, ne, or, sql as raw } from 'drizzle-orm'
import type pg from 'pg'
import { households, marketVersions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { copyIn, isAmong, type Sql, store } from '../platform/sql/index.ts'
import { copyLine } from './household-line.store.ts'

export interface NewHousehold {
  marketKey: number
  version: number
  household: number
  path: string
  person: bigint
  email: bigint | null
  details: ReadHousehold
}

const COLUMNS = `market_key, version, household, path, person_hash, email_hash, purchased_on,
  first_visit_on, last_visit_on, mileage, visits, flags, source_id, first_name, last_name, line1, city,
  state, postal_code, email, phone, language, consent_source, vehicles, vins`

const clientOf = (sql: Sql) => (sql as Sql & { $client: pg.ClientBase }).$client

const meant = (hashes: readonly bigint[], scope: string) =>
  and(
    or(isAmong(households.personHash, hashes), isAmong(households.emailHash, hashes)),
    within(households.path, scope),
  )

export const householdsStore = store((sql, scope) => ({
  /** A million rows in seconds. COPY knows no row-level security, so they pass through a table aside. */
  async add(rows: Iterable<NewHousehold>): Promise<void> {
    const client = clientOf(sql)
    await client.query('CREATE TEMP TABLE brought (LIKE households)')
    await copyIn(client, `COPY brought (${COLUMNS}) FROM STDIN`, inChunks(rows))
    await client.query(`INSERT INTO households (${COLUMNS}) SELECT ${COLUMNS} FROM brought`)
    await client.query('DROP TABLE brought')
  },

  /** The households of a market in these versions, so that they keep their numbers. */
  async known(marketKey: number, versions: readonly number[]): Promise<KnownHousehold[]> {
    const { rows } = await clientOf(sql).query<KnownHousehold>({
      text: `SELECT household, version, source_id AS "sourceId", person_hash::text AS person
                 FROM households WHERE market_key = $1 AND version = ANY($2)`,
      values: [marketKey, [...versions]],
    })
    return rows
  },

  async drop(marketKey: number, version: number): Promise<void> {
    await sql
      .delete(households)
      .where(and(eq(households.marketKey, marketKey), eq(households.version, version)))
  },

  /** Markets that have one of these people in their serving version, and how many households that are. */
  async marketsOf(hashes: readonly bigint[], place: string): Promise<Map<number, number>> {
    const rows = await sql
      .select({ marketKey: households.marketKey, all: raw<number>`count(*)::integer` })
      .from(households)
      .innerJoin(
        marketVersions,
        and(
          eq(marketVersions.marketKey, households.marketKey),
          eq(marketVersions.dataVersion, households.version),
        ),
      )
      .where(and(meant(hashes, scope), within(households.path, place)))
      .groupBy(households.marketKey)
    return new Map(rows.map(({ marketKey, all }) => [marketKey, all]))
  },

  /** In every version, also in those that are being read; returns the erased people. */
  async erase(hashes: readonly bigint[], place: string): Promise<Set<bigint>> {
    const rows = await sql
      .delete(households)
      .where(and(meant(hashes, scope), within(households.path, place)))
      .returning({ person: households.personHash, email: households.emailHash })
    const known = rows.flatMap(({ person, email }) => [person, ...(email === null ? [] : [email])])
    return new Set(known)
  },

  /** Erases people whose erasure was requested while their rows were being read. */
  async eraseSuppressed(marketKey: number, path: string): Promise<void> {
    const erased = raw`(SELECT hash FROM suppressions
        WHERE reason = 'ERASED' AND starts_with(${path}, path))`
    await sql
      .delete(households)
      .where(
        and(
          eq(households.marketKey, marketKey),
          or(raw`${households.personHash} IN ${erased}`, raw`${households.emailHash} IN ${erased}`),
        ),
      )
  },

  /** Deletes rows that no longer serve: neither the market's version, nor one that is being read. */
  async dropUnused(marketKey: number): Promise<void> {
    await sql.delete(households).where(
      and(
        eq(households.marketKey, marketKey),
        ne(
          households.version,
          raw`coalesce((SELECT data_version FROM market_versions WHERE market_key = ${marketKey}), -1)`,
        ),
        raw`NOT EXISTS (SELECT FROM customer_imports i WHERE i.key = ${households.version}
               AND i.market_key = ${marketKey} AND i.state IN ('READING', 'PUBLISHING'))`,
      ),
    )
  },
}))

const CHUNK = 65_536

function* inChunks(rows: Iterable<NewHousehold>): Iterable<Buffer> {
  let text = ''
  for (const row of rows) {
    text += copyLine(row)
    if (text.length > CHUNK) {
      yield Buffer.from(text)
      text = ''
    }
  }
  if (text) yield Buffer.from(text)
}
