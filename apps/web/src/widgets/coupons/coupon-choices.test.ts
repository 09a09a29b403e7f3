import { coupons } from '@marquee/contract/coupons'
import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { couponChoices } from './coupon-choices.rules.ts'

const { endDate: _, ...example } = coupons.read.example.reply
const coupon = { ...example, endDate: null, groupName: null }
const about = (...listed: Parameters<typeof couponChoices>[0]) =>
  couponChoices(listed).map((choice) => choice.about)

test('coupons of one heading are told apart by what they offer, for whom and until when', () => {
  const ofGroup = { ...coupon, key: 32, offer_1: '$1250', groupName: 'Detroit Metro' }
  const ending = { ...coupon, key: 33, endDate: '2027-05-31' as CalendarDate }
  expect(about(coupon, ofGroup, ending)).toEqual([
    'Synthetic oil and filter change · $20 off up to 5 quarts',
    'Synthetic oil and filter change · $1,250 off up to 5 quarts · Detroit Metro',
    'Synthetic oil and filter change · $20 off up to 5 quarts · through 05/31/2027',
  ])
})

test('what is the same but for the small print says it', () => {
  const other = { ...coupon, key: 32, disclaimer: 'Most models.' }
  expect(about(coupon, other)).toEqual([
    'Synthetic oil and filter change · $20 off up to 5 quarts · Taxes and shop fees extra.',
    'Synthetic oil and filter change · $20 off up to 5 quarts · Most models.',
  ])
  expect(about({ ...other, heading: 'Tires' }, coupon)).toEqual([
    'Synthetic oil and filter change · $20 off up to 5 quarts',
    'Synthetic oil and filter change · $20 off up to 5 quarts',
  ])
})
