import { describe, expect, test } from 'vitest'
import {
  changeFirstType,
  changeSecondType,
  DISCOUNT_TYPES,
  discountsOf,
  firstOffer,
  OFFER_TYPES,
  secondOffer,
  writeOffer,
  type OfferFields,
  type OfferType,
} from './index.ts'

const NOTHING: OfferFields = {
  offer_1: null,
  offer_1_qualifier: null,
  A_off: null,
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
}
const READINGS = [
  [null, null, 'No Offer', ''],
  ['', '', 'No Offer', ''],
  ['Complimentary', null, 'Complimentary', ''],
  ['$20', 'OFF', '$ Off', '20'],
  ['$20.50', 'OFF', '$ Off', '20.50'],
  ['$', 'OFF', '$ Off', ''],
  ['10%', 'OFF', '% Off', '10'],
  ['%', 'OFF', '% Off', ''],
  ['$29.95', null, 'Flat Cost', '29.95'],
  ['$', null, 'Flat Cost', ''],
] as const

describe('the type of an offer', () => {
  test('is one of five, the same for both offers [CPN-02]', () => {
    expect(OFFER_TYPES).toEqual(['No Offer', 'Complimentary', '$ Off', '% Off', 'Flat Cost'])
  })

  test.for(READINGS)('is read from the fields %j and %j: %s [CPN-01, CPN-02]', (reading) => {
    const [text, off, type, value] = reading
    const offer = { type, value, qualifier: 'any visit' }
    const first = { ...NOTHING, offer_1: text, A_off: off, offer_1_qualifier: 'any visit' }
    const second = { ...NOTHING, offer_2: text, B_off: off, offer_2_qualifier: 'any visit' }
    expect(firstOffer(first)).toEqual(offer)
    expect(secondOffer(second)).toEqual(offer)
  })

  test.for(OFFER_TYPES)('%s is written as it is read [CPN-01, CPN-02]', (type) => {
    const value = type === 'No Offer' || type === 'Complimentary' ? '' : '15'
    const { text, off } = writeOffer({ type, value })
    expect(firstOffer({ ...NOTHING, offer_1: text, A_off: off })).toEqual({
      type,
      value,
      qualifier: '',
    })
  })

  test('has a discount type in data, and none where there is no offer [CPN-02, CPN-03]', () => {
    expect(DISCOUNT_TYPES).toEqual(['FLAT_COST', 'PERCENT_OFF', 'DOLLARS_OFF', 'COMPLIMENTARY'])
    const discounts = OFFER_TYPES.map((type) => {
      const { text, off } = writeOffer({ type, value: '15' })
      return discountsOf({ ...NOTHING, offer_1: text, A_off: off })
    })
    expect(discounts).toEqual([
      [],
      ['COMPLIMENTARY'],
      ['DOLLARS_OFF'],
      ['PERCENT_OFF'],
      ['FLAT_COST'],
    ])
  })

  test('a coupon shows each discount once, of either offer', () => {
    const both = { ...NOTHING, offer_1: '$20', A_off: 'OFF', offer_2: '$99', B_off: null }
    expect(discountsOf(both)).toEqual(['FLAT_COST', 'DOLLARS_OFF'])
    expect(discountsOf({ ...both, offer_2: '$30', B_off: 'OFF' })).toEqual(['DOLLARS_OFF'])
    expect(discountsOf(NOTHING)).toEqual([])
  })
})

const FULL: OfferFields = {
  offer_1: '$20',
  offer_1_qualifier: 'any oil change',
  A_off: 'OFF',
  offer_2: '10%',
  offer_2_qualifier: 'any repair',
  B_off: 'OFF',
}

describe('another type for the first offer', () => {
  const others = OFFER_TYPES.filter((type) => type !== '$ Off')

  test.for(others)('%s clears the texts of the second offer [CPN-07]', (type) => {
    expect(changeFirstType(FULL, type)).toMatchObject({ offer_2_qualifier: null, B_off: null })
  })

  test.for(['No Offer', 'Complimentary'] as const)(
    '%s, a fixed text, clears what stood behind the amount and the second offer [CPN-04]',
    (type) => {
      const changed = changeFirstType({ ...FULL, offer_2: '$99', B_off: null }, type)
      expect(changed).toMatchObject({ A_off: null, offer_2: null })
      expect(firstOffer(changed).type).toBe(type)
    },
  )

  test('Flat Cost clears what stood behind the amount and the second offer [CPN-05]', () => {
    const changed = changeFirstType({ ...FULL, offer_2: '$99', B_off: null }, 'Flat Cost')
    expect(changed).toMatchObject({ offer_1: '$', A_off: null, offer_2: null })
    expect(firstOffer(changed)).toMatchObject({ type: 'Flat Cost', value: '' })
  })

  test.for([
    ['$ Off', '% Off'],
    ['% Off', '$ Off'],
    ['Flat Cost', '% Off'],
    ['Complimentary', '$ Off'],
  ] as const)('from %s to %s leaves no old figure in the first offer [CPN-06]', ([from, to]) => {
    const { text, off } = writeOffer({ type: from, value: '20' })
    const changed = changeFirstType({ ...FULL, offer_1: text, A_off: off }, to)
    expect(firstOffer(changed)).toEqual({ type: to, value: '', qualifier: 'any oil change' })
  })

  test('a second offer that loses its OFF loses its figure too, another keeps it [CPN-06, CPN-07]', () => {
    expect(secondOffer(changeFirstType(FULL, '% Off'))).toMatchObject({ type: 'No Offer' })
    const complimentary = { ...FULL, offer_2: 'Complimentary', B_off: null }
    expect(secondOffer(changeFirstType(complimentary, '% Off'))).toEqual({
      type: 'Complimentary',
      value: '',
      qualifier: '',
    })
    const flat = { ...FULL, offer_2: '$99', B_off: null }
    expect(secondOffer(changeFirstType(flat, '% Off'))).toMatchObject({
      type: 'Flat Cost',
      value: '99',
    })
  })

  test('after any sequence of choices, the type is the one that was chosen last [CPN-04, CPN-05, CPN-06]', () => {
    for (const from of OFFER_TYPES) {
      for (const to of OFFER_TYPES) {
        const before = changeFirstType(FULL, from)
        expect(firstOffer(changeFirstType(before, to)).type, `${from} to ${to}`).toBe(to)
      }
    }
  })

  test('chosen again changes nothing [CPN-06]', () => {
    expect(changeFirstType(FULL, '$ Off')).toBe(FULL)
  })
})

test.for(OFFER_TYPES.filter((type) => type !== '% Off'))(
  'the second offer turned to %s loses its figure, and the first stays [CPN-02, CPN-06]',
  (type: OfferType) => {
    const changed = changeSecondType(FULL, type)
    expect(secondOffer(changed)).toMatchObject({ type, value: '' })
    expect(firstOffer(changed)).toEqual(firstOffer(FULL))
    expect(changeSecondType(changed, type)).toBe(changed)
  },
)
