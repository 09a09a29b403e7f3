import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  maskedEmail,
  mayTakeBack,
  OPT_OUT_REACHES,
  placeOfOptOut,
  takenBackSince,
  widestReach,
} from './index.ts'

const DEALER = '1.2.3.4.5.'
const NOW = Date.UTC(2027, 0, 4, 9, 30)
const HOUR = 3_600_000

test.for([
  ['DEALER', DEALER],
  ['BRAND', '1.2.'],
  ['ALL', '1.'],
] as const)('an opt-out of reach %s holds at %s and below', ([reach, place]) => {
  expect(placeOfOptOut(reach, DEALER)).toBe(place)
})

test('every reach holds for the dealer who wrote, wherever they lie in the tree', () => {
  const paths = fc
    .array(fc.integer({ min: 2, max: 20_000 }), { minLength: 1, maxLength: 6 })
    .map((keys) => `1.${keys.join('.')}.`)
  fc.assert(
    fc.property(paths, fc.constantFrom(...OPT_OUT_REACHES), (dealer, reach) => {
      expect(dealer.startsWith(placeOfOptOut(reach, dealer))).toBe(true)
    }),
  )
})

test.for<[string[], string | undefined]>([
  [[], undefined],
  [[DEALER], 'DEALER'],
  [['1.2.3.'], 'DEALER'],
  [['1.2.'], 'BRAND'],
  [[DEALER, '1.2.', '1.2.3.'], 'BRAND'],
  [[DEALER, '1.', '1.2.'], 'ALL'],
])('what is suppressed at %j reaches %s', ([places, reach]) => {
  expect(widestReach(places, DEALER)).toBe(reach)
})

test.for([
  [0, true],
  [23 * HOUR, true],
  [24 * HOUR, false],
  [9_000 * HOUR, false],
] as const)('an opt-out that is %i ms old can be taken back: %s', ([age, may]) => {
  expect(mayTakeBack(NOW - age, NOW)).toBe(may)
  expect(NOW - age > takenBackSince(NOW)).toBe(may)
})

test.for([
  ['mia@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['a.very.long.name@example.com', 'a•••@example.com'],
  ['"x@y"@example.com', '"•••@example.com'],
  ['🙂x@example.com', '🙂•••@example.com'],
  ['no address', '•••'],
  ['@example.com', '•••'],
  ['', '•••'],
] as const)('%s is shown as %s', ([email, shown]) => {
  expect(maskedEmail(email)).toBe(shown)
})
