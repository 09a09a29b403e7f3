import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client, type QueryResultRow } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { withDatabase } from '../../testing/cluster.ts'
import { StartError } from '../settings/index.ts'
import { migrate } from '../sql/index.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { sendingAllowed } from './restore-guard.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-backup-'))
let source: string
let target: string
let file: string

beforeAll(async () => {
  source = await newDatabase(new URL(inject('templateUrl')).pathname.slice(1))
  await run(source, ODDITIES)
})

beforeEach(async () => {
  file = path.join(folder, `${randomBytes(4).toString('hex')}.tar.gz`)
  target = await newDatabase()
})

afterEach(async () => {
  await run(admin(), `DROP DATABASE ${nameOf(target)} WITH (FORCE)`)
})

afterAll(async () => {
  await run(admin(), `DROP DATABASE ${nameOf(source)} WITH (FORCE)`)
  rmSync(folder, { recursive: true, force: true })
})

// A table with what is easily damaged on the way, and references in a ring.
const SHAPE = `
  CREATE TABLE oddities (
    key integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    text text, json jsonb, bytes bytea, list text[], number double precision, at timestamptz,
    twice integer GENERATED ALWAYS AS (key * 2) STORED,
    next integer REFERENCES oddities DEFERRABLE INITIALLY DEFERRED);
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'not by hand'; END $$;
  CREATE TRIGGER watch BEFORE INSERT ON oddities FOR EACH ROW WHEN (NEW.text = 'x')
    EXECUTE FUNCTION refuse();`
const ODDITIES = `
  INSERT INTO oddities (text, json, bytes, list, number, at, next) VALUES
    (E'tab\\t line\\n back\\\\slash \\\\. \\r', '{"a":"\\u0001"}', '\\x00ff0a', '{"a,b",NULL,"\\"q\\""}',
      0.1, '2026-03-08 02:30:00.123456+00', 2),
    ('', 'null', '', '{}', 'NaN', 'infinity', 1),
    (NULL, NULL, NULL, NULL, '-0', NULL, NULL);
  INSERT INTO oddities (text) SELECT repeat('wide row äöü 漢字 🚗 ', 40) FROM generate_series(1, 9000);`

const admin = () => withDatabase(inject('templateUrl'), 'postgres')
const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function newDatabase(template?: string): Promise<string> {
  const name = `marquee_backup_${randomBytes(6).toString('hex')}`
  await run(admin(), `CREATE DATABASE ${name} ${template ? `TEMPLATE ${template}` : ''}`)
  const url = withDatabase(inject('templateUrl'), name)
  await migrate(url)
  await run(url, SHAPE)
  return url
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

const backup = () => makeBackup(source, file, NOW)
const restore = (isReplacing = false) => restoreBackup(target, file, { isReplacing })

async function lineOf(work: Promise<unknown>): Promise<string> {
  await expect(work).rejects.toThrow(StartError)
  return work.then(String, (error: Error) => error.message)
}

/** A backup in which the last place of some words is changed. */
const changedAt =
  (words: string, change: (at: number, bytes: Buffer) => void) =>
  (zipped: Buffer): Buffer => {
    const bytes = gunzipSync(zipped)
    change(bytes.lastIndexOf(words), bytes)
    return gzipSync(bytes)
  }

describe('a backup', () => {
  test('brings every row of every table back, to the letter', async () => {
    const saved = await backup()
    expect(await restore()).toEqual(saved)
    for (const table of ['oddities', 'markets', 'people', 'market_placements', 'hierarchies']) {
      const all = `SELECT t::text AS row FROM ${table} t ORDER BY 1`
      const rows = await run(source, all)
      expect(rows.length, table).toBeGreaterThan(0)
      expect(await run(target, all), table).toEqual(rows)
    }
  })

  test('goes on counting keys where the old database stopped', async () => {
    await backup()
    await restore()
    const next = `SELECT nextval(pg_get_serial_sequence('oddities', 'key'))::integer AS key`
    expect(await run(target, next)).toEqual([{ key: 9004 }])
  })

  test('leaves foreign keys and triggers at work', async () => {
    await backup()
    await restore()
    await expect(run(target, 'UPDATE oddities SET next = 0 WHERE key = 1')).rejects.toThrow(
      /foreign/,
    )
    await expect(run(target, `INSERT INTO oddities (text) VALUES ('x')`)).rejects.toThrow(
      /not by hand/,
    )
  })

  test('shows one moment, regardless of what is written meanwhile', async () => {
    const writer = new Client({ connectionString: source })
    await writer.connect()
    await writer.query('BEGIN')
    await writer.query(`UPDATE markets SET name = name || '!'`)
    await writer.query(`CREATE INDEX during_backup ON oddities (key)`)
    await backup()
    await writer.query('ROLLBACK')
    await writer.end()
    await restore()
    expect(await run(target, `SELECT FROM markets WHERE name LIKE '%!'`)).toEqual([])
  })

  test('has no files of markets, which are published again, and a restore leaves none', async () => {
    const stored = `INSERT INTO market_file_parts (market_key, checksum, part, parts, content, path)
                    SELECT key, 'sum', 0, 1, 'Parquet', path FROM markets`
    await run(source, stored)
    const saved = await backup()
    await restore()
    await run(target, stored)
    expect(await restore(true)).toEqual(saved)
    expect(await run(target, 'SELECT FROM market_file_parts')).toEqual([])
    expect(await run(source, 'DELETE FROM market_file_parts RETURNING 1')).not.toEqual([])
    expect(gunzipSync(readFileSync(file)).includes(Buffer.from('Parquet').toString('hex'))).toBe(
      false,
    )
  })

  test('is a file that only its owner can read, which other tools can open', async () => {
    await backup()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.unfinished`)).toBe(false)
    const text = gunzipSync(readFileSync(file)).toString('latin1')
    expect(text.slice(0, 11)).toBe('header.json')
    expect(text.slice(257, 262)).toBe('ustar')
  })

  test('never takes the place of another', async () => {
    writeFileSync(file, 'older')
    expect(await lineOf(backup())).toBe(`${file} exists already: choose another name.`)
    expect(readFileSync(file, 'utf8')).toBe('older')
  })

  test('that cannot be written says where', async () => {
    file = path.join(folder, 'nowhere', 'backup.tar.gz')
    expect(await lineOf(backup())).toBe(`${file} cannot be written (ENOENT): choose another place.`)
  })

  test('is refused to an account that would see a part of the rows', async () => {
    const url = new URL(source)
    url.searchParams.set('options', '-c role=marquee_app')
    const line = await lineOf(makeBackup(url.href, file, NOW))
    expect(line).toMatch(/^The database account may not do that .* DATABASE_OWNER_URL\.$/)
    expect(existsSync(file)).toBe(false)
  })
})

describe('a restore', () => {
  test('holds back everything that would be sent', async () => {
    await backup()
    const client = new Client({ connectionString: target })
    await client.connect()
    const outside = path.join(folder, 'generation')
    expect(await sendingAllowed(client, outside)).toBe(true)
    await restore()
    expect(await sendingAllowed(client, outside)).toBe(false)
    await client.end()
  })

  test('does not touch a database with data, unless a flag says so', async () => {
    await backup()
    await run(target, `INSERT INTO oddities (text) VALUES ('mine')`)
    expect(await lineOf(restore())).toBe(
      'The database holds data already (in "public"."oddities"): restore into an empty one, or add --replace to throw it away.',
    )
    await restore(true)
    expect(await run(target, `SELECT FROM oddities WHERE text = 'mine'`)).toEqual([])
    expect(await run(target, 'SELECT FROM oddities')).toHaveLength(9003)
  })

  test('refuses the backup of another version', async () => {
    await backup()
    await run(target, 'ALTER TABLE oddities ADD COLUMN newer text')
    expect(await lineOf(restore())).toBe(
      'This backup of 2026-11-20T12:00:00.000Z was made by another version of the program: restore it with that version, then start this one.',
    )
  })

  test('is refused while the program runs', async () => {
    await backup()
    const program = new Client({ connectionString: target, application_name: 'marquee' })
    await program.connect()
    expect(await lineOf(restore())).toBe(
      'The program is running: stop it before you restore a backup.',
    )
    await program.end()
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('PK')],
    [
      'changed in one letter',
      (bytes: Buffer) => {
        const changed = gunzipSync(bytes)
        changed[changed.lastIndexOf('wide row')] = 'W'.charCodeAt(0)
        return gzipSync(changed)
      },
    ],
    [
      'without a column in one row',
      changedAt('wide row', (at, bytes) => bytes.fill('\t', at, at + 1)),
    ],
    ['not text in one row', changedAt('wide row', (at, bytes) => bytes.fill(0xff, at, at + 1))],
    [
      'of a table that is not ours',
      changedAt('oddities_key_seq', (at, bytes) => bytes.fill('q', at, at + 1)),
    ],
    [
      'of tables that are not ours',
      changedAt('"public"."oddities', (at, bytes) => bytes.fill('q', at + 10, at + 11)),
    ],
  ])('of a file that is %s changes nothing', async (_, damage) => {
    await backup()
    await run(target, `INSERT INTO oddities (text) VALUES ('mine')`)
    writeFileSync(file, damage(readFileSync(file)))
    const line = await lineOf(restore(true))
    expect(line).toMatch(/not a whole backup|The backup is damaged/)
    expect(line).toMatch(/Nothing was changed; restore another backup, or fetch this one again\.$/)
    expect(line).not.toMatch(/wide row|漢字/)
    expect(await run(target, 'SELECT text FROM oddities')).toEqual([{ text: 'mine' }])
  })
})
