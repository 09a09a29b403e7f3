import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personTable } from './person-table.gateway.ts'

const half = fc.oneof(fc.constantFrom(0, 1, 4_096, 2 ** 32 - 1), fc.nat(40))

test('people are numbered in the order in which they come, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(half, half), { maxLength: 200 }), (people) => {
      const table = personTable()
      const known = new Map<string, number>()
      for (const [low, high] of people) {
        const name = `${low} ${high}`
        if (!known.has(name)) known.set(name, known.size)
        expect(table.numberOf(low, high)).toBe(known.get(name))
      }
      expect(table.size()).toBe(known.size)
    }),
  )
})

test('many more than there is room for at first keep their numbers', () => {
  const table = personTable()
  const MANY = 50_000
  for (let one = 0; one < MANY; one += 1) expect(table.numberOf(one * 64, one % 7)).toBe(one)
  for (let one = 0; one < MANY; one += 1) expect(table.numberOf(one * 64, one % 7)).toBe(one)
  expect(table.size()).toBe(MANY)
})
