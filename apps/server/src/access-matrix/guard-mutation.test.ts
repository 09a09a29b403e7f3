import { beforeAll, describe, expect, test } from 'vitest'
import type { BoundOperation } from '../platform/use-case.ts'
import { serverOn } from '../testing/server-on.ts'
import { testApp } from '../testing/test-app.ts'
import { operations } from '../wiring.ts'
import { allCells, isOpenToAll, everydayCells, WAYS, type Cell } from './cells.ts'
import { Checker } from './check.ts'
import { DECISIONS } from './decisions/decision-table.ts'
import { ACTORS, ALL } from './people.ts'
import { watchRows, type Rows } from './rows.ts'
import { loadWorld } from './world/world.ts'

type Guard = Pick<BoundOperation['operation']['access'], 'anyOf' | 'also'>
type Permissions = Guard['anyOf']
const PERMISSIONS = ALL.permissions as Permissions
const guarded = Object.keys(DECISIONS).filter((name) => DECISIONS[name]?.needs.length)

// As many calls as there are operations.
const SLOWLY = { timeout: 120_000 }

describe('a matrix that would not notice is no proof', () => {
  const app = testApp()
  let rows: Rows

  beforeAll(async () => {
    await loadWorld(app.ownerUrl)
    rows = await watchRows(app.owner)
  })

  test('it notices each operation without its permission check [LVL-07]', SLOWLY, async () => {
    const findings = await firstFindings(guarded, () => ({ anyOf: [] }))
    for (const name of guarded)
      expect(findings[name], name).toContain('instead of 403 access.denied')
  })

  const notNeeding = (permission: string) =>
    guarded.filter((name) => !DECISIONS[name]?.needs.includes(permission))

  test.for(PERMISSIONS.filter((permission) => notNeeding(permission).length > 0))(
    'it notices each operation that is opened to %s as well [LVL-07]',
    SLOWLY,
    async (other) => {
      const others = notNeeding(other)
      const opened = ({ anyOf }: Guard) => ({ anyOf: [...anyOf, other] })
      const findings = await firstFindings(others, opened, other)
      for (const name of others) expect(findings[name], name).toContain(`only-${other}`)
    },
  )

  test('it notices each operation that one of two permissions opens [LVL-07]', async () => {
    const double = guarded.filter((name) => DECISIONS[name]?.also)
    expect(double).toContain('campaigns.create')
    const findings = await firstFindings(double, ({ anyOf }) => ({ anyOf }))
    for (const name of double)
      expect(findings[name], name).toContain('instead of 403 access.denied')
  })

  test('it notices each operation that requires a permission it should not need [LVL-07]', async () => {
    const open = Object.keys(DECISIONS).filter(
      (name) => !guarded.includes(name) && !isOpenToAll(name),
    )
    const findings = await firstFindings(open, () => ({ anyOf: ['CAN_READ_CAMPAIGNS'] }))
    for (const name of open) expect(findings[name], name).toContain('answers 403 access.denied')
  })

  /** What the matrix first says of each of these operations, on a server that guards them otherwise. */
  async function firstFindings(
    names: readonly string[],
    change: (guard: Guard) => Guard,
    alone = '',
  ): Promise<Record<string, string>> {
    const server = await serverOn(app.pool, { operations: guardedBy(names, change) })
    const checker = new Checker(server, rows)
    const findings: Record<string, string> = {}
    for (const name of names) findings[name] = await firstFinding(checker, name, alone)
    await server.close()
    return findings
  }

  /** People who hold only that permission are called as first: they are the ones who would notice. */
  async function firstFinding(checker: Checker, name: string, alone: string): Promise<string> {
    const isFirst = ({ actor }: Cell) => actor.set.name === `only-${alone}`
    const cells = cellsOf(name).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    for (const cell of cells) {
      const [finding] = await checker.check(cell)
      if (finding) return finding
    }
    return 'nothing'
  }
})

const known = new Map<string, Cell[]>()

/** The cells of one way to call it, those with one single permission first: they find a fault soonest. */
function cellsOf(name: string): Cell[] {
  const way = WAYS.find(({ operation }) => operation === name)
  if (!way) throw new Error(`No way to call ${name}`)
  const singles = ACTORS.filter(
    ({ home, set }) => home.name === 'root' && set.name.startsWith('only-'),
  )
  const soonest = allCells(way, singles)
  const cells = known.get(name) ?? [
    // All at the first place that can be named this way.
    ...soonest.filter(({ place }) => place === soonest[0]?.place),
    ...everydayCells(way),
  ]
  known.set(name, cells)
  return cells
}

function guardedBy(names: readonly string[], change: (guard: Guard) => Guard): BoundOperation[] {
  return operations.map(({ operation, useCase }) => {
    if (!names.includes(operation.name)) return { operation, useCase }
    const { also: _, ...others } = operation.access
    const access = { ...others, ...change(operation.access) }
    return { useCase, operation: { ...operation, access } }
  })
}
