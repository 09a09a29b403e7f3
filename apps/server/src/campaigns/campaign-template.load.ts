import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore, type Template } from '../templates/index.ts'
import { campaignsStore, type CampaignRow } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'

/** The template of a campaign, in the version that the campaign has. */
export async function templateOf(
  { campaign }: { campaign: Pick<CampaignRow, 'key' | 'templateKey' | 'templateVersion'> },
  { use }: { use: Use },
): Promise<Template> {
  const { templateKey, templateVersion } = campaign
  const template = await use(templatesStore).find(templateKey, templateVersion)
  if (!template) throw new Error(`The template of campaign ${campaign.key} is out of reach`)
  return template
}

/** What the steps of a campaign are called, by their keys. */
export async function templateStepNames(
  found: FoundCampaign,
  use: Use,
): Promise<ReadonlyMap<number, string>> {
  const { content } = await templateOf(found, { use })
  const named = new Map(stepsOfCampaignTemplate(content).map(({ key, name }) => [key, name]))
  const steps = await use(campaignsStore).stepsOf(found.campaign.key)
  return new Map(steps.map(({ key, templateStepKey }) => [key, named.get(templateStepKey) ?? '']))
}
