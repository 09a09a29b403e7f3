import { describe, expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date.rules.ts'
import { momentIn } from './moment-in.rules.ts'

const day = (text: string) => text as CalendarDate
const at = (moment: number) => new Date(moment).toISOString()

describe('the moment in which a clock shows an hour', () => {
  test.each([
    ['America/New_York', '2027-01-10', 8, '2027-01-10T13:00:00.000Z'],
    ['America/New_York', '2027-07-10', 8, '2027-07-10T12:00:00.000Z'],
    ['America/New_York', '2027-07-10', 24, '2027-07-11T04:00:00.000Z'],
    ['Pacific/Honolulu', '2027-07-10', 0, '2027-07-10T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-07-10', 0, '2027-07-09T10:00:00.000Z'],
    ['Asia/Kathmandu', '2027-07-10', 8, '2027-07-10T02:15:00.000Z'],
  ])('in %s on %s at %d is %s', (zone, date, hour, expected) => {
    expect(at(momentIn(zone, day(date), hour))).toBe(expected)
  })

  test.each([
    ['is skipped in spring: that of the change', 2, '2027-03-14T07:00:00.000Z'],
    ['is the one before', 1, '2027-03-14T06:00:00.000Z'],
    ['is the one after', 3, '2027-03-14T07:00:00.000Z'],
  ])('which %s', (_, hour, expected) => {
    expect(at(momentIn('America/New_York', day('2027-03-14'), hour))).toBe(expected)
  })

  test('which comes twice in autumn: the first', () => {
    expect(at(momentIn('America/New_York', day('2027-11-07'), 1))).toBe('2027-11-07T05:00:00.000Z')
    expect(at(momentIn('America/New_York', day('2027-11-07'), 2))).toBe('2027-11-07T07:00:00.000Z')
  })

  test('at midnight, where the clock changes at midnight', () => {
    expect(at(momentIn('America/Havana', day('2027-03-14'), 0))).toBe('2027-03-14T05:00:00.000Z')
  })
})
