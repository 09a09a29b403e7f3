import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, type CsvValue } from './csv.rules.ts'
import { cappedPageSize, needsPaging, pageIndex, pageSizes } from './paging.rules.ts'
import { toSortEntries, toSortModel } from './sort.rules.ts'

describe('order', () => {
  test('ascending is asked for as ASCENDING, anything else as DESCENDING [TBL-11, CONST-34]', () => {
    expect(
      toSortEntries([
        { field: 'name', sort: 'asc' },
        { field: 'zone', sort: 'desc' },
        { field: 'id', sort: null },
        { field: 'key' },
      ]),
    ).toEqual([
      { id: 'name', direction: 'ASCENDING' },
      { id: 'zone', direction: 'DESCENDING' },
      { id: 'id', direction: 'DESCENDING' },
      { id: 'key', direction: 'DESCENDING' },
    ])
  })

  test('an order is shown as it was asked for [TBL-11]', () => {
    const entries = [
      { id: 'name', direction: 'ASCENDING' as const },
      { id: 'zone', direction: 'DESCENDING' as const },
    ]
    expect(toSortEntries(toSortModel(entries))).toEqual(entries)
  })
})

describe('pages', () => {
  test('a table offers 20, 30, 40 and 50 rows and begins with 20 [TBL-02, CONST-29]', () => {
    expect(pageSizes.table).toEqual({ options: [20, 30, 40, 50], default: 20 })
  })

  test('a data grid offers 10, 25, 50 and 100 rows and begins with 100 [TBL-04, CONST-29]', () => {
    expect(pageSizes['data-grid']).toEqual({ options: [10, 25, 50, 100], default: 100 })
  })

  test('no page has more than 100 rows [TBL-04]', () => {
    expect([10, 100, 101, 10_000].map(cappedPageSize)).toEqual([10, 100, 100, 100])
  })

  test.each([
    [0, 20, 0],
    [19, 20, 0],
    [20, 20, 1],
    [60, 50, 1],
  ])('the row at offset %d of pages of %d stands on page %d [TBL-13]', (offset, size, page) => {
    expect(pageIndex(offset, size)).toBe(page)
  })

  test('every row stands on exactly the page that its offset divided by the size names [TBL-13]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (offset, size) => {
        const page = pageIndex(offset, size)
        expect(page * size).toBeLessThanOrEqual(offset)
        expect((page + 1) * size).toBeGreaterThan(offset)
      }),
    )
  })

  test.each([
    [20, 20, false],
    [21, 20, true],
    [0, 21, true],
    [0, 0, false],
  ])('of %d rows in all and %d here, paging is offered: %s [TBL-03]', (total, here, offered) => {
    expect(needsPaging(total, here, pageSizes.table)).toBe(offered)
  })

  test('the first option of the data grid is its own [TBL-03, TBL-04]', () => {
    expect(needsPaging(11, 11, pageSizes['data-grid'])).toBe(true)
    expect(needsPaging(10, 10, pageSizes['data-grid'])).toBe(false)
  })
})

describe('the file to take along', () => {
  const line = (shown: string, value: CsvValue = shown) =>
    csvOf(['T'], [[{ shown, value }]]).replace(/^\uFEFF?T\r\n/, '')

  test('lines end with CR and LF, and quotes are doubled [TBL-14]', () => {
    const cell = (text: string) => ({ shown: text, value: text })
    expect(
      csvOf(
        ['Name', 'Zone'],
        [
          [cell('Lakeside "Honda", Inc'), cell('a\nb')],
          [cell('x'), cell('')],
        ],
      ),
    ).toBe('Name,Zone\r\n"Lakeside ""Honda"", Inc","a\nb"\r\nx,')
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\tx',
    '\0x',
  ])('%j is not run as a formula [TBL-14]', (text) => {
    expect(line(text)).toMatch(/^"?'/)
  })

  test.each(['Lakeside Honda', '1-800-555-0114', 'a=b', '(734) 555-0114', '$1,234.50'])(
    '%j is left as it is [TBL-14]',
    (text) => {
      expect(line(text).replaceAll('"', '')).toBe(text)
    },
  )

  test('a number below zero stays a number, however it is shown [TBL-14]', () => {
    expect(line('-3', -3)).toBe('-3')
    expect(line('-$3.00', -300)).toBe('-$3.00')
  })

  test('text beyond ASCII is marked, so that spreadsheets read it rightly [TBL-14]', () => {
    expect(csvOf(['Name'], [])).toBe('Name')
    expect(csvOf(['Señor'], [])).toBe('\uFEFFSeñor')
  })
})
