import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { todayIn } from './index.ts'

test.each([
  ['America/New_York', '2027-06-15T03:59:59.999Z', '2027-06-14'],
  ['America/New_York', '2027-06-15T04:00:00Z', '2027-06-15'],
  ['America/New_York', '2027-01-15T04:59:59Z', '2027-01-14'],
  ['America/New_York', '2027-01-15T05:00:00Z', '2027-01-15'],
  ['America/Phoenix', '2027-06-15T06:59:59Z', '2027-06-14'],
  ['America/Phoenix', '2027-06-15T07:00:00Z', '2027-06-15'],
  ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31'],
  ['America/St_Johns', '2027-01-01T03:29:59Z', '2026-12-31'],
  ['America/St_Johns', '2027-01-01T03:30:00Z', '2027-01-01'],
  ['Asia/Kathmandu', '2027-02-28T18:14:59Z', '2027-02-28'],
  ['Asia/Kathmandu', '2027-02-28T18:15:00Z', '2027-03-01'],
  ['Pacific/Chatham', '2028-02-28T10:14:59Z', '2028-02-28'],
  ['Pacific/Chatham', '2028-02-28T10:15:00Z', '2028-02-29'],
  ['Australia/Lord_Howe', '2027-06-30T13:29:59Z', '2027-06-30'],
  ['Australia/Lord_Howe', '2027-06-30T13:30:00Z', '2027-07-01'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
])('in %s it is at %s the day %s [GEN-11]', (zone, moment, day) => {
  expect(todayIn(zone, Date.parse(moment))).toBe(day)
})

test('in a zone that never changes its clock, today is UTC moved by its offset [GEN-11]', () => {
  const zones = fc.constantFrom(
    { zone: 'Asia/Kathmandu', minutes: 345 },
    { zone: 'Asia/Kolkata', minutes: 330 },
    { zone: 'America/Phoenix', minutes: -420 },
    { zone: 'Pacific/Kiritimati', minutes: 840 },
  )
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  fc.assert(
    fc.property(zones, moments, ({ zone, minutes }, now) => {
      const shifted = new Date(now + minutes * 60_000).toISOString().slice(0, 10)
      expect(todayIn(zone, now)).toBe(shifted)
    }),
    { numRuns: 2_000 },
  )
})
