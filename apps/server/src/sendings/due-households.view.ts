import type { CalendarDate } from '@marquee/rules/calendar'
import { DAYS_BETWEEN } from '@marquee/rules/sendings'
import type { Trigger } from '@marquee/rules/templates'
import type pg from 'pg'
import { eventHouseholdsOf, contactOf, type ContactRow } from '../customers/index.ts'
import { store } from '../platform/sql/index.ts'

interface Due {
  campaignKey: number
  stepKey: number
  market: { key: number; path: string }
  trigger: Trigger
  /** From the first to the last day on which their event fell. */
  eventDays: readonly [CalendarDate, CalendarDate]
  day: CalendarDate
}

/** Households of a dealer whose event fell on these days, and who had the step in none of the days before. */
export const dueHouseholdsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async of({ campaignKey, stepKey, market, trigger, eventDays, day }: Due) {
      const { rows } = await client.query<ContactRow & { household: number }>(
        `SELECT household, "hasEmail", "hasAddress", flags, suppressed
           FROM (${eventHouseholdsOf(trigger.event)}) h
          WHERE day BETWEEN $4 AND $5
            AND NOT EXISTS (SELECT FROM due_customers d
                             WHERE d.campaign_key = $6 AND d.step_key = $7 AND d.household = h.household
                               AND d.due_on > $8::date - ${DAYS_BETWEEN})
          ORDER BY household`,
        [market.key, market.path, trigger.after, ...eventDays, campaignKey, stepKey, day],
      )
      return rows.map(({ household, ...row }) => ({ household, contact: contactOf(row) }))
    },
  }
})
