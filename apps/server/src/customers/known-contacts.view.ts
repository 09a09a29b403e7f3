import {
  contactCode,
  flagsOfSuppression,
  reachedBy,
  type SuppressionChannel,
  type SuppressionReason,
} from '@marquee/rules/customers'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

/** By what of its contact data a household is reached. */
export interface ContactRow {
  hasEmail: boolean
  hasAddress: boolean
  flags: number
  /** What holds against them apart from imports, such as `EMAIL OPTED_OUT`. */
  suppressed: readonly `${SuppressionChannel} ${SuppressionReason}`[]
}

/**
 * Each household as it was known last: as it serves, or as it was before an import left it out; with what holds
 * against it.
 */
export const KNOWN_HOUSEHOLDS = `
  WITH named AS (SELECT unnest($3::integer[]) AS household),
  serving AS (
    SELECT h.* FROM market_versions v CROSS JOIN named
      JOIN households h ON h.market_key = v.market_key AND h.version = v.data_version
       AND h.household = named.household
     WHERE v.market_key = $1),
  stored AS (
    SELECT DISTINCT ON (h.household) h.* FROM named
      JOIN households h ON h.market_key = $1 AND h.household = named.household
     WHERE NOT EXISTS (SELECT FROM serving s WHERE s.household = h.household)
       AND NOT EXISTS (SELECT FROM customer_imports i
                        WHERE i.key = h.version AND i.market_key = $1 AND i.state NOT IN ('PUBLISHED', 'UNDONE'))
     ORDER BY h.household, h.version DESC),
  seen AS (
    SELECT known.*, email IS NOT NULL AS "hasEmail",
           line1 IS NOT NULL AND postal_code IS NOT NULL AS "hasAddress",
           ARRAY(SELECT DISTINCT s.channel || ' ' || s.reason FROM suppressions s
                  WHERE s.hash IN (known.person_hash, known.email_hash)
                    AND starts_with($2, s.path) ORDER BY 1) AS suppressed
      FROM (SELECT * FROM serving UNION ALL SELECT * FROM stored) known)`

const CODES = `${KNOWN_HOUSEHOLDS}
  SELECT household, "hasEmail", flags, "hasAddress", suppressed FROM seen`

const COUNTED = `${KNOWN_HOUSEHOLDS}
  SELECT "hasEmail", "hasAddress", flags, suppressed, count(*)::integer AS count FROM seen
   GROUP BY 1, 2, 3, 4`

/** By which channels customers can be reached now. */
export const knownContactsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** Of markets with the version of the file that was counted: where someone may have gone since. */
    async changedSince(
      counted: readonly { marketKey: number; version: number }[],
    ): Promise<ReadonlySet<number>> {
      const { rows } = await client.query<{ market_key: number }>(
        `SELECT counted.market_key
           FROM unnest($1::integer[], $2::integer[]) AS counted (market_key, version)
           LEFT JOIN market_versions v USING (market_key)
          WHERE (v.contacts_version <= counted.version) IS NOT TRUE`,
        [counted.map(({ marketKey }) => marketKey), counted.map(({ version }) => version)],
      )
      return new Set(rows.map((row) => row.market_key))
    },

    /** How many of these households of a market have each contact code; who is unknown has none. */
    async count(
      market: { marketKey: number; path: string },
      households: Uint32Array,
    ): Promise<ReadonlyMap<number, number>> {
      const values = [market.marketKey, market.path, [...households]]
      const { rows } = await client.query<ContactRow & { count: number }>(COUNTED, values)
      const counts = new Map<number, number>()
      for (const { count, ...row } of rows) {
        const contact = contactOf(row)
        counts.set(contact, (counts.get(contact) ?? 0) + count)
      }
      return counts
    },

    /** The contact code of each of these households of a market; who is unknown is not among them. */
    async codes(
      market: { marketKey: number; path: string },
      households: Uint32Array,
    ): Promise<ReadonlyMap<number, number>> {
      const values = [market.marketKey, market.path, [...households]]
      const { rows } = await client.query<ContactRow & { household: number }>(CODES, values)
      return new Map(rows.map(({ household, ...row }) => [household, contactOf(row)]))
    },
  }
})

export function contactOf({ hasEmail, hasAddress, flags, suppressed }: ContactRow): number {
  const more = suppressed.reduce((all, one) => {
    const [channel, reason] = one.split(' ') as [SuppressionChannel, SuppressionReason]
    return all | flagsOfSuppression(channel, reason)
  }, 0)
  return contactCode(reachedBy({ hasEmail, hasAddress, flags: flags | more }))
}
