import { expect, test } from 'vitest'
import { contactCode, REACH_STATES, type ReachState } from '../customers/index.ts'
import {
  bucketOf,
  FAILS,
  piecesBy,
  reachBy,
  reachedBy,
  reblastsBy,
  type WaterfallBucket,
} from './index.ts'

const code = (email: ReachState, mail: ReachState) => contactCode({ email, mail })
const BOTH = ['EMAIL', 'DIRECT_MAIL'] as const
const send = (overrides: Partial<Parameters<typeof piecesBy>[1][number]> = {}) => ({
  channels: BOTH,
  isMailBackfill: false,
  isReblasted: false,
  ...overrides,
})

test.for([
  ['REACHABLE', 'REACHABLE', [1, 1], [1, 0]],
  ['REACHABLE', 'NO_DATA', [1, 0], [1, 0]],
  ['OPTED_OUT', 'REACHABLE', [0, 1], [0, 1]],
  ['UNDELIVERABLE', 'OPTED_OUT', [0, 0], [0, 0]],
] as const)(
  'by email %s and by mail %s: both are sent %o, and mail as backfill %o [CHN-03, CHN-04]',
  ([email, mail, both, backfill]) => {
    const got = (sends: ReturnType<typeof send>[]) =>
      BOTH.map((channel) => piecesBy(channel, sends)[code(email, mail)])
    expect(got([send()])).toEqual(both)
    expect(got([send({ isMailBackfill: true })])).toEqual(backfill)
  },
)

test('each step sends its own piece, a second email goes to no other household [CHN-03]', () => {
  const all = code('REACHABLE', 'REACHABLE')
  const two = [send({ isReblasted: true }), send({ channels: ['EMAIL'] })]
  expect(piecesBy('EMAIL', two)[all]).toBe(2)
  expect(piecesBy('DIRECT_MAIL', two)[all]).toBe(1)
  expect(reblastsBy(two)[all]).toBe(1)
  expect(reachedBy(two)).toEqual(reachedBy([send()]))
})

test('without a channel no household is reached [CHN-02]', () => {
  expect(reachedBy([])).toEqual([])
})

test.for([
  ['REACHABLE', 'REACHABLE', 'REACHABLE'],
  ['REACHABLE', 'NO_DATA', 'REACHABLE'],
  ['UNDELIVERABLE', 'REACHABLE', 'REACHABLE'],
  ['OPTED_OUT', 'REACHABLE', 'OPTED_OUT'],
  ['REACHABLE', 'OPTED_OUT', 'OPTED_OUT'],
  ['UNDELIVERABLE', 'NO_DATA', 'UNDELIVERABLE'],
  ['NO_DATA', 'NO_DATA', 'NO_DATA'],
  ['PRESSED', 'NO_DATA', 'REACHABLE'],
  ['PRESSED', 'OPTED_OUT', 'OPTED_OUT'],
] as const)(
  'who is by email %s and by mail %s is on ad platforms %s [CHN-02]',
  ([email, mail, expected]) => {
    expect(reachBy('DIGITAL_MEDIA', code(email, mail))).toBe(expected)
    const sends = [send({ channels: ['DIGITAL_MEDIA'] })]
    expect(reachedBy(sends).includes(code(email, mail))).toBe(expected === 'REACHABLE')
  },
)

test('households are reached by any of the channels that are sent [CHN-03]', () => {
  for (const email of REACH_STATES) {
    for (const mail of REACH_STATES) {
      const isReached = (sends: ReturnType<typeof send>[]) =>
        reachedBy(sends).includes(code(email, mail))
      expect(isReached([send()])).toBe(email === 'REACHABLE' || mail === 'REACHABLE')
      expect(isReached([send({ channels: ['DIRECT_MAIL'] })])).toBe(mail === 'REACHABLE')
    }
  }
})

const { location, segment, vehicle, smartSelect } = FAILS

test.for([
  ['NO_DATA', 'NO_DATA', 0, 'NO_CONTACT_DATA'],
  ['NO_DATA', 'OPTED_OUT', 0, 'OPTED_OUT'],
  ['UNDELIVERABLE', 'OPTED_OUT', 0, 'OPTED_OUT'],
  ['UNDELIVERABLE', 'NO_DATA', 0, 'UNDELIVERABLE'],
  ['PRESSED', 'OPTED_OUT', 0, 'OPTED_OUT'],
  ['PRESSED', 'UNDELIVERABLE', 0, 'UNDELIVERABLE'],
  ['PRESSED', 'NO_DATA', location + segment, 'CONTACT_PRESSURE'],
  ['PRESSED', 'PRESSED', location, 'CONTACT_PRESSURE'],
  ['PRESSED', 'REACHABLE', 0, null],
  ['REACHABLE', 'NO_DATA', location + segment + vehicle + smartSelect, 'LOCATION'],
  ['REACHABLE', 'NO_DATA', segment + vehicle + smartSelect, 'SEGMENT'],
  ['REACHABLE', 'NO_DATA', vehicle + smartSelect, 'VEHICLE'],
  ['REACHABLE', 'NO_DATA', smartSelect, 'SMART_SELECT'],
  ['REACHABLE', 'NO_DATA', 0, null],
] as [ReachState, ReachState, number, WaterfallBucket | null][])(
  'by email %s, by mail %s and failing %i a household is left out by %s [AUD-13]',
  ([email, mail, mask, bucket]) => {
    const by = { reached: reachedBy([send()]), channels: BOTH }
    expect(bucketOf({ contact: code(email, mail), mask, isPlaced: true }, by)).toBe(bucket)
  },
)

test('only channels that are sent count: an opt-out from email does not count for mail [AUD-13]', () => {
  const channels = ['DIRECT_MAIL'] as const
  const by = { reached: reachedBy([send({ channels })]), channels }
  const contact = code('OPTED_OUT', 'NO_DATA')
  expect(bucketOf({ contact, mask: 0, isPlaced: true }, by)).toBe('NO_CONTACT_DATA')
})

test('nobody is called too far away of whom it is not known where they are [AUD-13]', () => {
  const by = { reached: reachedBy([send()]), channels: BOTH }
  const unplaced = { contact: code('REACHABLE', 'NO_DATA'), isPlaced: false }
  expect(bucketOf({ ...unplaced, mask: location + segment }, by)).toBe('NO_PLACE')
  expect(bucketOf({ ...unplaced, mask: segment }, by)).toBe('SEGMENT')
  expect(bucketOf({ ...unplaced, mask: 0 }, by)).toBe(null)
})
