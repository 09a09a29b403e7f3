import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import {
  couponProblems,
  defaultEndDate,
  defaultStartDate,
  disclaimerProblem,
  endDateProblem,
  headingProblem,
  lineProblem,
  firstOffer,
  valueProblem,
  writeOffer,
  type CouponFields,
} from './index.ts'

const DOLLARS = 'Value must be between 1 and 9999.99'
const PERCENT = 'Value must be between 1 and 100'
const CHARACTERS = 'Invalid field characters.'
const day = (text: string) => text as CalendarDate

describe.each(['$ Off', 'Flat Cost'] as const)('the figure of %s', (type) => {
  test.for(['1', '1.00', '9.99', '20', '20.5', '9999', '9999.99', '0001'])(
    'may be %s [CPN-08, CONST-10]',
    (value) => {
      expect(valueProblem({ type, value })).toBeUndefined()
    },
  )

  test.for([
    '0',
    '0.99',
    '0.00',
    '10000',
    '10000.00',
    '9999.999',
    '20.',
    '.50',
    '-1',
    '1e3',
    '1,00',
    '10,000',
    'ten',
    '٢٠',
    '20 %',
  ])('may not be %s [CPN-08]', (value) => {
    expect(valueProblem({ type, value })).toBe(DOLLARS)
  })

  test.for([
    ['1,000', '$1000'],
    ['$20', '$20'],
    ['$9,999.99', '$9999.99'],
  ] as const)('may be typed as %s, and is carried as %s [CPN-08]', ([value, carried]) => {
    expect(valueProblem({ type, value })).toBeUndefined()
    expect(writeOffer({ type, value }).text).toBe(carried)
  })

  test('with one decimal is in whole cents on the coupon, however it was sent [CPN-01, CPN-08]', () => {
    const off = type === 'Flat Cost' ? null : 'OFF'
    expect(writeOffer({ type, value: '12.5' })).toEqual({ text: '$12.50', off })
    const sent = { ...COUPON, offer_1: '$12.5', A_off: off }
    expect(firstOffer(sent).value).toBe('12.50')
    expect(couponProblems(sent).offer_1).toBeUndefined()
  })

  test('is required [CPN-08]', () => {
    for (const value of ['', ' ']) expect(valueProblem({ type, value })).toBe('Required')
  })
})

describe('the figure of % Off', () => {
  const problem = (value: string) => valueProblem({ type: '% Off', value })

  test.for(['1', '2', '10', '99', '100'])('may be %s [CPN-09, CONST-10]', (value) => {
    expect(problem(value)).toBeUndefined()
  })

  test.for(['0', '101', '1000', '-1', '10.5', '10%', '010', 'ten', '１０'])(
    'may not be %s [CPN-09, CPN-10]',
    (value) => expect(problem(value)).toBe(PERCENT),
  )

  test('is required [CPN-09]', () => expect(problem('')).toBe('Required'))
})

test.for(['No Offer', 'Complimentary'] as const)('%s has no figure to check [CPN-02]', (type) => {
  expect(valueProblem({ type, value: '' })).toBeUndefined()
})

describe('the disclaimer', () => {
  test('holds up to 33 characters, and says so beyond [CPN-11, CPN-12, CONST-08]', () => {
    expect([0, 1, 32, 33].map((length) => disclaimerProblem('x'.repeat(length)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(disclaimerProblem('x'.repeat(34))).toBe('Max characters allowed: 33')
    expect(disclaimerProblem('x'.repeat(10_000))).toBe('Max characters allowed: 33')
  })

  test('takes letters, digits and a few marks [CPN-11, CPN-12]', () => {
    expect(disclaimerProblem("Aa9 .,'&%$/-()*")).toBeUndefined()
  })

  test.for([
    '<script>',
    '{{firstName}}',
    'a\r\nBcc: b',
    'javascript:x',
    'é',
    '🚗',
    'שלום',
    '"',
    '!',
    '#',
    '@',
    '+',
    ';',
    '_',
    '\t',
    '\u0000',
  ])('refuses %j [CPN-11, CPN-12]', (text) => {
    expect(disclaimerProblem(text)).toBe(CHARACTERS)
  })

  test('with characters that it does not take is not reported as too long as well [CPN-11]', () => {
    expect(disclaimerProblem('é'.repeat(34))).toBe(CHARACTERS)
  })
})

test('a heading is required, a title and a qualifier are not, and each holds one line [CPN-01]', () => {
  expect(headingProblem('  ')).toBe('Required')
  expect(lineProblem('')).toBeUndefined()
  for (const problem of [headingProblem, lineProblem]) {
    expect(problem('x'.repeat(60))).toBeUndefined()
    expect(problem('x'.repeat(61))).toBe('Max characters allowed: 60')
  }
})

test('a heading, a title and a qualifier hold only letters that can be printed [CPN-11, CPN-12]', () => {
  for (const problem of [headingProblem, lineProblem]) {
    expect(problem('Öl, שלום, 🚗')).toBeUndefined()
    expect(problem('漢字')).toBe(CHARACTERS)
  }
})

const COUPON: CouponFields = {
  heading: 'Oil change',
  offerTitle: '',
  disclaimer: '',
  offer_1: '$20',
  offer_1_qualifier: null,
  A_off: 'OFF',
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
}

describe('a coupon as a whole', () => {
  test('reports by field what is wrong [CPN-01, CPN-08, CPN-09, CPN-11]', () => {
    expect(couponProblems(COUPON)).toEqual({})
    const wrong = {
      heading: '',
      offerTitle: 'x'.repeat(61),
      disclaimer: '<',
      offer_1: '$0',
      offer_1_qualifier: 'x'.repeat(61),
      A_off: 'OFF',
      offer_2: '101%',
      offer_2_qualifier: 'x'.repeat(61),
      B_off: 'OFF',
    }
    const long = 'Max characters allowed: 60'
    expect(couponProblems(wrong)).toEqual({
      heading: 'Required',
      offerTitle: long,
      disclaimer: CHARACTERS,
      offer_1: DOLLARS,
      offer_1_qualifier: long,
      offer_2: PERCENT,
      offer_2_qualifier: long,
    })
  })

  test.for([
    ['20', 'OFF'],
    [' $20', 'OFF'],
    ['$20', 'off'],
    ['$20', 'OFF EVERYTHING'],
    ['Complimentary', 'OFF'],
    ['Only $20', null],
    ['complimentary', null],
    [null, 'OFF'],
  ])('takes no offer that is written in another way: %j, %j [CPN-01, CPN-02]', ([text, off]) => {
    const first = { ...COUPON, offer_1: text as string, A_off: off as string }
    const second = { ...COUPON, offer_2: text as string, B_off: off as string }
    expect(Object.keys(couponProblems(first))).toEqual(['offer_1'])
    expect(Object.keys(couponProblems(second))).toEqual(['offer_2'])
  })
})

describe('the last day', () => {
  const today = day('2027-03-14')

  test('is today at the earliest, or empty [CPN-14]', () => {
    expect(endDateProblem(null, today)).toBeUndefined()
    expect(endDateProblem(today, today)).toBeUndefined()
    expect(endDateProblem(day('2027-03-13'), today)).toBe('Date should not be before minimal date')
  })

  test('may stay as it was when it is over [CPN-14]', () => {
    const over = day('2026-01-01')
    expect(endDateProblem(over, today, over)).toBeUndefined()
    expect(endDateProblem(day('2026-01-02'), today, over)).toBeDefined()
  })

  test.for([
    [{}, '2027-03-14', '2027-06-12'],
    [{ category: 'REMINDERS', mailDate: '2027-04-01' }, '2027-03-14', '2027-06-12'],
    [{ category: 'METRO', mailDate: '2027-04-01' }, '2027-04-01', '2027-06-30'],
    [{ category: 'METRO' }, '2027-03-14', '2027-06-12'],
    [{ category: 'ON_DEMAND', mailDate: '2027-04-01' }, '2027-04-15', '2027-07-14'],
    [{ category: 'ON_DEMAND', mailDate: null }, '2027-03-14', '2027-06-12'],
    [{ category: 'SEASONAL', campaignEndDate: '2027-05-31' }, '2027-03-14', '2027-05-31'],
    [{ category: 'SEASONAL', mailDate: '2027-04-01' }, '2027-03-14', '2027-06-12'],
    [{ category: 'METRO', campaignEndDate: '2027-05-31' }, '2027-03-14', '2027-06-12'],
  ] as const)('of %j starts from %s and ends on %s [CPN-14, CMP-39]', ([dates, start, end]) => {
    const known = { today, ...(dates as object) }
    expect(defaultStartDate(known)).toBe(start)
    expect(defaultEndDate(known)).toBe(end)
  })
})
