import { audienceBasis, stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { Use } from '../platform/sql/index.ts'
import type { Template } from '../templates/index.ts'
import { campaignParts, partsOfAll, type CampaignParts } from './campaign-parts.load.ts'
import type { StepRow } from './campaigns.store.ts'
import { campaignsView, type ChildPlace, type FoundCampaign } from './campaigns.view.ts'
import { hasTrait } from '@marquee/rules/templates'

/** A campaign with the facts that determine its audience. */
export interface CountedCampaign {
  found: FoundCampaign
  /** The version that it has. */
  template: Template
  steps: ReturnType<typeof stepsOf>
  /** The dealers whose customers it reaches. */
  marketKeys: readonly number[]
  basis: string
  /** Of a metro campaign; each reaches its own dealer's customers. */
  children: readonly CountedChild[]
}

interface CountedChild {
  campaign: ChildPlace
  basis: string
}

/** Undefined: out of sight. */
export async function countedCampaign(key: number, use: Use): Promise<CountedCampaign | undefined> {
  const found = await use(campaignsView).find(key)
  return found && countedFrom(await campaignParts(found, use))
}

/** The same of several campaigns, by their keys. */
export async function countedCampaigns(
  keys: readonly number[],
  use: Use,
): Promise<ReadonlyMap<number, CountedCampaign>> {
  const found = await use(campaignsView).findAll(keys)
  const parts = await partsOfAll(found, use)
  return new Map(parts.map((each) => [each.found.campaign.key, countedFrom(each)]))
}

/** The same of a campaign that is read already. */
export function countedFrom({ found, template, steps, children }: CampaignParts): CountedCampaign {
  const selected = children.map(({ marketKey }) => marketKey)
  const marketKeys = campaignMarkets(found, selected)
  const of = (keys: readonly number[]) => basisOf({ found, template, steps, marketKeys: keys })
  return {
    found,
    template,
    steps: stepsOf(template, steps),
    marketKeys,
    basis: of(marketKeys),
    children: children.map((campaign) => ({ campaign, basis: of([campaign.marketKey]) })),
  }
}

/** Of a metro campaign those of its dealers that have a child of it; else where it lies. */
export function campaignMarkets(
  { campaign, market }: Pick<FoundCampaign, 'campaign' | 'market'>,
  selected: readonly number[],
): readonly number[] {
  const isParent = hasTrait(campaign.category, 'several-dealers') && campaign.parentKey === null
  return isParent ? selected : [market.key]
}

interface Based {
  found: Pick<FoundCampaign, 'campaign'>
  template: Template
  steps: readonly StepRow[]
  marketKeys: readonly number[]
}

export const basisOf = ({ found, template, steps, marketKeys }: Based): string =>
  audienceBasis({
    chosen: found.campaign.details.fulfillmentChannelsAndVariations,
    steps: stepsOf(template, steps),
    marketKeys,
  })

/** With what the template says of them; none where it has no such step. */
function stepsOf({ content }: Template, steps: readonly StepRow[]) {
  const known = new Map(stepsOfCampaignTemplate(content).map((step) => [step.key, step]))
  return steps.flatMap(({ templateStepKey, opted, channels }) => {
    const step = known.get(templateStepKey)
    return step ? [{ opted, optionality: step.optionality, ...channels }] : []
  })
}
