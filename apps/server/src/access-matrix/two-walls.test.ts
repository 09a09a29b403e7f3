import { ROOT_PATH } from '@marquee/rules/access'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BoundOperation } from '../platform/use-case.ts'
import { serverOn } from '../testing/server-on.ts'
import { testApp } from '../testing/test-app.ts'
import { operations } from '../wiring.ts'
import { cellsByRelation, WAYS, type Cell } from './cells.ts'
import { Checker } from './check.ts'
import { relationOf } from './model.ts'
import { ACTORS, ALL } from './people.ts'
import { watchRows, type Rows } from './rows.ts'
import { loadWorld } from './world/world.ts'

// Seen from a district there is something in every relation; brands are a national market's own.
const HOMES = ['honda', 'district']
const actors = ACTORS.filter(({ home, set }) => set === ALL && HOMES.includes(home.name))

// Two slow cores shared by many, and thousands of calls: a test fails by its result, never by the clock.
const SLOWLY = { timeout: 600_000 }

describe('scope is held twice, and each wall stands without the other', () => {
  const app = testApp()
  let rows: Rows

  beforeAll(async () => {
    await loadWorld(app.ownerUrl)
    rows = await watchRows(app.owner)
  })

  test(
    'stores narrow by themselves: the owner, whom no policy binds, gets the same answers [LVL-02]',
    SLOWLY,
    async () => {
      const { rows: whoami } = await app.owner.query(
        'SELECT rolbypassrls OR rolsuper AS free FROM pg_roles WHERE rolname = current_user',
      )
      expect(whoami).toEqual([{ free: true }])
      const server = await serverOn(app.owner)
      expect(
        await findings(
          server,
          WAYS.flatMap((way) => cellsByRelation(way, actors)),
        ),
      ).toEqual([])
      await server.close()
    },
  )

  test(
    'policies narrow by themselves: stores that are told the root scope find no more [LVL-02]',
    SLOWLY,
    async () => {
      const server = await serverOn(app.pool, { operations: operations.map(withWideStores) })
      // Rows above a person reach down to them, so the policies show those, and only stores leave them out.
      const cells = WAYS.flatMap((way) => cellsByRelation(way, actors)).filter(
        ({ actor, place }) => relationOf(actor.home.path as string, place.path) !== 'ancestor',
      )
      expect(await findings(server, cells)).toEqual([])
      await server.close()
    },
  )

  async function findings(server: Awaited<ReturnType<typeof serverOn>>, cells: Cell[]) {
    const checker = new Checker(server, rows)
    const found: string[] = []
    for (const cell of cells) found.push(...(await checker.check(cell)))
    return found.slice(0, 20)
  }
})

function withWideStores({ operation, useCase }: BoundOperation): BoundOperation {
  return {
    operation,
    useCase: (call) =>
      useCase({ ...call, use: (store) => call.use((sql) => store(sql, ROOT_PATH)) }),
  }
}
