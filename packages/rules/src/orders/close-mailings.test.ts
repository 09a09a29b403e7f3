import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { closeMailings, type Mailing } from './index.ts'

const mailing = (campaignKey: number, dates: readonly string[], households: number[]): Mailing => ({
  campaignKey,
  name: `Campaign ${campaignKey}`,
  dates: dates as CalendarDate[],
  households: Uint32Array.from(households),
})
const pairs = (mailings: Mailing[], days = 14) =>
  closeMailings(mailings, days).map(({ first, second, households }) => [
    first.campaignKey,
    first.date,
    second.campaignKey,
    second.date,
    households,
  ])

test('two campaigns within the days share some households [DATE-05]', () => {
  const later = mailing(1, ['2027-03-15'], [2, 3, 5, 8])
  const earlier = mailing(2, ['2027-03-01'], [1, 2, 3, 9])
  expect(pairs([later, earlier])).toEqual([[2, '2027-03-01', 1, '2027-03-15', 2]])
  expect(pairs([later, earlier], 13)).toEqual([])
})

test('of two waves the nearest day counts, and campaigns without shared households are far apart', () => {
  const waves = mailing(1, ['2027-03-01', '2027-04-05'], [4, 6])
  expect(pairs([waves, mailing(2, ['2027-04-01'], [6])])).toEqual([
    [2, '2027-04-01', 1, '2027-04-05', 1],
  ])
  expect(closeMailings([waves, mailing(2, ['2027-04-01'], [6])], 14)[0]?.isAtMost).toBe(true)
  expect(pairs([waves, mailing(2, ['2027-04-01'], [5])])).toEqual([])
  expect(pairs([waves, mailing(2, [], [4])])).toEqual([])
})

test('a wave concerns no more than its half', () => {
  const waves = mailing(1, ['2027-03-01', '2027-04-05'], [1, 2, 3, 4, 5])
  expect(pairs([waves, mailing(2, ['2027-03-03'], [1, 2, 3, 4, 5])])[0]?.at(-1)).toBe(3)
  expect(pairs([waves, mailing(2, ['2027-03-03'], [1, 2])])[0]?.at(-1)).toBe(2)
})

test('the pair that concerns most households comes first', () => {
  const day = ['2027-03-01']
  const found = pairs([mailing(1, day, [1, 2]), mailing(2, day, [2]), mailing(3, day, [1, 2])])
  expect(found.map((pair) => pair.at(-1))).toEqual([2, 1, 1])
})

test('as many are shared as both have', () => {
  const some = fc.uniqueArray(fc.nat(60)).map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(some, some, (one, other) => {
      const both = one.filter((household) => other.includes(household)).length
      const [found] = closeMailings(
        [mailing(1, ['2027-03-01'], one), mailing(2, ['2027-03-01'], other)],
        0,
      )
      expect(found?.households ?? 0).toBe(both)
    }),
  )
})
