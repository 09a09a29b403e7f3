import { expect, test } from 'vitest'
import { orderForm, type PrintedOrder } from './order-form.rules.ts'

const LONG = 'Fennbrook & Kingsfallow Honda Sales and Service of Roseville'

const orderOf = (lines: number): PrintedOrder => ({
  key: 12,
  status: 'SUBMITTED',
  hierarchyId: 'HONDA',
  totalSize: 1_200,
  pieces: 1_200,
  costWithoutDiscount: 82_800,
  totalDiscount: 6_000,
  estimatedCost: 76_800,
  details: { isBillingDeferred: false },
  campaign: {
    name: 'Winter',
    market: { name: 'Lakeside' },
    mailDate: '2027-03-15' as never,
    secondMailDate: null,
  },
  lines: Array.from({ length: lines }, () => ({
    market: { name: LONG },
    channel: 'DIRECT_MAIL' as const,
    pieces: 1_200,
    pricePerPiece: 6_900,
    totalDiscount: 6_000,
    estimatedCost: 76_800,
  })),
  payments: [],
  submitted: { name: 'Dana Whitfield', day: '2027-02-02' as never },
  decided: null,
})

const wordsOn = (order: PrintedOrder): string[][] =>
  orderForm(order).map(({ marks }) =>
    marks.flatMap((mark) => ('text' in mark && typeof mark.text === 'string' ? [mark.text] : [])),
  )

test('the form of an order says what each line costs, with its discount, and has room to sign [ORD-11]', () => {
  const [page] = wordsOn(orderOf(1))
  const all = page?.join('|') ?? ''
  expect(all).toContain('Fennbrook & Kingsfallow Honda Sales and|Service of Roseville')
  expect(all).toContain('Direct mail|1,200|$0.69|$60.00|$768.00')
  expect(all).toContain('Total|1,200||$60.00|$768.00')
  expect(all).toContain('Signature|Date')
})

test('however many lines there are, the total stands on the page of the last one, and all pages are numbered [ORD-11]', () => {
  for (let lines = 1; lines <= 60; lines += 1) {
    const pages = wordsOn(orderOf(lines))
    const withTotal = pages.find((page) => page.includes('Total'))
    expect(withTotal, `${lines} lines`).toContain('Direct mail')
    const count = pages.flat().filter((text) => text === 'Direct mail').length
    expect(count).toBe(lines)
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  }
})
