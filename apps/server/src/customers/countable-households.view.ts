import type { CalendarDate } from '@marquee/rules/calendar'
import type { CountableHousehold, FreeOn } from '@marquee/rules/customers'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import type { Elsewhere, Served } from './known-elsewhere.view.ts'

/** What is against writing to people, by their hash. */
export interface Against {
  suppressed: ReadonlyMap<string, number>
  freeOn: ReadonlyMap<string, FreeOn>
}

const PAGE = 4_000

type Row = [
  ...[household: number, postalCode: string | null, hasEmail: boolean, hasAddress: boolean],
  ...[flags: number, mileage: number | null, visits: number, vehicles: string],
  ...[person: string, email: string | null],
  ...[purchasedOn: CalendarDate | null, firstVisitOn: CalendarDate | null],
  lastVisitOn: CalendarDate | null,
]

/** Households without their names, addresses and emails. */
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
    async *all(
      of: Pick<Served, 'marketKey' | 'version'>,
      elsewhere: Pick<Elsewhere, 'shared'>,
      against: Against,
    ): AsyncIterable<CountableHousehold> {
      const find = (after: number) => client.query<Row>(page(of, after))
      let finding = find(-1)
      for (;;) {
        const { rows } = await finding
        const isLast = rows.length < PAGE
        if (!isLast) {
          finding = find(rows.at(-1)?.[0] as number)
          // If counting fails first, this rejection has no other handler.
          finding.catch(() => {})
        }
        for (const row of rows) yield toCountable(row, elsewhere, against)
        if (isLast) return
      }
    },
  }
})

function page({ marketKey, version }: Pick<Served, 'marketKey' | 'version'>, after: number) {
  return {
    rowMode: 'array' as const,
    text: `SELECT household, postal_code, email IS NOT NULL,
                  line1 IS NOT NULL AND postal_code IS NOT NULL,
                  flags, mileage, visits, vehicles::text, person_hash::text, email_hash::text,
                  purchased_on, first_visit_on, last_visit_on
             FROM households
            WHERE market_key = $1 AND version = $2 AND household > $3
            ORDER BY household LIMIT ${PAGE}`,
    values: [marketKey, version, after],
  }
}

function toCountable(
  row: Row,
  { shared }: Pick<Elsewhere, 'shared'>,
  { suppressed, freeOn }: Against,
): CountableHousehold {
  const [household, postalCode, hasEmail, hasAddress, flags, mileage, visits, vehicles] = row
  const [, , , , , , , , person, email, purchasedOn, firstVisitOn, lastVisitOn] = row
  const more = (suppressed.get(person) ?? 0) | (email === null ? 0 : (suppressed.get(email) ?? 0))
  // Millions of them: a spread would cost as much as all the rest of it.
  return {
    household,
    postalCode,
    hasEmail,
    hasAddress,
    mileage,
    visits,
    isShared: shared.has(person),
    purchasedOn,
    firstVisitOn,
    lastVisitOn,
    flags: flags | more,
    vehicles: vehicles === '{}' ? [] : vehicles.slice(1, -1).split(',').map(Number),
    personHash: BigInt(person),
    freeOn: freeOn.get(person),
  }
}
