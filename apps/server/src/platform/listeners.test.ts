import { expect, test } from 'vitest'
import type { AuditEvent } from '@marquee/rules/operation'
import { testDatabase } from '../testing/database.ts'
import { runListeners, type Announced, type Listener } from './listeners.ts'

const database = testDatabase()
const announced: Announced = { event: 'coupon.changed', details: { key: 7 }, personKey: 1 }

function listening() {
  const ran: unknown[] = []
  const log = { error: (entry: object) => void ran.push(entry) }
  const after = (event: AuditEvent, follow: Listener['run']): Listener => ({
    after: [event],
    run: follow,
  })
  return {
    ran,
    after,
    run: (...all: Listener[]) =>
      runListeners(all, announced, { ...database, log, requestId: 'call-one' }),
  }
}

test('listeners of an event run, in the order of the list, and no others', async () => {
  const { ran, after, run } = listening()
  const note = (name: string) => async () => void ran.push(name)
  await run(
    after('coupon.changed', note('a')),
    after('coupon.retired', note('b')),
    after('coupon.changed', note('c')),
  )
  expect(ran).toEqual(['a', 'c'])
})

test('one that fails is logged, saves nothing, and does not keep the next from its work', async () => {
  const { ran, after, run } = listening()
  await run(
    after('coupon.changed', (_, inOwn) =>
      inOwn(async (use) => {
        await use((sql) => sql.execute('CREATE TEMP TABLE half_done (one int)'))
        throw new Error('half done')
      }),
    ),
    after('coupon.changed', async (_, inOwn) => {
      const count = `SELECT count(*)::int AS count FROM pg_class WHERE relname = 'half_done'`
      const { rows } = await inOwn((use) => use((sql) => sql.execute(count)))
      ran.push(rows)
    }),
  )
  expect(ran).toEqual([
    {
      err: expect.objectContaining({ message: 'half done' }),
      event: 'coupon.changed',
      requestId: 'call-one',
    },
    [{ count: 0 }],
  ])
})
