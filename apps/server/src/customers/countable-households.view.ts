import type { CalendarDate } from '@marquee/rules/calendar'
import type { CountableHousehold } from '@marquee/rules/customers'
import { scopeRange } from '@marquee/rules/access'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface Of {
  marketKey: number
  version: number
  /** The path of the brand, within which a household may be shared. */
  brandPath: string
}

const PAGE = 4_000

/** Found by their index before anything else: the offset keeps the planner from turning it around. */
const KNOWN_AS = 'SELECT market_key, version, path FROM households WHERE person_hash ='

type Row = [
  ...[household: number, postalCode: string | null, hasEmail: boolean, hasAddress: boolean],
  ...[flags: number, mileage: number | null, visits: number, vehicles: string],
  ...[person: string, email: string | null, isShared: boolean],
  ...[purchasedOn: CalendarDate | null, firstVisitOn: CalendarDate | null],
  lastVisitOn: CalendarDate | null,
]

/** Households without what says who they are. */
export const countableHouseholdsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** Right after a load the statistics know nothing of it, and a plan by them takes minutes. */
    async goByIndexes(): Promise<void> {
      await client.query('SET LOCAL enable_seqscan = off')
    },

    /**
     * In the order of their numbers, with what was suppressed since they were imported. The database finds
     * a page while the one before is counted.
     */
    async *all(of: Of, suppressed: ReadonlyMap<string, number>): AsyncIterable<CountableHousehold> {
      const find = (after: number) => client.query<Row>(page(of, after))
      let finding = find(-1)
      for (;;) {
        const { rows } = await finding
        const isLast = rows.length < PAGE
        if (!isLast) {
          finding = find(rows.at(-1)?.[0] as number)
          // Where counting fails first, nobody waits for it any more.
          finding.catch(() => {})
        }
        for (const row of rows) yield toCountable(row, suppressed)
        if (isLast) return
      }
    },

    /** Markets of the brand that hold somebody who was added to this market or left it. */
    async touched({ marketKey, version, brandPath }: Of, before: number | null): Promise<number[]> {
      const { low, high } = scopeRange(brandPath)
      const values = [marketKey, version, before ?? -1, low, high]
      const { rows } = await client.query<{ key: number }>(TOUCHED, values)
      return rows.map(({ key }) => key)
    },
  }
})

const TOUCHED = `
  WITH changed AS (
    SELECT person_hash FROM households WHERE market_key = $1 AND version IN ($2, $3)
     GROUP BY person_hash HAVING count(DISTINCT version) = 1)
  SELECT DISTINCT h.market_key AS key
    FROM changed c CROSS JOIN LATERAL (${KNOWN_AS} c.person_hash OFFSET 0) h
    JOIN market_versions v ON v.market_key = h.market_key AND v.data_version = h.version
   WHERE h.market_key <> $1 AND h.path >= $4 AND h.path < $5 AND v.version > 0`

function page({ marketKey, version, brandPath }: Of, after: number) {
  const { low, high } = scopeRange(brandPath)
  return {
    rowMode: 'array' as const,
    text: `SELECT h.household, h.postal_code, h.email IS NOT NULL,
                  h.line1 IS NOT NULL AND h.postal_code IS NOT NULL,
                  h.flags, h.mileage, h.visits, h.vehicles::text, h.person_hash::text,
                  h.email_hash::text,
                  EXISTS (SELECT FROM (${KNOWN_AS} h.person_hash OFFSET 0) o
                            JOIN market_versions v ON v.market_key = o.market_key
                             AND v.data_version = o.version
                           WHERE o.market_key <> h.market_key
                             AND o.path >= $4 AND o.path < $5),
                  h.purchased_on, h.first_visit_on, h.last_visit_on
             FROM households h
            WHERE h.market_key = $1 AND h.version = $2 AND h.household > $3
            ORDER BY h.household LIMIT ${PAGE}`,
    values: [marketKey, version, after, low, high],
  }
}

function toCountable(row: Row, suppressed: ReadonlyMap<string, number>): CountableHousehold {
  const [household, postalCode, hasEmail, hasAddress, flags, mileage, visits, vehicles] = row
  const [, , , , , , , , person, email, isShared, purchasedOn, firstVisitOn, lastVisitOn] = row
  const more = (suppressed.get(person) ?? 0) | (email === null ? 0 : (suppressed.get(email) ?? 0))
  // Millions of them: a spread would cost as much as all the rest of it.
  return {
    household,
    postalCode,
    hasEmail,
    hasAddress,
    mileage,
    visits,
    isShared,
    purchasedOn,
    firstVisitOn,
    lastVisitOn,
    flags: flags | more,
    vehicles: vehicles === '{}' ? [] : vehicles.slice(1, -1).split(',').map(Number),
    personHash: BigInt(person),
  }
}
