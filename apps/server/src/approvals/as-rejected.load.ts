import { changesBetween } from '@marquee/rules/approvals'
import type { FoundCampaign } from '../campaigns/index.ts'
import { contentNow, orderOf, type Ordering } from '../orders/index.ts'

/** Would a campaign that came back say the same as it did when it was rejected, whatever was saved since? */
export async function isAsRejected(found: FoundCampaign, call: Ordering): Promise<boolean> {
  if (found.campaign.status !== 'DRAFT') return false
  const rejected = await orderOf(found.campaign.key, call.use)
  if (rejected?.status !== 'REJECTED') return false
  return changesBetween(rejected.content, await contentNow(found, call)).length === 0
}
