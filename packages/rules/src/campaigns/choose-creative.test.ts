import { dynamicField, presentCreative } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import { creativeReasons } from '../creatives/index.ts'
import {
  changeTargetCount,
  chooseCreative,
  type PresentCreative,
  type StepCreative,
} from './index.ts'

const coupon = (couponKey: number, heading: string) => ({
  couponKey,
  customValues: {
    heading,
    offerTitle: '',
    disclaimer: '',
    endDate: null,
    sourceId: { source: 'ECRM' },
    offer_1: null,
    offer_1_qualifier: null,
    A_off: null,
    offer_2: null,
    offer_2_qualifier: null,
    B_off: null,
  },
})

const held: StepCreative = {
  creativeTemplateKey: 1,
  creativeVersion: 4,
  variationId: 'road',
  values: { gift: 'A wash', years: '3', empty: '' },
  attachments: [coupon(3, 'Tires'), coupon(5, 'Oil'), coupon(7, 'Brakes')],
  targetAttachmentCount: 3,
}

const field = dynamicField({ name: 'years', label: 'Years' })
const gift = dynamicField({ name: 'gift', label: 'Gift' })

const creative = (more: Partial<PresentCreative>) => presentCreative({ fields: [field], ...more })

const choose = (more: Partial<PresentCreative>, from = held) =>
  chooseCreative(from, creative(more), { brought: [coupon(9, 'Wipers')], fields: [gift, field] })

describe('another creative', () => {
  test('keeps the coupons it has room for and the words it has fields for, and says what it undoes [CRE-03, CRE-09]', () => {
    expect(choose({ maxAttachments: 2 })).toMatchObject({
      ok: true,
      value: {
        creative: {
          creativeTemplateKey: 2,
          creativeVersion: 6,
          variationId: null,
          targetAttachmentCount: 2,
          attachments: held.attachments.slice(0, 2),
        },
        undoes: [
          'There is no room for the coupon “Brakes”: it is removed.',
          'The field Gift no longer exists: “A wash” is removed.',
        ],
      },
    })
    const unchanged = choose({ fields: [field, gift] })
    expect(unchanged.ok && unchanged.value.undoes).toEqual([])
    expect(unchanged.ok && unchanged.value.creative.values).toMatchObject({
      gift: 'A wash',
      years: '3',
    })
  })

  test('has as many coupons as before, else the next number that fits [CRE-03, CRE-04]', () => {
    const media = [2, 4].map((couponCount) => ({
      fulfillmentChannel: 'DIRECT_MAIL' as const,
      couponCount,
    }))
    const preview = { type: 'DYNAMIC_PDF' as const, media, host: null, path: null }
    const target = (more: Partial<PresentCreative>, from = held) => {
      const chosen = choose(more, from)
      return chosen.ok && chosen.value.creative.targetAttachmentCount
    }
    expect(target({})).toBe(3)
    expect(target({ preview })).toBe(2)
    expect(target({ minAttachments: 4, maxAttachments: 8 })).toBe(4)
    expect(target({}, { ...held, targetAttachmentCount: 0 })).toBe(0)
  })

  test('brings its coupons where there are none yet [FLOW-10]', () => {
    const bare = choose({}, { ...held, attachments: [] })
    expect(bare.ok && bare.value.creative.attachments).toEqual([coupon(9, 'Wipers')])
  })

  test('that takes no number of coupons at all cannot be chosen [CRE-05]', () => {
    expect(choose({ minAttachments: 5, maxAttachments: 2 })).toMatchObject({
      ok: false,
      reason: 'creative.no-common-attachments',
    })
    expect(creativeReasons['creative.no-common-attachments']).toContain('choose other creatives')
  })
})

test('fewer coupons take the last ones away, and say so [CRE-03]', () => {
  expect(changeTargetCount(held, 4)).toMatchObject({
    undoes: [],
    creative: { attachments: held.attachments },
  })
  expect(changeTargetCount(held, 1)).toMatchObject({
    creative: { targetAttachmentCount: 1, attachments: [coupon(3, 'Tires')] },
    undoes: [expect.stringContaining('Oil'), expect.stringContaining('Brakes')],
  })
})
