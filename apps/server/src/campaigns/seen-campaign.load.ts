import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { Store } from '../platform/sql/index.ts'
import { campaignsStore } from './campaigns.store.ts'
import { campaignsView, type FoundCampaign } from './campaigns.view.ts'
import { templateOf } from './campaign.present.ts'

type Use = <Made>(store: Store<Made>) => Made

/** A campaign; of a metro campaign that is kept above the person, the first child that they see. */
export async function seenCampaign(key: number, use: Use): Promise<FoundCampaign | undefined> {
  const found = await use(campaignsView).find(key)
  if (found) return found
  const [child] = await use(campaignsView).childrenOfKey(key)
  return child && use(campaignsView).find(child.key)
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
