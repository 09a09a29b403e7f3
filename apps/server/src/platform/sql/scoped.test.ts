import { eq } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { blackoutDates, people } from '../../db/schema/index.ts'
import { testDatabase } from '../../testing/database.ts'
import { emailOf, TREE } from '../../testing/test-tree.ts'
import { answeredInScope, CALLER, connect, inScope, prepared, RollBack } from './index.ts'

const database = testDatabase()
const day = {
  date: '2030-05-05',
  hierarchyId: null,
  path: '1.',
} as typeof blackoutDates.$inferInsert
const everything = { path: '1.' }

const daysLeft = async () => (await database.owner.query('SELECT FROM blackout_dates')).rowCount

describe('one transaction in a scope', () => {
  test('keeps what was written when its work succeeds', async () => {
    await inScope(database.pool, everything, ({ sql }) => sql.insert(blackoutDates).values(day))
    expect(await daysLeft()).toBe(1)
    await database.owner.query('DELETE FROM blackout_dates')
  })

  test('keeps nothing when its work throws', async () => {
    const work = inScope(database.pool, everything, async ({ sql }) => {
      await sql.insert(blackoutDates).values(day)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await daysLeft()).toBe(0)
  })

  test('saves nothing when its work rolls back, and still hands the value out', async () => {
    const value = await inScope<string>(database.pool, everything, async ({ sql }) => {
      await sql.insert(blackoutDates).values(day)
      return new RollBack('no')
    })
    expect(value).toBe('no')
    expect(await daysLeft()).toBe(0)
  })

  test('keeps nothing when its connection is killed under it, and the pool goes on', async () => {
    const work = inScope(database.pool, everything, async ({ sql, client }) => {
      await sql.insert(blackoutDates).values(day)
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await database.owner.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
      await sql.insert(blackoutDates).values({ ...day, date: '2030-05-06' as never })
    })
    await expect(work).rejects.toThrow()
    expect(await daysLeft()).toBe(0)
    const people = await inScope(database.pool, everything, ({ client }) =>
      client.query('SELECT FROM people'),
    )
    expect(people.rowCount).toBeGreaterThan(5)
  })

  test('does not leave its scope behind: the next user of the same connection sees nothing [LVL-02]', async () => {
    const one = new pg.Pool({
      connectionString: database.ownerUrl,
      max: 1,
      options: '-c role=marquee_app',
    })
    const before = await inScope(one, everything, ({ client }) =>
      client.query('SELECT FROM markets'),
    )
    const after = await one.query('SELECT FROM markets')
    const stranger = await inScope(one, { issuer: 'local', subject: 'nobody' }, ({ client }) =>
      client.query('SELECT FROM markets'),
    )
    await one.end()
    expect([before.rowCount, after.rowCount, stranger.rowCount]).toEqual([12, 0, 0])
  })

  test.for([`o'brien`, `back\\slash`, `'; DROP TABLE people; --`, '$1', `\\'`])(
    'finds the person behind the subject %s and takes it for nothing else [SIGN-05]',
    async (subject) => {
      await database.owner.query('UPDATE people SET subject = $1 WHERE key = 5', [subject])
      const found = await inScope(database.pool, { issuer: 'local', subject }, async (entered) => {
        const [row] = await entered.sql.select().from(people).where(eq(people.key, 5))
        return { key: entered.person?.key, path: row?.path }
      })
      expect(found).toEqual({ key: 5, path: TREE.dealer.path })
      await database.owner.query('UPDATE people SET subject = $1 WHERE key = 5', [
        emailOf('dealer'),
      ])
    },
  )

  test('a person of another issuer is another person, with every subject [SIGN-05]', async () => {
    const entry = { issuer: 'https://elsewhere.example', subject: emailOf('dealer') }
    expect(await inScope(database.pool, entry, async ({ person }) => person)).toBeUndefined()
  })

  test('a connection that dies while idle ends neither the program nor the next call', async () => {
    const order: string[] = []
    const pool = connect({ url: database.ownerUrl, role: 'marquee_app' }, ({ name }) =>
      order.push(name),
    )
    const { rows } = await inScope(pool, everything, ({ client }) =>
      client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'),
    )
    // This one alone: other tests go on with the connections of theirs.
    await database.owner.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => order.length).toBeGreaterThan(0)
    expect(await inScope(pool, everything, async () => 'again')).toBe('again')
    await pool.end()
  })
})

describe('a read sent in one message with the entry', () => {
  const dealer = { issuer: 'local', subject: emailOf('dealer') }
  const seen = prepared<{ caller: number | null; markets: number }>(
    'seen_by_caller',
    `SELECT ${CALLER} AS caller, count(*)::integer AS markets FROM markets`,
  )
  const other = prepared('other', 'SELECT 1')

  test('is answered in the scope of the person, as within a transaction [LVL-02]', async () => {
    const alone = await answeredInScope(database.pool, dealer, seen, ({ sql }) => seen.rows(sql))
    const within = await inScope(database.pool, dealer, ({ sql }) => seen.rows(sql))
    expect(alone).toEqual(within)
    expect(alone).toEqual([{ caller: 5, markets: 5 }])
  })

  test('finds nothing for an unknown person, and does not leave its scope behind [SIGN-05, LVL-02]', async () => {
    const one = connect({ url: database.ownerUrl, role: 'marquee_app' }, () => {})
    one.options.max = 1
    const read = (subject: string) =>
      answeredInScope(one, { ...dealer, subject }, seen, async ({ person, sql }) => ({
        key: person?.key,
        seen: await seen.rows(sql),
      }))
    expect((await read(dealer.subject)).key).toBe(5)
    expect((await one.query('SELECT FROM markets')).rowCount).toBe(0)
    expect(await read('nobody')).toEqual({ key: undefined, seen: [{ caller: null, markets: 0 }] })
    await one.end()
  })

  test('keeps no connection while the work goes on, and lets it ask nothing else', async () => {
    const work = answeredInScope(database.pool, dealer, seen, async ({ sql }) => {
      expect(database.pool.idleCount).toBe(database.pool.totalCount)
      await expect(other.rows(sql)).rejects.toThrow('other')
      return sql.select().from(people)
    })
    await expect(work).rejects.toThrow()
  })

  test('that fails takes its connection out of the pool, which goes on', async () => {
    const failing = prepared('failing', `SELECT 1 / (${CALLER} - 5)`)
    const work = answeredInScope(database.pool, dealer, failing, async () => 'never')
    await expect(work).rejects.toThrow('division by zero')
    const [row] = await answeredInScope(database.pool, dealer, seen, ({ sql }) => seen.rows(sql))
    expect(row?.caller).toBe(5)
  })
})
