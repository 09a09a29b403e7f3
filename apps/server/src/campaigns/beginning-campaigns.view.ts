import type { CalendarDate } from '@marquee/rules/calendar'
import { SET_OFF_CATEGORIES } from '@marquee/rules/templates'
import { and, asc, eq, inArray, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { campaigns, markets } from '../db/schema/index.ts'
import { isAmong, store, type Sql } from '../platform/sql/index.ts'
import { visible } from './campaigns.store.ts'
import { onPlace } from './campaigns.view.ts'

const years = alias(campaigns, 'years')
const { key, annualKey, status, mailDate, category } = campaigns

/** What is ordered and has not begun, with all by which it begins. */
export const beginningCampaignsView = store((sql, scope) => ({
  /** Whose mail date is this day or an earlier one, or the next one, as it is another day elsewhere; and those that have none. */
  due: (day: CalendarDate) =>
    ordered(
      sql,
      scope,
      raw`(${mailDate} <= ${day}::date + 1 OR ${isAmong(category, SET_OFF_CATEGORIES)})`,
    ),

  async find(campaignKey: number) {
    const [row] = await ordered(sql, scope, eq(key, campaignKey))
    return row
  },
}))

const ordered = (sql: Sql, scope: string, which: SQL) =>
  sql
    .select({
      key,
      annualKey,
      status,
      mailDate,
      category,
      yearStatus: years.status,
      timeZone: markets.timeZone,
      isMarketOpen: raw<boolean>`${markets.status} = 'ACTIVE'`,
    })
    .from(campaigns)
    .innerJoin(...onPlace)
    .leftJoin(years, eq(years.key, annualKey))
    .where(
      and(
        which,
        isNull(campaigns.parentKey),
        inArray(status, ['APPROVED', 'RESERVED']),
        visible(scope),
      ),
    )
    .orderBy(asc(key))
