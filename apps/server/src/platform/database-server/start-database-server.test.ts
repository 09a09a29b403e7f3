import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../settings/index.ts'
import { AlreadyRunningError } from './claim.ts'
import { reachDatabaseServer, startDatabaseServer, type DatabaseServer } from './index.ts'
import { newFolder, postmasterPid } from './test-checkout.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
let dataDir: string
let servers: DatabaseServer[]

beforeEach(() => {
  dataDir = newFolder()
  servers = []
})

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(tuning: 'durable' | 'throwaway' = 'throwaway'): Promise<DatabaseServer> {
  const server = await startDatabaseServer({ dataDir, log: silent, tuning })
  servers.push(server)
  return server
}

async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the database server', () => {
  test('keeps what was written over a stop and a start', async () => {
    const first = await start()
    await query(first.ownerUrl, 'CREATE TABLE kept AS SELECT 7 AS number')
    await first.stop()
    const second = await start()
    expect(await query(second.ownerUrl, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
  })

  test('is PostgreSQL 18 in UTF-8 with plain ordering, on this machine only, behind a password', async () => {
    const { ownerUrl, port } = await start()
    const settings = await query<{ name: string; setting: string }>(
      ownerUrl,
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('server_encoding', 'listen_addresses', 'unix_socket_directories', 'TimeZone')
       UNION SELECT 'collation', datcollate FROM pg_database WHERE datname = current_database()
       UNION SELECT 'major', current_setting('server_version_num')::integer / 10000 || ''
       ORDER BY name`,
    )
    const socket = decodeURIComponent(new URL(ownerUrl).hostname)
    expect(socket).toMatch(/^\/.*\/postgres$/)
    expect(settings.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(['18', 'UTF8', 'C.UTF-8', '127.0.0.1', socket, 'UTC']),
    )
    const stranger = `postgres://marquee_owner:guess@127.0.0.1:${port}/marquee`
    await expect(query(stranger, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    const file = path.join(dataDir, 'postgres', 'owner-password')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('waits for the disk before it answers, unless it is a throwaway', async () => {
    const question = `SELECT name FROM pg_settings WHERE setting = 'off' AND name IN
      ('fsync', 'synchronous_commit', 'full_page_writes')`
    const durable = await start('durable')
    expect(await query(durable.ownerUrl, question)).toEqual([])
    await durable.stop()
    const throwaway = await start('throwaway')
    expect(await query(throwaway.ownerUrl, question)).toHaveLength(3)
  })

  test('refuses a second start on the same folder, also by another path to it', async () => {
    await start()
    const detour = path.join(dataDir, '..', path.basename(dataDir))
    const second = startDatabaseServer({ dataDir: detour, log: silent })
    await expect(second).rejects.toThrow(AlreadyRunningError)
    await expect(second).rejects.toThrow(/^Another Marquee is running on .* another DATA_DIR/)
  })

  test('can be reached beside the program that runs it, and started where none does', async () => {
    const { ownerUrl } = await start()
    const beside = await reachDatabaseServer({ dataDir, log: silent })
    expect(beside.ownerUrl).toBe(ownerUrl)
    await beside.stop()
    expect(await query(ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await servers[0]?.stop()
    const alone = await reachDatabaseServer({ dataDir, log: silent, tuning: 'throwaway' })
    expect(await query(alone.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await alone.stop()
    await expect(query(alone.ownerUrl, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  test('is reached by the network where the name of its folder is too long for a socket', async () => {
    dataDir = path.join(
      dataDir,
      'a-folder-whose-name-alone-is-far-too-long-for-the-name-of-a-socket-in-it',
    )
    const { ownerUrl, port } = await start()
    expect(new URL(ownerUrl).host).toBe(`127.0.0.1:${port}`)
    expect(await query(ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('comes back by itself at the same port when PostgreSQL is killed, with every row it answered', async () => {
    const { ownerUrl } = await start('durable')
    await query(ownerUrl, 'CREATE TABLE written (number integer)')
    const writer = new Client(ownerUrl)
    await writer.connect()
    writer.on('error', () => undefined)
    let answered = 0
    const writing = (async () => {
      for (; ; answered += 1) await writer.query('INSERT INTO written VALUES ($1)', [answered])
    })().catch(() => undefined)
    await pause(100)
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await writing
    const [row] = await untilAnswered<{ count: number }>(
      ownerUrl,
      'SELECT count(*)::integer AS count FROM written',
    )
    expect(answered).toBeGreaterThan(0)
    expect(row?.count).toBeGreaterThanOrEqual(answered)
  })

  test('clears away what a killed start had begun to make', async () => {
    const begun = path.join(dataDir, 'unfinished-postgres-abc', 'cluster')
    mkdirSync(begun, { recursive: true })
    writeFileSync(path.join(begun, 'PG_VERSION'), '18\n')
    utimesSync(path.join(dataDir, 'unfinished-postgres-abc'), 1, 1)
    await start()
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })
})

describe('a data folder that will not do is named in one line', () => {
  test('a file in its place', async () => {
    const file = path.join(dataDir, 'file')
    writeFileSync(file, '')
    expect(await lineOf(file)).toBe(
      `DATA_DIR ${file} is not a folder: choose another DATA_DIR, or move the file away.`,
    )
    expect(await lineOf(path.join(file, 'below'))).toMatch(/below is not a folder: choose another/)
  })

  test('a database of another PostgreSQL', async () => {
    const cluster = path.join(dataDir, 'postgres')
    mkdirSync(cluster)
    writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n')
    expect(await lineOf()).toBe(
      `The database in ${cluster} was made by PostgreSQL 17, and this is PostgreSQL 18: choose another DATA_DIR and restore a backup there.`,
    )
  })

  test('something else in the place of the database', async () => {
    mkdirSync(path.join(dataDir, 'postgres', 'photos'), { recursive: true })
    expect(await lineOf()).toMatch(/holds no database: move it away, or choose another DATA_DIR\.$/)
  })

  test('a database that PostgreSQL itself refuses', async () => {
    const server = await start()
    await server.stop()
    rmSync(path.join(dataDir, 'postgres', 'global', 'pg_control'))
    expect(await lineOf()).toMatch(/^The built-in database does not start: .+/)
  })

  test('and the folder is free again afterwards', async () => {
    mkdirSync(path.join(dataDir, 'postgres', 'photos'), { recursive: true })
    await lineOf()
    rmSync(path.join(dataDir, 'postgres'), { recursive: true })
    expect((await start()).port).toBeGreaterThan(0)
  })
})

async function lineOf(place = dataDir): Promise<string> {
  const started = startDatabaseServer({ dataDir: place, log: silent })
  await expect(started).rejects.toThrow(StartError)
  return started.then(String, (error: Error) => error.message)
}

async function untilAnswered<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  for (const deadline = Date.now() + 5_000; ; await pause(20)) {
    try {
      return await query<Row>(url, sql)
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
