import { describe, expect, test } from 'vitest'
import {
  judgeInstallation,
  judgeKind,
  mayReadInstallation,
  worstOf,
  type InstallationFigures,
  type InstallationPart,
  type Standing,
  type StandingReason,
} from './index.ts'

const GOOD: InstallationFigures = {
  runners: 2,
  kinds: [{ failed: 0, oldestSeconds: 0 }],
  emails: { isSending: true, isHeld: false, oldestSeconds: 0 },
  sendings: { unbalanced: 0, held: 0, unknown: 0, all: 12 },
  customers: { markets: 43, outdated: 0, daysBehind: 0 },
  audit: { lagSeconds: 4 },
  clock: { apartSeconds: 0.02 },
}

const kinds = (failed: number, oldestSeconds: number) => ({ kinds: [{ failed, oldestSeconds }] })
const emails = (changes: Partial<InstallationFigures['emails']>) => ({
  emails: { ...GOOD.emails, ...changes },
})
const customers = (markets: number, outdated: number, daysBehind: number) => ({
  customers: { markets, outdated, daysBehind },
})
const sendings = (changes: Partial<InstallationFigures['sendings']>) => ({
  sendings: { ...GOOD.sendings, ...changes },
})
const audit = (lagSeconds: number) => ({ audit: { lagSeconds } })
const clock = (apartSeconds: number) => ({ clock: { apartSeconds } })

type Row = [Partial<InstallationFigures>, InstallationPart, Standing, StandingReason]

test.for<Row>([
  [{}, 'work', 'good', 'work.good'],
  [{ kinds: [] }, 'work', 'good', 'work.good'],
  [kinds(0, 300), 'work', 'good', 'work.good'],
  [kinds(0, 301), 'work', 'slow', 'work.slow'],
  [kinds(0, 900), 'work', 'slow', 'work.slow'],
  [kinds(0, 901), 'work', 'stuck', 'work.stuck'],
  [kinds(1, 0), 'work', 'slow', 'work.failing'],
  [kinds(1, 400), 'work', 'slow', 'work.failing'],
  [kinds(1, 901), 'work', 'stuck', 'work.stuck'],
  [{ runners: 0 }, 'work', 'stuck', 'work.no-runner'],
  [{ runners: 0, ...kinds(1, 901) }, 'work', 'stuck', 'work.no-runner'],

  [emails({ oldestSeconds: 600 }), 'emails', 'good', 'emails.good'],
  [emails({ oldestSeconds: 601 }), 'emails', 'slow', 'emails.slow'],
  [emails({ oldestSeconds: 1_801 }), 'emails', 'stuck', 'emails.stuck'],
  [emails({ isHeld: true }), 'emails', 'stuck', 'emails.held'],
  [emails({ isSending: false, isHeld: true }), 'emails', 'good', 'emails.kept'],

  [{}, 'sendings', 'good', 'sendings.good'],
  [sendings({ all: 0 }), 'sendings', 'good', 'sendings.none'],
  [sendings({ unknown: 1 }), 'sendings', 'slow', 'sendings.unknown'],
  [sendings({ unknown: 1, held: 1 }), 'sendings', 'slow', 'sendings.held'],
  [sendings({ held: 1, unbalanced: 1 }), 'sendings', 'stuck', 'sendings.unbalanced'],

  [{}, 'customers', 'good', 'customers.good'],
  [customers(0, 0, 0), 'customers', 'good', 'customers.none'],
  [customers(43, 2, 1), 'customers', 'slow', 'customers.slow'],
  [customers(43, 1, 2), 'customers', 'stuck', 'customers.stuck'],
  [customers(0, 1, 0), 'customers', 'slow', 'customers.slow'],

  [audit(200), 'audit', 'good', 'audit.good'],
  [audit(201), 'audit', 'slow', 'audit.slow'],
  [audit(601), 'audit', 'stuck', 'audit.stuck'],

  [clock(20), 'clock', 'good', 'clock.good'],
  [clock(21), 'clock', 'slow', 'clock.slow'],
  [clock(61), 'clock', 'stuck', 'clock.stuck'],
])('%j: of this, %s is %s, as %s', ([changes, part, standing, reason]) => {
  expect(judgeInstallation({ ...GOOD, ...changes })[part]).toEqual({ standing, reason })
})

describe('a whole', () => {
  test('stands as its worst part', () => {
    expect(worstOf([])).toBe('good')
    expect(worstOf(['good', 'slow', 'good'])).toBe('slow')
    expect(worstOf(['stuck', 'slow', 'good'])).toBe('stuck')
  })

  test('of several kinds of work, the one that waits longest decides', () => {
    const several = [
      { failed: 1, oldestSeconds: 0 },
      { failed: 0, oldestSeconds: 1_000 },
    ]
    expect(several.map(judgeKind)).toEqual(['slow', 'stuck'])
    expect(judgeInstallation({ ...GOOD, kinds: several }).work.reason).toBe('work.stuck')
  })
})

test('how an installation runs is for people who see all brands [LVL-12]', () => {
  expect(mayReadInstallation('1.')).toEqual({ ok: true, value: true })
  for (const home of ['1.2.', '1.2.3.4.', '1.2.3.4.5.']) {
    expect(mayReadInstallation(home)).toEqual({
      ok: false,
      reason: 'installation.not-whole-network',
    })
  }
})
