import type { customers } from '@marquee/contract/customers'
import type { CalendarDate } from '@marquee/rules/calendar'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketVersionsStore } from './market-versions.store.ts'

export const readMarketCustomers: UseCase<typeof customers.market> = async ({ params, use }) => {
  const market = await use(marketsStore).find(params.marketKey)
  if (!market) return refuse('not-found')
  const served = await use(marketVersionsStore).find(market.key)
  return accept({
    marketKey: market.key,
    marketName: market.name,
    households: served?.households ?? 0,
    version: served?.version ?? 0,
    asOf: (served?.asOf ?? null) as CalendarDate | null,
    publishedAt: served?.publishedAt?.toISOString() ?? null,
    can: {
      upload:
        market.type === 'DEALER'
          ? ({ ok: true } as const)
          : ({ ok: false, reason: 'customers.not-a-dealer' } as const),
    },
  })
}
