import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StepSend } from '../campaigns/index.ts'
import { CONTACT_CODES, contactCode, type Reach } from '../customers/index.ts'
import { leaveOut, planPieces } from './plan.rules.ts'

const code = (email: Reach['email'], mail: Reach['mail']) => contactCode({ email, mail })
const BOTH = code('REACHABLE', 'REACHABLE')
const NO_EMAIL = code('NO_DATA', 'REACHABLE')

const EMAIL: StepSend = { channels: ['EMAIL'], isMailBackfill: false, isReblasted: false }
const BACKFILL: StepSend = { ...EMAIL, channels: ['EMAIL', 'DIRECT_MAIL'], isMailBackfill: true }

/** Then, and now; undefined: not known any more. */
type Codes = readonly (readonly [then: number, now: number | undefined])[]

const ONE_WAVE = { campaignKey: 7, wave: 1, isInTwoWaves: false } as const

function planned(codes: Codes, channel: 'EMAIL' | 'DIRECT_MAIL', send: StepSend) {
  const pieces = planPieces({
    ...ONE_WAVE,
    channel,
    send,
    ordered: {
      households: Uint32Array.from(codes.keys()),
      contacts: Uint8Array.from(codes, ([then]) => then),
    },
    known: new Map(codes.flatMap(([, now], at) => (now === undefined ? [] : [[at, now] as const]))),
  })
  return pieces.map(({ household, suppressedFor }) => [household, suppressedFor])
}

test('what was ordered is sent to whom it still reaches; of the others it is said why it is not', () => {
  const codes: Codes = [
    [BOTH, BOTH],
    [BOTH, code('OPTED_OUT', 'REACHABLE')],
    [BOTH, code('UNDELIVERABLE', 'REACHABLE')],
    [BOTH, NO_EMAIL],
    [BOTH, undefined],
  ]
  expect(planned(codes, 'EMAIL', EMAIL)).toEqual([
    [0, null],
    [1, 'OPTED_OUT'],
    [2, 'UNDELIVERABLE'],
    [3, 'NO_DATA'],
    [4, 'GONE'],
  ])
})

test('who could not be reached when it was ordered gets no piece, whatever is known of them since', () => {
  expect(planned([[NO_EMAIL, BOTH]], 'EMAIL', EMAIL)).toEqual([])
})

test('a letter in place of an email stays a letter, and an email that is not sent any more is not replaced by one [CHN-04]', () => {
  const codes: Codes = [
    [NO_EMAIL, BOTH],
    [BOTH, code('OPTED_OUT', 'REACHABLE')],
  ]
  expect(planned(codes, 'DIRECT_MAIL', BACKFILL)).toEqual([[0, null]])
  expect(planned(codes, 'EMAIL', BACKFILL)).toEqual([[1, 'OPTED_OUT']])
})

test('an order that did not keep how its customers were reached goes by how they are reached now', () => {
  const households = Uint32Array.of(4, 8, 15)
  const known = new Map([
    [4, BOTH],
    [8, NO_EMAIL],
  ])
  const ordered = { households, contacts: null }
  expect(planPieces({ ...ONE_WAVE, channel: 'EMAIL', send: EMAIL, ordered, known })).toEqual([
    { household: 4, suppressedFor: null },
  ])
})

test('who is left out for one more reason keeps the first one', () => {
  const pieces = [
    { household: 4, suppressedFor: null },
    { household: 8, suppressedFor: null },
    { household: 15, suppressedFor: 'GONE' },
  ] as const
  expect(leaveOut(pieces, new Set([8, 15]), 'OVER_CAP')).toEqual([
    { household: 4, suppressedFor: null },
    { household: 8, suppressedFor: 'OVER_CAP' },
    { household: 15, suppressedFor: 'GONE' },
  ])
})

const contact = fc.integer({ min: 0, max: CONTACT_CODES - 1 })
const anyone = fc.record({ before: contact, now: fc.option(contact, { nil: undefined }) })

test('two waves hold what one would, each piece once, whoever is lost between them [DATE-06]', () => {
  fc.assert(
    fc.property(fc.array(anyone, { maxLength: 40 }), fc.nat(), (all, campaignKey) => {
      const known = new Map(
        all.flatMap(({ now }, at) => (now === undefined ? [] : [[at * 3, now] as const])),
      )
      const planning = {
        campaignKey,
        channel: 'EMAIL',
        send: EMAIL,
        ordered: {
          households: Uint32Array.from(all.keys(), (at) => at * 3),
          contacts: Uint8Array.from(all, ({ before }) => before),
        },
      } as const
      const whole = planPieces({ ...planning, wave: 1, isInTwoWaves: false, known })
      const first = planPieces({ ...planning, wave: 1, isInTwoWaves: true, known: new Map() })
      const second = planPieces({ ...planning, wave: 2, isInTwoWaves: true, known })
      const households = [...first, ...second].map(({ household }) => household)
      expect(households.toSorted((one, next) => one - next)).toEqual(
        whole.map(({ household }) => household),
      )
    }),
  )
})
