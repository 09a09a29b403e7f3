import type { MarketPath } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { MOST_MAILINGS, type CampaignStatus } from '@marquee/rules/campaigns'
import { optionsWith, type FulfillmentChannel } from '@marquee/rules/channels'
import type { Category } from '@marquee/rules/templates'
import { and, between, eq, ne, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { campaigns, campaignSteps } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { visible } from './campaigns.store.ts'
import { standsForItself } from './campaigns.view.ts'

export interface Days {
  part: MarketPath
  first: CalendarDate
  last: CalendarDate
  status?: CampaignStatus
  category?: Category
  channel?: FulfillmentChannel
}

/** What is mailed on which days. Of a metro campaign the whole, or at a dealer their part of it. */
export const calendarView = store((sql, scope) => ({
  /** Where there are too many, of each day as many as of any other; and of how many waves they are. */
  async keys(days: Days): Promise<{ keys: number[]; waves: number }> {
    const { rows } = await sql.execute<{ key: number }>(raw`
      SELECT key FROM (
        SELECT key, row_number() OVER (PARTITION BY day ORDER BY key) AS nth, day
          FROM (${waves(days, scope)}) waves) taken
       ORDER BY nth, day LIMIT ${MOST_MAILINGS}`)
    return { keys: [...new Set(rows.map(({ key }) => key))], waves: rows.length }
  },

  async countEachDay(days: Days): Promise<{ date: CalendarDate; count: number }[]> {
    const { rows } = await sql.execute<{ date: CalendarDate; count: number }>(raw`
      SELECT day AS date, count(*)::integer AS count
        FROM (${waves(days, scope)}) waves GROUP BY day ORDER BY day`)
    return rows
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
      .where(and(isAmong(campaignKey, keys), within(path, scope)))
      .groupBy(campaignKey)
    return new Map(rows.map((row) => [row.campaignKey, row.ends]))
  },
}))

// Each wave has an index of its own; a condition on both at once could use neither.
const waves = (days: Days, scope: string): SQL => raw`
  ${wave(campaigns.mailDate, days, scope)}
  UNION ALL
  ${wave(campaigns.secondMailDate, days, scope)}`

const wave = (day: PgColumn, days: Days, scope: string): SQL => {
  const { part, first, last, status, category, channel } = days
  return raw`
  SELECT ${campaigns.key}, ${day} AS day FROM ${campaigns}
   WHERE ${and(
     between(day, first, last),
     visible(scope),
     part === scope ? undefined : within(campaigns.path, part),
     ne(campaigns.status, 'CANCELLED'),
     status && eq(campaigns.status, status),
     category && eq(campaigns.category, category),
     channel && isSentBy(channel),
     standsForItself(part),
   )}`
}

const isSentBy = (channel: FulfillmentChannel): SQL => raw`EXISTS (
  SELECT FROM jsonb_array_elements(${campaigns.details} -> 'fulfillmentChannelsAndVariations') chosen
   WHERE chosen ->> 'value' = ANY (${raw.param(optionsWith(channel))}::text[]))`
