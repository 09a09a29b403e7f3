import { describe, expect, test } from 'vitest'
import { NO_CREATIVE_TEXTS } from '../creatives/index.ts'
import {
  couponCountsOf,
  creativePiece,
  dealerOnPiece,
  DESIGNS,
  sampleRecipient,
  sampleCoupons,
  shownCouponCounts,
} from './index.ts'

const texts = { ...NO_CREATIVE_TEXTS, headline: 'Ready for {{vehicle}}' }
const dealer = {
  name: 'Lakeside Honda',
  line1: '1200 Washtenaw Ave',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104',
  phone: '',
  webAddress: '',
  openingHours: '',
  printedLine: '',
}

describe('a creative as a piece', () => {
  test('has its own words and photo, and no recipient [CRE-02]', () => {
    const piece = creativePiece({ texts, photo: 'a' }, { hierarchyId: 'HONDA', coupons: [] })
    expect(piece).toMatchObject({ texts, photo: 'a', logo: null, hierarchyId: 'HONDA' })
    expect(piece.recipient).toEqual(sampleRecipient('HONDA'))
    expect(piece.dealer.name).toBe('Riverside Motors')
  })

  test('names the dealer that was chosen, with their logo [CRE-02]', () => {
    const known = { hierarchyId: 'HONDA', coupons: [], dealer, logo: 'b' }
    expect(creativePiece({ texts, photo: null }, known)).toMatchObject({ dealer, logo: 'b' })
  })

  test('says what was filled into its fields [CRE-09]', () => {
    const values = { gift: 'A wash' }
    const known = { hierarchyId: 'HONDA', coupons: [], values }
    expect(creativePiece({ texts, photo: null }, known)).toMatchObject({ values })
  })

  test('is filled with as many sample coupons as it is to carry [CRE-01]', () => {
    for (let count = 0; count <= 8; count += 1) expect(sampleCoupons(count)).toHaveLength(count)
  })
})

describe('with how many coupons a creative is shown', () => {
  const preview = { type: 'DYNAMIC_PDF' as const, media: [], host: null, path: null }
  const creative = {
    fulfillmentChannels: ['EMAIL', 'DIRECT_MAIL'] as const,
    design: 'big-picture',
    emailDesign: 'email-coupon-sheet',
    preview,
    minAttachments: 1,
    maxAttachments: 8,
  }
  const mail = (couponCount: number) => ({
    fulfillmentChannel: 'DIRECT_MAIL' as const,
    couponCount,
  })

  test.for([
    [[], [1, 2, 3]],
    [
      [mail(2), mail(3), mail(7)],
      [2, 3],
    ],
    [[mail(7)], [0, 1, 2, 3]],
  ] as const)('its layouts %j in a design of up to 3: %j [CRE-01, CRE-04]', ([media, counts]) => {
    const shown = shownCouponCounts({ ...creative, preview: { ...preview, media } })
    expect(shown).toEqual(counts)
  })

  test('one for email only has those of its email [CRE-01, CRE-04]', () => {
    const media = [{ fulfillmentChannel: 'EMAIL' as const, couponCount: 5 }, mail(2)]
    const alone = { ...creative, fulfillmentChannels: ['EMAIL'] as const }
    expect(shownCouponCounts({ ...alone, preview: { ...preview, media } })).toEqual([5])
    expect(shownCouponCounts(alone)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  test('those of an unknown design are none [CRE-04]', () => {
    expect(shownCouponCounts({ ...creative, design: 'gone' })).toEqual([])
  })

  test.each([
    ['email-split', [0, 1, 2, 3]],
    ['email-coupon-sheet', [2, 3, 4, 5, 6, 7, 8]],
    ['coupon-sheet', [4, 6]],
    ['constructor', []],
  ])('%s takes %j [CRE-01]', (design, counts) => {
    expect(couponCountsOf(design)).toEqual(counts)
  })

  test('every design can be drawn with each of its numbers [CRE-01]', () => {
    for (const { key, lay } of DESIGNS) {
      for (const count of couponCountsOf(key)) {
        const known = { hierarchyId: 'HONDA', coupons: sampleCoupons(count) }
        expect(lay(creativePiece({ texts, photo: null }, known)).length).toBeGreaterThan(0)
      }
    }
  })
})

test('a dealer is named as their profile does, without the notes for staff [PRF-01]', () => {
  const address = { line1: '1 Main St', city: 'Bay', postalCode: '48104' }
  const profile = {
    name: 'Bay Honda',
    phoneNumber: '7345550114',
    webAddress: 'https://www.bay.example/',
    dealerNotes: 'Never calls back.',
    openingHours: 'Mon–Fri 8–6',
    printedLine: 'Closed on Sundays.',
    addresses: [{ ...address, countrySubdivision: { code: 'MI' } }],
  }
  expect(dealerOnPiece(profile)).toEqual({
    name: 'Bay Honda',
    ...address,
    state: 'MI',
    phone: '(734) 555-0114',
    webAddress: 'https://www.bay.example/',
    openingHours: 'Mon–Fri 8–6',
    printedLine: 'Closed on Sundays.',
  })
  const bare = dealerOnPiece({ ...profile, addresses: [], phoneNumber: null, webAddress: null })
  expect(bare).toMatchObject({ line1: '', city: '', state: '', phone: '', webAddress: '' })
})
