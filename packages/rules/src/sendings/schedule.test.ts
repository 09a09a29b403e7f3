import type { CalendarDate } from '../calendar/index.ts'
import type { StepSend } from '../campaigns/index.ts'
import type { OrderedContent } from '../orders/index.ts'
import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.rules.ts'

const day = (text: string) => text as CalendarDate
const FIRST = day('2027-03-08')
const SECOND = day('2027-03-22')
const send = (...channels: StepSend['channels']): StepSend => ({
  channels,
  isMailBackfill: false,
  isReblasted: false,
})

type Step = OrderedContent['steps'][number]

const step = (
  key: number,
  sent: StepSend,
  days: Pick<Step, 'startDate' | 'startDateTwo'>,
): Step => ({
  key,
  number: key,
  name: 'Postcard',
  templateStepKey: key,
  send: sent,
  creative: null,
  coupons: [],
  startDate: days.startDate,
  startDateTwo: days.startDateTwo,
})

const dealer = (campaignKey: number, marketKey: number): OrderedContent['dealers'][number] => ({
  campaignKey,
  marketKey,
  timeZone: 'America/Detroit',
  logo: null,
  dealer: {
    name: '',
    line1: '',
    city: '',
    state: '',
    postalCode: '',
    phone: '',
    webAddress: '',
    openingHours: '',
    printedLine: '',
  },
})

const said = (content: Parameters<typeof scheduleOf>[0]) =>
  scheduleOf(content).map(
    ({ campaignKey, marketKey, stepKey, channel, wave, dueOn }) =>
      `${campaignKey} at ${marketKey}: step ${stepKey} by ${channel}, wave ${wave} on ${dueOn}`,
  )

test('each dealer sends each step by each of its channels, once for each wave [DATE-06]', () => {
  const both = step(1, send('EMAIL', 'DIRECT_MAIL'), { startDate: FIRST, startDateTwo: SECOND })
  expect(said({ dealers: [dealer(10, 4), dealer(11, 5)], steps: [both] })).toEqual([
    '10 at 4: step 1 by EMAIL, wave 1 on 2027-03-08',
    '10 at 4: step 1 by EMAIL, wave 2 on 2027-03-22',
    '10 at 4: step 1 by DIRECT_MAIL, wave 1 on 2027-03-08',
    '10 at 4: step 1 by DIRECT_MAIL, wave 2 on 2027-03-22',
    '11 at 5: step 1 by EMAIL, wave 1 on 2027-03-08',
    '11 at 5: step 1 by EMAIL, wave 2 on 2027-03-22',
    '11 at 5: step 1 by DIRECT_MAIL, wave 1 on 2027-03-08',
    '11 at 5: step 1 by DIRECT_MAIL, wave 2 on 2027-03-22',
  ])
})

test('a step with one day is sent in one wave, each step on its own day', () => {
  const steps = [
    step(1, send('EMAIL'), { startDate: FIRST, startDateTwo: null }),
    step(2, send('DIRECT_MAIL'), { startDate: SECOND, startDateTwo: null }),
  ]
  expect(said({ dealers: [dealer(10, 4)], steps })).toEqual([
    '10 at 4: step 1 by EMAIL, wave 1 on 2027-03-08',
    '10 at 4: step 2 by DIRECT_MAIL, wave 1 on 2027-03-22',
  ])
})

test('what has no day, as a need of the customer sets it off, is not scheduled', () => {
  const steps = [
    step(1, send('EMAIL'), { startDate: null, startDateTwo: null }),
    step(2, send('DIGITAL_MEDIA'), { startDate: null, startDateTwo: null }),
  ]
  expect(said({ dealers: [dealer(10, 4)], steps })).toEqual([])
})

test('what ad platforms show is scheduled as all else is, once for each wave [CHN-02]', () => {
  const digital = step(1, send('DIGITAL_MEDIA'), { startDate: FIRST, startDateTwo: SECOND })
  expect(said({ dealers: [dealer(10, 4)], steps: [digital] })).toEqual([
    '10 at 4: step 1 by DIGITAL_MEDIA, wave 1 on 2027-03-08',
    '10 at 4: step 1 by DIGITAL_MEDIA, wave 2 on 2027-03-22',
  ])
})
