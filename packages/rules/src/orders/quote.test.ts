import { day } from '@marquee/test-kit/campaign'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CostLine } from '../audience/index.ts'
import { openQuote, quoteOf, totalsOf, type Quoted } from './index.ts'

const MARKETS = [21, 22, 23]
const quoted = (changes: Partial<Quoted> = {}): Quoted => ({
  priceBook: {
    prices: [
      { option: 'EMAIL', pricePerPiece: 401 },
      { option: 'DIRECT_MAIL', pricePerPiece: 6_903 },
    ],
    discount: null,
  },
  dealers: MARKETS.map((marketKey) => ({ campaignKey: 100 + marketKey, marketKey })),
  metro: null,
  marketKey: 5,
  deferredFrom: null,
  ...changes,
})

const anyLine = fc
  .record({
    marketKey: fc.constantFrom(...MARKETS),
    channel: fc.constantFrom('EMAIL' as const, 'DIRECT_MAIL' as const),
    pieces: fc.nat(100_000),
    costWithoutDiscount: fc.nat(10_000_000),
    discount: fc.nat(100),
  })
  .map(({ discount, ...line }): CostLine => {
    const estimatedCost = Math.floor((line.costWithoutDiscount * (100 - discount)) / 100)
    return { ...line, filteredCount: line.pieces, total: line.pieces, estimatedCost }
  })
const anyLines = fc.uniqueArray(anyLine, {
  selector: ({ marketKey, channel }) => `${marketKey} ${channel}`,
})
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((all, row) => all + (of(row) ?? 0), 0)

describe('a quote', () => {
  test('is what its lines come to, to the cent, and a discount is what is not paid [ORD-01, CNF-02]', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const quote = quoteOf({ totalSize: 9, lines }, quoted())
        expect(totalsOf(quote)).toEqual({
          totalSize: 9,
          pieces: sum(lines, ({ pieces }) => pieces),
          costWithoutDiscount: sum(lines, (line) => line.costWithoutDiscount),
          totalDiscount: sum(quote.lines, (line) => line.totalDiscount),
          estimatedCost: sum(lines, (line) => line.estimatedCost),
          monthly: null,
        })
        const { costWithoutDiscount, totalDiscount, estimatedCost } = quote
        expect((costWithoutDiscount ?? 0) - (totalDiscount ?? 0)).toBe(estimatedCost)
        expect(quote.payments).toEqual([])
      }),
    )
  })

  test('of deferred billing has payments for each billed market, which are its bill to the cent [ORD-01]', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const quote = quoteOf({ totalSize: 9, lines }, quoted({ deferredFrom: day('2027-03-22') }))
        const billed = new Set(quote.lines.map((line) => line.billedMarketKey))
        expect(new Set(quote.payments.map((one) => one.billedMarketKey))).toEqual(billed)
        for (const key of billed) {
          const own = quote.payments.filter((one) => one.billedMarketKey === key)
          const bill = quote.lines.filter((one) => one.billedMarketKey === key)
          expect(sum(own, ({ amount }) => amount)).toBe(sum(bill, (line) => line.estimatedCost))
          expect(own.map(({ number, date }) => [number, date])).toEqual([
            [1, '2027-04-01'],
            [2, '2027-05-01'],
            [3, '2027-06-01'],
          ])
        }
      }),
    )
  })

  test('is billed to the group where an association pays, else to each dealer [MTR-24]', () => {
    const lines =
      fc.sample(
        anyLines.filter(({ length }) => length > 2),
        1,
      )[0] ?? []
    const billedBy = (changes: Partial<Quoted>) =>
      quoteOf({ totalSize: 1, lines }, quoted(changes)).lines.map((line) => line.billedMarketKey)
    const markets = lines.map(({ marketKey }) => marketKey)
    expect(billedBy({ metro: { fundingType: 'DEALER_FUNDING' } })).toEqual(markets)
    expect(billedBy({ metro: { fundingType: 'DAA_FUNDING' } })).toEqual(markets.map(() => 5))
  })

  test('leaves out dealers without a part in the campaign', () => {
    const lines =
      fc.sample(
        anyLines.filter(({ length }) => length > 0),
        1,
      )[0] ?? []
    const none = quoteOf({ totalSize: 1, lines }, quoted({ dealers: [] }))
    expect([none.lines, none.estimatedCost]).toEqual([[], 0])
  })

  test('of what cannot be counted yet fixes the price of a piece, and nothing else [ORD-01]', () => {
    const quote = openQuote(
      ['EMAIL', 'DIRECT_MAIL'],
      null,
      quoted({ deferredFrom: day('2027-03-22') }),
    )
    expect(quote.lines.map((line) => [line.marketKey, line.pricePerPiece, line.pieces])).toEqual(
      MARKETS.flatMap((key) => [
        [key, 401, null],
        [key, 6_903, null],
      ]),
    )
    expect(quote.payments).toEqual([])
    expect(Object.values(totalsOf(quote))).toEqual([null, null, null, null, null, null])
  })
})
