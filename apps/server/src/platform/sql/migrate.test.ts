import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { withDatabase } from '../../testing/cluster.ts'
import { StartError } from '../settings/index.ts'
import { migrate } from './index.ts'

const name = `marquee_test_${randomBytes(6).toString('hex')}`
let admin: pg.Client
let url: string

beforeAll(async () => {
  const templateUrl = inject('templateUrl')
  admin = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') })
  await admin.connect()
  await makeEmpty()
  url = withDatabase(templateUrl, name)
})
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
})

async function makeEmpty(): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${name}`)
}

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

async function tables(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  return rows.map((row) => row.name).sort()
}

test('an empty database is migrated, also by three programs that start at once', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(await tables()).toContain('people')
})

describe('a table that another transaction holds', () => {
  const turns = { lockMs: 200, pauseMs: 100, most: 50 }
  let other: pg.Client
  beforeEach(async () => {
    await makeEmpty()
    other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN; CREATE TABLE campaigns (key integer)')
  })
  afterEach(() => other.end())

  test('is waited for in short turns, and then the database is migrated', async () => {
    const start = migrate(url, { turns })
    await other.query('SELECT pg_sleep(1)')
    await other.query('ROLLBACK')
    await start
    expect(await tables()).toContain('campaigns')
  })

  test('for too long ends the start with what to do, and nothing is changed', async () => {
    const start = migrate(url, { turns: { ...turns, most: 2 } })
    await expect(start).rejects.toThrow(/use them without a break: start again/)
    await other.query('ROLLBACK')
    expect(await tables()).toEqual([])
    await migrate(url)
  })
})

test('a migrated database is left as it is', async () => {
  const before = await tables()
  await migrate(url)
  expect(await tables()).toEqual(before)
})

describe('of a database that another version has migrated the start says', () => {
  beforeEach(makeEmpty)

  test('that it is from before the first release', async () => {
    await query(`CREATE SCHEMA drizzle;
      CREATE TABLE drizzle.__drizzle_migrations
        (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
    await noteMigration(new Date('2026-11-21'))
    await refused(/from before the first release.*another DATA_DIR or DATABASE_URL\.$/)
    expect(await tables()).toEqual([])
  })

  test('that it is of another version, where neither is known', async () => {
    await migrate(url)
    const [first] = await query<{ at: string }>(
      'SELECT min(created_at) AS at FROM drizzle.__drizzle_migrations',
    )
    await noteMigration(new Date(Number(first?.at)))
    await refused(/another version.*start that version/)
  })

  test('nothing where a newer release has added to what this one migrated', async () => {
    await migrate(url)
    await noteMigration(new Date('2099-01-01'))
    await migrate(url)
  })

  async function noteMigration(createdAt: Date): Promise<void> {
    await query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
      VALUES ('unknown', ${createdAt.getTime()})`)
  }

  async function refused(says: RegExp): Promise<void> {
    const start = migrate(url)
    await expect(start).rejects.toThrow(StartError)
    await expect(start).rejects.toThrow(says)
  }
})
