import {
  detailsNames,
  sameDetails,
  stepsOfCampaignTemplate,
  type CampaignDetails,
} from '../campaigns/index.ts'
import { priceChanges, type NewStep, type Reordered } from '../reorders/index.ts'
import { selectsAudience, type CampaignTemplate } from '../templates/index.ts'
import { carriedDetails } from './carried-details.rules.ts'
import { carriedSteps, type HeldStep } from './carried-steps.rules.ts'
import { newerVersionTexts as texts, workNames, workTexts } from './texts.ts'
import type { CarryingSteps, Versions } from './versions.rules.ts'

/** All the work on a campaign, as it is stored. */
export interface Work {
  details: CampaignDetails
  steps: readonly HeldStep[]
  hasAudience: boolean
}

export interface CarriedCampaign {
  details: CampaignDetails
  steps: readonly NewStep[]
  /** The saved audience has to be counted again, whatever the campaign sends. */
  isAudienceOutdated: boolean
  /** What stays as it is, named for people. */
  stays: readonly string[]
  /** What could not be carried over, or needs a look, a line each. */
  notes: readonly string[]
}

/** A campaign under another version of its template: which of its work stays, and what does not, and why. */
export function carriedCampaign(
  work: Work,
  versions: Versions & Pick<CarryingSteps, 'library'>,
): CarriedCampaign {
  const { before, now } = versions
  const details = carriedDetails(work.details, versions)
  const steps = carriedSteps(work.steps, versions)
  const chosen = details.value.fulfillmentChannelsAndVariations
  const prices = priceChanges(chosen, before.priceBook, now.priceBook)
  const audience = work.hasAudience ? audienceNotes(before, now) : []
  return {
    details: details.value,
    steps: steps.value,
    isAudienceOutdated: audience.length > 0,
    stays: staysOf(work, details, steps, now),
    notes: [...details.notes, ...steps.notes, ...audience, ...prices],
  }
}

/** What an audience may reach, and what decides its price. */
function audienceNotes(before: CampaignTemplate, now: CampaignTemplate): string[] {
  if (differs(limitsOf(before), limitsOf(now))) return [texts.audienceLimits]
  return differs(costsOf(before), costsOf(now)) ? [texts.audience] : []
}

const differs = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)

const limitsOf = (template: CampaignTemplate) => [
  template.audienceConfiguration,
  template.distanceFilteringMax,
  template.analyticalModel,
  selectsAudience(template),
]

const costsOf = ({ priceBook, minimumOrderValue }: CampaignTemplate) => [
  priceBook,
  minimumOrderValue,
]

function staysOf(
  work: Work,
  details: Reordered<CampaignDetails>,
  steps: Reordered<NewStep[]>,
  now: CampaignTemplate,
): string[] {
  const names = detailsNames.filter(
    (name) => hasWork(work.details[name]) && sameValue(work.details, details.value, name),
  )
  const ofDetails = names.flatMap((name) => workNames[name] ?? [])
  const known = stepsOfCampaignTemplate(now)
  const ofSteps = work.steps.flatMap((held) => {
    const step = known.find(({ key }) => key === held.templateStepKey)
    const carried = steps.value.find((one) => one.templateStepKey === held.templateStepKey)
    if (!step || !carried?.opted || !held.opted) return []
    return staysOfStep(held, carried, known.length === 1 ? null : step.name)
  })
  return [...ofDetails, ...(work.hasAudience ? [workTexts.audience] : []), ...ofSteps]
}

function staysOfStep(held: HeldStep, carried: NewStep, step: string | null): string[] {
  const { creativeTemplateKey, attachments } = carried.creative
  const isSame =
    creativeTemplateKey !== null && creativeTemplateKey === held.creative.creativeTemplateKey
  const hasCoupons =
    attachments.length > 0 &&
    JSON.stringify(attachments) === JSON.stringify(held.creative.attachments)
  return [
    ...(isSame ? [step === null ? workTexts.creative : workTexts.creativeOf(step)] : []),
    ...(hasCoupons ? [step === null ? workTexts.coupons : workTexts.couponsOf(step)] : []),
  ]
}

const hasWork = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== false

/** The two campaigns agree in one field. */
const sameValue = (
  one: CampaignDetails,
  other: CampaignDetails,
  name: keyof CampaignDetails,
): boolean => sameDetails({ ...one, [name]: other[name] }, one)
