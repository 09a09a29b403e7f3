import { describe, expect, test } from 'vitest'
import { noticeLine, notifiedOfWave, waveNotices, type PartOfWave, type Reader } from './index.ts'

const part = (more: Partial<PartOfWave> = {}): PartOfWave => ({
  orderKey: 3,
  stepKey: 31,
  stepName: 'Spring card',
  channel: 'EMAIL',
  wave: 2,
  state: 'running',
  heldFor: null,
  isPlanned: true,
  letGoAt: null,
  movedBy: null,
  ...more,
})
const kinds = (...parts: PartOfWave[]) => waveNotices(parts).map(({ kind }) => kind)
const done = part({ state: 'done' })
const stopped = part({ state: 'stopped', movedBy: 20 })

describe('of a wave is said', () => {
  test.each([
    ['nothing before its day', [part({ isPlanned: false })], []],
    [
      'once that it started, whatever the number of its dealers',
      [part(), part()],
      ['wave-started'],
    ],
    ['nothing more while a dealer has some left', [done, part()], ['wave-started']],
    ['that it ended once all have sent', [done, done], ['wave-started', 'wave-ended']],
    ['that a person stopped it, and no end', [stopped], ['wave-started', 'wave-stopped']],
    ['nothing where its cancellation stopped it', [part({ state: 'stopped' })], ['wave-started']],
    [
      'that it waits, once for each reason',
      [part({ isPlanned: false, heldFor: 'late' }), part({ isPlanned: false, heldFor: 'late' })],
      ['wave-waits'],
    ],
  ] as const)('%s', (_, parts, expected) => {
    expect(kinds(...parts)).toEqual(expected)
  })

  test('that it waits once more, after it was let go', () => {
    const waiting = part({ isPlanned: false, heldFor: 'late' })
    const [first] = waveNotices([waiting])
    const [again] = waveNotices([{ ...waiting, letGoAt: 5 }])
    expect(first?.occasion).not.toBe(again?.occasion)
  })
})

test('its line names the piece, and why it waits', () => {
  const lineOf = (one: PartOfWave, by: string | null = null) =>
    waveNotices([one])
      .map(({ kind, occasion }) =>
        noticeLine({ kind, occasion, campaign: 'Spring', by, action: null, words: '' }),
      )
      .at(-1)
  expect(lineOf(part())).toBe('“Spring”: Spring card by Email, wave 2 is on its way.')
  expect(lineOf(done)).toBe('“Spring”: Spring card by Email, wave 2 is sent.')
  expect(lineOf(stopped, 'Riley Park')).toBe(
    'Riley Park stopped “Spring”: Spring card by Email, wave 2. What is left of it is not sent.',
  )
  expect(lineOf(part({ isPlanned: false, heldFor: 'late', wave: 1 }))).toBe(
    '“Spring”: Spring card by Email waits for a person. Its day is over by more than 24 hours. Let it go if its offers still hold, or stop it.',
  )
})

test('who made it reads of each; who decides reads of what waits or was stopped, but for who stopped it', () => {
  const campaign = {
    path: '1.2.3.4.5.',
    status: 'ACTIVE',
    createdBy: 10,
    submittedBy: 11,
    category: 'ON_DEMAND',
    isReleased: false,
  } as const
  const approver: Reader = {
    key: 20,
    path: '1.2.3.4.',
    level: 'DISTRICT',
    permissions: ['CAN_SUBMIT_ORDER'],
  }
  const of = (kind: Parameters<typeof notifiedOfWave>[0], movedBy: number | null = null) =>
    notifiedOfWave(kind, campaign, { above: [approver], movedBy })
  expect(of('wave-started')).toEqual([10, 11])
  expect(of('wave-ended')).toEqual([10, 11])
  expect(of('wave-waits')).toEqual([10, 11, 20])
  expect(of('wave-stopped', 20)).toEqual([10, 11])
})
