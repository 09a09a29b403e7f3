import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { lastDecisionDay, slowestLeadDays } from './index.ts'

const template = {
  channelOptions: [
    {
      fulfillmentChannel: 'EMAIL' as const,
      fulfillmentChannelVariation: null,
      optionality: 'OPTIONAL' as const,
      isFulfillableAlone: true,
    },
  ],
  leadTimes: [
    { fulfillmentChannel: 'EMAIL' as const, businessDays: 2 },
    { fulfillmentChannel: 'DIRECT_MAIL' as const, businessDays: 10 },
  ],
}
const sentBy = (...ways: ('EMAIL' | 'DIRECT_MAIL')[]) => ({
  fulfillmentChannelsAndVariations: ways.map((value) => ({ type: 'CHANNEL' as const, value })),
})

test('the slowest way that is taken counts, and before one is chosen the slowest offered', () => {
  expect(slowestLeadDays(sentBy('EMAIL', 'DIRECT_MAIL'), template)).toBe(10)
  expect(slowestLeadDays(sentBy('EMAIL'), template)).toBe(2)
  expect(slowestLeadDays(sentBy(), template)).toBe(2)
})

test('an order is decided so many business days before its mail date, and at any time without one', () => {
  // Two weeks before a Monday there are ten business days.
  const mailDate = '2027-03-15' as CalendarDate
  expect(lastDecisionDay({ ...sentBy('DIRECT_MAIL'), mailDate }, template, false)).toBe(
    '2027-03-01',
  )
  // One business day before a Monday is its Friday, and no day of the weekend; a holiday is none either.
  const oneDay = {
    ...template,
    leadTimes: [{ fulfillmentChannel: 'EMAIL', businessDays: 1 }],
  } as const
  expect(lastDecisionDay({ ...sentBy('EMAIL'), mailDate }, oneDay, false)).toBe('2027-03-12')
  const afterHoliday = '2027-02-16' as CalendarDate
  expect(lastDecisionDay({ ...sentBy('EMAIL'), mailDate: afterHoliday }, oneDay, false)).toBe(
    '2027-02-12',
  )
  expect(lastDecisionDay({ ...sentBy('EMAIL'), mailDate: null }, template, false)).toBeNull()
})

test('of an order with a freely chosen day the time to produce the pieces does not count: it is decided until the day itself', () => {
  const decided = (day: string | null) =>
    lastDecisionDay(
      { ...sentBy('DIRECT_MAIL'), mailDate: day as CalendarDate | null },
      template,
      true,
    )
  expect(decided('2027-03-15')).toBe('2027-03-15')
  // On a Saturday and on a holiday no one is there to decide.
  expect(decided('2027-03-13')).toBe('2027-03-12')
  expect(decided('2027-02-15')).toBe('2027-02-12')
  expect(decided(null)).toBeNull()
})
