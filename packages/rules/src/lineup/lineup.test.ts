import { describe, expect, test } from 'vitest'
import {
  areModelYears,
  compareLineup,
  countLineup,
  describeModelChange,
  lineupTemplate,
  mayImportLineup,
  parseYears,
  readLineup,
  yearsInWords,
  type LineupModel,
} from './index.ts'

const model = (brand: string, name: string, years: number[], isRetired = false): LineupModel => ({
  brand,
  make: 'Honda',
  model: name,
  years,
  isRetired,
})

const STORED = [
  model('HONDA', 'Civic', [2025, 2026]),
  model('HONDA', 'Fit', [2019, 2020]),
  model('HONDA', 'Del Sol', [1993], true),
  model('ACURA', 'RSX', [2002]),
]

function compare(
  lines: string[],
  headers = 'Brand,Make,Model,Model years,Status',
  brands = ['HONDA', 'ACURA'],
) {
  const file = readLineup([headers, ...lines].join('\n'))
  if (!file.ok) throw new Error(file.reason)
  return compareLineup(file.value, { brands, models: STORED, currentYear: 2026 })
}

describe('a file of models', () => {
  test('adds models to a brand that has none', () => {
    const file = readLineup(lineupTemplate())
    if (!file.ok) throw new Error(file.reason)
    const none = { brands: ['HONDA'], models: [], currentYear: 2026 }
    const { added, refused } = compareLineup(file.value, none)
    expect([refused, file.value.ignored]).toEqual([[], []])
    expect(added.map(({ model: name, years }) => [name, years.length])).toEqual([
      ['Civic', 38],
      ['Insight', 16],
    ])
  })

  test('changes years, retires and offers again, and leaves what a blank cell does not say', () => {
    const found = compare([
      'HONDA,Honda,Civic,2026-2027,',
      'HONDA,honda,FIT,,retired',
      'honda,Honda,Del Sol,,offered',
      'ACURA,Honda,RSX,,',
    ])
    expect(found.changed.map((each) => [each.model.model, describeModelChange(each)])).toEqual([
      ['Civic', 'Changed. Added: 2027. Removed: 2025'],
      ['Fit', 'Retired'],
      ['Del Sol', 'Offered again'],
    ])
    expect(found.changed[1]?.model.years).toEqual([2019, 2020])
    expect(countLineup(found)).toMatchObject({ changed: 1, retired: 1, restored: 1, unchanged: 1 })
  })

  test('may have a line for each model year', () => {
    const { changed, added, refused } = compare([
      'HONDA,Honda,Civic,2025,',
      'HONDA,Honda,Pilot,2026,',
      'HONDA,Honda,Civic,2026,',
      'HONDA,Honda,Pilot,2025,',
    ])
    expect([changed, refused]).toEqual([[], []])
    expect(added).toMatchObject([{ line: 3, model: 'Pilot', years: [2025, 2026] }])
  })

  test('names offered models of its brands that it leaves out, and leaves them as they are', () => {
    const { absent, changed } = compare(['HONDA,Honda,Civic,2025-2026,'])
    expect([changed, absent.map((one) => one.model)]).toEqual([[], ['Fit']])
  })

  test('says no brand where there is but one', () => {
    const headers = 'Make,Model,Year'
    expect(compare(['Honda,Pilot,2026'], headers, ['HONDA']).added).toMatchObject([
      { brand: 'HONDA' },
    ])
    expect(compare(['Honda,Pilot,2026'], headers).refused).toMatchObject([
      { field: 'brand', reason: 'row.brand-needed' },
    ])
  })

  test.each<[string, string[], unknown[]]>([
    ['of another brand', ['NISSAN,Nissan,Leaf,2020,'], ['brand', 'row.brand-unknown']],
    ['without a model', ['HONDA,Honda,,2020,'], ['model', 'row.required']],
    ['of a new model without years', ['HONDA,Honda,Pilot,,'], ['years', 'row.required']],
    ['with words for years', ['HONDA,Honda,Civic,all,'], ['years', 'row.years']],
    ['of a year far ahead', ['HONDA,Honda,Civic,2072,'], ['years', 'row.years-range']],
    ['with another status', ['HONDA,Honda,Civic,2026,gone'], ['status', 'row.status']],
    ['with other cells than the headers', ['HONDA,Honda,Civic'], [undefined, 'row.cells']],
    [
      'of a name that another make has',
      ['HONDA,Acura,Civic,2026,'],
      ['model', 'row.model-of-other-make'],
    ],
    [
      'that contradicts another',
      ['HONDA,Honda,Fit,2019,retired', 'HONDA,Honda,Fit,2020,offered'],
      ['status', 'row.two-statuses'],
    ],
  ])('a line is refused %s', (_what, lines, expected) => {
    const found = compare(lines)
    expect(found.refused.map(({ field, reason }) => [field, reason])).toEqual([expected])
    expect(mayImportLineup(found)).toMatchObject({ ok: false, reason: 'file.nothing-usable' })
  })

  test.each([
    ['', 'file.empty'],
    ['Make\nHonda', 'file.not-csv'],
    ['Make,make\na,b', 'file.headers-twice'],
    ['Make,Model\n"a,b\nc', 'file.quote-open'],
    ['Brand,Make\na,b', 'lineup.headers-missing'],
  ])('%j is refused as a whole', (text, reason) => {
    expect(readLineup(text)).toMatchObject({ ok: false, reason })
  })
})

test.each<[string, number[] | undefined]>([
  ['2003', [2003]],
  ['2003-2005, 2013', [2003, 2004, 2005, 2013]],
  ['2005 – 2006;2005', [2005, 2006]],
  ['', []],
  ['2005-2003', undefined],
  ['03', undefined],
  ['1-9999', undefined],
  ['0001-9999', undefined],
])('the years %j are %j', (text, years) => {
  expect(parseYears(text)).toEqual(years)
})

test('years are shown as ranges and lie between 1950 and two years from now', () => {
  expect(yearsInWords([2013, 2003, 2004])).toBe('2003–2004, 2013')
  expect([[1950, 2028], [1949], [2029]].map((years) => areModelYears(years, 2026))).toEqual([
    true,
    false,
    false,
  ])
})
