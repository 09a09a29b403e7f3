import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { firstOfMonth, grouped, monthAway, wavesBetween, weeksOf } from './month.rules.ts'

const day = (text: string) => text as CalendarDate
const campaign = (key: number, first: string | null, second: string | null, district = 'D1') => ({
  key,
  mailDate: first as CalendarDate | null,
  secondMailDate: second as CalendarDate | null,
  channels: ['DIRECT_MAIL' as const],
  market: { name: `Dealer ${key}`, marketHierarchyByType: { zone: 'Z', district } },
})

test('months follow each other over the end of a year [GEN-10]', () => {
  expect(firstOfMonth(day('2027-12-25'))).toBe('2027-12-01')
  expect([monthAway(day('2027-12-01'), 1), monthAway(day('2027-01-01'), -1)]).toEqual([
    '2028-01-01',
    '2026-12-01',
  ])
})

test('the weeks of a month begin on Sundays and hold all of its days [GEN-16]', () => {
  const weeks = weeksOf(day('2027-03-01'))
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2027-02-28', '2027-04-03'])
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
})

test('both waves stand on their days, with when they are in the homes [DATE-02, DATE-05]', () => {
  const both = [campaign(1, '2027-02-20', '2027-03-02'), campaign(2, '2027-03-01', null)]
  const waves = wavesBetween(both, day('2027-03-01'), day('2027-03-31'))
  expect(waves.map(({ campaign: { key }, wave, date }) => [key, wave, date])).toEqual([
    [2, 1, '2027-03-01'],
    [1, 2, '2027-03-02'],
  ])
  expect(waves[0]?.inHome).toEqual({ first: '2027-03-06', last: '2027-03-11' })
  const emails = both.map((one) => ({ ...one, channels: ['EMAIL' as const] }))
  const sent = wavesBetween(emails, day('2027-03-01'), day('2027-03-31'))
  expect(sent.map(({ inHome }) => inHome)).toEqual([null, null])
})

test('they are rolled up by market, district, or all together [LVL-02]', () => {
  const three = [
    campaign(1, '2027-03-01', null),
    campaign(2, '2027-03-02', null, 'D2'),
    campaign(3, '2027-03-03', null),
  ]
  const waves = wavesBetween(three, day('2027-03-01'), day('2027-03-31'))
  const names = (by: 'market' | 'district' | 'nation') =>
    grouped(waves, by, 'Elsewhere').map(([name, of]) => [name, of.length])
  expect(names('district')).toEqual([
    ['D1', 2],
    ['D2', 1],
  ])
  expect(names('nation')).toEqual([['', 3]])
  expect(names('market')).toHaveLength(3)
})
