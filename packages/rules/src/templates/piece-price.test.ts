import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  discountPerPiece,
  parsePiecePrice,
  plainPiecePrice,
  showPiecePrice,
} from './piece-price.rules.ts'

test.for([
  ['0.69', 6900],
  ['$0.69', 6900],
  ['.0425', 425],
  ['0.042', 420],
  ['1', 10_000],
  [' 12.5 ', 125_000],
  ['0', 0],
  ['1,000', 10_000_000],
  ['$1,234.5', 12_345_000],
] as const)('a price per piece is read to a hundredth of a cent: %s', ([text, price]) => {
  expect(parsePiecePrice(text)).toBe(price)
})

test.for(['', '.', '$', '-1', '1,5', '0.04255', 'a'])('%j is no price per piece', (text) => {
  expect(parsePiecePrice(text)).toBeUndefined()
})

test.for([
  [6900, '$0.69'],
  [425, '$0.0425'],
  [420, '$0.042'],
  [10_000, '$1.00'],
  [12_345_600, '$1,234.56'],
] as const)('%i is shown as %s', ([price, shown]) => {
  expect(showPiecePrice(price)).toBe(shown)
})

test('what is shown in a field is read as the same price again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (price) => {
      expect(parsePiecePrice(plainPiecePrice(price))).toBe(price)
    }),
  )
})

const discount = { base: 1500, cap: 4000, minimum: 100, maximum: 1000 }

test.for([
  [0, 1000],
  [1000, 1000],
  [2000, 750],
  [3000, 375],
  [3900, 100],
  [4000, 100],
  [9000, 100],
] as const)('for %i households %i hundredths of a cent are taken off a piece [GEN-22]', (each) => {
  const [households, off] = each
  expect(discountPerPiece(discount, households)).toBe(off)
})
