import type { CalendarDate } from '@marquee/rules/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { inScope, type Sql } from '../platform/sql/index.ts'
import { testDatabase } from '../testing/database.ts'
import { TREE } from '../testing/test-tree.ts'
import { blackoutDatesStore } from './blackout-dates.store.ts'

const database = testDatabase()
const date = '2027-12-25' as CalendarDate
const rows = [
  { key: 1001, date, hierarchyId: null, path: TREE.root.path },
  { key: 1002, date, hierarchyId: 'HONDA', path: TREE.honda.path },
  { key: 1003, date, hierarchyId: 'ACURA', path: TREE.acura.path },
]

beforeEach(async () => {
  await database.owner.query('TRUNCATE blackout_dates')
  await database.owner.query(
    `INSERT INTO blackout_dates SELECT (jsonb_populate_recordset(NULL::blackout_dates, $1)).*`,
    [
      JSON.stringify(
        rows.map(({ hierarchyId, ...row }) => ({ ...row, hierarchy_id: hierarchyId })),
      ),
    ],
  )
})

// The store works the same for the program under row-level security and for the owner, who bypasses
// it.
describe.each(['pool', 'owner'] as const)('the store, by the %s', (who) => {
  const at = <Value>(scope: string, work: (store: ReturnType<typeof open>) => Promise<Value>) =>
    inScope(database[who], { path: scope }, ({ sql }) => work(open(sql, scope)))
  const open = (sql: Sql, scope: string) => blackoutDatesStore(sql, scope)
  const keys = (found: { key: number }[]) => found.map(({ key }) => key).sort()

  test('lists and finds what reaches the scope, from above and below [BLK-03, LVL-02]', async () => {
    const { root, honda, dealer, acura } = TREE
    const seen = async (scope: string) => keys(await at(scope, (store) => store.all()))
    expect(await seen(root.path)).toEqual([1001, 1002, 1003])
    expect(await seen(honda.path)).toEqual([1001, 1002])
    expect(await seen(dealer.path)).toEqual([1001, 1002])
    expect(await at(root.path, (store) => store.all(acura.path)).then(keys)).toEqual([1001, 1003])
    expect(await at(dealer.path, (store) => store.find(1002))).toEqual(rows[1])
    expect(await at(dealer.path, (store) => store.find(1003))).toBeUndefined()
  })

  test('removes only what lies in the scope [BLK-08, LVL-02]', async () => {
    expect(await at(TREE.honda.path, (store) => store.remove(1001))).toBe(false)
    expect(await at(TREE.honda.path, (store) => store.remove(1003))).toBe(false)
    expect(await at(TREE.honda.path, (store) => store.remove(1002))).toBe(true)
    expect((await database.owner.query('SELECT FROM blackout_dates')).rowCount).toBe(2)
  })

  test('adds a day once [BLK-10]', async () => {
    const { key: _, ...day } = rows[1] as (typeof rows)[0]
    expect(await at(TREE.honda.path, (store) => store.insert(day))).toBeUndefined()
    const other = { ...day, date: '2027-12-26' as CalendarDate }
    expect(await at(TREE.honda.path, (store) => store.insert(other))).toMatchObject(other)
  })
})
