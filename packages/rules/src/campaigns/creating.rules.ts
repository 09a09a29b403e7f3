import type { Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { hasTrait } from '../templates/index.ts'
import type { Standing } from './standing.rules.ts'

/** Dealers create campaigns for themselves, staff for several dealers. */
export const CREATING_CAMPAIGNS: readonly Permission[] = [
  'CAN_SUBMIT_ORDER',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
]

type Kind = Pick<Standing, 'category' | 'parentCampaignKey'>

/** Of the people who may create campaigns, only some may create those of several dealers. */
export function mayCreateCampaign(
  permissions: readonly Permission[],
  { category, parentCampaignKey }: Kind,
): Result<true, 'campaign.several-dealers-only'> {
  const isForSeveral = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  const mayForSeveral = permissions.includes('CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS')
  return isForSeveral && !mayForSeveral ? refuse('campaign.several-dealers-only') : accept(true)
}

type Reorderable = Kind & Pick<Standing, 'status' | 'annualCampaignKey'>

/** May a person who creates campaigns reorder this one: any whole campaign but an enrollment of a year. */
export function mayReorder(
  permissions: readonly Permission[],
  { status, annualCampaignKey, ...kind }: Reorderable,
): Result<
  true,
  | 'campaign.follows-parent'
  | 'campaign.follows-enrollment'
  | 'reorder.not-yet'
  | 'campaign.annual'
  | 'campaign.several-dealers-only'
> {
  if (kind.parentCampaignKey !== null) return refuse('campaign.follows-parent')
  if (annualCampaignKey !== null) return refuse('campaign.follows-enrollment')
  if (status === 'BULKREORDER') return refuse('reorder.not-yet')
  if (hasTrait(kind.category, 'year')) return refuse('campaign.annual')
  return mayCreateCampaign(permissions, kind)
}
