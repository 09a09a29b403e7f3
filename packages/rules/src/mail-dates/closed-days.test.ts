import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { eligibleMailDates, whyNotMailed } from './index.ts'

const day = (text: string) => text as CalendarDate

const today = day('2026-11-23')
const blackout = day('2026-12-15')
const dates = eligibleMailDates({
  today,
  leadDays: 10,
  offered: { startDate: null, endDate: day('2027-01-29') },
  blackoutDates: [blackout],
})
const offered = { today, dates, blackoutDates: new Set([blackout]) }

describe('a day on which nothing is mailed', () => {
  test.each([
    ['2026-11-20', 'This day has passed.'],
    ['2026-11-24', 'Too early: pieces sent this way can go out from 12/08/2026.'],
    ['2026-12-06', 'Too early: pieces sent this way can go out from 12/08/2026.'],
    ['2026-12-25', 'Christmas Day: nothing is mailed on federal holidays.'],
    ['2026-12-12', 'Nothing is mailed on weekends.'],
    ['2026-12-15', 'Blackout date: nothing is mailed on this day.'],
    ['2027-01-18', 'Martin Luther King Jr. Day: nothing is mailed on federal holidays.'],
    ['2027-02-01', 'Too late: the last mail date of this campaign is 01/29/2027.'],
  ])('says why: %s [DATE-14]', (date, reason) => {
    expect(whyNotMailed(day(date), offered)).toBe(reason)
  })

  test('says so where its blackout date is not known here [DATE-14]', () => {
    const unknown = { ...offered, blackoutDates: new Set<CalendarDate>() }
    expect(whyNotMailed(blackout, unknown)).toBe('Nothing is mailed on this day.')
  })

  test('is none of those that are offered, and each other day is one [DATE-14]', () => {
    for (const date of dates) expect(whyNotMailed(date, offered)).toBeUndefined()
  })

  test('is only one that has passed for a person who may choose any day [DATE-13]', () => {
    const free = { ...offered, dates: null }
    expect(whyNotMailed(day('2026-11-22'), free)).toBe('This day has passed.')
    expect(whyNotMailed(day('2026-12-12'), free)).toBeUndefined()
  })
})
