import { beforeAll, describe, expect, test } from 'vitest'
import type { BoundOperation } from '../platform/use-case.ts'
import { serverOn, testApp } from '../testing/test-app.ts'
import { operations } from '../wiring.ts'
import { allCells, pairwiseCells, WAYS, type Cell } from './cells.ts'
import { Checker } from './check.ts'
import { DECISIONS } from './decision-table.ts'
import { ACTORS, ALL } from './people.ts'
import { watchRows, type Rows } from './rows.ts'
import { loadWorld } from './world.ts'

const PERMISSIONS = ALL.permissions as BoundOperation['operation']['access']['anyOf']
const guarded = Object.keys(DECISIONS).filter((name) => DECISIONS[name]?.needs.length)

describe('a matrix that would not notice is no proof', () => {
  const app = testApp()
  let rows: Rows

  beforeAll(async () => {
    await loadWorld(app.ownerUrl)
    rows = await watchRows(app.owner)
  })

  test.for(guarded)('it notices %s without its permission check [LVL-07]', async (name) => {
    const found = await firstFinding(name, withAccess(name, []))
    expect(found).toContain('instead of 403 access.denied')
  })

  test.for(guarded)(
    'it notices %s opened to any other of the 13 permissions as well [LVL-07]',
    async (name) => {
      const [needed = ''] = DECISIONS[name]?.needs ?? []
      for (const other of PERMISSIONS.filter((permission) => permission !== needed)) {
        const found = await firstFinding(name, withAccess(name, [...declared(name), other]))
        expect(found, `opened to ${other}`).toContain(`only-${other}`)
      }
    },
  )

  test('it notices an operation that asks for a permission it should not need [LVL-07]', async () => {
    const open = Object.keys(DECISIONS).filter((name) => !guarded.includes(name))
    for (const name of open) {
      const found = await firstFinding(name, withAccess(name, ['CAN_READ_CAMPAIGNS']))
      expect(found, name).toContain('answers 403 access.denied')
    }
  })

  async function firstFinding(name: string, changed: BoundOperation[]): Promise<string> {
    const server = await serverOn(app.pool, { operations: changed })
    const checker = new Checker(server, rows)
    try {
      for (const cell of cellsOf(name)) {
        const [finding] = await checker.check(cell)
        if (finding) return finding
      }
      return 'nothing'
    } finally {
      await server.close()
    }
  }
})

const known = new Map<string, Cell[]>()

/** The cells of one way to call it, those of one single permission first: they tell the soonest. */
function cellsOf(name: string): Cell[] {
  const way = WAYS.find(({ operation }) => operation === name)
  if (!way) throw new Error(`No way to call ${name}`)
  const cells = known.get(name) ?? [
    ...allCells(
      way,
      ACTORS.filter(({ home, set }) => home.name === 'root' && set.name.startsWith('only-')),
    ).filter(({ place }) => place.name === 'root'),
    ...pairwiseCells(way),
  ]
  known.set(name, cells)
  return cells
}

function declared(name: string) {
  return operations.find(({ operation }) => operation.name === name)?.operation.access.anyOf ?? []
}

function withAccess(name: string, anyOf: typeof PERMISSIONS): BoundOperation[] {
  return operations.map(({ operation, useCase }) => ({
    useCase,
    operation:
      operation.name === name
        ? { ...operation, access: { ...operation.access, anyOf } }
        : operation,
  }))
}
