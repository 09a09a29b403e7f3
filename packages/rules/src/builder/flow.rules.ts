import {
  campaignPhases,
  hasTouchpoints,
  isMultiStep,
  usedSteps,
  type Campaign,
  type CampaignStep,
} from '../campaigns/index.ts'
import {
  missingAudience,
  missingChannels,
  missingDetails,
  missingOfStep,
  withoutCreative,
  missingTouchpoints,
} from './missing.rules.ts'
import { missingOfSeasons } from './seasonal.rules.ts'
import {
  choosesAudience,
  choosesCreative,
  customizesCoupons,
  type BuilderState,
} from './state.rules.ts'
import {
  places,
  type BlockedReason,
  type BuilderStep,
  type Missing,
  type Place,
  type StepType,
} from './steps.rules.ts'
import { hasTrait } from '../templates/index.ts'

export interface BuilderFlow {
  /** In the order of the rail. */
  steps: readonly BuilderStep[]
  start: Place
  /** The places of the steps that are done. */
  completed: readonly Place[]
  /** All that the campaign still needs before it can be ordered. */
  missing: readonly Missing[]
  isMultiStep: boolean
}

/** The steps by which a campaign is built, and what is missing in each. */
export function builderFlow(state: BuilderState): BuilderFlow {
  const { campaign } = state
  const isChild = campaign.parentCampaignKey !== null
  const isMulti = !isChild && !isAnnual(campaign) && isMultiStep(campaign)
  const steps = [
    ...(isChild ? [details(state)] : isMulti ? multiStep(state) : defaultOrder(state)),
    confirmation(state),
  ]
  return {
    steps,
    start: startOf({ isChild, isMulti }),
    completed: steps.filter(({ isDone }) => isDone).map(({ place }) => place),
    missing: eachOnce(steps.filter(({ blocked }) => blocked === null)),
    isMultiStep: isMulti,
  }
}

/** A dealer's part of a metro campaign is read first: it is ordered, and little of it can be changed. */
function startOf({ isChild, isMulti }: { isChild: boolean; isMulti: boolean }): Place {
  if (isChild) return places.confirmation
  return isMulti ? places.touchpoints : places.details
}

function defaultOrder(state: BuilderState): BuilderStep[] {
  const { campaign } = state
  // In an annual enrollment each season has pieces of its own.
  const used = isAnnual(campaign) ? [] : usedSteps(campaign)
  return [
    details(state),
    ...used.flatMap((step) => creative(step, state)),
    ...audience(state),
    ...(!isAnnual(campaign) && hasTouchpoints(campaign) ? [touchpoints(state)] : []),
    ...used.flatMap((step) => coupon(step, state)),
    ...(isAnnual(campaign) ? seasons(state) : []),
  ]
}

const isAnnual = ({ category }: Campaign) => hasTrait(category, 'year')

/** Touchpoints are the hub; each one's creative and coupons are reached from there and lead back. */
function multiStep(state: BuilderState): BuilderStep[] {
  const spokes = usedSteps(state.campaign).flatMap((step) => [
    ...creative(step, state),
    ...coupon(step, state),
  ])
  return [touchpoints(state), ...spokes, ...audience(state), details(state)]
}

/** Of what has begun, or is over, the days are past: nothing of them is missing, and nothing can be chosen any more. */
function details(state: BuilderState): BuilderStep {
  const { status } = state.campaign
  if (status === 'ACTIVE' || campaignPhases[status] === 'over') {
    return step('CAMPAIGN_DETAILS', places.details, [])
  }
  return step('CAMPAIGN_DETAILS', places.details, [
    ...missingDetails(state),
    ...missingChannels(withoutChoice(state), state),
    ...missingOfSeasons(state.seasonals, places.details),
  ])
}

/** Of their creatives nothing can be chosen: only other channels mend what they are not made for. */
const withoutChoice = ({ campaign, creatives }: BuilderState) =>
  isAnnual(campaign) ? [] : usedSteps(campaign).filter((step) => !choosesCreative(step, creatives))

const touchpoints = (state: BuilderState) =>
  step('TOUCHPOINTS', places.touchpoints, missingTouchpoints(state))

function audience(state: BuilderState): BuilderStep[] {
  if (!choosesAudience(state)) return []
  const blocked = whyNotCounted(state.campaign)
  return [step('AUDIENCE_SELECTION', places.audience, missingAudience(state), { blocked })]
}

/** Whom a campaign reaches follows from its channels and, of a metro campaign, from its dealers. */
function whyNotCounted(campaign: Campaign): BlockedReason | null {
  const { category, fulfillmentChannelsAndVariations, selectedMarketKeys } = campaign
  if (fulfillmentChannelsAndVariations.length === 0) return 'builder.channels-first'
  const isWithoutDealers = hasTrait(category, 'several-dealers') && selectedMarketKeys.length === 0
  return isWithoutDealers ? 'builder.dealers-first' : null
}

function creative(campaignStep: CampaignStep, state: BuilderState): BuilderStep[] {
  if (!choosesCreative(campaignStep, state.creatives)) return []
  const { key: stepKey } = campaignStep
  const missing = missingOfStep(campaignStep, state)
  return [step('CREATIVE_SELECTION', places.creative(stepKey), missing, { stepKey })]
}

function coupon(campaignStep: CampaignStep, state: BuilderState): BuilderStep[] {
  if (!customizesCoupons(campaignStep)) return []
  const { key: stepKey } = campaignStep
  const missing = missingOfStep(campaignStep, state)
  const blocked =
    campaignStep.creative.creativeTemplateKey === null ? 'builder.creative-first' : null
  return [step('COUPON_CUSTOMIZATION', places.coupon(stepKey), missing, { stepKey, blocked })]
}

/** The pieces of all seasons, and those of each. */
function seasons({ seasonals = [] }: BuilderState): BuilderStep[] {
  const each = seasonals.map(({ stepKey, campaignKey }) => {
    const place = places.seasonalCoupon(stepKey, campaignKey)
    const missing = missingOfSeasons(seasonals, place)
    return step('COUPON_CUSTOMIZATION_SEASONAL', place, missing, { stepKey })
  })
  const all = each.flatMap(({ missing }) => missing)
  return [step('SEASONAL_CAMPAIGNS', places.seasonals, all), ...each]
}

/** Done once the campaign is handed in; what it waits for stands with the other steps, but for what no step mends. */
function confirmation({ campaign }: BuilderState): BuilderStep {
  const isHandedIn = campaignPhases[campaign.status] !== 'draft'
  const missing = isHandedIn || isAnnual(campaign) ? [] : withoutCreative(usedSteps(campaign))
  return { ...step('CONFIRMATION', places.confirmation, missing), isDone: isHandedIn }
}

function step(
  type: StepType,
  place: Place,
  missing: readonly Missing[],
  {
    stepKey = null,
    blocked = null,
  }: { stepKey?: number | null; blocked?: BlockedReason | null } = {},
): BuilderStep {
  return { type, stepKey, place, isDone: missing.length === 0, blocked, missing }
}

function eachOnce(steps: readonly BuilderStep[]): Missing[] {
  const all = steps.flatMap(({ missing }) => missing)
  const known = new Set<string>()
  return all.filter(({ code, place, field = '' }) => {
    const name = `${code} ${place} ${field}`
    return !known.has(name) && known.add(name)
  })
}
