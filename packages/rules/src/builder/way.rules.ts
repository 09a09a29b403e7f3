import type { BuilderFlow } from './flow.rules.ts'
import { places, type BuilderStep, type Place, type StepType } from './steps.rules.ts'

/** Where a step leads once it is saved; the confirmation leads nowhere. */
export function nextStep(flow: BuilderFlow, place: Place): Place | null {
  const from = stepAt(flow, place)
  if (from === undefined || from.type === 'CONFIRMATION') return null
  const candidates = flow.isMultiStep ? afterInHub(flow, from) : following(flow, from)
  return firstOpen(flow, candidates) ?? places.confirmation
}

/** Where one comes back to from a step; the first one has nothing before it. */
export function previousStep(flow: BuilderFlow, place: Place): Place | null {
  const from = stepAt(flow, place)
  if (from === undefined || place === flow.start) return null
  const candidates = flow.isMultiStep ? beforeInHub(from) : before(flow, from)
  return firstOpen(flow, candidates) ?? flow.start
}

function following({ steps }: BuilderFlow, from: BuilderStep): Place[] {
  return steps.slice(steps.indexOf(from) + 1).map(({ place }) => place)
}

function before({ steps }: BuilderFlow, from: BuilderStep): Place[] {
  return steps
    .slice(0, steps.indexOf(from))
    .map(({ place }) => place)
    .toReversed()
}

/** A creative leads to the audience once; then each piece to what is left of pieces, and the last to the touchpoints. */
function afterInHub(flow: BuilderFlow, from: BuilderStep): Place[] {
  const audience = stepAt(flow, places.audience)?.isDone === false ? [places.audience] : []
  const { touchpoints, details, confirmation } = places
  switch (from.type) {
    case 'TOUCHPOINTS':
      return [...piecesLeft(flow, from), ...audience, details]
    case 'CREATIVE_SELECTION':
      return [...audience, ...piecesLeft(flow, from), touchpoints]
    case 'AUDIENCE_SELECTION':
      return from.isDone
        ? [...piecesLeft(flow, from), ...touchpointsLeft(flow), details]
        : [details]
    case 'COUPON_CUSTOMIZATION':
      return [...piecesLeft(flow, from), touchpoints]
    case 'CAMPAIGN_DETAILS':
    case 'CAMPAIGN_STEP_DETAILS':
    case 'SEASONAL_CAMPAIGNS':
    case 'COUPON_CUSTOMIZATION_SEASONAL':
    case 'CONFIRMATION':
      return [confirmation]
  }
}

/** The creatives and coupons that still have to be chosen: first those of the same touchpoint. */
function piecesLeft(flow: BuilderFlow, from: BuilderStep): Place[] {
  const ofPieces: readonly StepType[] = ['CREATIVE_SELECTION', 'COUPON_CUSTOMIZATION']
  const open = flow.missing
    .flatMap(({ place }) => stepAt(flow, place) ?? [])
    .filter((one) => one !== from && ofPieces.includes(one.type))
  const isOwn = ({ stepKey }: BuilderStep) => stepKey === from.stepKey
  return [...open.filter(isOwn), ...open.filter((one) => !isOwn(one))].map(({ place }) => place)
}

const touchpointsLeft = (flow: BuilderFlow): Place[] =>
  stepAt(flow, places.touchpoints)?.isDone === false ? [places.touchpoints] : []

function beforeInHub({ type, stepKey }: BuilderStep): Place[] {
  const { touchpoints, audience, details } = places
  switch (type) {
    case 'COUPON_CUSTOMIZATION':
      return [places.creative(stepKey ?? 0), touchpoints]
    case 'CAMPAIGN_DETAILS':
      return [audience, touchpoints]
    case 'CONFIRMATION':
      return [details]
    case 'TOUCHPOINTS':
    case 'CREATIVE_SELECTION':
    case 'AUDIENCE_SELECTION':
    case 'CAMPAIGN_STEP_DETAILS':
    case 'SEASONAL_CAMPAIGNS':
    case 'COUPON_CUSTOMIZATION_SEASONAL':
      return [touchpoints]
  }
}

/** Of places in order of preference, the first that is part of the flow and can be worked on. */
const firstOpen = (flow: BuilderFlow, candidates: readonly Place[]): Place | undefined =>
  candidates.find((place) => stepAt(flow, place)?.blocked === null)

export const stepAt = ({ steps }: BuilderFlow, place: Place): BuilderStep | undefined =>
  steps.find((step) => step.place === place)
