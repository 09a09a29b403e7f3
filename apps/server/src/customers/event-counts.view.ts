import type { CalendarDate } from '@marquee/rules/calendar'
import type { EventCount } from '@marquee/rules/customers'
import { MILES_A_DAY, type Trigger, type TriggerEvent } from '@marquee/rules/templates'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import { contactOf, type ContactRow } from './known-contacts.view.ts'

/** The day of the event of a household; null where its row does not hold it. */
const DAYS: Readonly<Record<TriggerEvent, string>> = {
  LAST_VISIT: 'last_visit_on',
  PURCHASE: 'purchased_on',
  // On which the next so many miles are full, when the car runs on as most cars do.
  MILES: `last_visit_on + ceil((every - mileage % every) / ${MILES_A_DAY}.0)::integer`,
  OPEN_RECALL: 'NULL::date',
}

/** Each household of the market $1, which lies at $2, with the day of its event; $3 is the number of the trigger. */
export const eventHouseholdsOf = (event: TriggerEvent): string => `
  WITH suppressed AS (
    SELECT hash, array_agg(DISTINCT channel || ' ' || reason) AS reasons
      FROM suppressions WHERE starts_with($2, path) GROUP BY hash)
  SELECT household, ${DAYS[event]} AS day, flags, email IS NOT NULL AS "hasEmail",
         line1 IS NOT NULL AND postal_code IS NOT NULL AS "hasAddress",
         coalesce(person.reasons, '{}') || coalesce(address.reasons, '{}') AS suppressed
    FROM market_versions v
    JOIN households h ON h.market_key = v.market_key AND h.version = v.data_version
   CROSS JOIN (SELECT nullif($3::integer, 0) AS every) miles
    LEFT JOIN suppressed person ON person.hash = h.person_hash
    LEFT JOIN suppressed address ON address.hash = h.email_hash
   WHERE v.market_key = $1`

const countedBy = (event: TriggerEvent) => `
  SELECT CASE WHEN day BETWEEN $4 AND $5 THEN day END AS day,
         "hasEmail", "hasAddress", flags, suppressed, count(*)::integer AS count
    FROM (${eventHouseholdsOf(event)}) households
   GROUP BY 1, 2, 3, 4, 5`

interface Counted {
  marketKey: number
  path: string
  trigger: Trigger
  /** The first and the last day that count. */
  days: readonly [CalendarDate, CalendarDate]
}

/** When the event of a trigger fell, of all households that serve. */
export const eventCountsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async all({ marketKey, path, trigger, days }: Counted): Promise<EventCount[]> {
      const { rows } = await client.query<ContactRow & { day: CalendarDate | null; count: number }>(
        countedBy(trigger.event),
        [marketKey, path, trigger.after, ...days],
      )
      return rows.map(({ day, count, ...row }) => ({ day, count, contact: contactOf(row) }))
    },
  }
})
