import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestMatches, folded, matchOf } from './index.ts'

describe('a text', () => {
  test.for([
    ['Spring', 'spring', 'EXACT'],
    ['Spring mailer', 'SPRING', 'PREFIX'],
    ['Early spring', 'spring', 'PART'],
    ['Café Québec', 'cafe que', 'PREFIX'],
    ['Cafe', 'café', 'EXACT'],
    ['Cafe\u0301', 'CAFÉ', 'EXACT'],
    ['Spring mailer', '  spring  ', 'PREFIX'],
    ['Spring', 'summer', undefined],
    ['Spring', '', undefined],
    ['Spring', '   ', undefined],
    ['Save 20% now', '20%', 'PART'],
    ['Spring', '%', undefined],
    ['Spring', 'S_ring', undefined],
    ['a\\b', '\\', 'PART'],
    ['Spring', '.*', undefined],
  ] as const)('%j fits %j: %s [CMP-40]', ([text, searched, expected]) => {
    expect(matchOf(text, searched)).toBe(expected)
  })

  test('is compared the same however it is written, and folding it twice changes nothing [CMP-40]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text))
        expect(folded(text.normalize('NFC'))).toBe(folded(text.normalize('NFD')))
      }),
    )
  })
})

test('what fits best comes first, and what fits as well stays in its order [CMP-40]', () => {
  const items = ['My road', 'Roadside', 'Road', 'Off road', 'Roads', 'Rail'].map((name) => ({
    name,
  }))
  const found = bestMatches(items, 'road', ({ name }) => name)
  expect(found.map(({ name }) => name)).toEqual([
    'Road',
    'Roadside',
    'Roads',
    'My road',
    'Off road',
  ])
})
