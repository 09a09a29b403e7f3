import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDatabaseServer, type DatabaseServer } from '../platform/database-server/index.ts'
import { bundledProgram } from '../testing/bundled-program.ts'
import { withDatabase } from '../testing/cluster.ts'
import { quiet } from '../testing/quiet.ts'

// A start that fails is over before its operator has looked away: with one line that says what to do.

const PATIENCE = 3_000

const program = bundledProgram(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'marquee-failures-'))
const file = join(folder, 'a-file')
const dataDir = join(folder, 'data')

beforeAll(() => writeFileSync(file, ''))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Failure {
  code: unknown
  said: string
}

/** How a start ends within three seconds, and what it leaves on standard error. */
async function failureOf(env: Record<string, string>): Promise<Failure> {
  // Half of them the program takes to be read, and more beside other tests: one that only is read shows how much.
  const [read, { took, ...failure }] = await Promise.all([ended({ PORT: 'words' }), ended(env)])
  expect(took).toBeLessThan(Math.max(PATIENCE, 2 * read.took))
  return failure
}

async function ended(env: Record<string, string>): Promise<Failure & { took: number }> {
  const began = Date.now()
  const child = spawn(process.execPath, [program.file], {
    env: { ...process.env, PORT: '0', DEMO_DATA: 'off', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said, took: Date.now() - began }
}

test('a key for the server of the printer that is none is named, with what is wrong with it', async () => {
  const failure = await failureOf({
    PRINT_SFTP: 'sftp://marquee@sftp.printer.example.com/incoming',
    PRINT_SFTP_HOST_KEY: `SHA256:${'A'.repeat(43)}`,
    PRINT_SFTP_KEY: file,
  })
  expect(failure).toEqual({
    code: 1,
    said: `PRINT_SFTP_KEY ${file} is no private key that can be used (Unsupported key format): name the file of one without a passphrase, which this user may read.\n`,
  })
})

describe('a folder that cannot be written to', () => {
  const notAFolder = (setting: string, at: string) =>
    `${setting} ${at} is not a folder: choose another ${setting}, or move the file away.\n`
  const notWritable = (setting: string, at: string) =>
    `${setting} ${at} is not writable: give this user the right to write there, or choose another ${setting}.\n`
  // No right lets anybody write into /proc, also not root.
  const READ_ONLY = '/proc'
  /** Nobody answers there: a folder that was looked at behind the database would not be named. */
  const absent = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/marquee' }

  test.each(['AUDIENCE_DIR', 'DATA_DIR'])('%s is named, where it is below a file', async (name) => {
    const below = join(file, 'below')
    const said = notAFolder(name, below)
    expect(await failureOf({ ...absent, [name]: below })).toEqual({ code: 1, said })
  })

  test.each(['AUDIENCE_DIR', 'DATA_DIR'])('%s is named, where all is read-only', async (name) => {
    const said = notWritable(name, READ_ONLY)
    const failure = await failureOf({ ...absent, AUDIENCE_DIR: folder, [name]: READ_ONLY })
    expect(failure.said.replace('/proc/uploads', READ_ONLY)).toBe(said)
    expect(failure.code).toBe(1)
  })

  test('is named by DATA_DIR also with the built-in database, and where files are uploaded', async () => {
    const said = notWritable('DATA_DIR', READ_ONLY)
    expect(await failureOf({ DATA_DIR: READ_ONLY })).toEqual({ code: 1, said })
    const own = mkdtempSync(join(folder, 'own-'))
    writeFileSync(join(own, 'uploads'), '')
    const inTheWay = notAFolder('DATA_DIR', join(own, 'uploads'))
    expect(await failureOf({ ...absent, DATA_DIR: own })).toEqual({ code: 1, said: inTheWay })
  })
})

describe('a database that is empty', () => {
  const silent = silentServers()
  const servers: DatabaseServer[] = []
  const clients: pg.Client[] = []
  let forgetful: pg.Client
  let durable: pg.Client

  async function emptyDatabase(tuning: 'durable' | 'throwaway'): Promise<pg.Client> {
    const server = await startDatabaseServer({ dataDir: join(folder, tuning), log: quiet, tuning })
    servers.push(server)
    const client = new pg.Client({ connectionString: withDatabase(server.ownerUrl, 'postgres') })
    clients.push(client)
    await client.connect()
    await client.query(
      `CREATE ROLE own LOGIN PASSWORD 'secret' CREATEROLE; CREATE ROLE run LOGIN PASSWORD 'secret'`,
    )
    await client.query('CREATE DATABASE empty OWNER own')
    return client
  }

  beforeAll(async () => {
    forgetful = await emptyDatabase('throwaway')
    durable = await emptyDatabase('durable')
  })
  afterAll(async () => {
    await silent.end()
    for (const client of clients) await client.end()
    for (const server of servers) await server.stop()
  })

  function as(role: string, client: pg.Client): string {
    const url = new URL(`postgres://${role}:secret@127.0.0.1/empty`)
    url.port = String(client.port)
    return url.href
  }

  async function tablesIn(client: pg.Client): Promise<number> {
    const look = new pg.Client({ connectionString: as('own', client) })
    await look.connect()
    const { rows } = await look.query<{ all: number }>(
      `SELECT count(*)::integer AS all FROM pg_tables WHERE schemaname IN ('public', 'drizzle')`,
    )
    await look.end()
    return rows[0]?.all ?? -1
  }

  test('and of which nobody knows whether it forgets, as it never says a word', async () => {
    const port = await silent.start()
    const failure = await failureOf({
      DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/marquee`,
    })
    expect(failure.said).toMatch(
      /^DATABASE_URL: cannot prepare .* \(timeout expired\)\. Check .*\n$/,
    )
    expect(failure.code).toBe(1)
  })

  test('is named at once also where a mail server takes long to answer', async () => {
    const port = await silent.start()
    const failure = await failureOf({
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/marquee',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'marquee@example.com',
    })
    expect(failure.said).toMatch(/\(ECONNREFUSED\)/)
  })

  test('and forgets what is written is refused before it gets a table', async () => {
    const failure = await failureOf({ DATABASE_URL: as('own', forgetful) })
    expect(failure.said).toMatch(
      /^The database runs with fsync, .* off, so an answer could be lost\. Switch it on\.\n$/,
    )
    expect([failure.code, await tablesIn(forgetful)]).toEqual([1, 0])
  })

  test('and has no role marquee_app is refused before it gets a table, with the command that makes it', async () => {
    const failure = await failureOf({
      DATABASE_URL: as('run', durable),
      DATABASE_OWNER_URL: as('own', durable),
    })
    expect(failure.said).toBe(
      'The role marquee_app is not there: run npm run prepare-database, which makes it and lets run use the tables, and start again.\n',
    )
    expect([failure.code, await tablesIn(durable)]).toEqual([1, 0])
  })
})

/** Servers whose callers never get through: their process is stopped, and their queue is full. */
function silentServers() {
  const listening = `const server = require('node:net').createServer()
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port))`
  const children: ChildProcess[] = []
  const callers: Socket[] = []
  return {
    async start(): Promise<number> {
      const child = spawn(process.execPath, ['-e', listening], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      const [line] = await once(child.stdout, 'data')
      const port = Number(String(line))
      child.kill('SIGSTOP')
      for (let nth = 0; nth < 2; nth += 1) {
        const caller = connect(port, '127.0.0.1').on('error', () => undefined)
        callers.push(caller)
        await once(caller, 'connect')
      }
      return port
    },
    async end(): Promise<void> {
      for (const caller of callers) caller.destroy()
      for (const child of children) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
    },
  }
}
