import type { Category, TemplateType } from '../templates/index.ts'
import { campaignPhases, type CampaignStatus } from './statuses.rules.ts'

interface Running {
  status: CampaignStatus
  isMarketOpen: boolean
}

/** What may be changed depends on these. */
export interface Standing extends Running {
  category: Category
  type: TemplateType
  campaignCadence: TemplateType
  parentCampaignKey: number | null
  /** Of the campaign of one season: the annual enrollment that it is part of. */
  annualCampaignKey: number | null
}

/** Neither ended nor about to end, and its market is open. */
export const isActiveCampaign = ({ status, isMarketOpen }: Running): boolean =>
  isMarketOpen && campaignPhases[status] !== 'over'

/** A draft; and what runs until it is cancelled, in any status. */
export const isOpenToChange = ({
  status,
  type,
  campaignCadence,
}: Pick<Standing, 'status' | 'type' | 'campaignCadence'>): boolean =>
  status === 'DRAFT' || isOpenEnded({ type, cadence: campaignCadence })

/**
 * What was submitted stays as it is until it is decided and begins: else the approvers would look at one campaign
 * and the dealer at another.
 */
export function whyKeptAsOrdered({
  status,
}: Pick<Standing, 'status'>): 'campaign.with-approvers' | 'campaign.approved-as-ordered' | null {
  if (campaignPhases[status] === 'waiting') return 'campaign.with-approvers'
  return status === 'APPROVED' ? 'campaign.approved-as-ordered' : null
}

/** Runs until it is canceled. */
export const isOpenEnded = ({ type, cadence }: Record<'type' | 'cadence', TemplateType>): boolean =>
  type === 'SUBSCRIPTION' || cadence === 'SUBSCRIPTION'
