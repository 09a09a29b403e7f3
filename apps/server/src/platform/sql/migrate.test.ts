import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../../testing/cluster.ts'
import { migrate } from './index.ts'

const name = `marquee_test_${randomBytes(6).toString('hex')}`
let admin: pg.Client
let url: string

beforeAll(async () => {
  const templateUrl = inject('templateUrl')
  admin = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  url = withDatabase(templateUrl, name)
})
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
})

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  await client.end()
  return rows.map((row) => row.name).sort()
}

test('an empty database is migrated, also by three programs that start at once', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(await tables()).toContain('people')
})

test('a migrated database is left as it is', async () => {
  const before = await tables()
  await migrate(url)
  expect(await tables()).toEqual(before)
})
