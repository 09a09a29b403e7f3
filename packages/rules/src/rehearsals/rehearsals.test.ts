import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SENT_CHANNELS } from '../audience/index.ts'
import { addDays, calendarDate } from '../calendar/index.ts'
import { CAMPAIGN_STATUSES, hasEnded } from '../campaigns/index.ts'
import { contactCode, REACH_STATES } from '../customers/index.ts'
import { CATEGORIES, hasTrait, isSetOff } from '../templates/index.ts'
import { WAVES } from '../sendings/index.ts'
import {
  dayProblems,
  emailProblems,
  inTurn,
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
  for (const category of CATEGORIES) {
    for (const status of CAMPAIGN_STATUSES) {
      const may = mayRehearse({ category, status }, 'done').ok
      expect(may).toBe(!hasTrait(category, 'year') && !isSetOff(category) && !hasEnded(status))
    }
  }
  const one = { category: 'ON_DEMAND', status: 'DRAFT' } as const
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
    const facts = { today: MONDAY, blackoutDates: new Set<typeof MONDAY>(), people: 3 }
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
