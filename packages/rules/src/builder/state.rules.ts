import {
  stepsOfCampaign,
  type Campaign,
  type CampaignStep,
  type DetailsKnown,
  type DetailsTemplate,
} from '../campaigns/index.ts'
import { selectsAudience, type CampaignTemplate, type Category } from '../templates/index.ts'

/** Fewer are no choice. */
const LEAST_FILTER_ITEMS = 2

const CHOOSING_AUDIENCE: readonly Category[] = ['ON_DEMAND', 'SEASONAL', 'METRO', 'ANNUAL_SEASONAL']

/** One season of an annual enrollment. */
export interface Seasonal {
  campaignKey: number
  /** Its first step: the one whose coupons are customized. */
  stepKey: number
  name: string
  /** Customized, or its period is over. */
  isDone: boolean
}

/** All that the steps of the builder follow from; nothing of it is stored for their sake. */
export interface BuilderState extends DetailsKnown {
  campaign: Campaign
  template: DetailsTemplate & Pick<CampaignTemplate, 'workflows'>
  /** The toggle IS_AUDIENCE_BUILDER_ENABLED. */
  isAudienceBuilderOn: boolean
  /** Is an audience saved. */
  hasAudience: boolean
  /** Of an annual enrollment. */
  seasonals?: readonly Seasonal[]
}

/** The steps of a campaign that people get to see. */
export const shownSteps = (campaign: Campaign): CampaignStep[] =>
  stepsOfCampaign(campaign).filter(({ optionality }) => optionality !== 'DISABLED')

/** More than one step: the campaign is built from the list of its touchpoints. */
export const isMultiStep = (campaign: Campaign): boolean => shownSteps(campaign).length > 1

/** A list of touchpoints is of use where there is something to switch on. */
export const hasTouchpoints = (campaign: Campaign): boolean =>
  isMultiStep(campaign) ||
  shownSteps(campaign).some(({ optionality }) => optionality !== 'REQUIRED')

/** The steps that are sent. A required one that stands alone has no switch. */
export function usedSteps(campaign: Campaign): CampaignStep[] {
  const steps = shownSteps(campaign)
  return hasTouchpoints(campaign) ? steps.filter(({ opted }) => opted) : steps
}

export const choosesCreative = ({ creativeSelection }: CampaignStep): boolean =>
  creativeSelection.filterItems.length >= LEAST_FILTER_ITEMS

/** Coupons that nobody may change are none to be customized. */
export const customizesCoupons = ({ creative, stepDetails }: CampaignStep): boolean =>
  creative.targetAttachmentCount > 0 && stepDetails.isCampaignStepEditable

export const choosesAudience = ({
  campaign,
  template,
  isAudienceBuilderOn,
}: BuilderState): boolean =>
  isAudienceBuilderOn && CHOOSING_AUDIENCE.includes(campaign.category) && selectsAudience(template)
