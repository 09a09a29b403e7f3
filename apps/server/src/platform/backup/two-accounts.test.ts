import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client, type QueryResultRow } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../../programs/open-database.ts'
import { verifyAudit } from '../../programs/verify-audit.ts'
import { withDatabase } from '../../testing/cluster.ts'
import { quiet } from '../../testing/quiet.ts'
import { loadTestTree } from '../../testing/test-tree.ts'
import { asStartError, connect, inScope, migrate } from '../sql/index.ts'
import { backup, restore } from './commands.ts'

// As docs/first-start.md says it: the owner of the tables, the program's account, and one that only
// backups are made with. None of them is a superuser.

const mark = randomBytes(4).toString('hex')
const OWNER = `owner_${mark}`
const PROGRAM = `program_${mark}`
const READER = `reader_${mark}`
const STRANGER = `stranger_${mark}`
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-two-accounts-'))
const admin = (name = 'postgres') => withDatabase(inject('templateUrl'), name)
const names: string[] = []
let source: string
let target: string
let file: string

beforeAll(async () => {
  await run(
    admin(),
    `CREATE ROLE ${OWNER} LOGIN PASSWORD 'secret' CREATEROLE;
     CREATE ROLE ${PROGRAM} LOGIN PASSWORD 'secret' IN ROLE marquee_app;
     CREATE ROLE ${STRANGER} LOGIN PASSWORD 'secret' CREATEROLE;
     CREATE ROLE ${READER} LOGIN PASSWORD 'secret' BYPASSRLS IN ROLE pg_read_all_data`,
  )
  source = await newDatabase()
  await migrate(as(OWNER, source))
  await loadTestTree(as(OWNER, source))
  await run(as(OWNER, source), ROWS)
})

beforeEach(async () => {
  file = path.join(folder, `${randomBytes(4).toString('hex')}.tar.gz`)
  target = await newDatabase()
})

afterAll(async () => {
  for (const name of names) await run(admin(), `DROP DATABASE ${name} WITH (FORCE)`)
  await run(admin(), `DROP ROLE ${OWNER}, ${PROGRAM}, ${READER}, ${STRANGER}`)
  rmSync(folder, { recursive: true, force: true })
})

// Of a table that a scope shows, and of one that not even the widest scope does.
const ROWS = `
  BEGIN; SELECT enter_path('1.'), set_config('app.person', '1007', true);
  INSERT INTO people (key, name, email, level, home_market_key, path, permissions, status)
    OVERRIDING SYSTEM VALUE
    VALUES (1007, 'Ada Hidden', 'ada@example.com', 'NATIONAL', 1, '1.', '{}', 'INVITED');
  INSERT INTO saved_filters (person_key, list, name, address)
    VALUES (1007, 'campaigns', 'Drafts', 'status=DRAFT');
  COMMIT`

async function newDatabase(): Promise<string> {
  const name = `marquee_two_${randomBytes(6).toString('hex')}`
  names.push(name)
  await run(admin(), `CREATE DATABASE ${name} OWNER ${OWNER}`)
  return name
}

function as(role: string, name: string): string {
  const url = new URL(admin(name))
  url.username = role
  url.password = 'secret'
  return url.href
}

async function run<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const envOf = (name: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  DATABASE_URL: as(PROGRAM, name),
  DATABASE_OWNER_URL: as(OWNER, name),
  DATABASE_BACKUP_URL: as(READER, name),
  DATA_DIR: folder,
  ...more,
})
const save = () => backup([file], envOf(source), new Date('2026-11-20T12:00:00Z'))

const lineOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (said) => `It works: ${String(said)}`,
    (error: unknown) => asStartError(error)?.message ?? `a stack: ${String(error)}`,
  )

/** All that a catalogue says of who may what, and of what looks at rows. */
const CATALOGUE = `
  SELECT c.relname::text AS name, pg_get_userbyid(c.relowner) AS owner, c.relforcerowsecurity AS forced,
         c.relacl::text AS rights,
         ARRAY(SELECT tgname || tgenabled::text FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal ORDER BY 1) AS triggers,
         ARRAY(SELECT conname || pg_get_constraintdef(oid) || convalidated FROM pg_constraint
                WHERE conrelid = c.oid ORDER BY 1) AS constraints
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'S') ORDER BY 1`

test('a backup is made and restored by accounts that are no superusers, and the program starts on it', async () => {
  expect(await save()).toMatch(/rows of \d+ tables are in /)
  const output = await restore([file], envOf(target))
  expect(output).toMatch(/rows of \d+ tables are back/)
  const catalogue = await run(admin(target), CATALOGUE)
  expect(catalogue).toEqual(await run(admin(source), CATALOGUE))
  expect(new Set(catalogue.map(({ owner }) => owner))).toEqual(new Set([OWNER]))
  for (const table of ['people', 'markets', 'saved_filters', 'audit_log']) {
    const all = `SELECT to_jsonb(t) - 'transaction' AS row FROM ${table} t ORDER BY t::text`
    expect(await run(admin(target), all), table).toEqual(await run(admin(source), all))
  }
  expect(await run(admin(target), 'SELECT name FROM saved_filters')).toEqual([{ name: 'Drafts' }])
  expect(await lineOf(verifyAudit([], envOf(target)))).toContain('The audit log is whole')

  const database = { url: as(PROGRAM, target), ownerUrl: as(OWNER, target) }
  // It comes as far as the last question: this server forgets what is written.
  expect(await lineOf(openDatabase({ dataDir: folder, database }, quiet))).toMatch(/fsync/)
  const pool = connect({ url: database.url }, () => {})
  const seen = await inScope(pool, { path: '1.' }, ({ client }) =>
    client.query('SELECT name FROM people'),
  )
  expect(seen.rows).toContainEqual({ name: 'Ada Hidden' })
  await pool.end()
})

test('a backup as the owner alone, who does not see every row, says which account to name', async () => {
  const line = await lineOf(
    backup([file], envOf(source, { DATABASE_BACKUP_URL: undefined }), new Date(0)),
  )
  expect(line).toMatch(/^The database account may not do that .* DATABASE_BACKUP_URL/)
  expect(line).not.toMatch(/\n/)
})

test.each([
  [
    'a superuser on a database of another role',
    () => inject('templateUrl'),
    /belongs to owner_.*a superuser: restore as owner_.*Nothing was changed\.$/,
  ],
  [
    'a role that may not make tables there',
    () => as(STRANGER, ''),
    /^The database account may not do that/,
  ],
])('a restore as %s ends with one line, and makes no table', async (_, url, says) => {
  await save()
  const wrong = withDatabase(url(), target)
  const line = await lineOf(restore([file], envOf(target, { DATABASE_OWNER_URL: wrong })))
  expect(line).toMatch(says)
  expect(line).not.toMatch(/\n|a stack/)
  expect(await run(admin(target), CATALOGUE)).toEqual([])
})

test('a restore as somebody else than the owner of the tables says whose they are', async () => {
  await save()
  await migrate(as(OWNER, target))
  const wrong = admin(target)
  expect(await lineOf(restore([file], envOf(target, { DATABASE_OWNER_URL: wrong })))).toMatch(
    new RegExp(`^The tables belong to ${OWNER}, .* restore as ${OWNER}\\. Nothing was changed\\.$`),
  )
})

test('a restore into what is not empty, or of another version, leaves what is there', async () => {
  await save()
  expect(await lineOf(restore([file], envOf(source)))).toMatch(/^The database holds data already/)
  await migrate(as(OWNER, target))
  await run(as(OWNER, target), 'ALTER TABLE saved_filters ADD COLUMN newer text')
  expect(await lineOf(restore([file], envOf(target)))).toMatch(/another version of the program/)
  await run(as(OWNER, target), 'ALTER TABLE saved_filters DROP COLUMN newer, DROP COLUMN address')
  expect(await lineOf(restore([file], envOf(target)))).toMatch(/another version of the program/)
})

const DAMAGES: [string, (content: Buffer) => Buffer][] = [
  ['a letter', (content) => replaced(content, 'Ada Hidden', 'Eve Hidden')],
  ['a cell', (content) => replaced(content, 'Ada Hidden', 'Ada\tHidden')],
  ['a number', (content) => replaced(content, '1007\tAda', 'x007\tAda')],
  ['a key', (content) => replaced(content, '1007\tcampaigns', '9007\tcampaigns')],
  ['its end', (content) => content.subarray(0, content.indexOf('Ada Hidden'))],
]
const replaced = (content: Buffer, from: string, to: string) => {
  const at = content.indexOf(from)
  expect(at).toBeGreaterThan(0)
  content.write(to, at)
  return content
}

test.each(DAMAGES)(
  'a backup with %s changed prints no row, and changes nothing',
  async (_, damage) => {
    await save()
    writeFileSync(file, gzipSync(damage(gunzipSync(readFileSync(file)))))
    for (const flag of [[], ['--check']]) {
      const env = envOf(target, { DATABASE_CHECK_URL: as(OWNER, target) })
      const line = await lineOf(restore([file, ...flag], env))
      expect(line).toMatch(/damaged|not a whole backup/)
      expect(line).not.toMatch(/Hidden|Ada|\n|a stack/)
    }
    expect(await run(admin(target), 'SELECT FROM people')).toEqual([])
  },
)

test('a check restores into a database of its own, which is gone afterwards, beside the program', async () => {
  await save()
  const check = () => lineOf(restore([file, '--check'], envOf(source)))
  expect(await check()).toMatch(/may not make a database .* DATABASE_CHECK_URL\.$/)
  await run(admin(), `ALTER ROLE ${OWNER} CREATEDB`)
  const program = new Client({
    connectionString: as(PROGRAM, source),
    application_name: 'marquee',
  })
  await program.connect()
  expect(await check()).toMatch(/is whole: [\d,]+ rows of \d+ tables were restored apart/)
  await program.end()
  await run(admin(), `ALTER ROLE ${OWNER} NOCREATEDB`)
  const left = `SELECT FROM pg_database WHERE datname LIKE 'marquee\\_check%'`
  expect(await run(admin(), left)).toEqual([])
})

test('a check in a database that is named leaves it empty, and refuses one with data', async () => {
  await save()
  const env = envOf(source, { DATABASE_CHECK_URL: as(OWNER, target) })
  for (const _ of ['once', 'again']) {
    expect(await lineOf(restore([file, '--check'], env))).toMatch(/is whole/)
    expect(await run(admin(target), 'SELECT FROM people')).toEqual([])
  }
  const wrong = envOf(source, { DATABASE_CHECK_URL: as(OWNER, source) })
  expect(await lineOf(restore([file, '--check'], wrong))).toMatch(/holds data already/)
  expect(await run(admin(source), `SELECT FROM people WHERE name = 'Ada Hidden'`)).toHaveLength(1)
  expect(await lineOf(restore([file, '--check', '--replace'], env))).toMatch(/^Say it like this/)
})
