import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHONE_MASK, showPhone, stripPhone } from './index.ts'

test.each([
  ['7345550114', '(734) 555-0114'],
  ['+734 555-0114', '(734) 555-0114'],
  ['[734] (555) 0114', '(734) 555-0114'],
  ['7345550', '(734) 555-0'],
  ['734555011', '(734) 555-011'],
  ['734555', '734555'],
  ['73-45', '7345'],
  ['', ''],
])('%j is shown as %j [GEN-13, CONST-35]', (text, shown) => {
  expect(showPhone(text)).toBe(shown)
})

test('what is no number is stripped and otherwise left as it is [GEN-13]', () => {
  expect(showPhone('734.555.0114')).toBe('734.555.0114')
})

test('a full number is shown in the shape of the input mask, and read back [GEN-13, FRM-05]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
      expect(showPhone(digits).replace(/[0-9]/g, '9')).toBe(PHONE_MASK)
      expect(stripPhone(showPhone(digits))).toBe(digits)
    }),
  )
})
