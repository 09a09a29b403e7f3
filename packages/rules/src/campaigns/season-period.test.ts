import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '@marquee/test-kit/campaign'
import { addDays, compareDates } from '../calendar/index.ts'
import { CAMPAIGN_STATUSES, campaignPhases, mayCustomize, seasonPeriod } from './index.ts'

const period = { startDate: day('2027-02-01'), endDate: day('2027-02-14') }

test.for([
  ['2027-01-31', { state: 'ahead', opens: '2027-02-01' }],
  ['2027-02-01', { state: 'open', closes: '2027-02-14', daysLeft: 13 }],
  ['2027-02-14', { state: 'open', closes: '2027-02-14', daysLeft: 0 }],
  ['2027-02-15', { state: 'over', closed: '2027-02-14' }],
] as const)('on %s the period is %o', ([on, expected]) => {
  expect(seasonPeriod(period, day(on))).toEqual(expected)
})

test('a period without an end stays open', () => {
  const open = { startDate: null, endDate: null }
  expect(seasonPeriod(open, day('2027-02-15'))).toEqual({
    state: 'open',
    closes: null,
    daysLeft: null,
  })
})

test('no day outside its period is open', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(60), (shift, length) => {
      const startDate = day('2027-02-01')
      const endDate = addDays(startDate, length)
      const on = addDays(startDate, shift)
      const isInside = compareDates(on, startDate) >= 0 && compareDates(on, endDate) <= 0
      expect(seasonPeriod({ startDate, endDate }, on).state === 'open').toBe(isInside)
    }),
  )
})

test('what is ordered of a season is changed in its period, and never while its year waits for a decision', () => {
  const today = day('2027-02-05')
  for (const status of CAMPAIGN_STATUSES) {
    const isWaiting = campaignPhases[status] === 'waiting'
    const open = mayCustomize(seasonPeriod(period, today), status)
    expect(open.ok ? 'yes' : open.reason).toBe(isWaiting ? 'campaign.with-approvers' : 'yes')
    const over = mayCustomize(seasonPeriod(period, day('2027-02-15')), status)
    expect(over.ok).toBe(false)
  }
})
