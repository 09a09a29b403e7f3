import { scheduleOf } from '@marquee/rules/sendings'
import { orderOf } from '../orders/index.ts'
import { orderedPlacesView } from './ordered-places.view.ts'
import type { Use } from '../platform/sql/index.ts'
import { sendingsStore } from './sendings.store.ts'

/** All that the order of a campaign sends, each for its day. */
export async function scheduleSendings(campaignKey: number, use: Use): Promise<void> {
  const order = await orderOf(campaignKey, use)
  if (order?.status !== 'APPROVED') return
  const places = await use(orderedPlacesView).of(order.key)
  const scheduled = scheduleOf(order.content).flatMap((sending) => {
    const path = places.get(sending.campaignKey)
    const state = 'running' as const
    return path === undefined
      ? []
      : [{ ...sending, orderKey: order.key, isDaily: false, follows: null, state, path }]
  })
  await use(sendingsStore).insert(scheduled)
}
