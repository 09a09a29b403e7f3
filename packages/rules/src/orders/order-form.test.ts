import { day, seedPerson } from '@marquee/test-kit/campaign'
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
  monthly: null,
  details: { isBillingDeferred: false, monthlyCap: null },
  campaign: {
    name: 'Winter',
    market: { name: 'Lakeside' },
    mailDate: '2027-03-15' as never,
    secondMailDate: null,
  },
  fundingType: null,
  sampleRecipients: [],
  lines: Array.from({ length: lines }, () => ({
    market: { name: LONG },
    ofSeason: null,
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

test('an order that is mailed on one day has a mail date, one that is mailed on two has mail dates [ORD-11]', () => {
  const order = orderOf(1)
  expect(wordsOn(order)[0]?.join('|')).toContain('Mail date|03/15/2027')
  const campaign = { ...order.campaign, secondMailDate: day('2027-04-15') }
  expect(wordsOn({ ...order, campaign })[0]?.join('|')).toContain(
    'Mail dates|03/15/2027, 04/15/2027',
  )
})

test('the lines of a year name their seasons [ORD-02, ORD-11]', () => {
  const order = orderOf(1)
  const lines = order.lines.map((line) => ({
    ...line,
    market: { name: 'Lakeside' },
    ofSeason: 'Winter ready',
  }))
  expect(wordsOn({ ...order, lines })[0]).toContain('Lakeside: Winter ready')
})

test('the form of an order says who pays, and names all who get its pieces as a test [ORD-11, MTR-03]', () => {
  const seeds = Array.from({ length: 90 }, (_, at) => seedPerson({ surName: `Seed ${at}` }))
  const paid = { ...orderOf(1), fundingType: 'DAA_FUNDING', sampleRecipients: seeds } as const
  const pages = wordsOn(paid)
  const all = pages.flat().join('|')
  expect(all).toContain('Paid by|The dealers’ association (DAA funding)')
  for (const at of seeds.keys()) {
    expect(all).toContain(`Sam Seed ${at}, sam@seeds.example, 1 Main St, Troy`)
  }
  expect(pages.length).toBeGreaterThan(1)
  expect(wordsOn(orderOf(1)).flat().join('|')).not.toContain('Paid by')
})

test('each page of those who get a test is headed as one, and a long one goes on in the next line [ORD-11]', () => {
  const heading = 'Seed recipients get each piece as a test:'
  const long = seedPerson({
    foreName: 'Bartholomew Maximilian Constantine',
    surName: 'Featherstonehaugh-Cholmondeley',
    email: 'bartholomew.featherstonehaugh@very-long-dealership-name.seeds.example',
    address: {
      line2: '',
      line1: '12000 South Washtenaw Avenue, Building 14, Suite 220, care of the service department',
      city: 'Grosse Pointe Woods Township',
      countrySubdivision: { code: 'MI' },
      postalCode: '48236',
    },
  })
  const seeds = [
    long,
    ...Array.from({ length: 24 }, (_, at) => seedPerson({ surName: `Seed ${at}` })),
  ]
  for (let lines = 1; lines <= 30; lines += 1) {
    const pages = orderForm({ ...orderOf(lines), sampleRecipients: seeds })
    const printed = pages.flatMap(({ marks }) =>
      marks.flatMap((mark) => ('text' in mark ? [mark] : [])),
    )
    const all = printed.map(({ text }) => text).join(' ')
    expect(all).toContain('care of the service department, Grosse Pointe Woods Township')
    expect(Math.min(...printed.map(({ size }) => size))).toBe(8.5)
    for (const texts of wordsOn({ ...orderOf(lines), sampleRecipients: seeds })) {
      const isOfSeeds = texts.some((text) => text.includes('seeds.example'))
      expect(texts.includes(heading), `${lines} lines`).toBe(isOfSeeds)
      expect(texts.includes('Per piece')).toBe(
        texts.some((text) => /^(Direct mail|Total)$/.test(text)),
      )
    }
  }
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

test('the form of what a need sets off shows a month: its figures, what they are counted from, and the cap [ORD-11]', () => {
  const unknown = { pieces: null, totalDiscount: null, estimatedCost: null }
  const order: PrintedOrder = {
    ...orderOf(1),
    ...unknown,
    totalSize: null,
    details: { isBillingDeferred: false, monthlyCap: 150 },
    lines: orderOf(1).lines.map((line) => ({ ...line, ...unknown })),
    monthly: {
      event: 'PURCHASE',
      months: [day('2026-03-01'), day('2026-04-01')],
      touchpoints: [
        { stepKey: 1, name: 'Thanks', households: 212, byMonth: [140, 284], estimatedCost: 14_628 },
      ],
      channels: [
        { channel: 'DIRECT_MAIL', pieces: 212, totalDiscount: 1_060, estimatedCost: 14_628 },
      ],
      mostPerHousehold: 6_900,
    },
  }
  const all = wordsOn(order).flat().join('|')
  expect(all).toContain(
    'In a month|At most 150 of about 212 households a month, never above $103.50',
  )
  expect(all).toContain('Monthly cap|150')
  expect(all).toContain('Direct mail|about 212|$0.69|about $10.60|about $146.28')
  expect(all).toContain('Total for a month, before the cap|about 212||about $10.60|about $146.28')
  expect(all).toContain('Thanks: About 212 households a month (least 140 in March 2026')
  expect(all).toContain('At most 150 households a month, never above $103.50.')
  expect(all).not.toContain('Not estimated')
})

test('a long amount of a month stays within its column [ORD-11]', () => {
  const unknown = { pieces: null, totalDiscount: null, estimatedCost: null }
  const one = { pieces: 90_000, totalDiscount: 1_250_000, estimatedCost: 123_456_789 }
  const [page] = orderForm({
    ...orderOf(1),
    ...unknown,
    lines: orderOf(1).lines.map((line) => ({ ...line, ...unknown })),
    monthly: {
      event: 'PURCHASE',
      months: [day('2026-03-01')],
      touchpoints: [],
      channels: [{ channel: 'DIRECT_MAIL', ...one }],
      mostPerHousehold: 6_900,
    },
  })
  const marks = page?.marks.flatMap((mark) => ('text' in mark ? [mark] : [])) ?? []
  const sizeOf = (text: string) => marks.find((mark) => mark.text === text)?.size
  expect(sizeOf('about $1,234,567.89')).toBeLessThan(10)
  expect(sizeOf('about 90,000')).toBe(10)
})
