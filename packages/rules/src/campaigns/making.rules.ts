import type { Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { Standing } from './lifecycle.rules.ts'

/** Dealers make campaigns for themselves, staff for several dealers. */
export const MAKING_CAMPAIGNS: readonly Permission[] = [
  'CAN_SUBMIT_ORDER',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
]

type Made = Pick<Standing, 'category' | 'parentCampaignKey'>

/** Of those who make campaigns, only some make those of several dealers. */
export function mayMakeCampaign(
  permissions: readonly Permission[],
  { category, parentCampaignKey }: Made,
): Result<true, 'campaign.several-dealers-only'> {
  const isForSeveral = category === 'METRO' && parentCampaignKey === null
  const mayForSeveral = permissions.includes('CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS')
  return isForSeveral && !mayForSeveral ? refuse('campaign.several-dealers-only') : accept(true)
}
