import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDatabase } from '../testing/cluster.ts'
import { testDatabase } from '../testing/database.ts'
import { quiet } from '../testing/quiet.ts'
import { asStartError } from '../platform/sql/index.ts'
import { openDatabase } from './open-database.ts'

const database = testDatabase()
const mark = randomBytes(4).toString('hex')
const [OWNER, PROGRAM, WEAK, SUPER] = ['own', 'run', 'weak', 'root'].map(
  (name) => `${name}_${mark}`,
)
const EMPTY = `marquee_accounts_${mark}`

beforeAll(() =>
  database.owner
    .query(
      `CREATE ROLE ${OWNER} LOGIN PASSWORD 'secret' CREATEROLE;
       CREATE ROLE ${PROGRAM} LOGIN PASSWORD 'secret' IN ROLE marquee_app;
       CREATE ROLE ${WEAK} LOGIN PASSWORD 'secret';
       CREATE ROLE ${SUPER} LOGIN PASSWORD 'secret' SUPERUSER`,
    )
    .then(() => database.owner.query(`CREATE DATABASE ${EMPTY} OWNER ${OWNER}`)),
)
afterAll(async () => {
  await database.owner.query(`DROP DATABASE ${EMPTY} WITH (FORCE)`)
  await database.owner.query(`DROP ROLE ${OWNER}, ${PROGRAM}, ${WEAK}, ${SUPER}`)
})

function as(role = '', password = 'secret', name = EMPTY): string {
  const url = new URL(withDatabase(database.ownerUrl, name))
  url.username = role
  url.password = password
  return url.href
}

/** The line that a start ends with, within three seconds. */
async function lineOf(url: string, ownerUrl: string, mode?: 'production'): Promise<string> {
  const began = Date.now()
  const settings = { dataDir: '/nowhere', database: { url, ownerUrl } }
  const opened = openDatabase(mode ? { ...settings, mode } : settings, quiet)
  const line = await opened.then(
    () => 'It works',
    (error: unknown) => asStartError(error)?.message ?? `a stack: ${String(error)}`,
  )
  expect(Date.now() - began).toBeLessThan(3_000)
  return line
}

test('the account whose password is wrong is named by its setting', async () => {
  expect(await lineOf(as(PROGRAM, 'wrong'), as(OWNER))).toBe(
    'The database does not let the account of DATABASE_URL in (28P01): check its user and password.',
  )
  expect(await lineOf(as(PROGRAM), as(OWNER, 'wrong'))).toBe(
    'The database does not let the account of DATABASE_OWNER_URL in (28P01): check its user and password.',
  )
})

test('an owner who may not make roles is told what to ask for, where that is needed', async () => {
  expect(await lineOf(as(PROGRAM), as(WEAK))).toBe(
    `The database role ${WEAK} may not make the role marquee_app: let an administrator run ALTER ROLE ${WEAK} CREATEROLE, and start again.`,
  )
})

test('two addresses of two databases are refused before anything is migrated', async () => {
  const other = as(PROGRAM, 'secret', 'postgres')
  expect(await lineOf(other, as(OWNER))).toMatch(
    /name two different databases: correct one of them/,
  )
})

test('a superuser serves nobody, and in production not by one address for both either', async () => {
  expect(await lineOf(as(SUPER), as(OWNER))).toMatch(
    /^DATABASE_URL signs in as root_.* a superuser/,
  )
  expect(await lineOf(as(SUPER), as(SUPER), 'production')).toMatch(
    / a superuser, .*first-start\.md/,
  )
})
