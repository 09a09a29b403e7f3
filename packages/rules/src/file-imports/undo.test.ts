import { describe, expect, test } from 'vitest'
import { mayCarryOut, mayUndoImport, standingOf } from './index.ts'

describe('may an import be undone', () => {
  const DAY = 86_400_000
  const one = { importedAt: 0, now: DAY, isUndone: false, isFollowed: false }
  test.each<[string, object, string | undefined]>([
    ['on the next day', {}, undefined],
    ['until seven days are over', { now: 7 * DAY - 1 }, undefined],
    ['after seven days', { now: 7 * DAY }, 'import.undo-too-late'],
    ['twice', { isUndone: true }, 'import.undone-already'],
    ['before a later one', { isFollowed: true }, 'import.imported-since'],
  ])('%s', (_when, part, reason) => {
    const may = mayUndoImport({ ...one, ...part })
    expect(may.ok ? undefined : may.reason).toBe(reason)
  })
})

test.each([
  [2, 'IMPORTED'],
  [1, 'BEFORE'],
  [3, 'CHANGED'],
])('a field that was changed from 1 to 2, and is %i now, is %s', (now, standing) => {
  expect(standingOf({ before: 1, after: 2 }, now)).toBe(standing)
})

test('lists are compared as their kind says', () => {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  expect(standingOf({ before: 'a', after: 'b' }, 'B', isSame)).toBe('IMPORTED')
})

test('an import of which nothing can go back is not undone', () => {
  expect([mayCarryOut(1).ok, mayCarryOut(0)]).toMatchObject([
    true,
    { reason: 'import.nothing-to-undo' },
  ])
})
