import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { known } from '../testing/opened-step.ts'
import { closeTo, nearMailings, ownMailDates } from './near-mailings.rules.ts'

const day = (text: string) => text as CalendarDate

const mailing = {
  key: 8,
  name: 'Winter ready',
  status: 'SUBMITTED' as const,
  mailDate: day('2027-03-10'),
  secondMailDate: null,
}
const own = { key: 7, dates: [day('2027-03-15'), day('2027-04-12')] }

test.for([
  ['an order within the days', {}, ['2027-03-10']],
  ['its second wave, where that is nearer', { secondMailDate: day('2027-04-10') }, ['2027-04-10']],
  ['an approved one', { status: 'APPROVED' }, ['2027-03-10']],
  ['no draft', { status: 'DRAFT' }, []],
  ['nothing that is canceled', { status: 'CANCELLED' }, []],
  ['nothing further away', { mailDate: day('2027-02-28') }, []],
  ['not itself', { key: 7 }, []],
  ['nothing without a day', { mailDate: null }, []],
] as const)('%s is mailed near a campaign', ([, overrides, dates]) => {
  const near = nearMailings([{ ...mailing, ...overrides }], own, 14)
  expect(near.map(({ date }) => date)).toEqual(dates)
})

test('a campaign of one dealer is mailed on the days of its waves, one of several by each dealer', () => {
  const dates = { mailDate: day('2027-03-15'), secondMailDate: day('2027-04-12') }
  const alone = { ...known, ...dates, category: 'ON_DEMAND' as const, hasSecondWave: true }
  const ofSeveral = { ...alone, category: 'METRO' as const, hasSecondWave: false }
  expect(ownMailDates(alone)).toEqual(own.dates)
  expect(ownMailDates({ ...alone, hasSecondWave: false })).toEqual(['2027-03-15'])
  expect(ownMailDates(ofSeveral)).toEqual([])
  expect(ownMailDates({ ...ofSeveral, parentCampaignKey: 7 })).toEqual(['2027-03-15'])
})

test('what is found around both waves is named once', () => {
  expect(nearMailings([mailing, mailing], own, 14)).toHaveLength(1)
  const pair = (one: number, other: number) => ({
    first: { campaignKey: one },
    second: { campaignKey: other },
  })
  const found = [pair(7, 8), pair(7, 8), pair(8, 9), pair(9, 7)]
  expect(closeTo(7, found)).toEqual([pair(7, 8), pair(9, 7)])
})
