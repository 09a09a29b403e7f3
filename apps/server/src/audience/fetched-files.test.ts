import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keepFolder } from '../customers/index.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { customerImports, HEAD, line, many } from '../testing/customer-imports.ts'
import { DatabaseProxy } from '../testing/database-proxy.ts'
import { machine } from '../testing/machine.ts'
import { testApp } from '../testing/test-app.ts'
import { DataUnavailable } from './index.ts'

const app = testApp()
/** It publishes. The other one has a folder of its own, and counts. */
const { folder: publisher, bring } = customerImports(app)
const other = machine(app)
const going = () => new AbortController().signal

const rowsOf = async (text: string) => (await app.owner.query(text)).rows
const published = async () =>
  (await rowsOf('SELECT version, checksum FROM market_versions WHERE market_key = 5'))[0]
const jobsOf = (kind: string) => rowsOf(`SELECT subject FROM jobs WHERE kind = '${kind}'`)
const unfinished = async () =>
  (await readdir(other.folder)).filter((name) => name.endsWith('.unfinished'))
/** The stored file as three rows: as one is that is longer than a part. */
const inThreeParts = () =>
  rowsOf(`WITH whole AS (DELETE FROM market_file_parts RETURNING *)
    INSERT INTO market_file_parts (market_key, checksum, part, parts, content, path)
    SELECT market_key, checksum, at, 3,
           substr(content, at * 1000 + 1, CASE at WHEN 2 THEN octet_length(content) ELSE 1000 END), path
      FROM whole, generate_series(0, 2) AS at`)
const damageStored = () =>
  rowsOf(
    'UPDATE market_file_parts SET content = set_byte(content, 600, 255 - get_byte(content, 600))',
  )

async function lookedAfter(): Promise<void> {
  await rowsOf(`INSERT INTO jobs (kind, subject) VALUES ('look after customers', 0)
                ON CONFLICT (kind, subject) DO UPDATE SET run_at = now()`)
  await vi.waitFor(async () => {
    const [again] = await rowsOf(
      `SELECT run_at > now() AS later FROM jobs WHERE kind = 'look after customers'`,
    )
    expect(again).toEqual({ later: true })
  }, 10_000)
}

test('what one machine publishes another one counts, without a folder that they share [AUD-02]', async () => {
  await bring(HEAD + many(300))
  expect(await other.count(5)).toBe(300)
  const [name] = await readdir(other.folder)
  expect(await readFile(join(other.folder, name ?? ''))).toEqual(
    await readFile(join(publisher, name ?? '')),
  )
  await bring(HEAD + many(40))
  expect(await other.count(5)).toBe(40)
})

test('a file of several parts is fetched whole', async () => {
  await bring(HEAD + many(300))
  await inThreeParts()
  expect(await other.count(5)).toBe(300)
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 1_000)],
  ['emptied', () => Buffer.alloc(0)],
  ['another one', () => Buffer.from('damaged')],
])('a file that is %s on one machine is mended from the database', async (_, damage) => {
  await bring(HEAD + many(300))
  await other.count(5)
  const path = await other.pathOf(5)
  await writeFile(path, damage(await readFile(path)))
  expect(await other.count(5)).toBe(300)
  expect(await jobsOf('publish market')).toEqual([])
})

test('however many wait for a file, it is fetched once', async () => {
  await bring(HEAD + many(300))
  const counts = await Promise.all(Array.from({ length: 12 }, () => other.count(5)))
  expect(new Set(counts)).toEqual(new Set([300]))
  expect(other.log).toEqual(['a file of customers was fetched'])
})

test('where a folder is shared, nothing is fetched', async () => {
  await bring(HEAD + many(30))
  await mkdir(other.folder)
  const path = await other.pathOf(5)
  await writeFile(path, await readFile(join(publisher, '5.1.parquet')))
  expect(await other.count(5)).toBe(30)
  await other.files.fill(going())
  expect(other.log).toEqual([])
})

describe('a file that cannot be had closes its market', () => {
  const isUnavailable = () => expect(other.count(5)).rejects.toBeInstanceOf(DataUnavailable)

  test('where it was published before files were stored, until it is published again', async () => {
    await bring(HEAD + many(30))
    await rowsOf('DELETE FROM market_file_parts')
    await isUnavailable()
    expect(await readdir(other.folder)).toEqual([])
    await lookedAfter()
    await vi.waitFor(async () => expect((await published()).version).toBe(2), 10_000)
    expect(await other.count(5)).toBe(30)
  })

  test('where a part of it is missing, and no half file is left', async () => {
    await bring(HEAD + many(300))
    await inThreeParts()
    await rowsOf('DELETE FROM market_file_parts WHERE part = 1')
    await isUnavailable()
    expect(await readdir(other.folder)).toEqual([])
    await lookedAfter()
    await vi.waitFor(async () => expect((await published()).version).toBe(2), 10_000)
    expect(await other.count(5)).toBe(300)
  })

  test('where it is damaged in the database too, and it is published again at once', async () => {
    await bring(HEAD + many(300))
    await damageStored()
    await isUnavailable()
    expect(await readdir(other.folder)).toEqual([])
    expect(other.log).toContain('a file of customers is damaged in the database')
    await vi.waitFor(async () => expect((await published()).version).toBe(2), 10_000)
    expect(await other.count(5)).toBe(300)
    expect(await other.files.problem()).toBeUndefined()
  })

  test('where a folder bears its name, which does not keep the program from being ready', async () => {
    await bring(HEAD + many(30))
    await mkdir(await other.pathOf(5), { recursive: true })
    await isUnavailable()
    expect(await unfinished()).toEqual([])
    expect(other.log).toEqual(['a file of customers cannot be fetched'])
    expect(await other.files.problem()).toBeUndefined()
  })

  test('where the folder cannot be written, which /readyz says, and is over when it can', async () => {
    await bring(HEAD + many(30))
    await writeFile(other.folder, 'in the way')
    await isUnavailable()
    expect(await other.files.problem()).toBe('audience folder cannot be used')
    await rm(other.folder)
    expect(await other.count(5)).toBe(30)
    await vi.waitFor(async () => expect(await other.files.problem()).toBeUndefined(), 10_000)
  })
})

describe('the database is away', () => {
  const proxy = { current: undefined as DatabaseProxy | undefined }
  let pool: ReturnType<typeof connect>
  const cutOff = machine(app, () => pool)
  beforeAll(async () => {
    proxy.current = new DatabaseProxy(app.ownerUrl)
    await proxy.current.mend()
    pool = connect({ url: proxy.current.url, role: APP_ROLE }, () => {})
  })
  afterAll(async () => {
    await pool.end()
    await proxy.current?.cut()
  })

  test('midway through a file: no half file is left, and it is fetched when the database is back', async () => {
    await bring(HEAD + many(300))
    await inThreeParts()
    // What is read waits for this lock, and the connection is cut meanwhile.
    const holder = await app.owner.connect()
    await holder.query('BEGIN; LOCK TABLE market_file_parts')
    const counting = cutOff.count(5)
    const outcome = counting.then(
      () => 'counted',
      () => 'failed',
    )
    await vi.waitFor(async () => expect(await readdir(cutOff.folder)).toHaveLength(1))
    await proxy.current?.cut()
    expect(await outcome).toBe('failed')
    await holder.query('ROLLBACK')
    holder.release()
    expect(await readdir(cutOff.folder)).toEqual([])
    expect(cutOff.log).toEqual(['a file of customers cannot be fetched'])
    // `/readyz` has the database itself to say so.
    expect(await cutOff.files.problem()).toBeUndefined()
    await proxy.current?.mend()
    expect(await cutOff.count(5)).toBe(300)
  })
})

describe('each program looks after its own folder', () => {
  test('and fetches ahead what others have published, so that no count waits', async () => {
    await bring(HEAD + many(30))
    await other.files.fill(going())
    expect(await readdir(join(other.folder, 'columns'))).toEqual(['5.1.columns'])
    expect(await other.count(5, async () => false)).toBe(30)
  })

  test('and makes what is counted again where it is lost or damaged [AUD-02]', async () => {
    await bring(HEAD + many(30))
    await other.files.fill(going())
    await writeFile(join(other.folder, 'columns', '5.1.columns'), 'damaged')
    await rm(join(other.folder, '5.1.parquet'))
    await other.files.fill(going())
    expect(await other.count(5, async () => false)).toBe(30)
    await rm(join(other.folder, 'columns'), { recursive: true })
    expect(await other.count(5, async () => false)).toBe(30)
  })

  test('as soon as it is published, by the notification of it', async () => {
    const listener = await app.owner.connect()
    const kept = keepFolder(other.files, { log: { error: () => undefined } })
    listener.on('notification', ({ payload }) => kept.notified(payload ?? ''))
    await listener.query('LISTEN jobs')
    await bring(HEAD + many(30))
    await vi.waitFor(async () => expect(await stat(await other.pathOf(5))).toBeTruthy(), 10_000)
    await kept.stop()
    listener.release(true)
  })

  test('where a file is missing that can be fetched, nothing is published again', async () => {
    await bring(HEAD + many(30))
    const before = await published()
    await rm(join(publisher, '5.1.parquet'))
    await lookedAfter()
    expect(await jobsOf('publish market')).toEqual([])
    expect(await published()).toEqual(before)
  })

  test('and deletes what no market points to, but nothing that a count may still read', async () => {
    await bring(HEAD + many(30))
    await other.files.fill(going())
    const old = new Date(1_000)
    const left = async () => (await readdir(other.folder, { recursive: true })).toSorted()
    const leftOver = [
      '999.1.parquet',
      '5.9.parquet.1.unfinished',
      '5.0.parquet',
      'columns/999.1.columns',
      'columns/5.9.columns.1.unfinished',
      'columns/5.0.columns',
      'other.txt',
    ]
    for (const name of leftOver) {
      await writeFile(join(other.folder, name), '')
      await utimes(join(other.folder, name), old, old)
    }
    await other.files.fill(going())
    expect(await left()).toEqual([
      '5.0.parquet',
      '5.1.parquet',
      'columns',
      'columns/5.0.columns',
      'columns/5.1.columns',
      'other.txt',
    ])
    await rowsOf(`UPDATE market_versions SET published_at = now() - interval '2 hours'`)
    await other.files.fill(going())
    expect(await left()).toEqual(['5.1.parquet', 'columns', 'columns/5.1.columns', 'other.txt'])
  })

  test('also where a file is gone by the time it is looked at, as it got its final name', async () => {
    await bring(HEAD + many(30))
    await other.files.fill(going())
    const [gone, leftOver] = ['5.9.parquet.1.unfinished', '999.1.parquet']
    await symlink('nowhere', join(other.folder, gone))
    await writeFile(join(other.folder, leftOver), '')
    await utimes(join(other.folder, leftOver), new Date(1_000), new Date(1_000))
    await other.files.fill(going())
    expect(await readdir(other.folder)).not.toContain(leftOver)
    await rm(join(other.folder, gone))
  })
})

describe('the database has', () => {
  const stored = async () =>
    (await rowsOf('SELECT DISTINCT checksum FROM market_file_parts')).length

  test('the served file, and the one before while a count may still read it', async () => {
    for (const name of ['Quill', 'Reed', 'Stone']) {
      await bring(HEAD + line(name))
      await lookedAfter()
    }
    expect(await stored()).toBe(2)
    await rowsOf(`UPDATE market_versions SET published_at = now() - interval '11 minutes'`)
    await lookedAfter()
    expect(await stored()).toBe(1)
    expect(await other.count(5)).toBe(1)
  })

  test('a file that does not change once, however often it is published', async () => {
    await bring(HEAD + many(30))
    const [before] = await rowsOf('SELECT xmin::text, checksum FROM market_file_parts')
    await rowsOf(`INSERT INTO jobs (kind, subject) VALUES ('publish market', 5)`)
    await vi.waitFor(async () => expect((await published()).version).toBe(2), 10_000)
    expect(await rowsOf('SELECT xmin::text, checksum FROM market_file_parts')).toEqual([before])
  })
})
