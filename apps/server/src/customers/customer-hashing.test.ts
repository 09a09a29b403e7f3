import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashingBy } from './customer-hashing.load.ts'

test('an identity becomes the first eight bytes of a salted SHA-256, without regard to case [AUD-02]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (salt, text) => {
      const whole = createHash('sha256').update(`${salt}|${text}`).digest()
      expect(hashingBy(salt)(text)).toBe(whole.readBigInt64BE(0))
    }),
  )
})
