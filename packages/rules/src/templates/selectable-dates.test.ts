import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import type { ChannelOption } from '../channels/index.ts'
import { mayChooseDate, selectableDates } from './index.ts'

const option = (overrides: Partial<ChannelOption>): ChannelOption => ({
  fulfillmentChannel: null,
  fulfillmentChannelVariation: null,
  optionality: 'OPTIONAL',
  isFulfillableAlone: true,
  ...overrides,
})
const offered = [
  option({ fulfillmentChannel: 'EMAIL' }),
  option({ fulfillmentChannel: 'DIRECT_MAIL' }),
  option({ fulfillmentChannel: 'DIGITAL_MEDIA', optionality: 'DISABLED' }),
  option({ fulfillmentChannelVariation: 'EMAIL_WITH_DIRECT_MAIL_FALLBACK' }),
]
const today = '2027-03-01' as CalendarDate
const mailWindow = { startDate: null, endDate: null }

test('each channel and variation that is offered has its own list, by its slowest channel [DATE-20, DATE-21]', () => {
  const dates = selectableDates({ channelOptions: offered, leadTimes: [], mailWindow }, today, [])
  const firsts = Object.entries(dates).map(([name, list]) => [name, list[0]])
  expect(Object.fromEntries(firsts)).toEqual({
    EMAIL: '2027-03-04',
    DIRECT_MAIL: '2027-03-15',
    EMAIL_WITH_DIRECT_MAIL_FALLBACK: '2027-03-15',
  })
})

test('lead times, window and closed days are the template’s [DATE-20, DATE-22]', () => {
  const leadTimes = [{ fulfillmentChannel: 'EMAIL' as const, businessDays: 1 }]
  const until = { startDate: null, endDate: '2027-03-04' as CalendarDate }
  const closed = ['2027-03-03' as CalendarDate]
  const dates = selectableDates(
    { channelOptions: offered, leadTimes, mailWindow: until },
    today,
    closed,
  )
  expect(dates.EMAIL).toEqual(['2027-03-02', '2027-03-04'])
  expect(dates.DIRECT_MAIL).toEqual([])
})

test.for([
  ['FREE', false, false, true],
  ['FREE', true, false, 'mail-date.locked'],
  ['FREE', true, true, true],
  ['RESTRICTED', false, false, 'mail-date.restricted'],
  ['RESTRICTED', false, true, 'mail-date.restricted'],
  ['RESTRICTED', true, true, 'mail-date.restricted'],
] as const)('mode %s, locked %s, administrator %s: %s [TPL-04, DATE-11, DATE-12]', (row) => {
  const [startDateSelectionMode, isMailDateLocked, isAdministrator, expected] = row
  const template = { campaignExecution: { startDateSelectionMode }, isMailDateLocked }
  const result = mayChooseDate(template, isAdministrator)
  expect(result.ok ? true : result.reason).toBe(expected)
})
