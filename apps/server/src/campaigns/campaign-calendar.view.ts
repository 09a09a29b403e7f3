import type { MarketPath } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { MOST_MAILINGS } from '@marquee/rules/campaigns'
import { and, asc, between, inArray, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { campaigns, campaignSteps } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'
import { visible } from './campaigns.store.ts'
import { standsForItself } from './campaigns.view.ts'

export interface Days {
  part: MarketPath
  first: CalendarDate
  last: CalendarDate
}

/** What is mailed on which days. Of a metro campaign the whole, or at a dealer their part of it. */
export const calendarView = store((sql, scope) => ({
  /** One more than are shown, where there are more. */
  async keys(days: Days): Promise<number[]> {
    const { first, last } = days
    const inDays = or(
      between(campaigns.deploymentDate, first, last),
      between(campaigns.deploymentDateTwo, first, last),
    )
    const rows = await sql
      .select({ key: campaigns.key })
      .from(campaigns)
      .where(and(mailed(days, scope), inDays))
      .orderBy(asc(campaigns.deploymentDate), asc(campaigns.key))
      .limit(MOST_MAILINGS + 1)
    return rows.map(({ key }) => key)
  },

  async countEachDay(days: Days): Promise<{ date: CalendarDate; count: number }[]> {
    const date = raw<CalendarDate>`${campaigns.deploymentDate}`
    return sql
      .select({ date, count: raw<number>`count(*)::integer` })
      .from(campaigns)
      .where(and(mailed(days, scope), between(campaigns.deploymentDate, days.first, days.last)))
      .groupBy(campaigns.deploymentDate)
      .orderBy(asc(campaigns.deploymentDate))
  },

  /** The last day on which a coupon of each campaign is good. */
  async couponEnds(keys: readonly number[]): Promise<Map<number, CalendarDate | null>> {
    if (keys.length === 0) return new Map()
    const { campaignKey, creative, path } = campaignSteps
    const ends = raw<CalendarDate | null>`max((SELECT max(a -> 'customValues' ->> 'endDate')
      FROM jsonb_array_elements(${creative} -> 'attachments') a))`
    const rows = await sql
      .select({ campaignKey, ends })
      .from(campaignSteps)
      .where(and(inArray(campaignKey, [...keys]), within(path, scope)))
      .groupBy(campaignKey)
    return new Map(rows.map((row) => [row.campaignKey, row.ends]))
  },
}))

const mailed = ({ part }: Days, scope: string): SQL =>
  and(
    visible(scope),
    part === scope ? undefined : within(campaigns.path, part),
    ne(campaigns.status, 'CANCELLED'),
    standsForItself(part),
  ) as SQL
