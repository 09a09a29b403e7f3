import { storedMarket as market } from '@marquee/test-kit/network-market'
import { describe, expect, test } from 'vitest'
import { compareNetwork, isTimeZone, kindOfChange, networkTemplate, readNetwork } from './index.ts'

const STORED = [
  market(2, 'NATIONAL', 'HONDA', null, { name: 'Honda', couponSource: 'ECRM' }),
  market(3, 'ZONE', 'Z1', 'HONDA'),
  market(4, 'DISTRICT', 'D1', 'Z1'),
  market(5, 'DISTRICT', 'D2', 'Z1'),
  market(6, 'DEALER', '100', 'D1', { phoneNumber: '7345550114' }),
  market(7, 'DEALER', '101', 'D1', { status: 'CLOSED' }),
]

/** Lines below headers that name the columns. */
function compare(lines: string[], columns = 'Level,Source ID,Parent,Name', stored = STORED) {
  const file = readNetwork([columns, ...lines].join('\n'))
  if (!file.ok) throw new Error(file.reason)
  return compareNetwork(file.value, stored, { mayAddBrands: true })
}

const reasons = (lines: string[], columns?: string) =>
  compare(lines, columns).refused.map(({ line, field, reason }) => [line, field, reason])

describe('a file of markets', () => {
  test('adds a whole brand from nothing, whatever the order of its lines', () => {
    const file = readNetwork(networkTemplate())
    if (!file.ok) throw new Error(file.reason)
    const reversed = { rows: file.value.rows.toReversed(), refused: [] }
    const { added, refused } = compareNetwork(reversed, [], { mayAddBrands: true })
    expect(refused).toEqual([])
    expect(file.value.ignored).toEqual([])
    expect(added.map(({ level, brand, parent }) => [level, brand, parent])).toEqual([
      ['NATIONAL', 'HONDA', null],
      ['ZONE', 'HONDA', 'HONDA'],
      ['DISTRICT', 'HONDA', 'Z1'],
      ['DEALER', 'HONDA', 'D4'],
    ])
    expect(added[0]?.details).toMatchObject({ couponSource: 'HONDA', timeZone: 'America/New_York' })
    expect(added[3]?.details).toMatchObject({
      name: 'Lakeside Honda',
      phoneNumber: '7345550114',
      timeZone: 'America/Detroit',
      isEnrolled: true,
      status: 'ACTIVE',
    })
  })

  test('changes only what differs, and leaves what a blank cell or a missing column does not say', () => {
    const { changed, unchanged, added } = compare(
      ['dealer,100,D1,New name,', 'zone,Z1,HONDA,Market Z1,'],
      'Level,Source ID,Parent,Name,Phone',
    )
    expect([added.length, unchanged]).toEqual([0, 1])
    expect(changed.map(({ line, changes }) => [line, changes])).toEqual([
      [2, [{ field: 'name', before: 'Market 100', after: 'New name' }]],
    ])
  })

  test('moves, closes and reopens', () => {
    const { changed } = compare(
      ['dealer,100,D2,open', 'dealer,101,D1,Open', 'district,D2,Z1,closed'],
      'Level,Source ID,Parent,Status',
    )
    expect(changed.map((each) => [each.market.sourceId, kindOfChange(each)])).toEqual([
      ['D2', 'CLOSED'],
      ['100', 'MOVED'],
      ['101', 'REOPENED'],
    ])
    expect(changed[1]?.changes).toEqual([{ field: 'parent', before: 'D1', after: 'D2' }])
  })

  test('names open dealers of its brands that are not in it, and leaves them as they are', () => {
    const other = market(9, 'DEALER', '900', 'D9', {}, 'ACURA')
    const { absent, changed } = compare(['zone,Z1,HONDA,Market Z1'], undefined, [...STORED, other])
    expect(absent.map(({ sourceId }) => sourceId)).toEqual(['100'])
    expect(changed).toEqual([])
  })

  test('has the same number in two brands, and then needs to say which', () => {
    const acura = [
      market(12, 'NATIONAL', 'ACURA', null, {}, 'ACURA'),
      market(13, 'ZONE', 'Z1', 'ACURA', {}, 'ACURA'),
    ]
    const all = [...STORED, ...acura]
    const columns = 'Level,Source ID,Parent,Name,Brand'
    const { added, refused } = compare(
      ['district,D8,Z1,District 8,ACURA', 'district,D9,Z1,District 9,'],
      columns,
      all,
    )
    expect(added.map(({ sourceId, brand }) => [sourceId, brand])).toEqual([['D8', 'ACURA']])
    expect(refused.map(({ reason }) => reason)).toEqual(['row.parent-of-several'])
  })
})

describe('a line is refused', () => {
  test.each<[string, string[], unknown[]]>([
    ['without a level', [',100,D1,A'], [2, 'level', 'row.level']],
    ['without an ID', ['dealer,,D1,A'], [2, 'sourceId', 'row.required']],
    ['without a parent', ['dealer,200,,A'], [2, 'parent', 'row.required']],
    ['without a name, if it is new', ['dealer,200,D1,'], [2, 'name', 'row.required']],
    ['below a market that nobody knows', ['dealer,200,D7,A'], [2, 'parent', 'row.parent-unknown']],
    ['below the wrong level', ['dealer,200,Z1,A'], [2, 'parent', 'row.parent-level']],
    ['that gives a brand a parent', ['brand,ACURA,HONDA,A'], [2, 'parent', 'row.parent-of-brand']],
    ['with an ID that no brand can have', ['brand,1-A,,A'], [2, 'sourceId', 'row.brand-id']],
    ['with the ID of a group', ['dealer,METRO-7,D1,A'], [2, 'sourceId', 'row.reserved-id']],
    ['that changes a level', ['district,100,Z1,A'], [2, 'level', 'row.level-changed']],
    ['with other cells than the headers', ['dealer,100,D1'], [2, undefined, 'row.cells']],
  ])('%s', (_what, lines, expected) => {
    expect(reasons(lines)).toEqual([expected])
  })

  test.each<[string, string, string]>([
    ['State', 'XX', 'row.state'],
    ['ZIP', '481', 'row.zip'],
    ['Phone', '555', 'row.phone'],
    ['Time zone', 'EST', 'row.time-zone'],
    ['Time zone', 'America/Nowhere', 'row.time-zone'],
    ['Status', 'perhaps', 'row.status'],
    ['Enrolled', 'perhaps', 'row.yes-no'],
    ['Website', 'honda.example', 'row.web-address'],
    ['City', 'Ann Arbor', 'row.address-incomplete'],
    ['Coupon source', 'ECRM', 'row.only-for-brands'],
  ])('whose %s is %s', (column, cell, reason) => {
    const [found] = reasons([`dealer,100,D1,A,${cell}`], `Level,Source ID,Parent,Name,${column}`)
    expect(found?.[2]).toBe(reason)
  })

  test('that stands there twice: neither is used', () => {
    expect(reasons(['dealer,100,D1,A', 'dealer,100,D2,B', 'dealer,101,D1,C'])).toEqual([
      [2, 'sourceId', 'row.twice'],
      [3, 'sourceId', 'row.twice'],
    ])
  })

  test('below a new market that was refused', () => {
    expect(
      reasons(['district,D8,Z9,New', 'dealer,200,D8,A']).map(([, , reason]) => reason),
    ).toEqual(['row.parent-unknown', 'row.parent-unknown'])
  })

  test('that adds a brand for a person who does not see all of them', () => {
    const file = readNetwork('Level,Source ID,Parent,Name\nbrand,ACURA,,Acura')
    if (!file.ok) throw new Error(file.reason)
    const { refused } = compareNetwork(file.value, STORED, { mayAddBrands: false })
    expect(refused.map(({ reason }) => reason)).toEqual(['row.brand-not-yours'])
  })
})

test.each([
  ['', 'file.empty'],
  ['Level,Source ID,Parent', 'file.empty'],
  ['Level\ndealer', 'file.not-csv'],
  ['Level,Source ID,Name\ndealer,1,A', 'network.headers-missing'],
  ['Level,level\na,b', 'file.headers-twice'],
  ['Level,Source ID,Parent\n"dealer,1,A\nb,c,d\n', 'file.quote-open'],
])('the file %j is refused as a whole', (text, reason) => {
  expect(readNetwork(text)).toMatchObject({ ok: false, reason })
})

test('a time zone is a region and a city', () => {
  expect(['America/Detroit', 'America/Indiana/Knox', 'Pacific/Honolulu'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'EST', 'UTC', '+05:00', 'America', 'america/detroit'].some(isTimeZone)).toBe(false)
})
