import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SENT_CHANNELS } from '../audience/index.ts'
import { addDays, calendarDate } from '../calendar/index.ts'
import { CAMPAIGN_STATUSES, hasEnded } from '../campaigns/index.ts'
import { contactCode, REACH_STATES } from '../customers/index.ts'
import { WAVES } from '../sendings/index.ts'
import {
  aheadProblems,
  dayProblems,
  daysLookedAt,
  emailProblems,
  inTurn,
  isLaidOutBefore,
  isSeasonAhead,
  leavesAt,
  mayDeleteRehearsal,
  mayRehearse,
  MOST_SENDINGS_MADE,
  paperProblems,
  pieceCounts,
  problemsOnce,
  samplesOf,
  sumOf,
  turnsOf,
  withinPressure,
} from './index.ts'

const MONDAY = calendarDate(2026, 12, 7)
const TUESDAY = calendarDate(2026, 12, 8)
const reach = fc.constantFrom(...REACH_STATES)
const contact = fc.record({ mail: reach, email: reach }).map(contactCode)

describe('whom a sending would reach', () => {
  test('each household of a wave gets its piece, or is left out by one reason', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ before: contact, now: fc.option(contact) }), { maxLength: 60 }),
        fc.constantFrom(...SENT_CHANNELS),
        fc.boolean(),
        fc.boolean(),
        (all, channel, isMailBackfill, isInTwoWaves) => {
          const households = Uint32Array.from(all, (_, at) => at + 1)
          const ordered = { households, contacts: Uint8Array.from(all, ({ before }) => before) }
          const known = new Map(
            all.flatMap(({ now }, at) => (now === null ? [] : [[at + 1, now] as const])),
          )
          const send = { channels: SENT_CHANNELS, isMailBackfill, isReblasted: false }
          const planning = { campaignKey: 7, isInTwoWaves, channel, send, ordered, known }
          const sum = WAVES.slice(0, isInTwoWaves ? 2 : 1)
            .map((wave) => pieceCounts({ ...planning, wave }))
            .reduce(
              (total, { households: sent, leftOut }) =>
                total + sent.length + leftOut.reduce((out, { count }) => out + count, 0),
              0,
            )
          expect(sum).toBe(all.length)
        },
      ),
    )
  })

  test('those who are more than the month may have are left out for it, unless for another reason', () => {
    const both = contactCode({ mail: 'REACHABLE', email: 'REACHABLE' })
    const mailOnly = contactCode({ mail: 'REACHABLE', email: 'OPTED_OUT' })
    const ordered = { households: Uint32Array.of(1, 2, 3), contacts: null }
    const known = new Map([both, both, mailOnly].map((code, at) => [at + 1, code] as const))
    const send = { channels: SENT_CHANNELS, isMailBackfill: false, isReblasted: false }
    const planning = { campaignKey: 7, wave: 1, isInTwoWaves: false, channel: 'EMAIL' } as const
    expect(pieceCounts({ ...planning, send, ordered, known }, new Set([2, 3]))).toEqual({
      households: [1],
      leftOut: [
        { reason: 'OPTED_OUT', count: 1 },
        { reason: 'OVER_CAP', count: 1 },
      ],
    })
  })

  test('those who would get more than their brand allows are left out of them', () => {
    const counts = { households: [1, 2, 3], leftOut: [{ reason: 'GONE' as const, count: 2 }] }
    expect(withinPressure(counts, new Set([7]))).toEqual(counts)
    expect(withinPressure(counts, new Set([2, 3, 7]))).toEqual({
      households: [1],
      leftOut: [
        { reason: 'GONE', count: 2 },
        { reason: 'PRESSED', count: 2 },
      ],
    })
  })

  test('the reason says what stands against this channel', () => {
    const code = (email: (typeof REACH_STATES)[number], mail: (typeof REACH_STATES)[number]) =>
      contactCode({ email, mail })
    const contacts = [
      code('REACHABLE', 'REACHABLE'),
      code('OPTED_OUT', 'REACHABLE'),
      code('UNDELIVERABLE', 'REACHABLE'),
      code('NO_DATA', 'REACHABLE'),
    ]
    const planning = {
      campaignKey: 7,
      wave: 1 as const,
      isInTwoWaves: false,
      send: {
        channels: ['EMAIL', 'DIRECT_MAIL'] as const,
        isMailBackfill: true,
        isReblasted: false,
      },
      ordered: { households: Uint32Array.of(1, 2, 3, 4), contacts: Uint8Array.from(contacts) },
      known: new Map(contacts.map((one, at) => [at + 1, one])),
    }
    const email = pieceCounts({ ...planning, channel: 'EMAIL' })
    expect(email.households).toEqual([1])
    expect(email.leftOut).toEqual([
      { reason: 'OPTED_OUT', count: 1 },
      { reason: 'UNDELIVERABLE', count: 1 },
      { reason: 'NO_DATA', count: 1 },
    ])
    const mail = pieceCounts({ ...planning, channel: 'DIRECT_MAIL' })
    expect(mail.households).toEqual([2, 3, 4])
    expect(mail.leftOut).toEqual([{ reason: 'BY_EMAIL', count: 1 }])
    const erased = pieceCounts({ ...planning, channel: 'EMAIL', known: new Map() })
    expect(erased.leftOut[0]).toEqual({ reason: 'OPTED_OUT', count: 1 })
    expect(erased.leftOut.find(({ reason }) => reason === 'GONE')?.count).toBe(1)
  })
})

test('only what has days of its own, and is not over, is rehearsed; one at a time', () => {
  for (const status of CAMPAIGN_STATUSES) {
    expect(mayRehearse({ status }, 'done').ok).toBe(!hasEnded(status))
  }
  const one = { status: 'DRAFT' } as const
  expect(mayRehearse(one, 'running')).toMatchObject({ reason: 'rehearsal.running' })
  expect(mayDeleteRehearsal(null)).toMatchObject({ reason: 'rehearsal.none' })
  expect(mayDeleteRehearsal('running')).toMatchObject({ reason: 'rehearsal.running' })
  expect(mayDeleteRehearsal('failed').ok).toBe(true)
})

const sending = {
  campaignKey: 7,
  marketKey: 4,
  stepKey: 1,
  stepNumber: 1,
  stepName: 'First',
  channel: 'EMAIL',
  wave: 1,
  dueOn: MONDAY,
} as const

test('sendings follow each other by their days, and begin and complete the campaign', () => {
  const later = { ...sending, wave: 2, dueOn: TUESDAY } as const
  const letter = { ...sending, channel: 'DIRECT_MAIL' } as const
  expect(inTurn([later, sending, letter])).toEqual([letter, sending, later])
  const days = { first: { ...sending, secondOn: null }, last: { ...later, secondOn: null } }
  expect(turnsOf([days.last, days.first])).toEqual({ beginsOn: MONDAY, completesOn: TUESDAY })
  const again = { ...sending, secondOn: addDays(TUESDAY, 5) }
  expect(turnsOf([again, days.last])?.completesOn).toBe(again.secondOn)
  expect(turnsOf([])).toBeNull()
})

test('a season is ahead while a day of it is to come, or none is chosen, unless it is over or left out', () => {
  const season = { status: 'RESERVED', mailDate: MONDAY, secondMailDate: null } as const
  expect(isSeasonAhead(season, MONDAY)).toBe(true)
  expect(isSeasonAhead(season, TUESDAY)).toBe(false)
  expect(isSeasonAhead({ ...season, secondMailDate: TUESDAY }, TUESDAY)).toBe(true)
  expect(isSeasonAhead({ ...season, mailDate: null }, TUESDAY)).toBe(true)
  expect(isSeasonAhead({ ...season, status: 'CANCELLED' }, MONDAY)).toBe(false)
})

test('emails wait for the hours of the dealer, and letters for none', () => {
  const hours = { from: 8, to: 20 }
  expect(leavesAt(sending, 'America/Detroit', hours)).toBe(Date.UTC(2026, 11, 7, 13))
  const letter = { ...sending, channel: 'DIRECT_MAIL' } as const
  expect(leavesAt(letter, 'America/Detroit', hours)).toBe(Date.UTC(2026, 11, 7, 5))
})

test('a sum adds up what is sent, and why others are left out', () => {
  const out = { reason: 'OPTED_OUT', count: 2 } as const
  expect(
    sumOf([
      { people: 3, leftOut: [out] },
      { people: null, leftOut: [out, { reason: 'GONE', count: 1 }] },
    ]),
  ).toEqual({
    people: 3,
    leftOut: [
      { reason: 'OPTED_OUT', count: 4 },
      { reason: 'GONE', count: 1 },
    ],
  })
})

test('a few real pieces of each sending are made; no ad is, and none of the many', () => {
  const sampling = { channel: 'EMAIL', number: 1, seeds: 5, households: [9, 8, 7, 6] } as const
  expect(samplesOf(sampling)).toEqual([
    { reader: 'seed', recipient: 0 },
    { reader: 'seed', recipient: 1 },
    { reader: 'customer', recipient: 9 },
    { reader: 'customer', recipient: 8 },
    { reader: 'customer', recipient: 7 },
  ])
  expect(samplesOf({ ...sampling, seeds: 0, households: [] })).toEqual([
    { reader: 'sample', recipient: 0 },
  ])
  expect(samplesOf({ ...sampling, channel: 'DIGITAL_MEDIA' })).toEqual([])
  expect(samplesOf({ ...sampling, number: MOST_SENDINGS_MADE + 1 })).toEqual([])
})

test('a sheet that is laid out as one before it is not looked at again, beyond those that are made', () => {
  const letter = { campaignKey: 7, stepKey: 1, channel: 'DIRECT_MAIL' } as const
  const all = [1, MOST_SENDINGS_MADE, MOST_SENDINGS_MADE + 1].map((number) => ({
    ...letter,
    number,
  }))
  expect(all.map((one) => isLaidOutBefore(one, all))).toEqual([false, false, true])
  const further = { ...letter, number: MOST_SENDINGS_MADE + 2 }
  expect(isLaidOutBefore({ ...further, stepKey: 2 }, all)).toBe(false)
  expect(isLaidOutBefore({ ...further, channel: 'EMAIL' }, all)).toBe(false)
})

test('of what goes out day by day thirty days are looked at, and of all else its own', () => {
  expect(daysLookedAt('REMINDERS', MONDAY)).toEqual({ first: MONDAY, last: addDays(MONDAY, 29) })
  expect(daysLookedAt('REMINDERS', null)).toBeNull()
  expect(daysLookedAt('ON_DEMAND', MONDAY)).toBeNull()
})

describe('problems', () => {
  const good = {
    htmlBytes: 40_000,
    dealer: { line1: '1 Lake Street', city: 'Ann Arbor', postalCode: '48104' },
    replyTo: 'service@dealer.example',
    ownDomain: 'mail.dealer.example',
    hasMailServer: true,
    people: 500,
    dailyCap: null,
  }
  const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

  test('of an email are what keeps it from being sent or read', () => {
    expect(emailProblems(good)).toEqual([])
    expect(codes(emailProblems({ ...good, htmlBytes: 102 * 1_024 }))).toEqual([])
    expect(codes(emailProblems({ ...good, htmlBytes: 102 * 1_024 + 1 }))).toEqual(['too-large'])
    expect(codes(emailProblems({ ...good, dealer: { ...good.dealer, city: '' } }))).toEqual([
      'no-postal-address',
    ])
    expect(codes(emailProblems({ ...good, dailyCap: 500 }))).toEqual([])
    expect(codes(emailProblems({ ...good, dailyCap: 499, people: null }))).toEqual([])
    expect(emailProblems({ ...good, dailyCap: 499 })).toMatchObject([
      { code: 'over-daily-cap', weight: 'look', text: expect.stringContaining('499 emails a day') },
    ])
    const bare = { ...good, replyTo: null, ownDomain: null, hasMailServer: false }
    expect(codes(emailProblems(bare))).toEqual([
      'no-reply-address',
      'no-sending-domain',
      'no-mail-server',
    ])
  })

  test('of paper are the findings of the preflight, and a missing mailer ID', () => {
    const finding = { reason: 'preflight.small-text', page: 'back', what: 'Terms' } as const
    expect(paperProblems([], true)).toEqual([])
    expect(paperProblems([finding], false)).toMatchObject([
      { code: 'no-mailer-id', weight: 'stops' },
      { code: 'preflight.small-text', text: 'Text is smaller than 6 points (back: Terms)' },
    ])
  })

  test('of a day are that it is over, a weekend, a holiday or closed', () => {
    const facts = {
      today: MONDAY,
      blackoutDates: new Set<typeof MONDAY>(),
      people: 3,
      isDaily: false,
    }
    const words = (day: typeof MONDAY, more = {}) =>
      dayProblems(day, { ...facts, ...more }).map(({ text }) => text)
    expect(words(MONDAY)).toEqual([])
    expect(words(calendarDate(2026, 12, 4))[0]).toMatch(/^12\/04\/2026: /)
    expect(words(calendarDate(2026, 12, 12))).toHaveLength(1)
    expect(words(calendarDate(2026, 12, 25))[0]).toMatch(/Christmas/)
    expect(words(TUESDAY, { blackoutDates: new Set([TUESDAY]) })).toHaveLength(1)
    expect(words(TUESDAY, { people: 0 })).toEqual(['No one would get it.'])
    expect(words(TUESDAY, { people: null })).toEqual([])
  })

  test('of a day of what goes out day by day are that it waits for a person, or reaches no one', () => {
    const facts = { today: MONDAY, blackoutDates: new Set([TUESDAY]), people: 3, isDaily: true }
    expect(dayProblems(calendarDate(2026, 12, 12), facts)).toEqual([])
    expect(dayProblems(TUESDAY, facts)).toEqual([])
    expect(codes(dayProblems(calendarDate(2026, 12, 4), facts))).toEqual(['late'])
    expect(codes(dayProblems(MONDAY, { ...facts, people: 0 }))).toEqual(['no-people'])
  })

  test('of a look ahead are that it finds none of the customers, or cannot, or is paused', () => {
    const daily = { event: 'PURCHASE', isPaused: false } as const
    const recalls = { event: 'OPEN_RECALL', isPaused: false } as const
    expect(aheadProblems({ daily: null, isAnyDue: false })).toEqual([])
    expect(aheadProblems({ daily, isAnyDue: true })).toEqual([])
    expect(codes(aheadProblems({ daily, isAnyDue: false }))).toEqual(['none-due'])
    expect(aheadProblems({ daily: recalls, isAnyDue: false })).toMatchObject([
      { code: 'no-recalls', weight: 'stops', text: expect.stringContaining('open recall') },
    ])
    const paused = { ...daily, isPaused: true }
    expect(codes(aheadProblems({ daily: paused, isAnyDue: true }))).toEqual(['paused'])
  })

  test('are listed once each, with all they are found in; what stops comes first', () => {
    const look = { code: 'a', weight: 'look', text: 'A' } as const
    const stops = { code: 'b', weight: 'stops', text: 'B' } as const
    expect(
      problemsOnce([
        { sending: 1, place: null, problem: look },
        { sending: 2, place: null, problem: look },
        { sending: null, place: 'details', problem: stops },
      ]),
    ).toEqual([
      { ...stops, place: 'details', sendings: [] },
      { ...look, place: null, sendings: [1, 2] },
    ])
  })
})
