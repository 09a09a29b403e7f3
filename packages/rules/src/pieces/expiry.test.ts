import { describe, expect, test } from 'vitest'
import { showDate, type CalendarDate } from '../calendar/index.ts'
import type { CouponFields } from '../coupons/index.ts'
import { DESIGNS, filledTexts, pieceCoupon, sampleContent, type PieceContent } from './index.ts'

const NONE = { offer_2: null, B_off: null, offer_2_qualifier: null }
const offer = (offer_1: string | null, A_off: string | null): CouponFields => ({
  ...NONE,
  heading: 'Service',
  offerTitle: 'Oil change',
  offer_1,
  A_off,
  offer_1_qualifier: null,
  disclaimer: 'Once per visit.',
})
const OFFERS = [
  offer('$20', 'OFF'),
  offer('15%', 'OFF'),
  offer('$89.95', null),
  offer('Complimentary', null),
  offer(null, null),
]
const day = (text: string) => text as CalendarDate
/** The last days of the coupons on a piece, in turn. */
const DAYS: (CalendarDate | null)[][] = [
  [day('2027-03-31')],
  [day('2028-02-29')],
  [day('2027-03-31'), day('2027-12-31')],
  [null],
]
const DISCLAIMER =
  'Offers valid at {{dealer}} only, through {{expiry}}. Present coupon when order is written. See dealer for details.'

const pieceWith = (
  count: number,
  days: readonly (CalendarDate | null)[],
  fields: CouponFields,
): PieceContent => {
  const sample = sampleContent('HONDA', count, null)
  const coupons = sample.coupons.map((_, at) =>
    pieceCoupon(fields, { expires: days[at % days.length] ?? null }),
  )
  return { ...sample, coupons, texts: { ...sample.texts, disclaimer: DISCLAIMER } }
}

const wordsOf = (
  content: PieceContent,
  lay: (content: PieceContent) => { marks: readonly object[] }[],
) =>
  lay(content)
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => ('text' in mark ? [String(mark.text)] : []))
    .join(' ')

const DAY = /\d{2}\/\d{2}\/\d{4}/g

describe.for(DESIGNS)('the design $key', (design) => {
  test('says one day where its coupons say one, and no day or coupon that it does not have [CPN-14]', () => {
    for (const count of design.coupons) {
      for (const days of DAYS) {
        for (const fields of OFFERS) {
          const content = pieceWith(count, days, fields)
          const words = wordsOf(content, design.lay)
          const printed = content.coupons.flatMap(({ expires }) =>
            expires ? [showDate(expires)] : [],
          )
          const own = [...new Set(printed)].toSorted()
          expect([...new Set(words.match(DAY) ?? [])].toSorted()).toEqual(own)
          expect(words).not.toMatch(/(through|until) ?[.,]|\{\{/)
          if (count === 0) expect(words).not.toMatch(/coupon|offers? valid/i)
        }
      }
    }
  })
})

describe('the disclaimer', () => {
  const disclaimer = (count: number, days: (CalendarDate | null)[]) =>
    filledTexts(pieceWith(count, days, offer('$20', 'OFF'))).disclaimer

  test('says the day of the coupons, or that each says its own [CPN-14]', () => {
    expect(disclaimer(2, [day('2027-03-31')])).toContain('through 03/31/2027.')
    expect(disclaimer(2, [day('2027-03-31'), day('2027-04-30')])).toContain(
      'through the day on each coupon.',
    )
  })

  test('says nothing of a day that is not known, and nothing of coupons where there are none [CPN-14]', () => {
    expect(disclaimer(2, [null])).toBe(
      'Present coupon when order is written. See dealer for details.',
    )
    expect(disclaimer(0, [])).toBe('See dealer for details.')
  })
})
