import { describe, expect, test } from 'vitest'
import { inScope, RollBack, type Sql } from '../platform/sql/index.ts'
import { testDatabase } from '../testing/database.ts'
import { PEOPLE, TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'
import { peopleStore } from './people.store.ts'
import { peopleView } from './people.view.ts'

const database = testDatabase()

// The store works the same for the program under row-level security and for the owner, who bypasses
// it.
describe.each(['pool', 'owner'] as const)('the store, by the %s', (who) => {
  const at = <Value>(place: TreePlace, work: (sql: Sql, scope: string) => Promise<Value>) =>
    inScope<Value>(database[who], { path: TREE[place].path }, async ({ sql }) => {
      return new RollBack(await work(sql, TREE[place].path))
    })
  const inside: PersonName[] = ['district', 'dealer', 'sibling', 'districtAdmin']
  const everybody = Object.keys(PEOPLE) as PersonName[]

  test('finds people at and below the scope and no others [LVL-02]', async () => {
    for (const name of everybody) {
      const [found] = await at('district', (sql, scope) =>
        peopleStore(sql, scope).lock([PEOPLE[name].key]),
      )
      expect(found?.key, name).toBe(inside.includes(name) ? PEOPLE[name].key : undefined)
    }
  })

  test('saves people at and below the scope and no others [LVL-02]', async () => {
    for (const name of everybody) {
      const saved = await at('district', (sql, scope) =>
        peopleStore(sql, scope).save(PEOPLE[name].key, 1, { name: 'Changed' }),
      )
      expect(saved?.name, name).toBe(inside.includes(name) ? 'Changed' : undefined)
    }
  })

  test('saves a person only as they were read [LVL-07]', async () => {
    const saved = (version: number) =>
      at('district', (sql, scope) => peopleStore(sql, scope).save(5, version, { name: 'Changed' }))
    expect([await saved(0), await saved(2)]).toEqual([undefined, undefined])
    expect((await saved(1))?.version).toBe(2)
  })

  test('lists people at and below the requested part of the scope [LVL-02]', async () => {
    const { rows, totalElements } = await at('root', (sql, scope) =>
      peopleView(sql, scope).search({ scope: TREE.district.path, page: 0, size: 100, sort: [] }),
    )
    expect(rows.map(({ person }) => person.key).sort()).toEqual(
      inside.map((name) => PEOPLE[name].key).sort(),
    )
    expect(totalElements).toBe(inside.length)
  })
})
