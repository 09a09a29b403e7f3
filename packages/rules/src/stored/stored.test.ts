import { expect, test } from 'vitest'
import { bringUp, toStored, type StoredFields } from './index.ts'

interface Letter {
  to: string
  lines: readonly string[]
  copies: number
  note?: string
}

const first: StoredFields<Omit<Letter, 'copies'>> = {
  to: { since: 1 },
  lines: { since: 1 },
  note: { since: 1 },
}

/** Its text became lines, and copies came later still. */
const third: StoredFields<Letter> = {
  ...first,
  lines: { since: 2, before: ({ text }) => String(text).split('\n') },
  copies: { since: 3, before: () => 1 },
}

test('what was stored before a field came has what the table says in its place', () => {
  expect(bringUp({ to: 'Ann', lines: ['a'], storedVersion: 2 }, third)).toEqual({
    to: 'Ann',
    lines: ['a'],
    copies: 1,
  })
})

test('a row without a version is of the first one, and is brought up through all that came since', () => {
  expect(bringUp({ to: 'Ann', text: 'a\nb' }, third)).toEqual({
    to: 'Ann',
    lines: ['a', 'b'],
    copies: 1,
  })
})

test('what is written is read as it was, and says its version from the second one on', () => {
  const letter: Letter = { to: 'Ann', lines: ['a'], copies: 3 }
  expect(toStored(letter, third)).toEqual({ ...letter, storedVersion: 3 })
  expect(bringUp({ ...toStored(letter, third) }, third)).toEqual(letter)
  const old = { to: 'Ann', lines: ['a'] }
  expect(toStored(old, first)).toEqual(old)
})

test('a row that lacks a field in spite of its version has what the table says', () => {
  expect(bringUp({ to: 'Ann', lines: [], storedVersion: 9 }, third).copies).toBe(1)
})

test('what a newer release wrote is read as far as this one knows it', () => {
  const newer = { to: 'Ann', lines: [], note: '', stamp: 'blue', storedVersion: 9 }
  expect(bringUp(newer, first)).toEqual({ to: 'Ann', lines: [], note: '' })
})
