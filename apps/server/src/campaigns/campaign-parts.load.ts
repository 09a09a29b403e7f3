import type { Use } from '../platform/sql/index.ts'
import type { Template } from '../templates/index.ts'
import { templateOf } from './campaign-template.load.ts'
import { campaignsStore, type StepRow } from './campaigns.store.ts'
import { campaignsView, type ChildPlace, type FoundCampaign } from './campaigns.view.ts'

/** All that is stored of a campaign, read once for all that is derived from it. */
export interface CampaignParts {
  found: FoundCampaign
  /** The version that it began with. */
  template: Template
  steps: readonly StepRow[]
  /** Of a metro campaign. */
  children: readonly ChildPlace[]
}

export async function campaignParts(found: FoundCampaign, use: Use): Promise<CampaignParts> {
  const template = await templateOf(found, { use })
  const children = await use(campaignsView).childrenOf(found.campaign)
  const steps = await use(campaignsStore).stepsOf(found.campaign.key)
  return { found, template, steps, children }
}
