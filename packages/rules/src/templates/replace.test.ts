import { describe, expect, test } from 'vitest'
import {
  ATTACHMENT_NAMES,
  ATTACHMENT_TYPE,
  withCouponReplaced,
  withCreativeReplaced,
  type CampaignTemplate,
  type TemplateCreative,
  type TemplateStep,
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

type Held = Pick<CampaignTemplate, 'attachments' | 'creativeTemplates' | 'workflows'>

/** The step of a number, which lets choose among those of the creatives that are for it. */
const step = (number: number, creatives: readonly TemplateCreative[]): TemplateStep => ({
  key: number,
  number,
  name: `Step ${number}`,
  optionality: 'REQUIRED',
  daysAfterStart: 0,
  daysToSecondEmail: 5,
  fulfillmentOptions: [],
  fulfillmentVariationOptions: [],
  fields: [],
  creativeSelection: {
    filterItems: creatives
      .filter(({ stepNumber }) => stepNumber === number)
      .map(({ creativeTemplateKey, name }) => ({ creativeTemplateKey, name })),
  },
  targetAttachmentCount: 1,
  isCouponCustomizable: true,
})

const template = (creatives: readonly TemplateCreative[], attachments: number[] = []): Held => ({
  creativeTemplates: creatives,
  attachments: attachments.map((key) => ({
    key,
    type: ATTACHMENT_TYPE,
    name: ATTACHMENT_NAMES[0],
  })),
  workflows: [
    {
      key: 1,
      selectAudience: true,
      steps: [...new Set(creatives.map(({ stepNumber }) => stepNumber))].map((number) =>
        step(number, creatives),
      ),
    },
  ],
})

const couponsIn = ({ creativeTemplates }: Held) =>
  creativeTemplates.map(({ defaultCoupons }) => defaultCoupons.map(({ couponKey }) => couponKey))
const creativesIn = ({ creativeTemplates }: Held) =>
  creativeTemplates.map((each) => [each.stepNumber, each.creativeTemplateKey, each.name])
const choicesIn = ({ workflows }: Held) =>
  workflows.flatMap(({ steps }) =>
    steps.map(({ creativeSelection: { filterItems } }) => filterItems.map(({ name }) => name)),
  )

describe('another coupon in a template', () => {
  const replaced = (of: Held) => withCouponReplaced(of, { from: 21, by: 22 })

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
  const replaced = (of: Held) => withCreativeReplaced(of, { from: 11, by: 12, name: 'Summer' })

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
