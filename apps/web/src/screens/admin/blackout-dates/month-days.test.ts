import { addDays, weekday, type CalendarDate } from '@marquee/rules/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfterKey, weeksOf } from './month-days.rules.ts'

test('a month is laid out in weeks from Sunday on [BLK-02]', () => {
  // February 2026 begins on a Sunday and needs four weeks exactly.
  const february = weeksOf(2026, 2)
  expect(february).toHaveLength(4)
  expect(february[0]?.[0]).toBe('2026-02-01')
  const august = weeksOf(2026, 8)
  expect(august).toHaveLength(6)
  expect(august[0]?.slice(5)).toEqual([undefined, '2026-08-01'])
})

test('every day of a month stands once, below its own weekday [BLK-02]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (y, m) => {
      const weeks = weeksOf(y, m)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(new Set(days).size).toBe(days.length)
      for (const week of weeks) {
        week.forEach((day, place) => day && expect(weekday(day)).toBe(place))
      }
      expect(days.at(-1)).toBe(addDays(days[0] as CalendarDate, days.length - 1))
    }),
  )
})

test.each([
  ['ArrowLeft', '2026-12-31'],
  ['ArrowRight', '2027-01-02'],
  ['ArrowUp', '2026-12-25'],
  ['ArrowDown', '2027-01-08'],
  ['Home', '2026-12-27'],
  ['End', '2027-01-02'],
  ['a', undefined],
])('from New Year 2027 the key %s leads to %s', (key, day) => {
  expect(dayAfterKey('2027-01-01' as CalendarDate, key)).toBe(day)
})
