import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { letFollow, type Follower } from './follow.ts'

const database = testDatabase()
const heard = { event: 'thing.saved', details: { key: 7 }, personKey: 1 }

function following() {
  const told: unknown[] = []
  const log = { error: (entry: object) => void told.push(entry) }
  const after = (event: string, follow: Follower['follow']): Follower => ({
    after: [event],
    follow,
  })
  return { told, after, run: (...all: Follower[]) => letFollow(all, heard, { ...database, log }) }
}

test('who waits for an event hears of it, in the order of the list, and nobody else', async () => {
  const { told, after, run } = following()
  const tell = (name: string) => async () => void told.push(name)
  await run(
    after('thing.saved', tell('a')),
    after('thing.gone', tell('b')),
    after('thing.saved', tell('c')),
  )
  expect(told).toEqual(['a', 'c'])
})

test('one that fails is logged, saves nothing, and does not keep the next from its work', async () => {
  const { told, after, run } = following()
  await run(
    after('thing.saved', (_, inOwn) =>
      inOwn(async (use) => {
        await use((sql) => sql.execute('CREATE TEMP TABLE half_done (one int)'))
        throw new Error('half done')
      }),
    ),
    after('thing.saved', async (_, inOwn) => {
      const count = `SELECT count(*)::int AS count FROM pg_class WHERE relname = 'half_done'`
      const { rows } = await inOwn((use) => use((sql) => sql.execute(count)))
      told.push(rows)
    }),
  )
  expect(told).toEqual([
    { err: expect.objectContaining({ message: 'half done' }), event: 'thing.saved' },
    [{ count: 0 }],
  ])
})
