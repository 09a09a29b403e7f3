import { mailBars, qrModules } from '@marquee/rules/pieces'
import bwipjs from 'bwip-js/node'
import * as fc from 'fast-check'
import jsqr from 'jsqr'
import { expect, test } from 'vitest'

// What our own encoders say is compared with programs that others wrote.

test('bars are those of another encoder, for digits of every length [CRE-02]', () => {
  const digits = fc
    .constantFrom(20, 25, 29, 31)
    .chain((length) =>
      fc
        .tuple(...Array.from({ length }, (_, at) => fc.integer({ min: 0, max: at === 1 ? 4 : 9 })))
        .map((list) => list.join('')),
    )
  fc.assert(
    fc.property(digits, (text) => {
      const [{ bbs, bhs }] = bwipjs.raw({ bcid: 'onecode', text }) as unknown as [
        { bbs: number[]; bhs: number[] },
      ]
      const theirs = bbs.map((bottom, index) => ({
        descends: bottom < 0.01,
        ascends: bottom + (bhs[index] ?? 0) > 0.14,
      }))
      expect(mailBars(text)).toEqual(theirs)
    }),
    { numRuns: 300 },
  )
})

test('codes of every size are read by another reader, letter by letter [CRE-02]', () => {
  const text = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'grapheme' }))
  const short = text.filter((one) => one !== '' && Buffer.byteLength(one) <= 210)
  fc.assert(
    fc.property(short, (drawn) => {
      expect(read(qrModules(drawn) ?? [])).toBe(drawn)
    }),
    { numRuns: 30 },
  )
  for (let length = 1; length <= 213; length += 17) {
    expect(read(qrModules('a'.repeat(length)) ?? [])).toBe('a'.repeat(length))
  }
  expect(qrModules('a'.repeat(214))).toBeUndefined()
})

const DOTS = 4

function read(modules: readonly (readonly boolean[])[]): string | undefined {
  const side = (modules.length + 8) * DOTS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = modules[Math.floor(y / DOTS) - 4]?.[Math.floor(x / DOTS) - 4] === true
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return jsqr(data, side, side, { inversionAttempts: 'dontInvert' })?.data
}
