import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterCount, maxLength } from './index.ts'

test('a text may be as long as the bound, and not a character longer [FRM-07]', () => {
  expect(maxLength(40)('x'.repeat(40))).toBeUndefined()
  expect(maxLength(40)('x'.repeat(41))).toBe('Max characters allowed: 40')
})

test('a character outside the basic plane counts once [FRM-07]', () => {
  expect(characterCount('🚗🚙')).toBe(2)
  expect(maxLength(2)('🚗🚙')).toBeUndefined()
})

test('every text passes exactly the bounds that its length allows [FRM-07]', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 })
  fc.assert(
    fc.property(text, fc.nat(30), (value, bound) => {
      const length = [...value].length
      expect(maxLength(bound)(value) === undefined).toBe(length <= bound)
    }),
  )
})
