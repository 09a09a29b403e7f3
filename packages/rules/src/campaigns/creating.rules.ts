import type { Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { hasTrait } from '../templates/index.ts'
import type { Standing } from './standing.rules.ts'

/** Dealers make campaigns for themselves, staff for several dealers. */
export const CREATING_CAMPAIGNS: readonly Permission[] = [
  'CAN_SUBMIT_ORDER',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
]

type Kind = Pick<Standing, 'category' | 'parentCampaignKey'>

/** Of those who make campaigns, only some make those of several dealers. */
export function mayCreateCampaign(
  permissions: readonly Permission[],
  { category, parentCampaignKey }: Kind,
): Result<true, 'campaign.several-dealers-only'> {
  const isForSeveral = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  const mayForSeveral = permissions.includes('CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS')
  return isForSeveral && !mayForSeveral ? refuse('campaign.several-dealers-only') : accept(true)
}

type Reorderable = Kind & Pick<Standing, 'status'>

/** May somebody who makes campaigns make this one again: any that is whole, and is no enrollment of a year. */
export function mayReorder(
  permissions: readonly Permission[],
  { status, ...kind }: Reorderable,
): Result<
  true,
  | 'campaign.follows-parent'
  | 'reorder.not-yet'
  | 'campaign.annual'
  | 'campaign.several-dealers-only'
> {
  if (kind.parentCampaignKey !== null) return refuse('campaign.follows-parent')
  if (status === 'BULKREORDER') return refuse('reorder.not-yet')
  if (hasTrait(kind.category, 'year')) return refuse('campaign.annual')
  return mayCreateCampaign(permissions, kind)
}
