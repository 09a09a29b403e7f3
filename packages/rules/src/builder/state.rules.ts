import type { Campaign, CampaignStep, DetailsFacts, DetailsTemplate } from '../campaigns/index.ts'
import type { FulfillmentChannel } from '../channels/index.ts'
import type { CreativeVariation, DynamicField } from '../creatives/index.ts'
import { type CampaignTemplate, hasTrait, selectsAudience } from '../templates/index.ts'
import type { Missing } from './steps.rules.ts'

/** Fewer are no choice. */
const LEAST_FILTER_ITEMS = 2

/** One season of an annual enrollment. */
export interface Seasonal {
  campaignKey: number
  /** Its first step: the one whose coupons are customized. */
  stepKey: number
  name: string
  /** What it still lacks, as its year says it. */
  missing: readonly Missing[]
}

/** A creative with what a campaign asks of it. */
export interface HeldCreative {
  key: number
  version: number
  /** Filled in where it is chosen. */
  fields: readonly DynamicField[]
  /** Its other looks, one of which may be chosen. */
  variations: readonly CreativeVariation[]
  /** Those that it is made for. */
  fulfillmentChannels: readonly FulfillmentChannel[]
}

/** All that the steps of the builder follow from; nothing of it is stored for their sake. */
export interface BuilderState extends DetailsFacts {
  campaign: Campaign
  template: DetailsTemplate & Pick<CampaignTemplate, 'workflows' | 'campaignEndDate'>
  /** The toggle IS_AUDIENCE_BUILDER_ENABLED. */
  isAudienceBuilderOn: boolean
  /** How many pieces the saved audience gets; null: none is saved. */
  audiencePieces: number | null
  /** The creatives that the steps hold, in their versions, as far as they are loaded. */
  creatives?: readonly HeldCreative[]
  /** Of an annual enrollment. */
  seasonals?: readonly Seasonal[]
}

/** Of a single creative, its looks and its fields are still chosen; nothing is known of one that is not loaded. */
export function choosesCreative(
  step: Pick<CampaignStep, 'creativeSelection' | 'creative'>,
  creatives: BuilderState['creatives'] = [],
): boolean {
  if (step.creativeSelection.filterItems.length >= LEAST_FILTER_ITEMS) return true
  const held = heldCreative(step, creatives)
  return held !== undefined && held.variations.length + held.fields.length > 0
}

/** The creative that a step holds, in the version that it holds. */
export const heldCreative = (
  { creative }: Pick<CampaignStep, 'creative'>,
  creatives: BuilderState['creatives'] = [],
): HeldCreative | undefined =>
  creatives.find(
    ({ key, version }) =>
      key === creative.creativeTemplateKey && version === (creative.creativeVersion ?? version),
  )

/** A step whose coupons are fixed has none to customize. */
export const customizesCoupons = ({ creative, stepDetails }: CampaignStep): boolean =>
  creative.targetAttachmentCount > 0 && stepDetails.isCampaignStepEditable

export const choosesAudience = ({
  campaign,
  template,
  isAudienceBuilderOn,
}: BuilderState): boolean =>
  isAudienceBuilderOn && hasTrait(campaign.category, 'audience') && selectsAudience(template)
