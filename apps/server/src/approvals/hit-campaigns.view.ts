import type { MarketPath } from '@marquee/rules/access'
import { HIT_STATUSES } from '@marquee/rules/approvals'
import type { CalendarDate } from '@marquee/rules/calendar'
import { sql as raw, type SQL } from 'drizzle-orm'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** So many are listed one by one. */
const MOST = 200

/** Campaigns that are ordered for a closed day; a metro campaign is listed instead of its children. */
export const hitCampaignsView = store((sql, scope) => {
  const among = async (condition: SQL): Promise<{ keys: number[]; total: number }> => {
    const { rows } = await sql.execute<{ key: number; total: number }>(raw`
      SELECT c.key, count(*) OVER ()::int AS total FROM campaigns c
       WHERE c.parent_key IS NULL AND ${within(raw`c.path`, scope)}
         AND ${isAmong(raw`c.status`, HIT_STATUSES)} AND ${condition}
       ORDER BY c.deployment_date, c.path, c.key LIMIT ${MOST}`)
    return { keys: rows.map(({ key }) => key), total: rows[0]?.total ?? 0 }
  }
  return {
    /** That closing this day there would hit. */
    by: (day: CalendarDate, reach: MarketPath) =>
      among(raw`${within(raw`c.path`, reach)}
        AND (c.deployment_date = ${day}::date OR ${SECOND} = ${day}::date)`),

    /** On days that are closed already. */
    now: (today: CalendarDate) =>
      among(raw`EXISTS (
        SELECT FROM blackout_dates b
         WHERE b.date >= ${today}::date AND starts_with(c.path, b.path)
           AND (b.date = c.deployment_date OR b.date = ${SECOND}))`),
  }
})

// As older campaigns call it, and as it is called today.
const HAS_SECOND = raw`coalesce(c.details ->> 'hasSecondWave', c.details ->> 'secondWave')::boolean`
const SECOND = raw`CASE WHEN ${HAS_SECOND} THEN c.deployment_date_two END`
