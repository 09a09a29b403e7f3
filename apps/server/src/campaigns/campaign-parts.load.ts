import type { Use } from '../platform/sql/index.ts'
import type { Template } from '../templates/index.ts'
import { templateOf, templatesOf } from './campaign-template.load.ts'
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

/** The same of several campaigns, in their order. */
export async function partsOfAll(
  some: readonly FoundCampaign[],
  use: Use,
): Promise<CampaignParts[]> {
  const templates = await templatesOf(some, use)
  const steps = await use(campaignsStore).stepsAmong(some.map(({ campaign }) => campaign.key))
  const parts: CampaignParts[] = []
  for (const [at, found] of some.entries()) {
    const template = templates[at] as Template
    const children = await use(campaignsView).childrenOf(found.campaign)
    const own = steps.filter(({ campaignKey }) => campaignKey === found.campaign.key)
    parts.push({ found, template, steps: own, children })
  }
  return parts
}
