import type { CalendarDate } from '@marquee/rules/calendar'
import type { CappedCustomer, OrderedHouseholds } from '@marquee/rules/sendings'
import { and, asc, count, eq, sql as raw, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { dueCustomers } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'
import type { SendingRow } from './sendings.store.ts'

/** With those of them who are more than the order lets a month have. */
export interface CappedHouseholds extends OrderedHouseholds {
  overCap: ReadonlySet<number>
}

/** Those who are due for a touchpoint as an order would name them; ascending. */
export const asOrdered = (
  due: readonly Pick<CappedCustomer, 'household' | 'contact' | 'isOverCap'>[],
): CappedHouseholds => ({
  households: Uint32Array.from(due, ({ household }) => household),
  contacts: Uint8Array.from(due, ({ contact }) => contact),
  overCap: new Set(due.flatMap((one) => (one.isOverCap ? [one.household] : []))),
})

interface Found {
  campaignKey: number
  dueOn: CalendarDate
  path: string
  customers: readonly CappedCustomer[]
}

const ADD = `
  INSERT INTO due_customers (campaign_key, due_on, path, step_key, household, contact, is_over_cap)
  SELECT $1, $2, $3, * FROM unnest($4::integer[], $5::integer[], $6::smallint[], $7::boolean[])`

function isInMonthOf(day: CalendarDate): SQL {
  const month = raw`date_trunc('month', ${day}::date)`
  return raw`${dueCustomers.dueOn} >= ${month} AND ${dueCustomers.dueOn} < ${month} + interval '1 month'`
}

/** Whom campaigns that go out day by day found due. */
export const dueCustomersStore = store((sql, scope) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async add({ campaignKey, dueOn, path, customers }: Found): Promise<void> {
      await client.query(ADD, [
        campaignKey,
        dueOn,
        path,
        customers.map(({ stepKey }) => stepKey),
        customers.map(({ household }) => household),
        customers.map(({ contact }) => contact),
        customers.map(({ isOverCap }) => isOverCap),
      ])
    },

    /** How many the month of a day has, without those that were over its cap. */
    async inMonthOf(campaignKey: number, day: CalendarDate): Promise<number> {
      const isIt = and(eq(dueCustomers.campaignKey, campaignKey), within(dueCustomers.path, scope))
      const rows = await sql
        .select({ count: count() })
        .from(dueCustomers)
        .where(and(isIt, isInMonthOf(day), eq(dueCustomers.isOverCap, false)))
      return rows[0]?.count ?? 0
    },

    /** As an order would name them. */
    async of({ campaignKey, stepKey, dueOn }: SendingRow): Promise<CappedHouseholds> {
      const { household, contact, isOverCap, path } = dueCustomers
      const rows = await sql
        .select({ household, contact, isOverCap })
        .from(dueCustomers)
        .where(
          and(
            eq(dueCustomers.campaignKey, campaignKey),
            eq(dueCustomers.stepKey, stepKey),
            eq(dueCustomers.dueOn, dueOn),
            within(path, scope),
          ),
        )
        .orderBy(asc(household))
      return asOrdered(rows)
    },
  }
})
