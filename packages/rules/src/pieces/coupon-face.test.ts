import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { textWidth } from '../fonts/index.ts'
import { box, couponFace, couponPage, paletteOf } from './index.ts'
import type { Mark, PieceCoupon, TextMark } from './index.ts'

const COUPON: PieceCoupon = {
  heading: 'Service special',
  offerTitle: 'Oil and filter change',
  offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'any synthetic oil change' }],
  disclaimer: 'Plus tax. One per visit.',
  expires: '2027-03-31' as CalendarDate,
  link: 'https://marquee.example/r/ABCD2345',
}

const STYLE = { palette: paletteOf('HONDA'), look: 'band' } as const
const textsOf = (marks: readonly Mark[]) =>
  marks.filter((mark): mark is TextMark => mark.kind === 'text')
const shown = (marks: readonly Mark[]) => textsOf(marks).map(({ text }) => text)

describe('a coupon', () => {
  test('says all that it holds, and the day as people here write it [CPN-01, GEN-10]', () => {
    expect(shown(couponPage(COUPON, 'HONDA').marks)).toEqual([
      'SERVICE SPECIAL',
      'Plus tax. One per visit.',
      'Expires 03/31/2027',
      'Oil and filter change',
      '$20',
      'OFF',
      'any synthetic oil change',
    ])
  })

  test('is dashed where it is cut out, and shows its code only where a camera can read it [CPN-19]', () => {
    const { marks } = couponPage(COUPON, 'HONDA')
    expect(marks.some((mark) => mark.kind === 'rect' && mark.stroke?.dash)).toBe(true)
    const codes = (list: readonly Mark[]) =>
      list.filter((mark) => mark.kind === 'path' && mark.means === 'qr').length
    expect(codes(marks)).toBe(1)
    expect(codes(couponPage(COUPON, 'HONDA', 'thumbnail').marks)).toBe(0)
    expect(codes(couponPage({ ...COUPON, link: null }, 'HONDA').marks)).toBe(0)
    expect(codes(couponFace(COUPON, box(0, 0, 100, 60), STYLE))).toBe(0)
  })

  test('shows two amounts in one size [CPN-19]', () => {
    const offers = [
      { amount: '15%', suffix: 'OFF', qualifier: 'parts' },
      { amount: '$9999.99', suffix: 'OFF', qualifier: 'labor' },
    ]
    const { marks } = couponPage({ ...COUPON, offers }, 'AMP')
    const sizes = textsOf(marks).filter(({ text }) => /\d%|\$/.test(text))
    expect(new Set(sizes.map(({ size }) => size)).size).toBe(1)
  })

  test('shows its title large when it has no amount [CPN-02]', () => {
    const { marks } = couponPage({ ...COUPON, offers: [] }, 'AMP')
    expect(textsOf(marks).some(({ face, size }) => face === 'display' && size > 15)).toBe(true)
  })

  test('has its amounts whole, at every size and with all words [CPN-19]', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.lorem())
    const amount = fc.constantFrom('$20', '100%', '$9999.99', 'Complimentary')
    const sides = fc.record({
      width: fc.integer({ min: 90, max: 400 }),
      height: fc.integer({ min: 70, max: 250 }),
    })
    const offer = fc.record({ amount, suffix: fc.constantFrom('', 'OFF'), qualifier: text })
    const any = fc.record({
      heading: text,
      offerTitle: text,
      disclaimer: text,
      offers: fc.array(offer, { maxLength: 2 }),
    })
    fc.assert(
      fc.property(any, sides, (coupon, { width, height }) => {
        const marks = couponFace({ ...COUPON, ...coupon }, box(0, 0, width, height), STYLE)
        const texts = textsOf(marks)
        for (const { amount } of coupon.offers) expect(shown(marks)).toContain(amount)
        for (const { x, y, text, face, size, anchor, tracking } of texts) {
          const wide = textWidth(text, face, size, tracking)
          const left = anchor === 'middle' ? x - wide / 2 : x
          expect(left, text).toBeGreaterThanOrEqual(0)
          expect(left + wide, text).toBeLessThanOrEqual(width + 1)
          expect(y, text).toBeLessThanOrEqual(height)
        }
      }),
      { numRuns: 40 },
    )
  })
})
