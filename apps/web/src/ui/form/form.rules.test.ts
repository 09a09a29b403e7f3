import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretBehind, maskPhone, phoneDigits } from './phone-field.tsx'
import { placeErrors } from './form.tsx'

describe('the phone mask', () => {
  test.each([
    ['', ''],
    ['7', '(7'],
    ['734', '(734'],
    ['7345', '(734) 5'],
    ['734555', '(734) 555'],
    ['7345550', '(734) 555-0'],
    ['7345550114', '(734) 555-0114'],
  ])('%j is shown as %j [FRM-05]', (digits, shown) => {
    expect(maskPhone(digits)).toBe(shown)
  })

  test('what is shown holds the same digits again, however many there are [FRM-05]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,10}$/), (digits) => {
        expect(phoneDigits(maskPhone(digits))).toBe(digits)
      }),
    )
  })

  test.each([
    ['+1 (734) 555-0114', '7345550114'],
    ['734.555.0114 x5', '7345550114'],
    ['1734555', '1734555'],
  ])('%j is pasted as %s [FRM-05]', (pasted, digits) => {
    expect(phoneDigits(pasted)).toBe(digits)
  })

  test('the caret stands behind the digit that was typed, not behind the ornaments [FRM-05]', () => {
    expect(caretBehind(0, '(734) 5')).toBe(0)
    expect(caretBehind(3, '(734) 5')).toBe(4)
    expect(caretBehind(4, '(734) 5')).toBe(7)
    expect(caretBehind(9, '(734) 5')).toBe(7)
  })
})

describe('what a server says about fields', () => {
  const names = new Set(['name', 'contact.email', 'dealers.0.key', 'address'])

  test.each([
    ['name', 'name'],
    ['body.name', 'name'],
    ['body.metroCampaign.contact.email', 'contact.email'],
    ['body.dealers[0].key', 'dealers.0.key'],
    ['body.address.line1', 'address'],
  ])('%s is about the field %s', (path, name) => {
    expect(placeErrors({ [path]: 'wrong' }, names)).toEqual({
      placed: { [name]: 'wrong' },
      rest: [],
    })
  })

  test('what is about no field here is kept, and of two about one field the first', () => {
    const errors = { 'body.template': 'retired', 'body.name': 'taken', name: 'too long' }
    expect(placeErrors(errors, names)).toEqual({ placed: { name: 'taken' }, rest: ['retired'] })
  })
})
