import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

/** Names that people may really have, or may send to see what breaks. */
const ODD_NAMES = [
  '100% Auto',
  '100 Auto',
  'Under_score Motors',
  'Underscore Motors',
  'Back\\slash Cars',
  "O'Brien & Söhne <b>",
  '漢字モータース 🚗',
  '\u202eright to left',
  'İstanbul ve ß',
  'null',
]

beforeAll(async () => {
  await app.owner.query(
    `INSERT INTO markets (key, parent_key, path, type, name, source_id, hierarchy_id, status, city,
                          time_zone, is_enrolled, is_daa_eligible)
     SELECT 200 + n, 4, '1.2.3.4.' || 200 + n || '.', 'DEALER', name, 'X' || 200 + n, 'HONDA', 'CLOSED',
            CASE WHEN n % 2 = 0 THEN 'Zwolle' END, 'America/Detroit', false, false
       FROM unnest($1::text[]) WITH ORDINALITY AS odd(name, n)`,
    [ODD_NAMES],
  )
})

interface Search {
  criteria?: object
  page?: number
  size?: number
  sort?: object[]
}

const search = (as: PersonName, body: Search = {}, query = '') =>
  app.call(as, 'POST', `/market/search${query}`, { size: 100, ...body })
const names = async (as: PersonName, body?: Search, query?: string): Promise<string[]> =>
  (await search(as, body, query)).body.markets.map(({ name }: { name: string }) => name)
const matching = async (text: string) => names('admin', { criteria: { text } })

describe('the search for markets', () => {
  test('finds what lies at and below the own home, from the top down, as a campaign carries it [MKT-02, MKT-08, LVL-03]', async () => {
    const { status, body } = await search('district')
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalElements: 13, page: 0, size: 100 })
    expect(body.markets.slice(0, 1)).toEqual([
      {
        key: TREE.district.key,
        name: 'Market district',
        sourceId: { id: '200004' },
        type: 'DISTRICT',
        status: 'ACTIVE',
        hierarchyId: 'HONDA',
        city: null,
        countrySubdivision: null,
        timeZone: 'America/Detroit',
        marketHierarchyByType: { zone: 'Market zone', district: 'Market district' },
      },
    ])
    const dealer = body.markets.find(({ key }: { key: number }) => key === TREE.dealer.key)
    expect(dealer).toMatchObject({
      city: 'Ann Arbor',
      countrySubdivision: { code: 'MI' },
      marketHierarchyByType: { zone: 'Market zone', district: 'Market district' },
    })
  })

  test('pages without gaps and without repeating, and past the end finds nothing [MKT-08, API-04]', async () => {
    const all = await names('admin')
    expect(all.length).toBe(22)
    const pages: string[] = []
    for (let page = 0; page < 5; page += 1) {
      const { body } = await search('admin', { page, size: 5 })
      expect(body).toMatchObject({ page, size: 5, totalElements: 22 })
      expect(body.markets.length).toBe(page < 4 ? 5 : 2)
      pages.push(...body.markets.map(({ name }: { name: string }) => name))
    }
    expect(pages).toEqual(all)
    expect(await names('admin', { page: 1_000_000 })).toEqual([])
    const { body } = await app.call('admin', 'POST', '/market/search')
    expect(body.markets.length).toBe(20)
  })

  test.for(['name', 'sourceId', 'city', 'type', 'key'])(
    'sorts by %s, both ways [MKT-08, API-04]',
    async (id) => {
      const sorted = async (direction: string) => {
        const { body } = await search('admin', { sort: [{ id, direction }] })
        return body.markets as Record<string, any>[]
      }
      const order = ['CORPORATE', 'NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']
      const valueOf = (row: Record<string, any>) =>
        id === 'sourceId' ? row.sourceId.id : id === 'type' ? order.indexOf(row.type) : row[id]
      const up = (await sorted('ASCENDING')).map(valueOf)
      const down = (await sorted('DESCENDING')).map(valueOf)
      expect(down).toEqual([...up].reverse())
      expect(new Set(up).size).toBeGreaterThan(1)
      const { rows } = await app.owner.query(
        `SELECT bool_and(before <= after) AS rising FROM (
         SELECT value AS after, lag(value) OVER (ORDER BY n) AS before
           FROM unnest($1::${typeof up[0] === 'number' ? 'integer' : 'text'}[]) WITH ORDINALITY AS t(value, n)) pairs`,
        [up.filter((value) => value !== null)],
      )
      expect(rows).toEqual([{ rising: true }])
    },
  )

  test.for<[string, string[]]>([
    ['market DEALER', ['Market dealer']],
    ['  sibling  ', ['Market sibling']],
    ['200012', ['Market acuraDealer']],
    ['zwolle', ODD_NAMES.filter((_, at) => at % 2 === 1)],
    ['100%', ['100% Auto']],
    ['r_s', ['Under_score Motors']],
    ['k\\s', ['Back\\slash Cars']],
    ['\\', ['Back\\slash Cars']],
    ['%', ['100% Auto']],
    ['_', ['Under_score Motors']],
    ["o'brien", ["O'Brien & Söhne <b>"]],
    ['SÖHNE', ["O'Brien & Söhne <b>"]],
    ['漢字', ['漢字モータース 🚗']],
    ['🚗', ['漢字モータース 🚗']],
    ["' OR 1=1 --", []],
    ['$1', []],
  ])(
    'finds by a part of name, dealer id or city: %j [MKT-08, MKT-10]',
    async ([text, expected]) => {
      expect((await matching(text)).sort()).toEqual([...expected].sort())
      const byQuery = await app.call(
        'admin',
        'GET',
        `/market/marketTypes/DEALER/search?size=100&text=${encodeURIComponent(text)}`,
      )
      expect(byQuery.body.markets.map(({ name }: any) => name).sort()).toEqual([...expected].sort())
    },
  )

  test('finds everything without criteria [MKT-08]', async () => {
    expect((await matching('')).length).toBe(22)
    expect((await matching('   ')).length).toBe(22)
  })

  test('hands out every name letter by letter [MKT-08]', async () => {
    const found = await names('admin', { criteria: { parentMarketKey: 4 } })
    expect(found).toEqual(expect.arrayContaining(ODD_NAMES))
  })

  test('is narrowed by type and by what lies directly below a market [MKT-08, MKT-10]', async () => {
    expect(await names('admin', { criteria: { type: 'ZONE' } })).toEqual([
      'Market acuraZone',
      'Market zone',
    ])
    expect(await names('admin', { criteria: { parentMarketKey: 3 } })).toEqual([
      'Market district',
      'Market otherDistrict',
    ])
    expect(await names('dealer', { criteria: { parentMarketKey: 9 } })).toEqual([])
  })

  test('is narrowed by market, by brand and by both, and never widened [MKT-08, API-02]', async () => {
    const acura = ['Market acura', 'Market acuraZone', 'Market acuraDistrict', 'Market acuraDealer']
    expect(await names('admin', {}, '?hierarchyId=ACURA')).toEqual(acura)
    expect(await names('admin', {}, '?marketKey=9')).toEqual(acura)
    expect(await names('admin', {}, '?marketKey=1&hierarchyId=ACURA')).toEqual(acura)
    expect(await names('admin', {}, '?marketKey=10&hierarchyId=ACURA')).toEqual(acura.slice(1))
    expect(await names('dealer', {}, '?hierarchyId=HONDA')).toEqual(['Market dealer'])
    for (const query of ['?marketKey=6', '?marketKey=4', '?hierarchyId=ACURA', '?marketKey=999']) {
      expect((await search('dealer', {}, query)).status, query).toBe(404)
    }
    expect((await search('admin', {}, '?marketKey=12&hierarchyId=HONDA')).status).toBe(404)
  })

  test('takes 100 rows a page at most, one column to sort by, and known ones only [TBL-12, API-04]', async () => {
    const wrong: [Search, string][] = [
      [{ size: 101 }, 'body.size'],
      [{ size: 0 }, 'body.size'],
      [{ page: -1 }, 'body.page'],
      [{ sort: [{ id: 'path', direction: 'ASCENDING' }] }, 'body.sort.0.id'],
      [{ sort: [{ id: 'name', direction: 'UP' }] }, 'body.sort.0.direction'],
      [{ sort: [0, 1].map(() => ({ id: 'name', direction: 'ASCENDING' })) }, 'body.sort'],
      [{ criteria: { text: 'x'.repeat(81) } }, 'body.criteria.text'],
    ]
    for (const [body, field] of wrong) {
      const answer = await search('admin', body)
      expect(Object.keys(answer.body.fields), field).toEqual([field])
    }
    expect((await search('admin', { criteria: { text: '🚗'.repeat(80) } })).status).toBe(200)
  })
})

describe('the search for markets of one type', () => {
  const byType = (as: PersonName, type: string, query = '') =>
    app.call(as, 'GET', `/market/marketTypes/${type}/search${query}`)

  test('takes paging and sorting flat in its query [MKT-10, API-04]', async () => {
    const { body } = await byType('admin', 'DEALER', '?page=1&size=3&sort=key&direction=DESCENDING')
    expect(body).toMatchObject({ totalElements: 14, page: 1, size: 3 })
    expect(body.markets.map(({ key }: { key: number }) => key)).toEqual([207, 206, 205])
  })

  test('stays within the own scope [MKT-10, LVL-06]', async () => {
    const found = (await byType('acuraDealer', 'DEALER')).body.markets
    expect(found.map(({ key }: { key: number }) => key)).toEqual([TREE.acuraDealer.key])
    expect((await byType('acuraDealer', 'ZONE')).body.totalElements).toBe(0)
    expect((await byType('acuraDealer', 'DEALER', '?marketKey=5')).status).toBe(404)
  })

  test('knows its types [MKT-10]', async () => {
    const { status, body } = await byType('admin', 'METROPOLIS')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['params.type']])
  })
})
