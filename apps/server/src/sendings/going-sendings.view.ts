import { SENT_CHANNELS } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import { isByEmail } from '@marquee/rules/channels'
import { SET_OFF_CATEGORIES } from '@marquee/rules/templates'
import { and, asc, eq, inArray, isNull, ne, not, sql as raw } from 'drizzle-orm'
import {
  campaigns,
  dailyRuns,
  deliveries,
  markets,
  orderedDealers,
  orders,
  sendings,
} from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { isHalted } from './sending-halts.store.ts'

/** The channels by which emails leave. */
const BY_EMAIL = SENT_CHANNELS.filter((channel) => isByEmail(channel))

/** What the program has to do for the campaigns that are active. */
export const goingSendingsView = store((sql) => ({
  /** Orders of campaigns that began, with mail dates, of which nothing is scheduled yet. */
  unscheduled: () =>
    sql
      .select({ orderKey: orders.key, campaignKey: orders.campaignKey })
      .from(orders)
      .innerJoin(campaigns, eq(campaigns.key, orders.campaignKey))
      .where(
        and(
          eq(campaigns.status, 'ACTIVE'),
          eq(orders.status, 'APPROVED'),
          raw`${campaigns.mailDate} IS NOT NULL`,
          raw`NOT EXISTS (SELECT FROM sendings s JOIN orders o ON o.key = s.order_key
                           WHERE o.campaign_key = ${campaigns.key})`,
        ),
      )
      .orderBy(asc(orders.key)),

  /** Campaigns that began, which go out day by day and have not come to this day, or to the next one, as it is another day elsewhere. */
  daily: (day: CalendarDate) =>
    sql
      .select({ campaignKey: campaigns.key, timeZone: markets.timeZone })
      .from(campaigns)
      .innerJoin(markets, eq(markets.key, campaigns.marketKey))
      .leftJoin(dailyRuns, eq(dailyRuns.campaignKey, campaigns.key))
      .where(
        and(
          eq(campaigns.status, 'ACTIVE'),
          isAmong(campaigns.category, SET_OFF_CATEGORIES),
          raw`coalesce(${dailyRuns.through}, '-infinity') < ${day}::date + 1`,
        ),
      )
      .orderBy(asc(campaigns.key)),

  /** Whose day is this one or one before it, or the next one, as it is another day elsewhere. */
  due: (day: CalendarDate) =>
    sql
      .select({
        key: sendings.key,
        dueOn: sendings.dueOn,
        letGoAt: sendings.letGoAt,
        timeZone: orderedDealers.timeZone,
      })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .innerJoin(
        orderedDealers,
        and(
          eq(orderedDealers.orderKey, sendings.orderKey),
          eq(orderedDealers.campaignKey, sendings.campaignKey),
        ),
      )
      .where(
        and(
          isNull(sendings.endedAt),
          isNull(sendings.plannedAt),
          eq(sendings.state, 'running'),
          raw`${sendings.dueOn} <= ${day}::date + 1`,
          eq(campaigns.status, 'ACTIVE'),
          not(isHalted(sendings.path)),
        ),
      )
      .orderBy(asc(sendings.dueOn), asc(sendings.key)),

  /** Of these there are emails that may leave now, or that an earlier program has left on their way. */
  async toSend(at: Date): Promise<number[]> {
    const rows = await sql
      .select({ key: sendings.key })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .where(
        and(
          isNull(sendings.endedAt),
          inArray(sendings.channel, BY_EMAIL),
          raw`EXISTS (SELECT FROM ${deliveries} WHERE ${deliveries.sendingKey} = ${sendings.key}
                       AND (${deliveries.state} = 'dispatching'
                            OR ${deliveries.state} = 'pending'
                               AND ${sendings.state} = 'running' AND ${campaigns.status} IN ('ACTIVE', 'COMPLETED')
                               AND NOT ${isHalted(sendings.path)}
                               AND coalesce(${deliveries.restsUntil}, '-infinity') <= ${at.toISOString()}))`,
        ),
      )
      .orderBy(asc(sendings.key))
    return rows.map(({ key }) => key)
  },

  /** Nothing of these is left to be sent. */
  sent: () =>
    sql
      .select({ key: sendings.key, planned: sendings.planned })
      .from(sendings)
      .where(
        and(
          isNull(sendings.endedAt),
          eq(sendings.state, 'running'),
          raw`${sendings.plannedAt} IS NOT NULL`,
          raw`NOT EXISTS (SELECT FROM ${deliveries} WHERE ${deliveries.sendingKey} = ${sendings.key}
                           AND ${deliveries.state} IN ('pending', 'dispatching'))`,
        ),
      ),

  /** Of campaigns that were canceled. */
  canceled: () =>
    sql
      .select({ key: sendings.key })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .where(and(isNull(sendings.endedAt), eq(campaigns.status, 'CANCELLED'))),

  /** Campaigns of which all is sent or stopped, but for those that run until they are canceled. */
  async over(): Promise<number[]> {
    const rows = await sql
      .select({ key: campaigns.key })
      .from(campaigns)
      .innerJoin(orders, and(eq(orders.campaignKey, campaigns.key), eq(orders.status, 'APPROVED')))
      .innerJoin(sendings, eq(sendings.orderKey, orders.key))
      .where(
        and(
          eq(campaigns.status, 'ACTIVE'),
          isNull(campaigns.parentKey),
          ne(campaigns.type, 'SUBSCRIPTION'),
          not(isAmong(campaigns.category, SET_OFF_CATEGORIES)),
          ne(campaigns.cadence, 'SUBSCRIPTION'),
        ),
      )
      .groupBy(campaigns.key)
      .having(raw`bool_and(${sendings.endedAt} IS NOT NULL)`)
      .orderBy(asc(campaigns.key))
    return rows.map(({ key }) => key)
  },
}))
