import { describe, expect, test } from 'vitest'
import { day } from '@marquee/test-kit/campaign'
import {
  costOfYear,
  fitsFilter,
  isLeftToCustomize,
  totalsOfYears,
  type DealerYear,
  type SeasonOfYear,
} from './index.ts'

const season = (overrides: Partial<SeasonOfYear> = {}): SeasonOfYear => ({
  season: 'SPRING',
  status: 'RESERVED',
  isCustomized: false,
  customization: { state: 'open', closes: day('2027-02-14'), daysLeft: 12 },
  mailDate: day('2027-03-15'),
  cost: 120_000,
  ...overrides,
})
const summer = season({ season: 'SUMMER', mailDate: day('2027-06-14'), cost: 80_000 })
const ordered = (...seasons: SeasonOfYear[]): DealerYear => ({
  enrollment: { status: 'APPROVED' },
  seasons,
})
const draft: DealerYear = {
  enrollment: { status: 'DRAFT' },
  seasons: [season({ status: 'DRAFT', cost: null }), { ...summer, status: 'DRAFT' }],
}
const missing: DealerYear = { enrollment: null, seasons: [] }

test.each([
  ['ordered and as it began', season(), true],
  ['customized', season({ isCustomized: true }), false],
  ['a draft', season({ status: 'DRAFT' }), false],
  ['left out', season({ status: 'CANCELLED' }), false],
  [
    'before its period',
    season({ customization: { state: 'ahead', opens: day('2027-01-04') } }),
    false,
  ],
  [
    'behind its period',
    season({ customization: { state: 'over', closed: day('2027-02-14') } }),
    false,
  ],
])('a season that is %s is left to customize or not', (_, one, isLeft) => {
  expect(isLeftToCustomize(one, { enrollment: { status: 'APPROVED' } })).toBe(isLeft)
  expect(isLeftToCustomize(one, { enrollment: { status: 'SUBMITTED' } })).toBe(false)
})

test('a year costs its seasons without those that were left out, and nothing known where none is counted', () => {
  expect(costOfYear(ordered(season(), summer))).toBe(200_000)
  expect(costOfYear(ordered(season({ status: 'CANCELLED' }), summer))).toBe(80_000)
  expect(costOfYear(ordered(season({ cost: null })))).toBeNull()
  expect(costOfYear(missing)).toBeNull()
})

test.each([
  ['ENROLLED', [true, true, false]],
  ['NOT_ORDERED', [false, true, false]],
  ['MISSING', [false, false, true]],
  ['NOT_CUSTOMIZED', [true, false, false]],
] as const)('%s finds its dealers', (filter, found) => {
  const years = [ordered(season()), draft, missing]
  expect(years.map((year) => fitsFilter(filter, year))).toEqual(found)
})

describe('the years of some dealers come to', () => {
  const years = [
    ordered(season(), { ...summer, isCustomized: true }),
    ordered(season({ status: 'CANCELLED' }), summer),
    draft,
    missing,
  ]

  test('how many take part, with what was ordered apart from drafts', () => {
    expect(totalsOfYears(years)).toMatchObject({
      dealers: 4,
      enrolled: 3,
      ordered: 2,
      leftToCustomize: 2,
      cost: { ordered: 280_000, draft: 80_000 },
      uncounted: 1,
    })
  })

  test('what each season counts, without those who left it out', () => {
    const [spring, ofSummer, fall] = totalsOfYears(years).seasons
    expect(spring).toEqual({
      season: 'SPRING',
      dealers: 2,
      customized: 0,
      leftToCustomize: 1,
      cost: 120_000,
    })
    expect(ofSummer).toMatchObject({ dealers: 3, customized: 1, leftToCustomize: 1, cost: 240_000 })
    expect(fall).toMatchObject({ dealers: 0, cost: 0 })
  })

  test('money in the month in which it is mailed, and last what has no date', () => {
    const undated = ordered(season({ mailDate: null }))
    expect(totalsOfYears([undated, ...years]).months).toEqual([
      { month: '2027-03', ordered: 120_000, draft: 0 },
      { month: '2027-06', ordered: 160_000, draft: 80_000 },
      { month: null, ordered: 120_000, draft: 0 },
    ])
  })

  test('nothing where there is no dealer', () => {
    expect(totalsOfYears([])).toMatchObject({ dealers: 0, enrolled: 0, months: [] })
  })
})
