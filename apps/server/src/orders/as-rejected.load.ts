import { changesBetween } from '@marquee/rules/approvals'
import type { FoundCampaign } from '../campaigns/index.ts'
import { orderable, type Ordering } from './orderable.load.ts'
import { orderedContent } from './ordered-content.load.ts'
import { orderOf } from './submitted-order.load.ts'

/** Would a campaign that came back say the same as it did when it was rejected, whatever was saved since? */
export async function isAsRejected(found: FoundCampaign, call: Ordering): Promise<boolean> {
  if (found.campaign.status !== 'DRAFT') return false
  const rejected = await orderOf(found.campaign.key, call.use)
  if (rejected?.status !== 'REJECTED') return false
  const order = await orderable(found, call)
  const content = await orderedContent(order, order.selection?.breakdown, call)
  return changesBetween(rejected.content, content).length === 0
}
