import type { CampaignTemplate, TemplateCreative } from './template.rules.ts'

/** What takes the place of what, by their keys. */
export interface Replacement {
  from: number
  by: number
}

type WithCoupons = Pick<CampaignTemplate, 'attachments' | 'creativeTemplates'>
type WithCreatives = Pick<CampaignTemplate, 'creativeTemplates' | 'workflows'>

/** A template with another coupon wherever it had one; where it had both, the other one stays alone. */
export function withCouponReplaced<Template extends WithCoupons>(
  template: Template,
  { from, by }: Replacement,
): Template {
  const replaced = (key: number) => (key === from ? by : key)
  return {
    ...template,
    attachments: template.attachments.map((each) => ({ ...each, key: replaced(each.key) })),
    creativeTemplates: template.creativeTemplates.map((creative) => ({
      ...creative,
      defaultCoupons: [
        ...new Set(creative.defaultCoupons.map(({ couponKey }) => replaced(couponKey))),
      ].map((couponKey) => ({ couponKey })),
    })),
  }
}

interface CreativeReplacement extends Replacement {
  /** What the other one is called, which dealers read where they choose. */
  name: string
}

/** A template with another creative wherever it had one: under the codes and with the coupons of the one before. */
export function withCreativeReplaced<Template extends WithCreatives>(
  template: Template,
  replacement: CreativeReplacement,
): Template {
  const { creativeTemplates, workflows } = template
  return {
    ...template,
    creativeTemplates: replacedOnce(creativeTemplates, replacement, isSameStep),
    workflows: workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) => ({
        ...step,
        creativeSelection: {
          filterItems: replacedOnce(step.creativeSelection.filterItems, replacement, () => true),
        },
      })),
    })),
  }
}

const isSameStep = (one: TemplateCreative, other: TemplateCreative): boolean =>
  one.stepNumber === other.stepNumber

/** Where the other creative stands there already, the one before is only taken out. */
function replacedOnce<Item extends { creativeTemplateKey: number; name: string }>(
  items: readonly Item[],
  { from, by, name }: CreativeReplacement,
  isSamePlace: (one: Item, other: Item) => boolean,
): Item[] {
  return items.flatMap((item) => {
    if (item.creativeTemplateKey !== from) return [item]
    const isThere = items.some(
      (other) => other.creativeTemplateKey === by && isSamePlace(item, other),
    )
    return isThere ? [] : [{ ...item, creativeTemplateKey: by, name }]
  })
}
