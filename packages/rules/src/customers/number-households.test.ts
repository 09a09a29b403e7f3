import { expect, test } from 'vitest'
import { numberHouseholds, type KnownHousehold } from './number-households.rules.ts'

const [BEFORE, NOW] = [1, 2]

const known: KnownHousehold[] = [
  { household: 1, version: BEFORE, sourceId: 'a', person: 'ann' },
  { household: 2, version: BEFORE, sourceId: null, person: 'bob' },
]

test('a household keeps the number of its id at the dealer, else of who it is', () => {
  const { take } = numberHouseholds(known, NOW, 1)
  expect([take('a', 'ann married'), take(null, 'bob'), take('c', 'cy')]).toEqual([1, 2, 3])
})

test('a household that stands in the file already gets no number', () => {
  const { take } = numberHouseholds(known, NOW, 1)
  take('a', 'ann')
  expect([take('a', 'somebody else'), take('x', 'ann')]).toEqual([undefined, undefined])
})

test('a number that the file has given already is not given twice', () => {
  const { take } = numberHouseholds(known, NOW, 1)
  expect([take('a', 'bob’s twin'), take('b', 'ann'), take(null, 'bob')]).toEqual([1, 3, 2])
})

test('numbers go on from where the market left off', () => {
  expect(numberHouseholds([], NOW, 40).take('a', 'ann')).toBe(40)
})

test('what an interrupted import has numbered stays as it is', () => {
  const half = { household: 3, version: NOW, sourceId: 'c', person: 'cy' }
  const { take } = numberHouseholds([...known, half], NOW, 1)
  expect([take('c', 'cy'), take('d', 'di')]).toEqual([undefined, 4])
})
