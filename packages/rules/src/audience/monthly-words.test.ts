import { day } from '@marquee/test-kit/campaign'
import { describe, expect, test } from 'vitest'
import {
  describeBasis,
  describeCap,
  describeListedMonth,
  describeMonth,
  describeMonthBriefly,
  describeMonthShort,
  type MonthlyEstimate,
} from './index.ts'

const touchpoint = (byMonth: readonly number[], households: number, estimatedCost: number) => ({
  stepKey: 1,
  name: 'Due now',
  households,
  byMonth,
  estimatedCost,
})
const estimate = (overrides: Partial<MonthlyEstimate> = {}): MonthlyEstimate => ({
  event: 'LAST_VISIT',
  months: [day('2026-02-01'), day('2026-03-01'), day('2026-04-01')],
  touchpoints: [touchpoint([140, 310, 186], 212, 8_480)],
  channels: [{ channel: 'EMAIL', pieces: 212, totalDiscount: 0, estimatedCost: 8_480 }],
  mostPerHousehold: 4_000,
  ...overrides,
})
const forEverybody = estimate({ months: [], touchpoints: [touchpoint([], 1_240, 4_960)] })
const wordsOf = (one: MonthlyEstimate) => one.touchpoints.map((sent) => describeMonth(sent, one))

describe('a month of a touchpoint', () => {
  test('is described by its average, its extremes and its cost [CNF-02]', () => {
    expect(wordsOf(estimate())).toEqual([
      'About 212 households a month (least 140 in February 2026, most 310 in March 2026), $84.80',
    ])
  })

  test('has no extremes where there is one month, and is the most there can be where there is none [CNF-02]', () => {
    const one = estimate({ months: [day('2026-04-01')], touchpoints: [touchpoint([1], 1, 4)] })
    expect(wordsOf(one)).toEqual(['About 1 household a month, $0.04'])
    expect(wordsOf(forEverybody)).toEqual(['Up to 1,240 households, $49.60'])
  })
})

test('all touchpoints together take one line, with the cap where there is one [CNF-02]', () => {
  expect(describeMonthShort(estimate(), null)).toBe('About 212 households a month, $84.80')
  const listed = { households: 1, estimatedCost: 69, isEverybody: true, mostPerHousehold: 6_900 }
  expect(describeListedMonth(listed, 1_200)).toBe(
    'Up to 1 household a month, $0.69, capped at 1,200',
  )
})

test.for<[cap: number | null, short: string, brief: string]>([
  [null, 'About 212 households a month, $84.80', 'about 212 a month, $84.80'],
  [212, 'About 212 households a month, $84.80, capped at 212', 'about 212 a month, $84.80'],
  [
    15,
    'At most 15 of about 212 households a month, never above $6.00',
    'at most 15 a month, never above $6.00',
  ],
])(
  'a cap of %s that cuts the month short is what is shown of it [CNF-02]',
  ([cap, short, brief]) => {
    expect(describeMonthShort(estimate(), cap)).toBe(short)
    expect(describeMonthBriefly(estimate(), cap)).toBe(brief)
  },
)

test('a cap that cuts short what nobody could count says of how many [CNF-02]', () => {
  expect(describeMonthShort(forEverybody, 15)).toBe(
    'At most 15 of up to 1,240 households a month, never above $6.00',
  )
})

test('it is said what was counted, and that there is no history, rather than nothing [CNF-02]', () => {
  expect(describeBasis(estimate())).toBe(
    'Counted from the last service visit of each household, February 2026 to April 2026. Earlier visits are not known, so a month may have more.',
  )
  expect(describeBasis(forEverybody)).toMatch(/^There is no history yet: /)
  expect(describeBasis({ event: 'OPEN_RECALL', months: [] })).toMatch(/who has an open recall/)
})

test('a cap is described by what it comes to at most, and by the months in which it leaves households out [CNF-02]', () => {
  expect(describeCap(null, estimate())).toBe('No cap: every household that is due is sent to.')
  expect(describeCap(310, estimate())).toBe('At most 310 households a month, never above $124.00.')
  expect(describeCap(150, estimate())).toBe(
    'At most 150 households a month, never above $60.00. It would have left households out in 2 of 3 months.',
  )
})
