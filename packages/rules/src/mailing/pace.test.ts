import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterAccepted,
  afterBegun,
  afterBusy,
  nextAt,
  startPace,
  type Pace,
  type PaceLimits,
} from './index.ts'

const LIMITS: PaceLimits = { most: 600, least: 6 }
const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** Sends as soon as it may until the time is over, and answers with the moments. */
function sendFor(pace: Pace, limits: PaceLimits, from: number, until: number, answers = true) {
  const moments: number[] = []
  let current = pace
  for (let now = from; ;) {
    now = nextAt(current, limits, now)
    if (now >= until) return { moments, pace: current }
    current = afterBegun(current, limits, now)
    moments.push(now)
    if (answers) current = afterAccepted(current, limits, now)
  }
}

test('a domain gets as many emails a minute as the limit has, evenly', () => {
  const { moments } = sendFor(startPace(LIMITS, 0), LIMITS, 0, 10 * MINUTE)
  expect(moments.length).toBeGreaterThanOrEqual(5_900)
  expect(moments.length).toBeLessThanOrEqual(6_010)
})

test('after 421 nothing goes for a minute, and then half as much', () => {
  const busy = afterBusy(startPace(LIMITS, 0), LIMITS, 1_000)
  const { moments } = sendFor(busy, LIMITS, 1_000, 2 * MINUTE + 1_000, false)
  expect(moments[0]).toBeGreaterThanOrEqual(MINUTE + 1_000)
  expect(moments.length).toBeGreaterThanOrEqual(295)
  expect(moments.length).toBeLessThanOrEqual(301)
})

test('the answers to what was under way at the same time count as one', () => {
  const once = afterBusy(startPace(LIMITS, 0), LIMITS, 0)
  const twenty = Array.from({ length: 20 }).reduce<Pace>(
    (pace, _, at) => afterBusy(pace, LIMITS, at * 100),
    startPace(LIMITS, 0),
  )
  expect(twenty.perMinute).toBe(once.perMinute)
  expect(twenty.pausedUntil).toBe(once.pausedUntil)
})

test('a domain that stays busy is still tried, at the least pace', () => {
  let pace = startPace(LIMITS, 0)
  for (let at = 0; at < 20; at += 1) pace = afterBusy(pace, LIMITS, at * 2 * MINUTE)
  expect(pace.perMinute).toBe(LIMITS.least)
})

test('it recovers slowly: not within a minute, and wholly within the hour', () => {
  const busy = afterBusy(startPace(LIMITS, 0), LIMITS, 0)
  const soon = sendFor(busy, LIMITS, MINUTE, 1.9 * MINUTE).pace
  expect(soon.perMinute).toBeLessThanOrEqual(busy.perMinute * 1.2)
  expect(sendFor(busy, LIMITS, 0, 60 * MINUTE).pace.perMinute).toBe(LIMITS.most)
})

const limits = fc
  .record({ least: fc.integer({ min: 1, max: 60 }), more: fc.integer({ min: 0, max: 6_000 }) })
  .map(({ least, more }) => ({ least, most: least + more }))
const events = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 3 * MINUTE }),
    what: fc.constantFrom('begin', 'accepted', 'busy'),
  }),
  { maxLength: 60 },
)

test('whatever happens, the pace stays within its limits and never goes unpaced', () => {
  fc.assert(
    fc.property(limits, events, (limits, events) => {
      let [now, pace] = [0, startPace(limits, 0)]
      const begun: number[] = []
      for (const { wait, what } of events) {
        now += wait
        const next = nextAt(pace, limits, now)
        expect(next).toBeGreaterThanOrEqual(now)
        expect(Number.isFinite(next)).toBe(true)
        if (what === 'begin') {
          now = next
          pace = afterBegun(pace, limits, now)
          begun.push(now)
        } else {
          pace = (what === 'busy' ? afterBusy : afterAccepted)(pace, limits, now)
        }
        expect(pace.perMinute).toBeGreaterThanOrEqual(limits.least)
        expect(pace.perMinute).toBeLessThanOrEqual(limits.most)
      }
      for (const from of begun) {
        const within = begun.filter((at) => at >= from && at < from + MINUTE).length
        // What was saved up, a second of it, comes on top.
        expect(within).toBeLessThanOrEqual(limits.most + Math.max(1, limits.most / 60) + 1)
      }
    }),
  )
})

test('sending as soon as it may, no minute has more than the limit and a second', () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: 0, max: MINUTE }), (limits, start) => {
      const { moments } = sendFor(startPace(limits, start), limits, start, start + 2 * MINUTE)
      const first = moments.filter((at) => at < start + MINUTE).length
      expect(first).toBeLessThanOrEqual(limits.most + Math.max(1, limits.most / 60) + 1)
      expect(first).toBeGreaterThanOrEqual(Math.floor(limits.most * 0.5))
    }),
    { numRuns: 30 },
  )
})

test('while it is paused nothing may go', () => {
  fc.assert(
    fc.property(limits, fc.nat({ max: MINUTE - 1 }), (limits, later) => {
      const busy = afterBusy(startPace(limits, 0), limits, 0)
      expect(nextAt(busy, limits, later)).toBeGreaterThanOrEqual(MINUTE)
    }),
  )
})

test.each([
  ['at its full pace', (pace: Pace) => pace],
  ['while it is paused', (pace: Pace) => afterBusy(pace, LIMITS, DAY)],
])('by a clock that is put back a day %s, a domain goes on at its pace', (_, change) => {
  const begun = afterBegun(change(startPace(LIMITS, DAY)), LIMITS, DAY)
  const { moments } = sendFor(begun, LIMITS, 0, 2 * MINUTE)
  expect(moments[0]).toBe(0)
  expect(moments.length).toBeGreaterThan(590)
  expect(moments.length).toBeLessThanOrEqual(1_211)
})
