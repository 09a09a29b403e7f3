import type { Campaign, CampaignStep } from '../answers.ts'
import { stepIn } from '../steps.rules.ts'
import { differenceTexts as texts } from './texts.ts'

/** The creative of a step, as it is chosen and filled in. */
export type CreativeValues = CampaignStep['creative']

export const valuesOf =
  (stepKey: number) =>
  (campaign: Campaign): CreativeValues =>
    stepIn(campaign, stepKey).creative

/** A line for each value that another person saved otherwise. */
export function differencesOf(typed: CreativeValues, saved: CreativeValues): string[] {
  const isOther = (name: keyof CreativeValues) =>
    JSON.stringify(typed[name]) !== JSON.stringify(saved[name])
  return [
    ...(isOther('creativeTemplateKey') ? [texts.creative] : []),
    ...(isOther('variationId') ? [texts.look] : []),
    ...(isOther('targetAttachmentCount') ? [texts.count(saved.targetAttachmentCount)] : []),
    ...(isOther('attachments') ? [texts.coupons] : []),
    ...Object.keys({ ...typed.values, ...saved.values })
      .filter((name) => (typed.values[name] ?? '') !== (saved.values[name] ?? ''))
      .map((name) => texts.value(name, saved.values[name] ?? '')),
  ]
}
