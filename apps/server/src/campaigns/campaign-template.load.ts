import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore, type Template } from '../templates/index.ts'
import { campaignsStore, type CampaignRow } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'

type OfTemplate = Pick<CampaignRow, 'key' | 'templateKey' | 'templateVersion'>

/** The template of a campaign, in the version that the campaign has. */
export async function templateOf(
  { campaign }: { campaign: OfTemplate },
  { use }: { use: Use },
): Promise<Template> {
  const { templateKey, templateVersion } = campaign
  return (await use(templatesStore).find(templateKey, templateVersion)) ?? outOfReach(campaign)
}

/** The same of several campaigns, in their order. */
export async function templatesOf(
  some: readonly { campaign: OfTemplate }[],
  use: Use,
): Promise<Template[]> {
  const found = await use(templatesStore).findVersions(
    some.map(({ campaign: { templateKey: key, templateVersion: version } }) => ({ key, version })),
  )
  return some.map(({ campaign }) => {
    const { templateKey, templateVersion } = campaign
    const template = found.find(
      ({ key, version }) => key === templateKey && version === templateVersion,
    )
    return template ?? outOfReach(campaign)
  })
}

function outOfReach({ key }: OfTemplate): never {
  throw new Error(`The template of campaign ${key} is out of reach`)
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
