import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { phone } from './index.ts'

test.each(['7345550114', '(734) 555-0114', '734-555-0114', '+7345550114', '[734] 555–0114'])(
  '%s has ten digits [FRM-05, CONST-09]',
  (text) => {
    expect(phone(text)).toBeUndefined()
  },
)

test.each(['734555011', '+1 (734) 555-0114', '()', '(___) ___-____'.replaceAll('_', '')])(
  '%j does not have ten digits [FRM-05, FRM-06]',
  (text) => {
    expect(phone(text)).toBe('Must be 10 digits long')
  },
)

test.each(['734.555.0114', '734-555-O114', '(734) 555-01__', '734-555-0114 x5', '٧٣٤٥٥٥٠١١٤'])(
  '%j is not only digits [FRM-06]',
  (text) => {
    expect(phone(text)).toBe('Cannot contain non-numeric characters')
  },
)

test('an optional phone number may stay empty [FRM-05]', () => {
  expect(phone('')).toBeUndefined()
})

test('plus, dash, brackets and spaces between the digits never matter [FRM-05]', () => {
  const digits = fc.stringMatching(/^[0-9]{10}$/)
  const ornaments = fc.array(fc.constantFrom('', '+', '-', '(', ')', '[', ']', ' '), {
    minLength: 10,
    maxLength: 10,
  })
  fc.assert(
    fc.property(digits, ornaments, (number, between) => {
      const typed = [...number].map((digit, index) => `${between[index]}${digit}`).join('')
      expect(phone(typed)).toBeUndefined()
    }),
  )
})
