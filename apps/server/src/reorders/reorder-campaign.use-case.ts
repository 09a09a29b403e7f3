import type { reorders } from '@marquee/contract/reorders'
import { campaignNow } from '../campaigns/index.ts'
import { refuse } from '@marquee/rules/result'
import type { Call, UseCase } from '../platform/use-case.ts'
import { cache } from './cache.load.ts'
import { createReorder } from './create-reorder.change.ts'
import { planReorder } from './plan-reorder.check.ts'

type Reorder = typeof reorders.reorder
type ForMarket = typeof reorders.reorderForMarket

export const reorderCampaign: UseCase<Reorder> = (call) => reordered(null, call)

export const reorderForMarket: UseCase<ForMarket> = (call) => reordered(call.query.marketKey, call)

async function reordered(
  marketKey: number | null,
  call: Pick<Call<Reorder>, 'params' | 'person' | 'use' | 'now' | 'links' | 'announce'>,
) {
  const campaignKey = call.params.key
  const by = { ...call, cached: cache() }
  const planned = await planReorder({ campaignKey, marketKey, mailDate: null }, by)
  if (!planned.ok) {
    const { reason } = planned
    // Whoever asks for one campaign does not learn which of the two they cannot see.
    const isGone = reason === 'reorder.source-gone' || reason === 'reorder.market-gone'
    return refuse(isGone ? 'not-found' : reason)
  }
  const created = await createReorder(planned.value, by)
  call.announce({ key: created.key, campaignKey, marketKey: planned.value.market.key })
  return campaignNow(created.key, call)
}
