import type { TemplateValues } from './template-values.rules.ts'

const DEFAULTS = /^creativeTemplates\.(\d+)\.defaultCoupons$/

/** The coupon with which somebody comes back from its editor, put where they had asked for it. */
export function withCoupon(
  values: TemplateValues,
  field: string | undefined,
  coupon: number,
): TemplateValues {
  if (field === 'couponTexts.body' || field === 'couponTexts.bullets') {
    const text = field === 'couponTexts.body' ? 'body' : 'bullets'
    return { ...values, couponTexts: { ...values.couponTexts, [text]: String(coupon) } }
  }
  const at = Number(DEFAULTS.exec(field ?? '')?.[1] ?? -1)
  const creative = values.creativeTemplates[at]
  if (!creative || creative.defaultCoupons.some(({ couponKey }) => couponKey === coupon)) {
    return values
  }
  const defaultCoupons = [...creative.defaultCoupons, { couponKey: coupon }]
  return {
    ...values,
    creativeTemplates: values.creativeTemplates.with(at, { ...creative, defaultCoupons }),
  }
}
