import { describe, expect, test } from 'vitest'
import {
  withCouponReplaced,
  withCreativeReplaced,
  type CampaignTemplate,
  type TemplateCreative,
} from './index.ts'

const creative = (
  creativeTemplateKey: number,
  stepNumber: number,
  ...coupons: number[]
): TemplateCreative => ({
  creativeTemplateKey,
  stepNumber,
  name: `Creative ${creativeTemplateKey}`,
  creativeCode: `C${stepNumber}`,
  eventCode: 'E',
  letterCode: '',
  reuseCode: '',
  defaultCoupons: coupons.map((couponKey) => ({ couponKey })),
})

const template = (
  creativeTemplates: readonly TemplateCreative[],
  attachments: readonly number[] = [],
) => {
  const choices = [...new Set(creativeTemplates.map(({ stepNumber }) => stepNumber))].map(
    (number) => ({
      key: number,
      number,
      creativeSelection: {
        filterItems: creativeTemplates
          .filter(({ stepNumber }) => stepNumber === number)
          .map(({ creativeTemplateKey, name }) => ({ creativeTemplateKey, name })),
      },
    }),
  )
  return {
    name: 'Spring',
    creativeTemplates,
    attachments: attachments.map((key) => ({ key, type: 'COUPON', name: 'body' })),
    workflows: [{ key: 1, selectAudience: true, steps: choices }],
  } as unknown as CampaignTemplate
}

const couponsIn = ({ creativeTemplates }: CampaignTemplate) =>
  creativeTemplates.map(({ defaultCoupons }) => defaultCoupons.map(({ couponKey }) => couponKey))
const creativesIn = ({ creativeTemplates }: CampaignTemplate) =>
  creativeTemplates.map((each) => [each.stepNumber, each.creativeTemplateKey, each.name])
const choicesIn = ({ workflows }: CampaignTemplate) =>
  workflows.flatMap(({ steps }) =>
    steps.map(({ creativeSelection: { filterItems } }) => filterItems.map(({ name }) => name)),
  )

describe('another coupon in a template', () => {
  const replaced = (of: CampaignTemplate) => withCouponReplaced(of, { from: 21, by: 22 })

  test('stands wherever the one before did, in its place [TPL-06, TPL-07]', () => {
    const now = replaced(template([creative(11, 1, 20, 21, 23), creative(12, 2, 24)], [21, 25]))
    expect(couponsIn(now)).toEqual([[20, 22, 23], [24]])
    expect(now.attachments.map(({ key }) => key)).toEqual([22, 25])
  })

  test('stands once where it was there already', () => {
    expect(
      couponsIn(replaced(template([creative(11, 1, 22, 21), creative(12, 1, 21, 22)]))),
    ).toEqual([[22], [22]])
  })

  test('changes nothing else', () => {
    const other = template([creative(11, 1, 20)], [25])
    expect(replaced(other)).toEqual(other)
  })
})

describe('another creative in a template', () => {
  const replaced = (of: CampaignTemplate) =>
    withCreativeReplaced(of, { from: 11, by: 12, name: 'Summer' })

  test('is chosen from where the one before was, under its codes and with its coupons [TPL-06]', () => {
    const now = replaced(template([creative(11, 1, 21), creative(13, 1), creative(11, 2)]))
    expect(creativesIn(now)).toEqual([
      [1, 12, 'Summer'],
      [1, 13, 'Creative 13'],
      [2, 12, 'Summer'],
    ])
    expect(choicesIn(now)).toEqual([['Summer', 'Creative 13'], ['Summer']])
    expect(now.creativeTemplates[0]).toMatchObject({
      creativeCode: 'C1',
      defaultCoupons: [{ couponKey: 21 }],
    })
  })

  test('stays as it is in a step that had it already, and the one before goes', () => {
    const now = replaced(template([creative(11, 1, 21), creative(12, 1, 20)]))
    expect(creativesIn(now)).toEqual([[1, 12, 'Creative 12']])
    expect(choicesIn(now)).toEqual([['Creative 12']])
    expect(couponsIn(now)).toEqual([[20]])
  })
})
