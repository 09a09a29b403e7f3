import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const requests: string[] = []
let answer: { latitude: number; longitude: number } | undefined
const app = testApp({
  locate: async (address) => {
    requests.push(address)
    return answer
  },
})

beforeEach(async () => {
  requests.length = 0
  answer = undefined
  await app.owner.query('TRUNCATE market_locations')
})

const areas = (as: PersonName | null, query: string) =>
  app.call(as, 'GET', `/maps/zip-code-boundaries?${query}`)
const geocode = (as: PersonName | null, query: string) =>
  app.call(as, 'GET', `/maps/geocode?${query}`)
const stored = async () =>
  (
    await app.owner.query(
      'SELECT market_key, address, latitude, longitude, path FROM market_locations',
    )
  ).rows

const ANN_ARBOR = { latitude: expect.closeTo(42.27, 1), longitude: expect.closeTo(-83.72, 1) }
const HERE = { latitude: 42.2512, longitude: -83.6891 }

describe('the ZIP areas near markets', () => {
  test('are GeoJSON, the nearest first, and marked as approximate [MKT-15]', async () => {
    const { status, body } = await areas('dealer', 'marketKeys=5&hierarchyId=HONDA')
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'FeatureCollection', isApproximate: true, miles: 60 })
    expect(body.markets).toEqual([{ marketKey: 5, ...ANN_ARBOR, isApproximate: true }])
    expect(body.features.length).toBeGreaterThan(300)
    expect(body.features[0]).toEqual({
      type: 'Feature',
      properties: { zipCode: '48104', city: 'Ann Arbor', state: 'MI', miles: 0 },
      geometry: { type: 'MultiPolygon', coordinates: expect.any(Array) },
    })
    const miles = body.features.map(({ properties }: any) => properties.miles)
    expect(miles).toEqual(miles.toSorted((one: number, other: number) => one - other))
    expect(Math.max(...miles)).toBeLessThanOrEqual(60)
  })

  test('reach as far as the call says [MKT-15]', async () => {
    const far = (await areas('dealer', 'marketKeys=5&miles=100')).body
    const near = (await areas('dealer', 'marketKeys=5&miles=1')).body
    expect(far.miles).toBe(100)
    expect(near.features.length).toBeLessThan(5)
    expect(far.features.length).toBeGreaterThan(500)
  })

  test('start from the location of the market, once it is known [MKT-14, MKT-15]', async () => {
    answer = HERE
    await geocode('dealer', 'marketKey=5')
    const { body } = await areas('dealer', 'marketKeys=5&miles=5')
    expect(body.markets).toEqual([{ marketKey: 5, ...HERE, isApproximate: false }])
    expect(body.features[0].properties.miles).toBeGreaterThan(0)
    expect(requests).toHaveLength(1)
  })

  test('of several markets stand once, and none of them may be out of reach [MKT-15, LVL-02]', async () => {
    const { body } = await areas('district', 'marketKeys=5,6,5')
    expect(body.markets.map(({ marketKey }: any) => marketKey)).toEqual([5, 6])
    const zips = body.features.map(({ properties }: any) => properties.zipCode)
    expect(new Set(zips).size).toBe(zips.length)
    for (const keys of ['5,6,8', '8', '12', '999', '1']) {
      expect(await areas('district', `marketKeys=${keys}`), keys).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
    }
  })

  test('are narrowed by the brand, and widened by none [MKT-15, API-02]', async () => {
    expect((await areas('admin', 'marketKeys=5&hierarchyId=HONDA')).status).toBe(200)
    for (const [as, query] of [
      ['admin', 'marketKeys=5&hierarchyId=ACURA'],
      ['admin', 'marketKeys=5,12&hierarchyId=HONDA'],
      ['dealer', 'marketKeys=5&hierarchyId=ACURA'],
      ['admin', 'marketKeys=5&hierarchyId=NOBRAND'],
    ] as const) {
      expect((await areas(as, query)).status, query).toBe(404)
    }
  })

  test('of a market without an address are none [MKT-15]', async () => {
    const { status, body } = await areas('district', 'marketKeys=4')
    expect([status, body.markets, body.features]).toEqual([200, [], []])
  })

  test('need not be sent again to the person who holds them, and are cached for no one else [MKT-15, LVL-02]', async () => {
    const first = await areas('dealer', 'marketKeys=5&miles=3')
    expect(first.headers['cache-control']).toBe('private, max-age=300')
    expect(first.headers.vary).toContain('authorization')
    const again = await app.send({
      method: 'GET',
      url: '/api/maps/zip-code-boundaries?marketKeys=5&miles=3',
      headers: {
        authorization: `Bearer ${await tokenFor('dealer')}`,
        'if-none-match': String(first.headers.etag),
      },
    })
    expect([again.status, again.body]).toEqual([304, ''])
    const stranger = await app.send({
      method: 'GET',
      url: '/api/maps/zip-code-boundaries?marketKeys=5&miles=3',
      headers: {
        authorization: `Bearer ${await tokenFor('acuraDealer')}`,
        'if-none-match': String(first.headers.etag),
      },
    })
    expect(stranger.status).toBe(404)
  })

  test('are for people who have signed in [MKT-15]', async () => {
    expect((await areas(null, 'marketKeys=5')).status).toBe(401)
  })

  const tooMany = Array.from({ length: 51 }, (_, index) => index + 1).join(',')
  test.for<[string, string]>([
    ['', 'marketKeys'],
    ['marketKeys=', 'marketKeys'],
    ['marketKeys=5,', 'marketKeys'],
    ['marketKeys=5, 6', 'marketKeys'],
    ['marketKeys=0', 'marketKeys'],
    ['marketKeys=9999999999', 'marketKeys'],
    [`marketKeys=${tooMany}`, 'marketKeys'],
    ['marketKeys=5&marketKeys=6', 'marketKeys'],
    ['marketKeys=5&miles=0', 'miles'],
    ['marketKeys=5&miles=101', 'miles'],
    ['marketKeys=5&miles=1.5', 'miles'],
    ['marketKeys=5&miles=1&miles=2', 'miles'],
    ['marketKeys=5&hierarchyId=honda', 'hierarchyId'],
    ['marketKeys=5&marketKey=5', 'marketKey'],
  ])(
    'asked for by %j are refused by the name of the field [MKT-15, API-02]',
    async ([query, field]) => {
      const { status, body } = await areas('dealer', query)
      expect(status).toBe(400)
      expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^query\\.${field}(\\.|$)`))
    },
  )
})

describe('where a market lies', () => {
  test('is looked up at the maps service by address, city and state, and stored with the market [MKT-14]', async () => {
    answer = HERE
    const first = await geocode('dealer', 'marketKey=5')
    expect(first).toMatchObject({
      status: 200,
      body: { marketKey: 5, ...HERE, isApproximate: false },
    })
    expect(requests).toEqual(['5 Main St, Ann Arbor, MI'])
    expect((await geocode('admin', 'marketKey=5')).body).toEqual(first.body)
    expect(requests).toHaveLength(1)
    expect(await stored()).toEqual([
      { market_key: 5, address: '5 Main St, Ann Arbor, MI', ...HERE, path: TREE.dealer.path },
    ])
  })

  test('is looked up again when the address is another one [MKT-14]', async () => {
    answer = HERE
    await geocode('dealer', 'marketKey=5')
    await app.owner.query(`UPDATE market_locations SET address = '1 Old Rd, Ann Arbor, MI'`)
    answer = { latitude: 42.3, longitude: -83.7 }
    expect((await geocode('dealer', 'marketKey=5')).body).toMatchObject(answer)
    expect(requests).toHaveLength(2)
    expect(await stored()).toMatchObject([{ address: '5 Main St, Ann Arbor, MI', ...answer }])
  })

  test('is the middle of its ZIP code where the service does not answer, and is not stored as more [MKT-14]', async () => {
    expect((await geocode('dealer', 'marketKey=5')).body).toEqual({
      marketKey: 5,
      ...ANN_ARBOR,
      isApproximate: true,
    })
    expect(await stored()).toEqual([])
    answer = HERE
    expect((await geocode('dealer', 'marketKey=5')).body.isApproximate).toBe(false)
  })

  test('is nowhere for a market without an address, and no service is called [MKT-14]', async () => {
    answer = HERE
    const { status, body } = await geocode('district', 'marketKey=4')
    expect([status, body.code]).toEqual([422, 'maps.no-address'])
    expect(body.message).toBe('This market has no address, so it has no place on a map.')
    expect(requests).toEqual([])
  })

  test('is looked up once for several requests at once [MKT-14]', async () => {
    answer = HERE
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => geocode('dealer', 'marketKey=5')),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await stored()).toHaveLength(1)
  })

  test('is shown for markets in reach only, to people who have signed in [MKT-14, LVL-02]', async () => {
    for (const key of [6, 4, 12, 999]) {
      expect((await geocode('dealer', `marketKey=${key}`)).status, String(key)).toBe(404)
    }
    expect((await geocode(null, 'marketKey=5')).status).toBe(401)
    expect(requests).toEqual([])
  })

  test.for<[string, string]>([
    ['', 'query.marketKey'],
    ['marketKey=5&marketKey=6', 'query.marketKey'],
    ['marketKey=x', 'query.marketKey'],
    ['marketKey=5&hierarchy=HONDA', 'query.hierarchy'],
  ])('asked for by %j is refused by the name of the field [MKT-14]', async ([query, field]) => {
    const { status, body } = await geocode('dealer', query)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})
