import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { attachedProblems, earliestEndDate, shownEndDate, type AttachedCoupon } from './index.ts'

const on = (day: string) => day as CalendarDate

const values: AttachedCoupon = {
  heading: 'Tires',
  offerTitle: '',
  disclaimer: '',
  endDate: null,
  offer_1: '$20',
  offer_1_qualifier: null,
  A_off: 'OFF',
  sourceId: { source: 'ECRM' },
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
}
const campaign = { category: 'ON_DEMAND' as const, metroCampaign: null }
const carrying = {
  target: 1,
  earliest: on('2027-04-02'),
  ends: { standard: on('2027-06-30'), isCountedFromMail: false },
  limitedSource: 'ECRM',
  campaign,
}
const problems = (coupons: AttachedCoupon[], more: object = {}) =>
  attachedProblems(
    coupons.map((customValues) => ({ couponKey: 3, customValues })),
    { ...carrying, ...more },
  )

describe('the coupons of a piece', () => {
  test('are as many as it is to carry [FLOW-10]', () => {
    expect(problems([values])).toEqual({})
    expect(problems([], { target: 2 })).toEqual({ attachments: 'Choose 2 more coupons.' })
    expect(problems([values, values])).toEqual({
      attachments: 'Remove one coupon: there is no room for it.',
    })
  })

  test('are judged like those of the library, each at its place [CPN-08, CPN-11]', () => {
    const wrong = { ...values, heading: '', offer_1: '$0' }
    expect(problems([values, wrong], { target: 2 })).toEqual({
      'attachments.1.customValues.heading': 'Required',
      'attachments.1.customValues.offer_1': 'Value must be between 1 and 9999.99',
    })
  })

  test('do not end before the last piece comes home, also by the day of the campaign [CPN-14]', () => {
    const place = 'attachments.0.customValues.endDate'
    expect(problems([{ ...values, endDate: on('2027-04-02') }])).toEqual({})
    expect(problems([{ ...values, endDate: on('2027-04-01') }])[place]).toContain('04/02/2027')
    expect(
      problems([values], { ends: { standard: on('2027-04-01'), isCountedFromMail: false } })[place],
    ).toContain('04/02/2027')
  })

  test('of a piece that is mailed whenever there is a need end on no day that could be past by then [CPN-14]', () => {
    const mailed = { ends: { standard: on('2027-06-30'), isCountedFromMail: true } }
    expect(problems([{ ...values, endDate: on('2027-03-01') }], mailed)).toEqual({})
    const dated = { standard: on('2027-06-30'), isCountedFromMail: false }
    expect(shownEndDate(on('2027-05-01'), dated)).toBe('2027-05-01')
    expect(shownEndDate(on('2027-05-01'), mailed.ends)).toBe('2027-06-30')
  })

  test('promise no price that an association pays for, where their source is limited [CPN-13]', () => {
    const flat = { ...values, offer_1: '$29.95', A_off: null }
    const metroCampaign = { fundingType: 'DAA_FUNDING' }
    const funded = { campaign: { category: 'METRO', metroCampaign } }
    expect(problems([flat], funded)).toEqual({
      'attachments.0.customValues.offer_1':
        'Flat cost coupons cannot be used on DAA funded campaigns.',
    })
    expect(problems([flat], { ...funded, limitedSource: 'NISSAN' })).toEqual({})
    expect(problems([values], funded)).toEqual({})
    expect(problems([flat])).toEqual({})
  })
})

test('a coupon lasts until the last wave is at home, and today at least [CPN-14]', () => {
  const today = on('2027-03-01')
  expect(earliestEndDate({ startDate: null, startDateTwo: null }, today)).toBe(today)
  const first = earliestEndDate({ startDate: on('2027-03-15'), startDateTwo: null }, today)
  expect(first > '2027-03-15').toBe(true)
  expect(
    earliestEndDate({ startDate: on('2027-03-15'), startDateTwo: on('2027-04-15') }, today) > first,
  ).toBe(true)
})
