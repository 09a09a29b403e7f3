import { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import { changeFirstType } from '@marquee/rules/coupons'
import { expect, test } from 'vitest'
import { fieldsOf, offerValues, wordsOf } from './coupon-words.rules.ts'

const example = coupons.read.example.reply as AnswerOf<typeof coupons.read>

test('what a change of kind takes away is gone from the form too [CPN-04, CPN-07]', () => {
  const words = wordsOf({ ...example, offer_2: '$5', B_off: 'OFF' })
  const changed = { ...words, ...offerValues(changeFirstType(fieldsOf(words), 'Complimentary')) }
  expect(changed).toMatchObject({
    offer_1_type: 'Complimentary',
    offer_1: '',
    offer_2_type: 'No Offer',
    offer_2: '',
    offer_2_qualifier: '',
  })
})
