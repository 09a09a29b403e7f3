import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { withDatabase } from '../testing/cluster.ts'
import { testDatabase } from '../testing/database.ts'
import { loadDemo } from '../demo/index.ts'
import { firstAdmin } from './first-admin.ts'
import { greeting, NO_DEMO } from './greeting.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-admin-'))
const DATA_DIR = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true }))

const here = () => ({ DATA_DIR, DATABASE_URL: database.ownerUrl })

describe('the first administrator', () => {
  test('is named by an email address [SIGN-05]', async () => {
    expect(await firstAdmin([' Ada@Example.com '], here())).toBe(
      'ada@example.com is invited as an administrator: signing in with this address takes it.',
    )
    const { rows } = await database.owner.query(
      `SELECT level, status FROM people WHERE email = 'ada@example.com'`,
    )
    expect(rows).toEqual([{ level: 'NATIONAL', status: 'INVITED' }])
  })

  test.each([
    [[], 'Name an email address.'],
    [['ada'], 'Email must be valid.'],
    [['--help'], 'Email must be valid.'],
    [['bob@example.com', 'extra'], '"extra" is not understood.'],
    [['bob@example.com', '--level=DEALER', 'x'], '"--level=DEALER x" is not understood.'],
  ])('%j is refused with what to say [SIGN-05]', async (argv, problem) => {
    await expect(firstAdmin(argv, here())).rejects.toThrow(
      `${problem} Say it like this: npm run first-admin -- ada@example.com`,
    )
    const { rowCount } = await database.owner.query(`SELECT FROM people WHERE email LIKE 'bob%'`)
    expect(rowCount).toBe(0)
  })
})

test('on an empty database they read that no demo comes there, and a start says it as well [SIGN-05]', async () => {
  await database.owner.query('TRUNCATE markets, hierarchies, people, market_placements CASCADE')
  const appoint = (email: string, DEMO_DATA: string) =>
    firstAdmin([email], { DATA_DIR, DATABASE_URL: database.ownerUrl, DEMO_DATA })
  expect(await appoint('eve@example.com', 'on')).toContain('DEMO_DATA=on loads no demo here')
  expect(await appoint('fay@example.com', 'on')).not.toContain('demo')
  expect(await loadDemo(database.ownerUrl)).toBe('not among other data')
  const { rows } = await database.owner.query('SELECT email FROM people ORDER BY email')
  expect(rows).toEqual([{ email: 'eve@example.com' }, { email: 'fay@example.com' }])
  const start = { url: 'http://localhost:3000', isLocal: true, hasNoDemo: true }
  expect(await greeting(start, database.owner)).toBe(
    `Marquee is ready at http://localhost:3000\n\n${NO_DEMO}\n`,
  )
})

describe('a database is never made for them', () => {
  test('in a folder without one [SIGN-05]', async () => {
    await expect(firstAdmin(['ada@example.com'], { DATA_DIR })).rejects.toThrow(
      `There is no database in ${DATA_DIR}: name its folder by DATA_DIR, or start the program once, which makes one.`,
    )
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test('in one of another purpose [SIGN-05]', async () => {
    const name = `marquee_empty_${process.pid}`
    await database.owner.query(`CREATE DATABASE ${name}`)
    const DATABASE_URL = withDatabase(database.ownerUrl, name)
    await expect(firstAdmin(['ada@example.com'], { DATA_DIR, DATABASE_URL })).rejects.toThrow(
      /^DATABASE_URL names a database without any data of this product: correct its name, or start/,
    )
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    const made = await client.query(
      `SELECT FROM pg_tables WHERE schemaname IN ('public', 'drizzle')`,
    )
    await client.end()
    await database.owner.query(`DROP DATABASE ${name}`)
    expect(made.rowCount).toBe(0)
  })
})
