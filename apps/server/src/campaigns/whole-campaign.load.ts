import {
  isActiveCampaign,
  isOpenToChange,
  type Campaign,
  type CampaignDetails,
} from '@marquee/rules/campaigns'
import type { Use } from '../platform/sql/index.ts'
import { standingOf } from './campaign-abilities.check.ts'
import { savedDetails } from './campaign-details.present.ts'
import { campaignParts, type CampaignParts } from './campaign-parts.load.ts'
import type { FoundCampaign } from './campaigns.view.ts'
import { basisOf, campaignMarkets } from './counted-campaign.load.ts'
import { presentStep } from './campaign-step.present.ts'

/** A campaign with all that the rules of the builder and of orders judge it by. */
export interface WholeCampaign extends CampaignParts {
  details: CampaignDetails
  campaign: Campaign
  /** What of it was to be counted, for an audience that is saved. */
  basis: string
}

export async function wholeCampaign(found: FoundCampaign, use: Use): Promise<WholeCampaign> {
  const parts = await campaignParts(found, use)
  const { template, children, steps } = parts
  const details = savedDetails(
    found.campaign,
    children.map(({ marketKey }) => marketKey),
  )
  const standing = standingOf(found)
  const campaign: Campaign = {
    ...details,
    ...standing,
    isActive: isActiveCampaign(standing),
    isEditable: isOpenToChange(standing),
    workflows: template.content.workflows.slice(0, 1).map((workflow) => ({
      key: workflow.key,
      steps: steps.flatMap((step) => presentStep(step, workflow, details)),
    })),
  }
  const marketKeys = campaignMarkets(found, details.selectedMarketKeys)
  const basis = basisOf({ found, template, steps, marketKeys })
  return { ...parts, details, campaign, basis }
}
