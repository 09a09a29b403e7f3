import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { Campaign } from './answers.ts'
import { audienceFacts, inHomeLines, piecePrices } from './facts.rules.ts'
import { known } from './testing/opened-step.ts'

const prices = [
  { option: 'EMAIL' as const, pricePerPiece: 400 },
  { option: 'DIRECT_MAIL' as const, pricePerPiece: 6900 },
]
const template = { ...known.template, priceBook: { ...known.template.priceBook, prices } }
const day = (text: string) => text as CalendarDate

describe('the price of a piece', () => {
  test('is told of the channels that are chosen, and of no others [GEN-06]', () => {
    const sent = { category: known.category, template }
    expect(piecePrices({ ...sent, fulfillmentChannels: ['EMAIL'] })).toMatch(/^Email \S+$/)
    expect(piecePrices({ ...sent, fulfillmentChannels: [] })).toMatch(
      /^Email \S+\nDirect mail \S+$/,
    )
  })

  test('of a year is that of each season [ANN-01]', () => {
    const year = { category: 'ANNUAL_SEASONAL' as const, template, fulfillmentChannels: [] }
    expect(piecePrices(year)).toBe(false)
  })
})

describe('the days in the homes', () => {
  const waves = {
    mailDate: day('2026-12-30'),
    hasSecondWave: true,
    secondMailDate: day('2027-01-29'),
  }

  test('are told of both waves [DATE-02, DATE-05]', () => {
    const lines = inHomeLines({ ...waves, fulfillmentChannels: ['DIRECT_MAIL'] })
    expect(lines).toBe(
      'Wave 1: 01/04/2027 to\u{a0}01/09/2027\nWave 2: 02/03/2027 to\u{a0}02/08/2027',
    )
  })

  test('are those of the first wave where there is no second [DATE-02]', () => {
    const first = { ...waves, hasSecondWave: false, fulfillmentChannels: ['DIRECT_MAIL' as const] }
    expect(inHomeLines(first)).toBe('01/04/2027 to\u{a0}01/09/2027')
  })

  test('are not told of an email, which is there at once', () => {
    expect(inHomeLines({ ...waves, fulfillmentChannels: ['EMAIL'] })).toBe(false)
  })
})

const audience = {
  totalSize: 12_345,
  pieces: 20_000,
  estimatedCost: 123_450,
  costWithoutDiscount: 140_000,
  bills: [123_450],
  isStale: false,
  savedAt: '2027-03-01T15:00:00.000Z',
}
const rowsOf = (changed: Partial<Campaign>) =>
  audienceFacts({ ...known, ...changed } as Campaign).filter(([, value]) => value)

test('an audience is told with its households, pieces, cost and what was taken off [AUD-02]', () => {
  expect(rowsOf({ audience })).toEqual([
    ['Audience', '12,345 households'],
    ['Pieces', '20,000'],
    ['Estimated cost', '$1,234.50'],
    ['Discount', '$165.50, already taken off'],
  ])
  expect(rowsOf({ audience: { ...audience, isStale: true } }).at(-1)?.[0]).toBe('Counted again')
})

test('pieces are told for each of two waves, about where a household may get several [DATE-05, DATE-06]', () => {
  const inWaves = (changed: Partial<Campaign>) =>
    rowsOf({ audience, hasSecondWave: true, ...changed }).find(
      ([name]) => name === 'Pieces per wave',
    )?.[1]
  const one = { ...audience, totalSize: 10_989, pieces: 10_989 }
  expect(inWaves({ audience: one })).toBe('Wave 1: 5,495\nWave 2: 5,494')
  expect(inWaves({})).toBe('Wave 1: about 10,000\nWave 2: about 10,000')
  const selectedMarkets = [{ key: 14 }, { key: 15 }]
  expect(inWaves({ audience: one, selectedMarkets })).toMatch(/^Wave 1: about/)
  expect(inWaves({ hasSecondWave: false })).toBeUndefined()
})

test('where an audience may be chosen, it is told that none is yet', () => {
  const template = (selectAudience: boolean) => ({ ...known.template, selectAudience })
  expect(rowsOf({ audience: null, template: template(true) })).toEqual([
    ['Audience', 'None saved yet'],
  ])
  expect(rowsOf({ audience: null, template: template(false) })).toEqual([])
})
