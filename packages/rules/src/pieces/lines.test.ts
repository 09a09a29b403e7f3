import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneLine, runsOf, textWidth, unknownLetters } from '../fonts/index.ts'
import { fit, paragraphsOf } from './index.ts'

/** Room for any number of lines at one size. */
const ROOM = { face: 'text', lines: Infinity, size: 10, smallest: 10 } as const

describe('a text', () => {
  test('is as wide as the letters of its font, and as those of the fonts behind it [CRE-02]', () => {
    // Barlow: H 691, e 552, l 244, l 244, o 564 of 1,000.
    expect(textWidth('Hello', 'text', 1000)).toBeCloseTo(2192, -2)
    expect(textWidth('Hello', 'text', 10, 1)).toBeCloseTo(textWidth('Hello', 'text', 10) + 5)
    expect(runsOf('Hi שלום ❤️!', 'text').map(({ font, text }) => [font, text])).toEqual([
      ['barlow-400', 'Hi '],
      ['hebrew', 'שלום'],
      ['barlow-400', ' '],

      ['emoji', '❤️'],
      ['barlow-400', '!'],
    ])
  })

  test('counts a family, a flag and a skin as the one sign that they are [CRE-02]', () => {
    const one = textWidth('😀', 'text', 10)
    for (const sign of ['👩‍👩‍👧', '🇺🇸', '👍🏽', '❤️']) {
      expect(textWidth(sign, 'text', 10), sign).toBeCloseTo(one)
    }
  })

  test('names the letters that no font shows [CRE-02]', () => {
    expect(unknownLetters('Dr. 漢字 漢 and Ж, ő, ع, 😀', 'display')).toEqual(['漢', '字'])
  })

  test('is one line for every content: no break, no turn, no half letter [CRE-02]', () => {
    expect(oneLine(' a\r\nb\tc\u202Ed\u2028e\u0000f \ud83d ')).toBe('a b cd e f')
    expect(paragraphsOf('one\r\ntwo\n\n three ')).toEqual(['one', 'two', 'three'])
  })
})

describe('lines', () => {
  test('are never wider than their room, and lose nothing [CRE-02]', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem(), fc.string())
    fc.assert(
      fc.property(anyText, fc.integer({ min: 20, max: 200 }), (text, width) => {
        const { lines } = fit(text, { ...ROOM, width })
        for (const line of lines.filter((line) => [...line].length > 1)) {
          expect(textWidth(line, 'text', 10)).toBeLessThanOrEqual(width + 0.02)
        }
        expect(lines.join('').replaceAll(' ', '')).toBe(oneLine(text).replaceAll(' ', ''))
      }),
      { numRuns: 60 },
    )
  })

  test('become smaller before they are cut, and are cut last [CRE-02]', () => {
    const room = { face: 'text', width: 100, lines: 2, size: 12, smallest: 6 } as const
    expect(fit('Short', room)).toEqual({ size: 12, lines: ['Short'], isCut: false })
    const longer = fit('Complimentary inspection with any service', room)
    expect(longer).toMatchObject({ isCut: false, lines: { length: 2 } })
    expect(longer.size).toBeLessThan(12)
    const cut = fit('word '.repeat(2000), room)
    expect(cut).toMatchObject({ size: 6, isCut: true, lines: { length: 2 } })
    expect(cut.lines.at(-1)).toMatch(/…$/)
  })

  test('do not break a word to be larger [CRE-02]', () => {
    const fitted = fit('Complimentary', {
      face: 'display',
      width: 60,
      lines: 3,
      size: 30,
      smallest: 6,
    })
    expect(fitted.lines).toEqual(['Complimentary'])
  })

  test('of ten thousand letters without a space are soon done with [CRE-02]', () => {
    const room = { face: 'text', width: 100, lines: 3, size: 12, smallest: 6 } as const
    expect(fit('x'.repeat(10_000), room).lines).toHaveLength(3)
  })
})
