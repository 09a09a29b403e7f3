import type { ReturnKind } from '@marquee/rules/mail-returns'
import type { DeliveryState, SuppressedFor } from '@marquee/rules/sendings'
import { and, asc, count, desc, eq, or } from 'drizzle-orm'
import { campaigns, deliveries, mailReturns, markets, sendings } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type SendingSeen = Awaited<ReturnType<ReturnType<typeof campaignSendingsView>['of']>>[number]

export interface Counted {
  sendingKey: number
  isSeed: boolean
  state: DeliveryState
  suppressedFor: SuppressedFor | null
  count: number
}

export interface Returned {
  sendingKey: number
  kind: ReturnKind
  says: string
  count: number
}

/** What a campaign sends, and what became of it, as far as it lies in the person's scope. */
export const campaignSendingsView = store((sql, scope) => ({
  /** With that of the children of a metro campaign, or of the seasons of a year. */
  of: (campaignKey: number) =>
    sql
      .select({
        sending: sendings,
        market: { key: markets.key, name: markets.name },
        campaignStatus: campaigns.status,
      })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .innerJoin(markets, eq(markets.key, sendings.marketKey))
      .where(
        and(
          or(
            eq(campaigns.key, campaignKey),
            eq(campaigns.parentKey, campaignKey),
            eq(campaigns.annualKey, campaignKey),
          ),
          within(sendings.path, scope),
        ),
      )
      .orderBy(
        asc(sendings.dueOn),
        asc(sendings.stepNumber),
        asc(sendings.channel),
        asc(markets.name),
        asc(sendings.key),
      ),

  async counts(sendingKeys: readonly number[]): Promise<Counted[]> {
    if (sendingKeys.length === 0) return []
    const { sendingKey, isSeed, state, suppressedFor } = deliveries
    return sql
      .select({ sendingKey, isSeed, state, suppressedFor, count: count() })
      .from(deliveries)
      .where(and(isAmong(sendingKey, sendingKeys), within(deliveries.path, scope)))
      .groupBy(sendingKey, isSeed, state, suppressedFor)
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
