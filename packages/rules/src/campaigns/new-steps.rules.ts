import { channelsOf, type ChannelVariation, type FulfillmentChannel } from '../channels/index.ts'
import type { CouponFields } from '../coupons/index.ts'
import type { CreativeTemplate } from '../creatives/index.ts'
import {
  sameCode,
  stepsOf,
  type CampaignTemplate,
  type TemplateCreative,
  type TemplateStep,
} from '../templates/index.ts'
import type { AttachedCoupon, Attachment, CampaignStep, StepCreative } from './campaign.rules.ts'
import { startingOptions } from './new-campaign.rules.ts'

/** A creative as it is now. */
export interface PresentCreative extends CreativeTemplate {
  key: number
  version: number
}

/** The creatives and coupons that may be used here; any other is unknown. */
export interface Library {
  creatives: ReadonlyMap<number, PresentCreative>
  coupons: ReadonlyMap<number, AttachedCoupon>
}

/** What people decide about a step. */
export type StepDecisions = Pick<
  CampaignStep,
  'opted' | 'creative' | 'fulfillmentChannels' | 'fulfillmentChannelVariations'
>

type WithSteps = Pick<CampaignTemplate, 'workflows' | 'creativeTemplates'>

/** The steps that a campaign has: those of the template's first workflow. */
export const stepsOfCampaignTemplate = ({
  workflows: [first],
}: Pick<CampaignTemplate, 'workflows'>): readonly TemplateStep[] => first?.steps ?? []

/**
 * What a step begins with. Where there is nothing to choose from, its creative is chosen already; in a season of a year
 * it is the first, which is sent if nobody chooses another.
 */
export function startedStep(
  step: TemplateStep,
  template: WithSteps,
  library: Library,
  isOfYear = false,
): StepDecisions {
  const isAlone = stepsOfCampaignTemplate(template).length === 1
  const [first, ...others] = step.creativeSelection.filterItems
  const chosen = first && (isOfYear || others.length === 0) ? first.creativeTemplateKey : null
  return {
    opted: step.optionality === 'REQUIRED' || (isAlone && step.optionality !== 'DISABLED'),
    creative: startedCreative(chosen, step, template, library),
    ...startedChannels(step),
  }
}

/** A newly chosen creative of a step: its newest version, with the coupons that it brings. */
export function startedCreative(
  key: number | null,
  step: TemplateStep,
  template: WithSteps,
  { creatives, coupons }: Library,
): StepCreative {
  const creative = key === null ? undefined : creatives.get(key)
  const { targetAttachmentCount } = step
  if (!creative) return { ...NO_CREATIVE, targetAttachmentCount }
  const attachments = defaultCouponKeys(creative.key, step, template)
    .flatMap((couponKey): Attachment[] => {
      const customValues = coupons.get(couponKey)
      return customValues ? [{ couponKey, customValues }] : []
    })
    .slice(0, targetAttachmentCount)
  return {
    creativeTemplateKey: creative.key,
    creativeVersion: creative.version,
    variationId: null,
    values: {},
    attachments,
    targetAttachmentCount,
  }
}

const NO_CREATIVE: Omit<StepCreative, 'targetAttachmentCount'> = {
  creativeTemplateKey: null,
  creativeVersion: null,
  variationId: null,
  values: {},
  attachments: [],
}

/** Its own; else those of the touchpoint that it names by a reuse code. */
export function defaultCouponKeys(
  creativeKey: number,
  step: Pick<TemplateStep, 'number'>,
  template: WithSteps,
): readonly number[] {
  const own = template.creativeTemplates.find(
    (one) => one.creativeTemplateKey === creativeKey && one.stepNumber === step.number,
  )
  if (!own) return []
  const brought = own.defaultCoupons.length > 0 ? own : reusedFrom(own, template)
  return brought?.defaultCoupons.map(({ couponKey }) => couponKey) ?? []
}

/** Whose coupons a creative takes: of a touchpoint whose coupons are edited, the one of the same reuse code. */
function reusedFrom(creative: TemplateCreative, template: WithSteps): TemplateCreative | undefined {
  const code = sameCode(creative.reuseCode)
  if (code === '') return undefined
  const edited = new Set(
    stepsOf(template)
      .filter(({ isCouponCustomizable }) => isCouponCustomizable)
      .map(({ number }) => number),
  )
  return template.creativeTemplates.find(
    (other) => edited.has(other.stepNumber) && sameCode(other.reuseCode) === code,
  )
}

export interface StepChannels {
  fulfillmentChannels: readonly FulfillmentChannel[]
  fulfillmentChannelVariations: readonly ChannelVariation[]
}

function startedChannels(step: TemplateStep): StepChannels {
  const chosen = startingOptions([...step.fulfillmentOptions, ...step.fulfillmentVariationOptions])
  return {
    fulfillmentChannels: chosen.flatMap(({ type, value }) => (type === 'CHANNEL' ? [value] : [])),
    fulfillmentChannelVariations: chosen.flatMap(({ type, value }) =>
      type === 'VARIATION' ? [{ id: value, fulfillmentChannels: channelsOf(value) }] : [],
    ),
  }
}

interface Coupon extends CouponFields {
  endDate: AttachedCoupon['endDate']
  source: string
}

/** A coupon of the library as a campaign takes it over. */
export function attachedFrom({ source, ...coupon }: Coupon): AttachedCoupon {
  return { ...coupon, sourceId: { source } }
}
