import {
  BEING_READ,
  SOURCE_FLAGS,
  type Compared,
  type KnownHousehold,
  type ReadHousehold,
} from '@marquee/rules/customers'
import { UNDO_DAYS } from '@marquee/rules/file-imports'
import { and, eq, or, sql as raw } from 'drizzle-orm'
import type pg from 'pg'
import { households } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { copyIn, isAmong, type Sql, store } from '../platform/sql/index.ts'
import type { NamedInLine } from './rejected-rows.store.ts'
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

interface Erased {
  hashes: bigint[]
  named: NamedInLine[]
}

const COLUMNS = `market_key, version, household, path, person_hash, email_hash, purchased_on,
  first_visit_on, last_visit_on, mileage, visits, flags, source_id, first_name, last_name, line1, city,
  state, postal_code, email, phone, language, consent_source, vehicles, vins`
/** What a household takes along into another version, besides what files hold. */
const OF_CORRECTIONS = `corrections, corrected_by, corrected_at, imported_person_hash, imported_email_hash`

/** What a file may say otherwise of a household than the one before it. */
const SAID = `(person_hash, email_hash, purchased_on, first_visit_on, last_visit_on, mileage, visits,
  flags, source_id, first_name, last_name, line1, city, state, postal_code, email, phone, language,
  consent_source, vehicles, vins)`

const { emailOptedOut, emailBounced, mailOptedOut, mailUndeliverable } = SOURCE_FLAGS

/** With what was suppressed: an erased person is suppressed by every channel. */
const COMPARED = `
  WITH stopped AS MATERIALIZED (
    SELECT hash, bool_or(channel <> 'MAIL') AS email, bool_or(channel <> 'EMAIL') AS mail
      FROM suppressions WHERE starts_with($4, path) GROUP BY hash),
  rows AS (
    SELECT h.household, h.version, ${SAID.replaceAll(/(\w+)/g, 'h.$1')} AS said,
           h.email IS NOT NULL AND h.flags & ${emailOptedOut | emailBounced} = 0
             AND (p.email OR e.email) IS NOT TRUE AS by_email,
           h.line1 IS NOT NULL AND h.postal_code IS NOT NULL
             AND h.flags & ${mailOptedOut | mailUndeliverable} = 0
             AND (p.mail OR e.mail) IS NOT TRUE AS by_mail
      FROM households h
      LEFT JOIN stopped p ON p.hash = h.person_hash
      LEFT JOIN stopped e ON e.hash = h.email_hash
     WHERE h.market_key = $1 AND h.version IN ($2, $3)),
  serving AS (SELECT * FROM rows WHERE version = $2),
  brought AS (SELECT * FROM rows WHERE version = $3)
  SELECT count(s.household)::integer AS before,
         count(b.household)::integer AS "inFile",
         count(*) FILTER (WHERE s.household = b.household)::integer AS "inBoth",
         count(*) FILTER (WHERE s.household = b.household
                            AND s.said IS DISTINCT FROM b.said)::integer AS changed,
         count(*) FILTER (WHERE s.by_email)::integer AS "emailBefore",
         count(*) FILTER (WHERE s.by_mail)::integer AS "mailBefore",
         count(*) FILTER (WHERE b.by_email)::integer AS "emailInFile",
         count(*) FILTER (WHERE b.by_mail)::integer AS "mailInFile",
         count(*) FILTER (WHERE s.by_email AND b.household IS NULL)::integer AS "emailNotInFile",
         count(*) FILTER (WHERE s.by_mail AND b.household IS NULL)::integer AS "mailNotInFile"
    FROM serving s FULL JOIN brought b ON b.household = s.household`

type ComparedRow = Record<
  Exclude<keyof Compared, 'reached'> | `${'email' | 'mail'}${'Before' | 'InFile' | 'NotInFile'}`,
  number
>

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

  /**
   * The households of a market in these versions, so that they keep their numbers, and those that orders
   * name; also as they were imported before a correction, as the next file may still name them so. Of a
   * person who has two numbers the serving one comes last.
   */
  async known(
    marketKey: number,
    versions: readonly number[],
    ordered: Uint32Array,
  ): Promise<KnownHousehold[]> {
    const { rows } = await clientOf(sql).query<KnownHousehold>({
      text: `SELECT household, version, "sourceId", person
               FROM (SELECT household, version, source_id AS "sourceId", person_hash::text AS person, true AS is_own
                       FROM households
                      WHERE market_key = $1 AND (version = ANY($2) OR household = ANY($3))
                      UNION ALL
                     SELECT household, version, NULL, imported_person_hash::text, false
                       FROM households
                      WHERE imported_person_hash IS NOT NULL
                        AND market_key = $1 AND (version = ANY($2) OR household = ANY($3))) known
              ORDER BY is_own, version = ANY($2)`,
      values: [marketKey, [...versions], [...ordered]],
    })
    return rows
  },

  /** The households of a market that serve, beside those that an import has read. */
  async compared(
    { marketKey, path }: { marketKey: number; path: string },
    serving: number,
    read: number,
  ): Promise<Compared> {
    const { rows } = await clientOf(sql).query<ComparedRow>({
      text: COMPARED,
      values: [marketKey, serving, read, path],
    })
    const { before, inFile, inBoth, changed, ...reached } = rows[0] as ComparedRow
    return {
      before,
      inFile,
      inBoth,
      changed,
      reached: {
        before: { email: reached.emailBefore, mail: reached.mailBefore },
        inFile: { email: reached.emailInFile, mail: reached.mailInFile },
        notInFile: { email: reached.emailNotInFile, mail: reached.mailNotInFile },
      },
    }
  },

  /**
   * Takes those along into another version who are not in it, under their number or any other. Of a version that is new to it
   * the database believes that it is nearly empty: looked up for each row, it would go through all that were taken along
   * before, so who is in it is read once, and hashed.
   */
  async takeAlong(marketKey: number, from: number, to: number): Promise<void> {
    const client = clientOf(sql)
    await client.query('SET LOCAL enable_nestloop = off')
    await client.query({
      text: `INSERT INTO households (${COLUMNS}, ${OF_CORRECTIONS}, source_import)
             SELECT ${COLUMNS.replace('version', '$3::integer')}, ${OF_CORRECTIONS},
                    coalesce(source_import, version)
               FROM households before
              WHERE market_key = $1 AND version = $2
                AND NOT EXISTS (SELECT FROM households now WHERE now.market_key = $1
                                   AND now.version = $3 AND now.household = before.household)
                AND NOT EXISTS (SELECT FROM households now WHERE now.person_hash = before.person_hash
                                   AND now.market_key = $1 AND now.version = $3)`,
      values: [marketKey, from, to],
    })
    await client.query('SET LOCAL enable_nestloop = on')
  },

  async drop(marketKey: number, version: number): Promise<void> {
    await sql
      .delete(households)
      .where(and(eq(households.marketKey, marketKey), eq(households.version, version)))
  },

  /**
   * Markets that know one of these people, and how many households that are; also those who are stored
   * for an order alone, and not those who are only being read.
   */
  async marketsOf(hashes: readonly bigint[], place: string): Promise<Map<number, number>> {
    const rows = await sql
      .select({
        marketKey: households.marketKey,
        all: raw<number>`count(DISTINCT ${households.household})::integer`,
      })
      .from(households)
      .where(and(meant(hashes, scope), within(households.path, place), raw`NOT ${isBeingRead}`))
      .groupBy(households.marketKey)
    return new Map(rows.map(({ marketKey, all }) => [marketKey, all]))
  },

  /** In every version, also in those that are being read; returns the erased people. */
  async erase(hashes: readonly bigint[], place: string): Promise<Erased> {
    const rows = await sql
      .delete(households)
      .where(and(meant(hashes, scope), within(households.path, place)))
      .returning({
        person: households.personHash,
        emailHash: households.emailHash,
        importedPerson: households.importedPersonHash,
        importedEmail: households.importedEmailHash,
        email: households.email,
        lastName: households.lastName,
        postalCode: households.postalCode,
      })
    return {
      hashes: rows.flatMap(({ person, emailHash, importedPerson, importedEmail }) =>
        [person, emailHash, importedPerson, importedEmail].filter((hash) => hash !== null),
      ),
      named: rows.map(({ email, lastName, postalCode }) => {
        return { email: email ?? '', lastName, postalCode: postalCode ?? '' }
      }),
    }
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

  /**
   * Deletes rows that are of no more use: neither of the market's version, nor of one that is being read,
   * nor of the one before, while that can serve again, nor the last known of a household that an order names.
   */
  async dropUnused(marketKey: number, ordered: Uint32Array): Promise<void> {
    const isOrdered = raw`${households.household} = ANY (${raw.param([...ordered])}::integer[])`
    await sql
      .delete(households)
      .where(
        and(
          eq(households.marketKey, marketKey),
          raw`NOT ${serves}`,
          raw`NOT ${isBeingRead}`,
          raw`NOT ${canServeAgain}`,
          raw`NOT (${isOrdered} AND ${isLastKnown})`,
        ),
      )
  },

  /** Markets with rows that do not serve. */
  async withUnused(): Promise<number[]> {
    const { rows } = await sql.execute<{ market_key: number }>(raw`
      SELECT market_key FROM market_versions v
       WHERE EXISTS (SELECT FROM households h
                      WHERE h.market_key = v.market_key AND h.version < v.data_version)
          OR EXISTS (SELECT FROM households h
                      WHERE h.market_key = v.market_key AND h.version > v.data_version)`)
    return rows.map((row) => row.market_key)
  },
}))

const { marketKey: ofMarket, version: ofVersion, household: ofNumber } = households

const serves = raw`EXISTS (SELECT FROM market_versions v
  WHERE v.market_key = ${ofMarket} AND v.data_version = ${ofVersion})`

const beingRead = raw.raw(BEING_READ.map((state) => `'${state}'`).join(', '))

const isBeingRead = raw`EXISTS (SELECT FROM customer_imports i
  WHERE i.key = ${ofVersion} AND i.market_key = ${ofMarket} AND i.state IN (${beingRead}))`

/** It served before the import that serves now, which can still be undone. */
const canServeAgain = raw`EXISTS (SELECT FROM customer_imports i
  JOIN market_versions v ON v.market_key = i.market_key AND v.data_version = i.key
  WHERE i.market_key = ${ofMarket} AND i.replaced = ${ofVersion}
    AND (i.state = 'UNDOING'
      OR i.state = 'PUBLISHED' AND i.finished_at > now() - make_interval(days => ${raw.raw(String(UNDO_DAYS))})))`

/** It was published once, and the household is not among those that serve now. */
const isLastKnown = raw`NOT EXISTS (SELECT FROM customer_imports i
    WHERE i.key = ${ofVersion} AND i.market_key = ${ofMarket} AND i.state NOT IN ('PUBLISHED', 'UNDONE'))
  AND NOT EXISTS (SELECT FROM households n JOIN market_versions v
    ON v.market_key = n.market_key AND v.data_version = n.version
    WHERE n.market_key = ${ofMarket} AND n.household = ${ofNumber})`

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
