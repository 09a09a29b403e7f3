import type { reorders } from '@marquee/contract/reorders'
import { campaignNow } from '../campaigns/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { keeping } from './keeping.load.ts'
import { makeAgain } from './make-again.change.ts'
import { planReorder } from './plan-reorder.check.ts'

type Reorder = typeof reorders.reorder
type ForMarket = typeof reorders.reorderForMarket

export const reorderCampaign: UseCase<Reorder> = (call) => madeAgain(null, call)

export const reorderForMarket: UseCase<ForMarket> = (call) => madeAgain(call.query.marketKey, call)

async function madeAgain(
  marketKey: number | null,
  call: Pick<Call<Reorder>, 'params' | 'person' | 'use' | 'now' | 'links' | 'announce'>,
) {
  const campaignKey = call.params.key
  const by = { ...call, keep: keeping() }
  const planned = await planReorder({ campaignKey, marketKey, mailDate: null }, by)
  if (!planned.ok) return planned
  const made = await makeAgain(planned.value, by)
  call.announce({ key: made.key, campaignKey, marketKey: planned.value.market.key })
  return campaignNow(made.key, call)
}
