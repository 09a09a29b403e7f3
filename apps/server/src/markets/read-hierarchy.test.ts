import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'

const app = testApp()
const read = (as: PersonName | null, place: TreePlace) =>
  app.call(as, 'GET', `/market/${TREE[place].key}/hierarchy`)
const step = (place: TreePlace) => ({
  key: TREE[place].key,
  name: `Market ${place}`,
  type: TREE[place].type,
})

describe('the hierarchy of a market', () => {
  test('holds its address, the way down to it and the names of its places [MKT-01, MKT-09, MKT-11, MKT-12]', async () => {
    const { status, body } = await read('dealer', 'dealer')
    expect(status).toBe(200)
    expect(body).toEqual({
      marketHierarchy: {
        market: {
          ...step('dealer'),
          sourceId: { id: '200005' },
          status: 'ACTIVE',
          hierarchyId: 'HONDA',
          city: 'Ann Arbor',
          countrySubdivision: { code: 'MI' },
          timeZone: 'America/Detroit',
          marketHierarchyByType: { zone: 'Market zone', district: 'Market district' },
          addresses: [
            {
              line1: '5 Main St',
              city: 'Ann Arbor',
              countrySubdivision: { code: 'MI' },
              postalCode: '48104',
            },
          ],
          webAddress: 'https://market-5.example',
          phoneNumber: '7345550105',
          isEnrolled: true,
          isDaaEligible: false,
        },
        ancestors: [step('root'), step('honda'), step('zone'), step('district')],
        children: [],
        attributes: { zone: 'Market zone', district: 'Market district', region: 'Market honda' },
      },
    })
  })

  test('lists what lies directly below, by name, and no address where there is none [MKT-01, MKT-09]', async () => {
    const { market, children, attributes } = (await read('zone', 'zone')).body.marketHierarchy
    expect(market.addresses).toEqual([])
    expect(children.map(({ name }: { name: string }) => name)).toEqual([
      'Market district',
      'Market otherDistrict',
    ])
    expect(attributes).toEqual({ zone: 'Market zone', district: null, region: 'Market honda' })
  })

  test('of all brands has neither zone nor region, and the brands below it [MKT-09, GEN-08]', async () => {
    const { ancestors, children, attributes } = (await read('admin', 'root')).body.marketHierarchy
    expect(ancestors).toEqual([])
    expect(children.map(({ hierarchyId }: any) => hierarchyId)).toEqual(['ACURA', 'HONDA'])
    expect(attributes).toEqual({ zone: null, district: null, region: null })
  })

  test('leaves out the address whose parts are not all known [MKT-01]', async () => {
    await app.owner.query(`UPDATE markets SET postal_code = NULL WHERE key = $1`, [
      TREE.sibling.key,
    ])
    const { market } = (await read('sibling', 'sibling')).body.marketHierarchy
    expect([market.addresses, market.city]).toEqual([[], 'Ann Arbor'])
  })

  test.for<[PersonName, TreePlace]>([
    ['dealer', 'sibling'],
    ['dealer', 'district'],
    ['dealer', 'honda'],
    ['dealer', 'acuraDealer'],
    ['district', 'cousin'],
    ['zone', 'honda'],
    ['acuraDealer', 'dealer'],
  ])(
    'is for %s, asking for %s, as if it did not exist [MKT-09, LVL-04, LVL-05, LVL-06]',
    async ([as, place]) => {
      const { status, body } = await read(as, place)
      expect([status, body.code]).toEqual([404, 'not-found'])
      expect(JSON.stringify(body)).not.toContain('Market')
    },
  )

  test('is not shown without a sign-in [MKT-09, SIGN-05]', async () => {
    expect((await read(null, 'dealer')).status).toBe(401)
  })
})
