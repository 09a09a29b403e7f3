import { expect, test } from 'vitest'
import { mayDecideUnread, mayListUnread, UNREAD_DECISIONS } from './index.ts'

test('what came back of an email that is not known any more is only removed', () => {
  const decided = (isKnown: boolean) =>
    UNREAD_DECISIONS.filter((decision) => mayDecideUnread(decision, isKnown).ok)
  expect(decided(true)).toEqual([...UNREAD_DECISIONS])
  expect(decided(false)).toEqual(['nothing'])
})

test('only people who see all brands list what no rule understands', () => {
  expect(mayListUnread('1.').ok).toBe(true)
  for (const home of ['1.2.', '1.2.3.4.5.']) {
    expect(mayListUnread(home)).toEqual({ ok: false, reason: 'mail-return.not-whole-network' })
  }
})
