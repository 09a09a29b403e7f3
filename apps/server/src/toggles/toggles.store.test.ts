import { beforeEach, describe, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { testDatabase } from '../testing/database.ts'
import { TREE } from '../testing/test-tree.ts'
import { togglesStore } from './toggles.store.ts'

const database = testDatabase()
const { root, honda, acura } = TREE

beforeEach(async () => {
  await database.owner.query('TRUNCATE feature_toggles')
  await database.owner.query(
    `INSERT INTO feature_toggles (name, hierarchy_id, path, value)
     VALUES ('A', NULL, '1.', true), ('A', 'HONDA', '1.2.', false), ('B', 'ACURA', '1.9.', true)`,
  )
})

// The store works the same for the program under row-level security and for the owner, who bypasses
// it.
describe.each(['pool', 'owner'] as const)('the store, by the %s', (who) => {
  const at = <Value>(
    path: string,
    work: (store: ReturnType<typeof togglesStore>) => Promise<Value>,
  ) => inScope(database[who], { path }, ({ sql }) => work(togglesStore(sql, path)))
  const rows = async () =>
    (
      await database.owner.query(`SELECT name || value AS row FROM feature_toggles ORDER BY 1`)
    ).rows.map(({ row }) => row)

  test('reads the values that reach the scope [TGL-08, LVL-02]', async () => {
    expect(await at(root.path, (store) => store.valuesFor('ACURA'))).toEqual({ A: true, B: true })
    expect(await at(honda.path, (store) => store.valuesFor('HONDA'))).toEqual({ A: false })
    expect(await at(honda.path, (store) => store.valuesFor('ACURA'))).toEqual({ A: true })
    expect(await at(acura.path, (store) => store.valuesFor('ACURA'))).toEqual({ A: true, B: true })
  })

  test('changes and removes only values of the scope [TGL-07, LVL-02]', async () => {
    await at(honda.path, (store) => store.remove('A', null))
    await at(honda.path, (store) => store.remove('B', 'ACURA'))
    expect(await rows()).toEqual(['Afalse', 'Atrue', 'Btrue'])
    await at(honda.path, (store) => store.remove('A', 'HONDA'))
    await at(acura.path, (store) =>
      store.set({ name: 'B', hierarchyId: 'ACURA', path: acura.path, value: false }),
    )
    expect(await rows()).toEqual(['Atrue', 'Bfalse'])
  })
})
