import { UNSENT_STATES, type UnsentState } from '@marquee/rules/sendings'
import { and, asc, count, desc, eq, sql as raw } from 'drizzle-orm'
import { campaigns, deliveries, deliveryCounts, markets, sendings } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type UnsentRow = Awaited<ReturnType<ReturnType<typeof unsentPiecesView>['list']>>[number]
export type UnsentSending = NonNullable<
  Awaited<ReturnType<ReturnType<typeof unsentPiecesView>['sending']>>
>

interface Listing {
  states: readonly UnsentState[] | undefined
  page: number
  size: number
}

const { recipient, isSeed, state, suppressedFor, answer, tries, changedAt } = deliveries
/** Of those that are found it is none of the others. */
const unsentState = raw<UnsentState>`${state}`

/** Who did not get what was sent, as far as it lies in the person's scope. */
export const unsentPiecesView = store((sql, scope) => {
  const found = (sendingKey: number, states: readonly UnsentState[] = UNSENT_STATES) =>
    and(
      eq(deliveries.sendingKey, sendingKey),
      // As words, so that the database sees that its index of these holds them all.
      raw`${state} IN ('unknown', 'refused', 'suppressed')`,
      isAmong(state, states),
      within(deliveries.path, scope),
    )
  return {
    async sending(sendingKey: number) {
      const [row] = await sql
        .select({
          sending: sendings,
          market: { key: markets.key, name: markets.name },
          campaign: { name: campaigns.name, status: campaigns.status },
          /** Null before it is planned. */
          unknown: deliveryCounts.unknown,
        })
        .from(sendings)
        .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
        .innerJoin(markets, eq(markets.key, sendings.marketKey))
        .leftJoin(deliveryCounts, eq(deliveryCounts.sendingKey, sendings.key))
        .where(and(eq(sendings.key, sendingKey), within(sendings.path, scope)))
      return row
    },

    /** First those of which it is not known, and then by the number of the customer. */
    list: (sendingKey: number, { states, page, size }: Listing) =>
      sql
        .select({ recipient, isSeed, state: unsentState, suppressedFor, answer, tries, changedAt })
        .from(deliveries)
        .where(found(sendingKey, states))
        .orderBy(desc(raw`${state} = 'unknown'`), asc(state), desc(isSeed), asc(recipient))
        .limit(size)
        .offset(page * size),

    async total(sendingKey: number, states: Listing['states']): Promise<number> {
      const [row] = await sql
        .select({ all: count() })
        .from(deliveries)
        .where(found(sendingKey, states))
      return row?.all ?? 0
    },
  }
})
