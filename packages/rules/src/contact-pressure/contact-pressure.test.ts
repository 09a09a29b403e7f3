import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, compareDates, type CalendarDate } from '../calendar/index.ts'
import {
  freeFrom,
  isLimited,
  limitInWords,
  MOST_DAYS,
  MOST_PIECES,
  maySetContactLimit,
  type ContactLimit,
} from './index.ts'

const FIRST = '2027-03-01' as CalendarDate
const onDays = (...numbers: number[]) => numbers.map((number) => addDays(FIRST, number))
const on = (number: number) => addDays(FIRST, number)
const TWO_IN_30: ContactLimit = { pieces: 2, days: 30 }

function isPressed(days: readonly CalendarDate[], limit: ContactLimit, day: CalendarDate): boolean {
  const free = freeFrom(days, limit)
  return free !== null && compareDates(day, free) < 0
}

describe('two letters in 30 days', () => {
  test('leave room for another one after none, and after one', () => {
    expect(freeFrom([], TWO_IN_30)).toBeNull()
    expect(freeFrom(onDays(0), TWO_IN_30)).toBeNull()
  })

  test('leave none after two, until the older of them is 30 days ago', () => {
    expect(freeFrom(onDays(0, 10), TWO_IN_30)).toBe(on(30))
    expect(isPressed(onDays(0, 10), TWO_IN_30, on(29))).toBe(true)
    expect(isPressed(onDays(0, 10), TWO_IN_30, on(30))).toBe(false)
  })

  test('count the latest ones, in whatever order they are found', () => {
    expect(freeFrom(onDays(40, 0, 10, 35), TWO_IN_30)).toBe(on(65))
  })

  test('count two of one day as two', () => {
    expect(freeFrom(onDays(5, 5), TWO_IN_30)).toBe(on(35))
  })
})

test('one piece in one day is one on each day', () => {
  const daily = { pieces: 1, days: 1 }
  expect(isPressed(onDays(3), daily, on(3))).toBe(true)
  expect(isPressed(onDays(3), daily, on(4))).toBe(false)
})

test('emails and letters are limited, names on platforms are not', () => {
  expect(isLimited('EMAIL')).toBe(true)
  expect(isLimited('DIRECT_MAIL')).toBe(true)
  expect(isLimited('DIGITAL_MEDIA')).toBe(false)
})

test('only people of a whole brand set a limit', () => {
  expect(maySetContactLimit('NATIONAL').ok).toBe(true)
  for (const level of ['ZONE', 'DISTRICT', 'DEALER'] as const)
    expect(maySetContactLimit(level).ok).toBe(false)
})

test('a limit is said in words', () => {
  expect(limitInWords('DIRECT_MAIL', TWO_IN_30)).toBe(
    'A household gets at most 2 letters in 30 days.',
  )
  expect(limitInWords('EMAIL', { pieces: 1, days: 1 })).toBe(
    'A household gets at most 1 email on one day.',
  )
  expect(limitInWords('EMAIL', null)).toBe('A household gets each of its emails, however many.')
})

describe('whatever the limit, and whatever was sent', () => {
  const limits = fc.record({
    pieces: fc.integer({ min: 1, max: MOST_PIECES }),
    days: fc.integer({ min: 1, max: MOST_DAYS }),
  })
  const small = fc.record({
    pieces: fc.integer({ min: 1, max: 4 }),
    days: fc.integer({ min: 1, max: 20 }),
  })
  const history = fc.array(fc.integer({ min: 0, max: 60 }).map(on), { maxLength: 12 })

  test('who takes a piece only on days on which they are free has never more than the limit', () => {
    fc.assert(
      fc.property(small, fc.array(fc.nat(5), { maxLength: 40 }), (limit, steps) => {
        const taken: CalendarDate[] = []
        let day = 0
        for (const step of steps) {
          day += step
          if (!isPressed(taken, limit, on(day))) taken.push(on(day))
        }
        for (const first of taken) {
          const end = addDays(first, limit.days)
          const within = taken.filter(
            (one) => compareDates(one, first) >= 0 && compareDates(one, end) < 0,
          )
          expect(within.length).toBeLessThanOrEqual(limit.pieces)
        }
      }),
    )
  })

  test('a household is free from the day that is named on, and on none before it', () => {
    fc.assert(
      fc.property(limits, history, fc.integer({ min: 0, max: 60 }), (limit, days, today) => {
        const free = freeFrom(days, limit)
        expect(isPressed(days, limit, on(today))).toBe(
          free !== null && compareDates(on(today), free) < 0,
        )
        if (free !== null) expect(isPressed(days, limit, free)).toBe(false)
      }),
    )
  })

  test('it is pressed when as many pieces as the limit has are counted, as the database counts them', () => {
    fc.assert(
      fc.property(small, history, fc.integer({ min: 0, max: 60 }), (limit, days, today) => {
        const after = addDays(on(today), -limit.days)
        const counted = days.filter((day) => compareDates(day, after) > 0)
        expect(isPressed(days, limit, on(today))).toBe(counted.length >= limit.pieces)
      }),
    )
  })

  test('one more piece never frees a household earlier', () => {
    fc.assert(
      fc.property(limits, history, fc.integer({ min: 0, max: 60 }), (limit, days, more) => {
        const before = freeFrom(days, limit)
        const after = freeFrom([...days, on(more)], limit)
        if (before !== null) expect(after !== null && compareDates(after, before) >= 0).toBe(true)
      }),
    )
  })
})
