import type { CampaignTemplate } from '../templates/index.ts'

type Content = Pick<
  CampaignTemplate,
  'attachments' | 'creativeTemplates' | 'seasonals' | 'workflows'
>

/** What a template refers to, each once. */
export interface Links {
  coupons: readonly number[]
  creatives: readonly number[]
  templates: readonly number[]
}

export function linksOf(content: Content): Links {
  const { attachments, creativeTemplates, seasonals, workflows } = content
  const offered = workflows.flatMap(({ steps }) =>
    steps.flatMap(({ creativeSelection }) => creativeSelection.filterItems),
  )
  return {
    coupons: once([
      ...attachments.map(({ key }) => key),
      ...creativeTemplates.flatMap(({ defaultCoupons }) =>
        defaultCoupons.map(({ couponKey }) => couponKey),
      ),
    ]),
    creatives: once(
      [...creativeTemplates, ...offered].map(({ creativeTemplateKey }) => creativeTemplateKey),
    ),
    templates: once(seasonals.map(({ templateKey }) => templateKey)),
  }
}

const once = (keys: readonly number[]): number[] => [...new Set(keys)]

/** The key that each has elsewhere. */
export interface OtherKeys {
  coupon: (key: number) => number
  creative: (key: number) => number
  template: (key: number) => number
}

/** A template that refers to the same things where they have other keys. */
export function withOtherKeys<Template extends Content>(
  template: Template,
  { coupon, creative, template: season }: OtherKeys,
): Template {
  return {
    ...template,
    attachments: template.attachments.map((each) => ({ ...each, key: coupon(each.key) })),
    creativeTemplates: template.creativeTemplates.map((each) => ({
      ...each,
      creativeTemplateKey: creative(each.creativeTemplateKey),
      defaultCoupons: each.defaultCoupons.map(({ couponKey }) => ({
        couponKey: coupon(couponKey),
      })),
    })),
    seasonals: template.seasonals.map((each) => ({
      ...each,
      templateKey: season(each.templateKey),
    })),
    workflows: template.workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) => ({
        ...step,
        creativeSelection: {
          filterItems: step.creativeSelection.filterItems.map((item) => ({
            ...item,
            creativeTemplateKey: creative(item.creativeTemplateKey),
          })),
        },
      })),
    })),
  }
}
