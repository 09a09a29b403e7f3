import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupYears, summarizeYears } from './index.ts'
import { VEHICLE_YEARS } from './year-limits.rules.ts'

const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
const labels = (years: readonly number[], currentYear: number) =>
  groupYears(years, currentYear).map(({ label }) => label)

const someYears = fc.uniqueArray(fc.integer({ min: 1960, max: 2028 }))
const currentYears = fc.integer({ min: 2024, max: 2027 })

test('the sizes of year groups are those of the specification, in one place [CONST-17, AUD-12]', () => {
  expect(VEHICLE_YEARS).toEqual({
    singleYears: 20,
    groupedYears: 30,
    yearsPerRange: 10,
    mostRanges: 3,
    olderAfter: 30,
  })
})

test('a picker shows the latest 20 years singly, the next 10 as one group, and the rest as older [AUD-11]', () => {
  const groups = groupYears(from(2026, 1990), 2026)
  expect(groups.map(({ label }) => label)).toEqual([
    ...from(2026, 2007).map(String),
    '1997–2006',
    '1996 and Older',
  ])
  expect(groups.at(-2)?.years).toEqual(from(2006, 1997))
  expect(groups.at(-1)?.years).toEqual(from(1996, 1990))
})

test.each([
  ['nothing', [], []],
  ['next year’s models stand by themselves', [2027, 2026], ['2027', '2026']],
  ['years come in any order and once', [2001, 2026, 2001, 2025], ['2026', '2025', '1997–2006']],
  ['the 20th latest year is the last by itself', [2007, 2006], ['2007', '1997–2006']],
  ['the 30th latest year is the last of the group', [1997, 1996], ['1997–2006', '1996 and Older']],
  ['only old ones', [1988], ['1996 and Older']],
])('in a picker: %s [AUD-11]', (_, years, expected) => {
  expect(labels(years, 2026)).toEqual(expected)
})

test('a picker moves on with the year [AUD-11]', () => {
  expect(labels([2007, 1997], 2026)).toEqual(['2007', '1997–2006'])
  expect(labels([2007, 1997], 2027)).toEqual(['1998–2007', '1997 and Older'])
})

test('a picker holds every year exactly once, newest first, whatever the years [AUD-11]', () => {
  fc.assert(
    fc.property(someYears, currentYears, (years, currentYear) => {
      const groups = groupYears(years, currentYear)
      const held = groups.flatMap((group) => group.years)
      expect(held).toEqual(years.toSorted((one, other) => other - one))
      expect(new Set(groups.map(({ label }) => label)).size).toBe(groups.length)
    }),
  )
})

test.each([
  ['all years', from(2026, 1990), '2017–2026, 2007–2016, 1997–2006, 1996 and Older'],
  ['all years and next year’s', from(2027, 2017), '2017–2027'],
  ['none', [], ''],
  ['one', [2019], '2019'],
  ['years in a row', [2018, 2019, 2020], '2018–2020'],
  ['a row over the end of its ten years', from(2020, 2014), '2017–2020, 2014–2016'],
  ['years apart', [2024, 2020], '2024, 2020'],
  [
    'more ranges than there is room for',
    [2026, 2024, 2022, 2020, 2018],
    '2026, 2024, 2022, 2 more',
  ],
  ['only old ones', [1990, 1991], '1996 and Older'],
  [
    'old ones after more',
    [2026, 2024, 2022, 2020, 1990],
    '2026, 2024, 2022, 1 more, 1996 and Older',
  ],
])('a summary of %s [AUD-11]', (_, years, expected) => {
  expect(summarizeYears(years, 2026)).toBe(expected)
})

test('a summary shows at most three ranges of at most ten years, none of them wrong [AUD-11, CONST-17]', () => {
  fc.assert(
    fc.property(someYears, currentYears, (years, currentYear) => {
      const parts = summarizeYears(years, currentYear).split(', ')
      const ranges = parts.filter((part) => /^\d{4}(–\d{4})?$/.test(part))
      expect(ranges.length).toBeLessThanOrEqual(3)
      for (const range of ranges) {
        const [oldest = 0, newest = oldest] = range.split('–').map(Number)
        for (const year of from(newest, oldest)) expect(years).toContain(year)
        expect(Math.min(newest, currentYear) - oldest).toBeLessThan(10)
      }
      const isOld = years.some((year) => year <= currentYear - 30)
      expect(parts.includes(`${currentYear - 30} and Older`)).toBe(isOld)
    }),
  )
})
