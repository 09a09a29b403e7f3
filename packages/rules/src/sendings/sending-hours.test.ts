import { describe, expect, test } from 'vitest'
import { continuesAt, opensAt } from './sending-hours.rules.ts'
import type { WaitsFor } from './standing.rules.ts'

const at = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())
const opening = (zone: string, now: string) =>
  at(opensAt(zone, { from: 8, to: 20 }, Date.parse(now)))

describe('emails leave', () => {
  test.each([
    ['before the first hour: then', '2027-01-10T12:59:59.999Z', '2027-01-10T13:00:00.000Z'],
    ['from the first hour on: now', '2027-01-10T13:00:00.000Z', null],
    ['until the last: now', '2027-01-11T00:59:59.999Z', null],
    ['afterwards: on the next day', '2027-01-11T01:00:00.000Z', '2027-01-11T13:00:00.000Z'],
    ['across the change of spring', '2027-03-14T01:00:00.000Z', '2027-03-14T12:00:00.000Z'],
    ['across the change of autumn', '2027-11-07T00:30:00.000Z', '2027-11-07T13:00:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(opening('America/New_York', now)).toBe(expected)
  })
})

describe('what waits continues by itself', () => {
  const continues = (waitsFor: WaitsFor | null, now: string) =>
    at(
      continuesAt(waitsFor, {
        timeZone: 'America/New_York',
        hours: { from: 8, to: 20 },
        now: Date.parse(now),
      }),
    )
  test.each<[string, WaitsFor | null, string, string | null]>([
    ['for the hours: when they begin', 'hours', '2027-01-10T12:00:00Z', '2027-01-10T13:00:00.000Z'],
    // In UTC it is the 11th already.
    [
      'for the cap: on the next day',
      'daily-cap',
      '2027-01-11T00:30:00Z',
      '2027-01-11T13:00:00.000Z',
    ],
    [
      'across the change of spring',
      'daily-cap',
      '2027-03-13T17:00:00Z',
      '2027-03-14T12:00:00.000Z',
    ],
    ['for a person: that is not known', 'confirmation', '2027-01-10T12:00:00Z', null],
    ['for nothing: it does not wait', null, '2027-01-10T12:00:00Z', null],
  ])('%s', (_, waitsFor, now, expected) => {
    expect(continues(waitsFor, now)).toBe(expected)
  })
})
