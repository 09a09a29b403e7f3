import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  OFFER_CODE_BYTES,
  offerCode,
  offerLink,
  readOfferCode,
  showOfferCode,
} from './offer-code.rules.ts'

const random = fc.uint8Array({ minLength: OFFER_CODE_BYTES, maxLength: OFFER_CODE_BYTES })
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

describe('the code of an offer', () => {
  test('is read back however it is typed', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = offerCode(bytes)
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
        const typed = showOfferCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
        for (const way of [code, showOfferCode(code), typed, ` ${code} `]) {
          expect(readOfferCode(way)).toBe(code)
        }
      }),
    )
  })

  test('holds at least 60 random bits: each of the first 75 changes it', () => {
    const codes = Array.from({ length: 75 }, (_, bit) => {
      const bytes = new Uint8Array(OFFER_CODE_BYTES)
      bytes[bit >> 3] = 0x80 >> (bit & 7)
      return offerCode(bytes)
    })
    expect(new Set(codes).size).toBe(75)
    expect(() => offerCode(new Uint8Array(OFFER_CODE_BYTES - 1))).toThrow(RangeError)
  })

  test('with one wrong sign, or two that changed places, is none', () => {
    const sign = fc.constantFrom(...ALPHABET.split(''))
    const place = fc.nat({ max: 15 })
    fc.assert(
      fc.property(random, place, place, sign, (bytes, at, other, wrong) => {
        const signs = [...offerCode(bytes)]
        const mistyped = signs.with(at, wrong)
        if (signs[at] !== wrong) expect(readOfferCode(mistyped.join(''))).toBeUndefined()
        const swapped = signs.with(at, signs[other] as string).with(other, signs[at] as string)
        if (signs[at] !== signs[other]) expect(readOfferCode(swapped.join(''))).toBeUndefined()
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(['', 'PREVIEW', '7KQ2', 'U'.repeat(16), '0'.repeat(15), `${'0'.repeat(16)}0`, '<b>'])(
    '%j is none',
    (text) => {
      expect(readOfferCode(text)).toBeUndefined()
    },
  )

  test('is shown in groups, and leads to its page', () => {
    expect(showOfferCode('7KQ2XW9M4TBHPZ3C')).toBe('7KQ2-XW9M-4TBH-PZ3C')
    expect(showOfferCode('PREVIEW')).toBe('PREVIEW')
    expect(offerLink('https://marquee.example/', '7KQ2')).toBe('https://marquee.example/r/7KQ2')
  })
})
