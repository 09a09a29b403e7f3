import { describe, expect, test } from 'vitest'
import {
  isCrowded,
  isNeeded,
  mannerAfter,
  mayUseConnection,
  type DomainManner,
} from './connection-shares.rules.ts'

const NOW = 1_000_000
const MANNERS: Readonly<Record<string, DomainManner>> = {
  'quick.example': 'quick',
  'other.example': 'quick',
  'slow.example': 'slow',
  'dead.example': 'slow',
}

/** For each domain since how many milliseconds an email for it is handed over. */
const sharesOf = (inUse: readonly [string, number][], most: number, needed = Infinity) => ({
  inUse: inUse.map(([one, ago]) => ({ domain: one, since: NOW - ago })),
  most,
  mannerOf: (one: string) => MANNERS[one] ?? 'new',
  neededAt: NOW - needed,
})
const may = (domain: string, inUse: readonly [string, number][], most = 10, needed = Infinity) =>
  mayUseConnection(domain, sharesOf(inUse, most, needed), NOW)
const times = (count: number, domain: string, ago = 0) =>
  Array.from({ length: count }, (): [string, number] => [domain, ago])

test('an email that takes five seconds is a slow one', () => {
  expect([mannerAfter(4_999), mannerAfter(5_000)]).toEqual(['quick', 'slow'])
})

describe('a free connection', () => {
  test('is used for a quick domain, but one that stays free for all others', () => {
    expect(may('quick.example', times(8, 'quick.example'))).toBe(true)
    expect(may('quick.example', times(9, 'quick.example'))).toBe(false)
    expect(may('other.example', times(9, 'quick.example'))).toBe(true)
  })

  test('is used for slow domains together up to a half of all', () => {
    expect(may('slow.example', times(4, 'dead.example'))).toBe(true)
    expect(may('slow.example', times(5, 'dead.example'))).toBe(false)
    expect(may('slow.example', [...times(3, 'dead.example'), ...times(2, 'slow.example')])).toBe(
      false,
    )
    expect(may('quick.example', times(5, 'dead.example'))).toBe(true)
  })

  test('is used for slow domains up to a tenth of all while others have waited for one', () => {
    expect(may('slow.example', times(1, 'dead.example'), 20, 4_999)).toBe(true)
    expect(may('slow.example', times(2, 'dead.example'), 20, 4_999)).toBe(false)
    expect(may('slow.example', times(2, 'dead.example'), 20, 5_000)).toBe(true)
    expect(may('slow.example', times(2, 'dead.example'), 20, -3_600_000)).toBe(true)
    expect(may('slow.example', [], 5, 0)).toBe(true)
    expect(may('slow.example', times(1, 'dead.example'), 5, 0)).toBe(false)
    expect(may('quick.example', times(1, 'dead.example'), 5, 0)).toBe(true)
  })

  test('is used for a domain that has never answered once, until it answers', () => {
    expect(may('new.example', times(5, 'quick.example'))).toBe(true)
    expect(may('new.example', times(1, 'new.example'))).toBe(false)
    expect(may('new.example', times(5, 'slow.example'))).toBe(true)
  })

  test('is not used for a domain that was quick while its last ones are not through for long', () => {
    expect(may('quick.example', times(5, 'quick.example', 4_000))).toBe(true)
    expect(may('quick.example', times(5, 'quick.example', 5_000))).toBe(false)
    expect(may('slow.example', times(5, 'quick.example', 5_000))).toBe(false)
  })

  test.each([1, 2, 3])('is used for every domain where there are %i', (most) => {
    for (const domain of ['quick.example', 'slow.example', 'new.example']) {
      expect(may(domain, [], most)).toBe(true)
    }
  })

  test('is used for a slow domain where there are two or three, but not all of them', () => {
    expect(may('slow.example', times(1, 'dead.example'), 2)).toBe(false)
    expect(may('slow.example', times(1, 'dead.example'), 3)).toBe(false)
  })
})

test('an email waits for long for a slow domain, but not for a quick or a new one', () => {
  const crowded = (domain: string, inUse: readonly [string, number][]) =>
    isCrowded(domain, sharesOf(inUse, 10), NOW)
  expect(crowded('slow.example', times(5, 'dead.example'))).toBe(true)
  expect(crowded('slow.example', times(4, 'dead.example'))).toBe(false)
  expect(crowded('new.example', times(1, 'new.example'))).toBe(false)
  expect(crowded('new.example', times(5, 'new.example', 5_000))).toBe(true)
  expect(crowded('quick.example', times(9, 'quick.example'))).toBe(false)
  expect(crowded('quick.example', times(9, 'quick.example', 5_000))).toBe(true)
})

test('connections are needed while quick domains wait, and not where only slow and new ones do', () => {
  const needed = (waiting: readonly string[], inUse: readonly [string, number][] = []) =>
    isNeeded(waiting, sharesOf(inUse, 10), NOW)
  expect(needed(['slow.example', 'quick.example'])).toBe(true)
  expect(needed(['slow.example', 'new.example'])).toBe(false)
  expect(needed([])).toBe(false)
  expect(needed(['quick.example'], times(1, 'quick.example', 5_000))).toBe(false)
})
