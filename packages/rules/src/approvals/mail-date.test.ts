import { day } from '@marquee/test-kit/campaign'
import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { lastDecisionDay } from '../campaigns/index.ts'
import { afterBusinessDays } from '../mail-dates/index.ts'
import { reachesMailDate } from './index.ts'

const letters = {
  fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }],
} as const
const template = {
  channelOptions: [],
  leadTimes: [{ fulfillmentChannel: 'DIRECT_MAIL', businessDays: 10 }],
} as const

test('an approval is in time on the last day that is shown, and too late on the next business day', () => {
  const onWeekdaysAndNot = ['2027-03-12', '2027-03-13', '2027-03-15', '2027-02-16', '2027-03-31']
  for (const mailDate of onWeekdaysAndNot.map(day)) {
    for (const isFree of [false, true]) {
      const last = lastDecisionDay({ ...letters, mailDate }, template, isFree) as CalendarDate
      const leadDays = isFree ? 0 : 10
      const isInTime = (today: CalendarDate) => reachesMailDate({ mailDate, leadDays, today }).ok
      expect([isInTime(last), isInTime(afterBusinessDays(last, 1))]).toEqual([true, false])
    }
  }
})
