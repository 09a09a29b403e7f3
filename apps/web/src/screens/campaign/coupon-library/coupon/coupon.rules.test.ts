import { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import { OFFER_TYPES, writeOffer } from '@marquee/rules/coupons'
import { expect, test } from 'vitest'
import { endDateOf, fieldsOf } from '../../../../widgets/coupons/index.ts'
import { placeOf, valuesOf } from './coupon.rules.ts'

const example = coupons.read.example.reply as AnswerOf<typeof coupons.read>
const nowhere = { scope: '', hierarchyId: '', groupKey: '', market: null } as const

test.for(OFFER_TYPES)('what was read of %s is sent again [CPN-01, CPN-02]', (type) => {
  const { text, off } = writeOffer({ type, value: '15' })
  const known = { ...example, offer_2: text, B_off: off, offer_2_qualifier: null }
  expect(known).toMatchObject(fieldsOf(valuesOf(known, nowhere)))
})

test('a day that is not finished is none yet [CPN-14]', () => {
  expect(endDateOf({ endDate: 'unreadable' })).toBeNull()
  expect(endDateOf({ endDate: null })).toBeNull()
  expect(endDateOf(valuesOf(example, nowhere))).toBe('2027-06-12')
})

test('for whom it is goes with what names it, and with nothing else [CPN-20]', () => {
  const all = {
    hierarchyId: 'HONDA',
    groupKey: '3',
    market: { key: 14, name: 'Lakeside Honda', type: 'DEALER' as const },
  }
  expect(placeOf({ ...all, scope: 'GLOBAL' })).toEqual({ scope: 'GLOBAL', hierarchyId: 'HONDA' })
  expect(placeOf({ ...all, scope: 'MARKET_GROUP' })).toEqual({ scope: 'MARKET_GROUP', groupKey: 3 })
  expect(placeOf({ ...all, scope: 'DEALER' })).toEqual({ scope: 'DEALER', marketKey: 14 })
})
