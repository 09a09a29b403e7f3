import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../calendar/index.ts'
import {
  DAYS_AHEAD,
  DAYS_BETWEEN,
  daysAhead,
  daysToLookAt,
  eventDaysOf,
  foundInMonth,
  hadLately,
  lastDayAhead,
  underMonthlyCap,
} from './daily.rules.ts'

const DAY = '2027-03-10' as CalendarDate
const dayBefore = (days: number) => addDays(DAY, -days)

test('a campaign that goes out day by day looks at its first day, and then at each day once', () => {
  expect(daysToLookAt(undefined, DAY)).toEqual([DAY])
  const since = dayBefore(9)
  expect(daysToLookAt({ since, through: dayBefore(1) }, DAY)).toEqual([DAY])
  expect(daysToLookAt({ since, through: DAY }, DAY)).toEqual([])
  // Where no program ran for two days, or a database from then was put back.
  expect(daysToLookAt({ since, through: dayBefore(3) }, DAY)).toEqual([
    dayBefore(2),
    dayBefore(1),
    DAY,
  ])
})

test('however the looks fall, every day is looked at once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 20 }), (steps) => {
      const seen: CalendarDate[] = []
      let today = DAY
      for (const step of steps) {
        today = addDays(today, step)
        const through = seen.at(-1)
        seen.push(...daysToLookAt(through && { since: DAY, through }, today))
      }
      const [first = DAY] = seen
      expect(seen).toEqual(seen.map((_, at) => addDays(first, at)))
      expect(seen.at(-1)).toBe(today)
    }),
  )
})

test('who is due had their event so many days before, or a week earlier where the news of it came late', () => {
  const trigger = { event: 'LAST_VISIT', after: 150 } as const
  const since = dayBefore(40)
  expect(eventDaysOf({ day: DAY, since, trigger, daysAfterStart: 30 })).toEqual([
    dayBefore(187),
    dayBefore(180),
  ])
  const miles = { event: 'MILES', after: 30_000 } as const
  expect(eventDaysOf({ day: DAY, since, trigger: miles, daysAfterStart: 0 })).toEqual([
    dayBefore(7),
    DAY,
  ])
})

test('who was due before a campaign began is not due any more', () => {
  const trigger = { event: 'PURCHASE', after: 7 } as const
  expect(eventDaysOf({ day: DAY, since: DAY, trigger, daysAfterStart: 0 })).toEqual([
    dayBefore(7),
    dayBefore(7),
  ])
})

test('a month has as many as were ordered at most, the first ones of its days', () => {
  const due = [1, 2, 3].map((household) => ({ stepKey: 7, household, contact: 0 }))
  const overCap = (cap: number | null, used: number) =>
    underMonthlyCap(due, { cap, used }).flatMap(({ household, isOverCap }) =>
      isOverCap ? [household] : [],
    )
  expect(overCap(null, 900)).toEqual([])
  expect(overCap(5, 3)).toEqual([3])
  expect(overCap(3, 0)).toEqual([])
  expect(overCap(3, 4)).toEqual([1, 2, 3])
})

test('a look ahead goes through thirty days from today, without those that were looked at already', () => {
  const days = daysAhead(undefined, DAY)
  expect(days).toHaveLength(DAYS_AHEAD)
  expect([days[0], days.at(-1)]).toEqual([DAY, lastDayAhead(DAY)])
  const since = dayBefore(9)
  expect(daysAhead({ since, through: DAY }, DAY)).toEqual(days.slice(1))
  expect(daysAhead({ since, through: dayBefore(1) }, DAY)).toEqual(days)
  // Days on which no program ran will be made up for.
  expect(daysAhead({ since, through: dayBefore(3) }, DAY)).toEqual([
    dayBefore(2),
    dayBefore(1),
    ...days,
  ])
})

test('what a look ahead found counts for the days after it: by touchpoint and household, and by the month', () => {
  const one = { stepKey: 1, household: 7, contact: 0, isOverCap: false }
  const over = { stepKey: 1, household: 8, contact: 0, isOverCap: true }
  const found = [{ day: DAY, customers: [one, over] }]
  const had = (days: number, stepKey = 1) =>
    [...hadLately(found, { stepKey, day: addDays(DAY, days) })].toSorted()
  expect(had(1)).toEqual([7, 8])
  expect(had(DAYS_BETWEEN - 1)).toEqual([7, 8])
  expect(had(DAYS_BETWEEN)).toEqual([])
  expect(had(1, 2)).toEqual([])
  expect(foundInMonth(found, '2027-03-31' as CalendarDate)).toBe(1)
  expect(foundInMonth(found, '2027-04-01' as CalendarDate)).toBe(0)
  expect(foundInMonth(found, '2028-03-10' as CalendarDate)).toBe(0)
})
