import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { zip } from './index.ts'

test('every five digits are a ZIP, leading zeros included [FRM-04, CONST-09]', () => {
  fc.assert(
    fc.property(fc.nat(99_999), (number) => {
      expect(zip(String(number).padStart(5, '0'))).toBeUndefined()
    }),
  )
})

test.each(['4810', '481044', '48104-1234', ' 48104', '48104\n', '4810a', '٤٨١٠٤', 'ABCDE', ' '])(
  '%j is no ZIP [FRM-04]',
  (text) => {
    expect(zip(text)).toBe('Invalid Zip format')
  },
)

test('an optional ZIP may stay empty [FRM-04]', () => {
  expect(zip('')).toBeUndefined()
})
