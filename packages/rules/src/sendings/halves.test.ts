import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halvesOf } from './halves.rules.ts'

const households = fc
  .uniqueArray(fc.nat(2 ** 32 - 1), { maxLength: 60 })
  .map((numbers) => Uint32Array.from(numbers).toSorted())

test('each household is in one wave, and the first has the odd one [DATE-06]', () => {
  fc.assert(
    fc.property(fc.nat(), households, (campaign, all) => {
      const [first, second] = halvesOf(campaign, all)
      expect(Uint32Array.from([...first, ...second]).toSorted()).toEqual(
        all.map((_, place) => place),
      )
      expect(first.length).toBe(Math.ceil(all.length / 2))
      expect([first.toSorted(), second.toSorted()]).toEqual([first, second])
    }),
  )
})

test('who is in which wave is the same each time, and another for each campaign [DATE-06]', () => {
  const all = Uint32Array.from({ length: 1_000 }, (_, at) => at * 3)
  const [first] = halvesOf(7, all)
  expect(halvesOf(7, all)[0]).toEqual(first)
  const [other] = halvesOf(8, all)
  const shared = other.filter((one) => first.includes(one)).length
  expect(shared).toBeGreaterThan(150)
  expect(shared).toBeLessThan(350)
})

test('who is in which wave stays the same when the list is read in another order [DATE-06]', () => {
  const all = Uint32Array.from({ length: 101 }, (_, at) => at * 7)
  const back = all.toReversed()
  const inFirst = (households: Uint32Array) =>
    [...halvesOf(7, households)[0]].map((place) => households[place] ?? 0)
  expect(inFirst(back).toSorted((one, next) => one - next)).toEqual(inFirst(all))
})

test('neighbors in the file of a dealer are not in one wave together [DATE-06]', () => {
  const [first] = halvesOf(
    1,
    Uint32Array.from({ length: 10_000 }, (_, at) => at),
  )
  for (let from = 0; from < 10_000; from += 1_000) {
    const many = first.filter((one) => one >= from && one < from + 1_000).length
    expect(many).toBeGreaterThan(400)
    expect(many).toBeLessThan(600)
  }
})

test('two hundred thousand households of one dealer are halved, and more than can be told apart are refused', () => {
  const [first, second] = halvesOf(
    1,
    Uint32Array.from({ length: 200_001 }, (_, at) => at),
  )
  expect([first.length, second.length]).toEqual([100_001, 100_000])
  expect(new Set([...first, ...second]).size).toBe(200_001)
  expect(() => halvesOf(1, new Uint32Array(2 ** 21 + 1))).toThrow(RangeError)
})
