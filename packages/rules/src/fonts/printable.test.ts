import { expect, test } from 'vitest'
import { isPrintable, unknownLetters, type Face } from './index.ts'

const FACES: readonly Face[] = ['text', 'text-strong', 'label', 'display', 'serif', 'serif-text']

test.for([
  ['Dr. Ж, ő, ع, 😀', true],
  ['', true],
  // Line breaks and tabs are removed before it is printed.
  ['one\r\ntwo\tthree\u2028four', true],
  ['漢字', false],
  ['Tires ᜀ', false],
] as const)('%j can be printed: %s [CPN-12, CRE-02]', ([text, expected]) => {
  expect(isPrintable(text)).toBe(expected)
})

test('what one face prints, each prints [CPN-12]', () => {
  const sets = FACES.map((face) => {
    const letters = Array.from({ length: 0x600 }, (_, at) => String.fromCodePoint(at + 0x20))
    return letters.filter((letter) => unknownLetters(letter, face).length === 0).join('')
  })
  expect(sets[0]?.length).toBeGreaterThan(500)
  expect(new Set(sets)).toHaveLength(1)
})
