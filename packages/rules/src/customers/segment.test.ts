import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../calendar/index.ts'
import { monthsBefore, SEGMENT_MONTHS, segmentsAsOf, type Visits } from './index.ts'

const TODAY = '2026-06-30' as CalendarDate
const day = (text: string | null) => text as CalendarDate | null
const seenAt = (
  last: string | null,
  first: string | null = null,
  bought: string | null = null,
  visits = 1,
): Visits => ({
  lastVisitOn: day(last),
  firstVisitOn: day(first),
  purchasedOn: day(bought),
  visits,
})
const segment = segmentsAsOf(TODAY)

describe('the segment of a household', () => {
  test.for<[string, Visits, string]>([
    ['first here exactly 12 months ago', seenAt('2025-06-30'), 'NEW'],
    ['a day more than 12 months ago', seenAt('2025-06-29'), 'LAPSED'],
    ['here often, and before', seenAt('2026-06-01', '2020-01-01', null, 9), 'ACTIVE'],
    ['here often, and who knows since when', seenAt('2026-06-01', null, null, 9), 'ACTIVE'],
    ['here often, but new', seenAt('2026-06-01', '2025-07-01', null, 9), 'NEW'],
    ['bought within 12 months, never here before', seenAt(null, null, '2025-06-30', 0), 'NEW'],
    [
      'bought again, and was here before',
      seenAt('2021-01-01', '2020-01-01', '2026-01-01', 3),
      'ACTIVE',
    ],
    ['exactly 24 months ago', seenAt('2024-06-30'), 'LAPSED'],
    ['a day more than 24 months ago', seenAt('2024-06-29'), 'INACTIVE'],
    ['of whom no day is known', seenAt(null, null, null, 0), 'INACTIVE'],
  ])('%s [AUD-15]', ([, visits, expected]) => {
    expect(segment(visits)).toBe(expected)
  })

  test('goes by the months that are set [AUD-15]', () => {
    const short = segmentsAsOf(TODAY, { active: 3, lapsed: 6 })
    expect(short(seenAt('2026-03-29', '2019-01-01'))).toBe('LAPSED')
    expect(short(seenAt('2025-12-29', '2019-01-01'))).toBe('INACTIVE')
  })

  test('only ever ages as days go by without a visit [AUD-15]', () => {
    const order = ['NEW', 'ACTIVE', 'LAPSED', 'INACTIVE']
    const ago = fc.integer({ min: 0, max: 2_000 })
    fc.assert(
      fc.property(ago, ago, ago, (last, more, later) => {
        const seen = addDays(TODAY, -last)
        const visits = seenAt(seen, addDays(seen, -more), null, 2)
        const places = [TODAY, addDays(TODAY, later)].map((at) =>
          order.indexOf(segmentsAsOf(at, SEGMENT_MONTHS)(visits)),
        )
        // A new household is active next year, having been here before.
        expect(places[1]).toBeGreaterThanOrEqual(places[0] as number)
      }),
    )
  })
})

test('a month earlier is the same day, or the last that the month has [AUD-15]', () => {
  expect(monthsBefore('2028-02-29' as CalendarDate, 12)).toBe('2027-02-28')
  expect(monthsBefore('2026-01-15' as CalendarDate, 1)).toBe('2025-12-15')
  expect(monthsBefore('2026-05-31' as CalendarDate, 24)).toBe('2024-05-31')
})
