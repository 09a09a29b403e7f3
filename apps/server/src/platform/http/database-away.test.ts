import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withDatabase } from '../../testing/cluster.ts'
import { testDatabase } from '../../testing/database.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { serverOn } from '../../testing/server-on.ts'
import { tokenFor } from '../../testing/tokens.ts'
import { connect } from '../sql/index.ts'

const database = testDatabase()
const name = () => new URL(database.ownerUrl).pathname.slice(1)

// Connected to another database, and so not touched by what happens to this one.
let elsewhere: pg.Client
let proxy: DatabaseProxy
let pool: pg.Pool
let server: FastifyInstance
let authorization: string

beforeAll(async () => {
  elsewhere = new pg.Client({ connectionString: withDatabase(database.ownerUrl, 'postgres') })
  await elsewhere.connect()
})
afterAll(() => elsewhere.end())

beforeEach(async () => {
  proxy = new DatabaseProxy(database.ownerUrl)
  await proxy.mend()
  pool = connect({ url: proxy.url, role: 'marquee_app' }, () => {})
  server = await serverOn(pool)
  authorization = `Bearer ${await tokenFor('admin')}`
  expect((await read()).statusCode).toBe(200)
})
afterEach(async () => {
  await server.close()
  await pool.end()
  await proxy.cut()
})

const read = () =>
  server.inject({ method: 'GET', url: '/api/user-state', headers: { authorization } })
const add = (date: string) =>
  server.inject({
    method: 'POST',
    url: '/api/blackout-date/add',
    headers: { authorization },
    payload: { date },
  })
const at = (url: string) => server.inject({ method: 'GET', url })
const stored = async (table: string) =>
  (await database.owner.query(`SELECT FROM ${table}`)).rowCount ?? 0

function expectAway(answer: Awaited<ReturnType<typeof read>>): void {
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.json()).toMatchObject({ code: 'server.unavailable', status: 503 })
}

describe('a database that goes away answers 503 with Retry-After, and comes back without a restart', () => {
  test('its server is gone and refuses connections [API-01]', async () => {
    await proxy.cut()
    for (const answer of await Promise.all([read(), read(), add('2030-01-01')])) expectAway(answer)
    expect([(await at('/healthz')).statusCode, (await at('/readyz')).statusCode]).toEqual([
      200, 503,
    ])

    await proxy.mend()
    expect((await read()).statusCode).toBe(200)
    expect((await at('/readyz')).statusCode).toBe(200)
  })

  test('it takes no connections and ends those it has [API-01]', async () => {
    await elsewhere.query(`ALTER DATABASE ${name()} ALLOW_CONNECTIONS false`)
    await endConnections()
    expectAway(await read())
    expectAway(await read())

    await elsewhere.query(`ALTER DATABASE ${name()} ALLOW_CONNECTIONS true`)
    expect((await read()).statusCode).toBe(200)
  })

  test('it stops answering in the middle of everything [API-01]', async () => {
    // As in production, but for the patience.
    Object.assign(pool.options, { query_timeout: 1_000, connectionTimeoutMillis: 1_000 })
    await endConnections()
    await expect.poll(() => pool.totalCount).toBe(0)
    expect((await read()).statusCode).toBe(200)
    proxy.freeze()
    for (const answer of await Promise.all([read(), add('2030-01-02')])) expectAway(answer)

    await proxy.cut()
    await proxy.mend()
    expect((await read()).statusCode).toBe(200)
  })

  test('it is locked for too long [API-01]', async () => {
    const other = await database.owner.connect()
    await other.query('BEGIN; LOCK TABLE blackout_dates IN ACCESS EXCLUSIVE MODE')
    Object.assign(pool.options, { lock_timeout: 200 })
    await endConnections()
    await expect.poll(() => pool.totalCount).toBe(0)
    expectAway(await add('2030-01-03'))
    await other.query('ROLLBACK')
    other.release()
    expect((await add('2030-01-03')).statusCode).toBe(201)
  })

  test('all its connections are taken for too long [API-01]', async () => {
    Object.assign(pool.options, { max: 1 })
    await endConnections()
    await expect.poll(() => pool.totalCount).toBe(0)
    const other = await pool.connect()
    Object.assign(pool.options, { connectionTimeoutMillis: 100 })
    expectAway(await read())
    other.release()
    expect((await read()).statusCode).toBe(200)
  })
})

describe('a connection killed in the middle of a call', () => {
  test('leaves neither the row nor its line in the audit log [API-01, BLK-04]', async () => {
    const before = { days: await stored('blackout_dates'), log: await stored('audit_log') }
    const other = await database.owner.connect()
    await other.query('BEGIN; LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE')
    const answer = add('2030-02-02')
    // The row is written by now; the notice about it is not.
    await expect.poll(() => waiting()).toBe(1)
    await endConnections()
    await other.query('ROLLBACK')
    other.release()

    expectAway(await answer)
    expect({ days: await stored('blackout_dates'), log: await stored('audit_log') }).toEqual(before)
    expect((await add('2030-02-02')).statusCode).toBe(201)
  })
})

/** Ends the program's connections as an administrator would; connections that hold a lock are left. */
async function endConnections(): Promise<void> {
  await elsewhere.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1
        AND pid NOT IN (SELECT pid FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted)`,
    [name()],
  )
}

async function waiting(): Promise<number> {
  const { rowCount } = await database.owner.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}
