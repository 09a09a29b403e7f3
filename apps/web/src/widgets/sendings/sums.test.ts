import { sendings } from '@marquee/contract/sendings'
import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import type { Sending, Sendings } from './answers.ts'
import { monthInWords, returnedOfLine, waitInWords } from './in-words.rules.ts'
import { againAfter, factsOf, leftOutInWords } from './sums.rules.ts'

const [example] = sendings.ofCampaign.example.reply.sendings as [Sending]
const sending = (more: Partial<Sending>): Sending => Object.assign(structuredClone(example), more)

const first = sending({
  pieces: { pending: 10, dispatching: 2, accepted: 1_000, refused: 3, unknown: 0, suppressed: 5 },
  suppressed: [
    { reason: 'OPTED_OUT', count: 4 },
    { reason: 'GONE', count: 1 },
  ],
  returned: [
    { kind: 'BOUNCED_FOR_GOOD', count: 7, says: ['550 5.1.1 unknown', '550 gone'] },
    { kind: 'COMPLAINED', count: 1, says: [] },
  ],
})
const second = sending({
  pieces: { pending: 0, dispatching: 0, accepted: 500, refused: 0, unknown: 0, suppressed: 2 },
  suppressed: [{ reason: 'OPTED_OUT', count: 2 }],
  returned: [{ kind: 'COMPLAINED', count: 2, says: ['abuse'] }],
  state: 'done',
})

test('all pieces are summed up, and what there is none of is not mentioned', () => {
  expect(factsOf([first, second])).toEqual([
    ['Planned', '1,522'],
    ['Sent', '1,500'],
    ['To be sent', '12'],
    ['Left out', '6 opted out since, 1 erased since'],
    ['Refused', '3'],
    ['Came back', '7 bounced: the address does not exist, 3 marked as spam'],
    ['Not known whether it arrived', false],
  ])
  expect(leftOutInWords([sending({ suppressed: [] })])).toBe('')
})

test('what came back is told of a line with the words of whoever returned it', () => {
  expect(returnedOfLine(first)).toEqual([
    '7 bounced: the address does not exist (“550 5.1.1 unknown”, “550 gone”)',
    '1 marked as spam',
  ])
  expect(returnedOfLine(sending({ returned: [] }))).toEqual([])
})

test('a line says why it waits, and until when, where that is known', () => {
  const words = (more: Partial<Sending>) => waitInWords(sending(more), (moment) => `at ${moment}`)
  expect(words({ waitsFor: 'daily-cap', opensAt: 'eight' })).toBe(
    'Daily cap of emails reached. It continues at eight.',
  )
  expect(words({ waitsFor: 'rest', opensAt: null })).toBe(
    'Mail servers asked to try these again later.',
  )
  expect(words({ waitsFor: null })).toBeUndefined()
  // The banner above all lines says that everything is stopped.
  expect(words({ waitsFor: 'halt' })).toBeUndefined()
})

const daily = {
  event: 'PURCHASE',
  since: '2027-02-01' as CalendarDate,
  through: '2027-03-08' as CalendarDate,
  isPaused: false,
  monthlyCap: null,
  inMonth: 41,
  can: { pause: { ok: true }, resume: { ok: false, reason: 'sending.not-now' } },
} as const

test('how many a month has is said with its cap, where one was ordered', () => {
  expect(monthInWords(daily)).toBe('41 households in March 2027')
  expect(monthInWords({ ...daily, monthlyCap: 1_200 })).toBe(
    '41 of at most 1,200 households in March 2027',
  )
})

test('it is looked at often while it goes on, once a minute until it begins, and no more once it is over', () => {
  const after = (sendings: Sendings, phase: 'ordered' | 'over') =>
    againAfter({ sendings, daily: null }, phase)
  expect(after([second, first], 'ordered')).toBe(10_000)
  expect(after([], 'ordered')).toBe(60_000)
  expect(after([second, sending({ state: 'stopped' })], 'ordered')).toBeUndefined()
  expect(after([], 'over')).toBeUndefined()
  expect(againAfter({ sendings: [second], daily }, 'ordered')).toBe(60_000)
  expect(againAfter({ sendings: [second], daily }, 'over')).toBeUndefined()
})
