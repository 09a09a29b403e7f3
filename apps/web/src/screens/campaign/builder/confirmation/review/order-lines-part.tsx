import { api, useOperation } from '../../../../../api/index.ts'
import { OrderLines } from '../../../../../widgets/orders/index.ts'
import { reviewTexts as texts } from './texts.ts'

/** What each dealer is charged, and when. */
export function OrderLinesPart({ campaignKey }: { campaignKey: number }) {
  const params = { key: String(campaignKey) }
  const { response } = useOperation(api.orders.ofCampaign, { params }, { selection: false })
  const order = response?.order
  return order && <OrderLines order={order} title={texts.orderLines} />
}
