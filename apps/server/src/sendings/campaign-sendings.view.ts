import type { ReturnKind } from '@marquee/rules/mail-returns'
import type { SuppressedFor } from '@marquee/rules/sendings'
import { and, asc, count, desc, eq, isNotNull, or, sql as raw } from 'drizzle-orm'
import {
  campaigns,
  deliveries,
  deliveryCounts,
  mailReturns,
  markets,
  sendings,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type SendingSeen = Awaited<ReturnType<ReturnType<typeof campaignSendingsView>['of']>>[number]

export interface Suppressed {
  sendingKey: number
  reason: SuppressedFor | null
  count: number
}

export interface Returned {
  sendingKey: number
  kind: ReturnKind
  says: string
  count: number
}

/** How many days are shown of what goes out day by day, besides all that is not over. */
const DAYS_SHOWN = 31

const isRecent = raw`${sendings.dueOn} > (SELECT through FROM daily_runs r
  WHERE r.campaign_key = ${sendings.campaignKey}) - ${raw.raw(String(DAYS_SHOWN))}`

/** What a campaign sends, and what became of it, as far as it lies in the person's scope. */
export const campaignSendingsView = store((sql, scope) => ({
  /** With that of the children of a metro campaign, or of the seasons of a year. */
  of: (campaignKey: number) =>
    sql
      .select({
        sending: sendings,
        market: { key: markets.key, name: markets.name },
        campaignStatus: campaigns.status,
        /** Null before it is planned. */
        pieces: deliveryCounts,
      })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .innerJoin(markets, eq(markets.key, sendings.marketKey))
      .leftJoin(deliveryCounts, eq(deliveryCounts.sendingKey, sendings.key))
      .where(
        and(
          or(
            eq(campaigns.key, campaignKey),
            eq(campaigns.parentKey, campaignKey),
            eq(campaigns.annualKey, campaignKey),
          ),
          raw`(NOT ${sendings.isDaily} OR ${sendings.endedAt} IS NULL OR ${isRecent})`,
          within(sendings.path, scope),
        ),
      )
      .orderBy(
        // Day by day the newest first: those of years follow.
        raw`CASE WHEN ${sendings.isDaily} THEN ${sendings.dueOn} END DESC`,
        asc(sendings.dueOn),
        asc(sendings.stepNumber),
        asc(sendings.channel),
        asc(markets.name),
        asc(sendings.key),
      ),

  /** Why some are not sent, without looking at those that are. */
  async suppressed(sendingKeys: readonly number[]): Promise<Suppressed[]> {
    if (sendingKeys.length === 0) return []
    const { sendingKey, isSeed, suppressedFor: reason, state } = deliveries
    return sql
      .select({ sendingKey, reason, count: count() })
      .from(deliveries)
      .where(
        and(
          isAmong(sendingKey, sendingKeys),
          eq(state, 'suppressed'),
          eq(isSeed, false),
          isNotNull(reason),
          within(deliveries.path, scope),
        ),
      )
      .groupBy(sendingKey, reason)
  },

  async seeds(sendingKeys: readonly number[]): Promise<{ sendingKey: number; count: number }[]> {
    if (sendingKeys.length === 0) return []
    const { sendingKey, isSeed } = deliveries
    return sql
      .select({ sendingKey, count: count() })
      .from(deliveries)
      .where(
        and(isAmong(sendingKey, sendingKeys), eq(isSeed, true), within(deliveries.path, scope)),
      )
      .groupBy(sendingKey)
  },

  /** The most frequent first. */
  async returned(sendingKeys: readonly number[]): Promise<Returned[]> {
    if (sendingKeys.length === 0) return []
    const { sendingKey, kind, says, isSeed } = mailReturns
    return sql
      .select({ sendingKey, kind, says, count: count() })
      .from(mailReturns)
      .where(
        and(isAmong(sendingKey, sendingKeys), eq(isSeed, false), within(mailReturns.path, scope)),
      )
      .groupBy(sendingKey, kind, says)
      .orderBy(desc(count()), asc(says))
  },
}))
