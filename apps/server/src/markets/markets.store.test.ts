import { describe, expect, test } from 'vitest'
import { inScope, type Sql } from '../platform/sql/index.ts'
import { testDatabase } from '../testing/database.ts'
import { TREE, type TreePlace } from '../testing/test-tree.ts'
import { hierarchiesStore, marketsStore, marketSummaries, narrowedScope } from './index.ts'

const database = testDatabase()
const keyOf = (place: TreePlace) => TREE[place].key

// The stores work the same for the program under row-level security and for the owner, who bypasses
// it.
describe.each(['pool', 'owner'] as const)('the stores, by the %s', (who) => {
  const at = <Value>(place: TreePlace, work: (sql: Sql, scope: string) => Promise<Value>) =>
    inScope(database[who], { path: TREE[place].path }, ({ sql }) => work(sql, TREE[place].path))

  test('find a market at or below the scope and nowhere else [MKT-09, LVL-02]', async () => {
    const found = (place: TreePlace) =>
      at('district', (sql, scope) => marketsStore(sql, scope).find(keyOf(place)))
    for (const place of ['district', 'dealer', 'sibling'] as const) {
      expect(await found(place), place).toMatchObject({ key: keyOf(place) })
    }
    for (const place of ['root', 'honda', 'zone', 'cousin', 'acuraDealer'] as const) {
      expect(await found(place), place).toBeUndefined()
    }
  })

  test('name places above the scope, and none beside it [MKT-11, LVL-02]', async () => {
    const keys = Object.values(TREE).map(({ key }) => key)
    const named = await at('district', (sql, scope) => marketsStore(sql, scope).named(keys))
    expect(named.map(({ key }) => key).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('list children within the scope only [MKT-09, LVL-02]', async () => {
    const children = (parent: TreePlace) =>
      at('district', async (sql, scope) =>
        (await marketSummaries(sql, scope).children(keyOf(parent))).map(({ key }) => key),
      )
    expect(await children('district')).toEqual([5, 6])
    expect(await children('zone')).toEqual([4])
    expect(await children('acura')).toEqual([])
  })

  test('know the brands above, at and below the scope [GEN-08, LVL-02]', async () => {
    const brands = (place: TreePlace) =>
      at(place, async (sql, scope) => {
        const store = hierarchiesStore(sql, scope)
        const all = (await store.all()).map(({ id }) => id)
        return [all, (await store.find('HONDA'))?.id, (await store.find('ACURA'))?.id]
      })
    expect(await brands('root')).toEqual([['ACURA', 'HONDA'], 'HONDA', 'ACURA'])
    expect(await brands('honda')).toEqual([['HONDA'], 'HONDA', undefined])
    expect(await brands('acuraDealer')).toEqual([['ACURA'], undefined, 'ACURA'])
  })

  test.for<[TreePlace, TreePlace | undefined, string | undefined, TreePlace | undefined]>([
    ['zone', undefined, undefined, 'zone'],
    ['zone', 'dealer', undefined, 'dealer'],
    ['zone', undefined, 'HONDA', 'zone'],
    ['root', undefined, 'HONDA', 'honda'],
    ['root', 'root', 'HONDA', 'honda'],
    ['root', 'dealer', 'HONDA', 'dealer'],
    ['root', 'dealer', 'ACURA', undefined],
    ['zone', 'honda', undefined, undefined],
    ['zone', 'acura', undefined, undefined],
    ['zone', undefined, 'ACURA', undefined],
    ['zone', undefined, 'NOBRAND', undefined],
  ])(
    'narrow %s by market %s and brand %s to %s [API-02, LVL-02]',
    async ([home, market, brand, narrowed]) => {
      const scope = await at(home, (sql, path) =>
        narrowedScope({
          person: { path } as Parameters<typeof narrowedScope>[0]['person'],
          query: { marketKey: market && keyOf(market), hierarchyId: brand },
          use: (store) => store(sql, path),
        }),
      )
      expect(scope).toBe(narrowed && TREE[narrowed].path)
    },
  )
})
