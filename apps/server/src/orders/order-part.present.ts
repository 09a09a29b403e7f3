import type { orders } from '@marquee/contract/orders'
import type { ReplyOf } from '@marquee/contract/operation'
import { lineTotals } from '@marquee/rules/orders'
import type { FoundCampaign } from '../campaigns/index.ts'
import type { Store } from '../platform/sql/index.ts'
import { orderLinesStore } from './order-lines.store.ts'
import { presentLine, presentPayment } from './order-line.present.ts'

type Part = ReplyOf<typeof orders.ofCampaign>['part']

/** What the dealer of a child orders: its lines lie at the dealer, who does not see the order itself. */
export async function partOf(
  { campaign }: FoundCampaign,
  use: <Made>(store: Store<Made>) => Made,
): Promise<Part> {
  const { key, parentKey, status, marketKey } = campaign
  // A draft was not ordered; what was counted for it is still open.
  if (parentKey === null || status === 'DRAFT') return null
  const orderKey = await use(orderLinesStore).newestOf(campaign)
  if (orderKey === undefined) return null
  const found = await use(orderLinesStore).lines(orderKey)
  const payments = await use(orderLinesStore).payments(orderKey)
  const lines = found.map(presentLine).filter(({ campaignKey }) => campaignKey === key)
  return {
    orderKey,
    lines,
    ...lineTotals(lines),
    payments: payments
      .filter(({ billedMarketKey }) => billedMarketKey === marketKey)
      .map(presentPayment),
  }
}
