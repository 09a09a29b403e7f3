import type { OrderedContent } from '@marquee/rules/orders'
import type { FoundCampaign } from '../campaigns/index.ts'
import { orderable, type Ordering } from './orderable.load.ts'
import { orderedContent } from './ordered-content.load.ts'

/** What would be ordered of a campaign as it is saved now. */
export async function contentNow(found: FoundCampaign, call: Ordering): Promise<OrderedContent> {
  const order = await orderable(found, call)
  return orderedContent(order, order.selection?.breakdown, call)
}
