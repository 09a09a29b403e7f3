import { sameCode, type CampaignTemplate, type TemplateStep } from '../templates/index.ts'
import type { Attachment, StepCreative } from './campaign.rules.ts'
import { startedCreative, type Library, type StepDecisions } from './new-steps.rules.ts'

interface Normalizing {
  step: TemplateStep
  template: Pick<CampaignTemplate, 'workflows' | 'creativeTemplates'>
  /** As it is saved. */
  stored: StepDecisions
  library: Library
}

/**
 * The step as it is stored: what was sent, with the fields replaced that the server decides. A newly
 * chosen creative is taken at its present version, a coupon's source comes from the library, and
 * coupons that people cannot edit are the ones that the creative brings.
 */
export function normalizedStep(sent: StepDecisions, context: Normalizing): StepDecisions {
  return { ...sent, creative: normalizedCreative(sent.creative, context) }
}

function normalizedCreative(sent: StepCreative, context: Normalizing): StepCreative {
  const { step, template, stored, library } = context
  const key = sent.creativeTemplateKey
  const fresh = startedCreative(key, step, template, library)
  if (key === null) return fresh
  const isSame = key === stored.creative.creativeTemplateKey
  const held = isSame ? stored.creative : fresh
  const { creativeVersion } = held
  const { attachments, targetAttachmentCount } = step.isCouponCustomizable ? sent : held
  return {
    ...sent,
    creativeVersion,
    targetAttachmentCount,
    attachments: attachments.map((one) => sourced(one, context)),
  }
}

function sourced(attachment: Attachment, { stored, library }: Normalizing): Attachment {
  const { couponKey, customValues } = attachment
  const before = stored.creative.attachments.find((one) => one.couponKey === couponKey)
  const known = before?.customValues ?? library.coupons.get(couponKey)
  const { sourceId } = known ?? customValues
  return { couponKey, customValues: { ...customValues, sourceId } }
}

interface Reusing {
  template: Pick<CampaignTemplate, 'creativeTemplates'>
  /** Of the step whose coupons were saved. */
  saved: { step: TemplateStep; creative: StepCreative }
  others: readonly { step: TemplateStep; creative: StepCreative }[]
}

/** Touchpoints with fixed coupons take those of the touchpoint with the same reuse code. */
export function reusedCoupons({
  template,
  saved,
  others,
}: Reusing): [TemplateStep, StepCreative][] {
  const ownOf = ({ step, creative }: Reusing['saved']) =>
    template.creativeTemplates.find(
      (one) =>
        one.creativeTemplateKey === creative.creativeTemplateKey && one.stepNumber === step.number,
    )
  const code = sameCode(ownOf(saved)?.reuseCode ?? '')
  if (code === '' || !saved.step.isCouponCustomizable) return []
  const { attachments } = saved.creative
  return others
    .filter((other) => {
      const own = ownOf(other)
      const brings = own !== undefined && own.defaultCoupons.length > 0
      return !other.step.isCouponCustomizable && !brings && sameCode(own?.reuseCode ?? '') === code
    })
    .map(({ step, creative }) => [
      step,
      { ...creative, attachments: attachments.slice(0, creative.targetAttachmentCount) },
    ])
}
