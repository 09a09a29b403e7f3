import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterCount, maxLength, minLength } from './index.ts'

test('a text may be as long as the bound, and not a character longer [FRM-07]', () => {
  expect(maxLength(40)('x'.repeat(40))).toBeUndefined()
  expect(maxLength(40)('x'.repeat(41))).toBe('Max characters allowed: 40')
})

test('a text may be as short as the bound, and not a character shorter [FRM-07]', () => {
  expect(minLength(3)('abc')).toBeUndefined()
  expect(minLength(3)('ab')).toBe('Min characters required: 3')
})

test('an optional text may stay empty whatever its least length [FRM-07]', () => {
  expect(minLength(3)('')).toBeUndefined()
})

test('a character outside the basic plane counts once [FRM-07]', () => {
  expect(characterCount('🚗🚙')).toBe(2)
  expect(maxLength(2)('🚗🚙')).toBeUndefined()
  expect(minLength(3)('🚗🚙')).toBe('Min characters required: 3')
})

test('every text passes exactly the bounds on its own side of its length [FRM-07]', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 })
  fc.assert(
    fc.property(text, fc.nat(30), (value, bound) => {
      const length = [...value].length
      expect(maxLength(bound)(value) === undefined).toBe(length <= bound)
      expect(minLength(bound)(value) === undefined).toBe(length >= bound)
    }),
  )
})
