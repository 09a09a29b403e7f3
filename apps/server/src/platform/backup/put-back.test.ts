import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiet } from '../../testing/quiet.ts'
import { startDatabaseServer, type DatabaseServer } from '../database-server/index.ts'
import { migrate } from '../sql/index.ts'
import { beginSending, confirmRestore, sendingAllowed } from './restore-guard.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-put-back-'))
const [one = '', two = ''] = ['one', 'two'].map((name) => path.join(folder, name, 'generation'))
const dataDir = path.join(folder, 'data')
let server: DatabaseServer

const start = async () => {
  server = await startDatabaseServer({ dataDir, log: quiet, tuning: 'throwaway' })
}
beforeAll(async () => {
  await start()
  await migrate(server.ownerUrl)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function on<Value>(work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** As docs/operations.md goes back to a moment; the archive here has nothing that the folder has not. */
async function putBackToAMoment(): Promise<void> {
  await server.stop()
  const cluster = path.join(dataDir, 'postgres')
  appendFileSync(path.join(cluster, 'postgresql.conf'), `\nrestore_command = 'false'\n`)
  writeFileSync(path.join(cluster, 'recovery.signal'), '')
  await start()
  await on(async (client) => {
    const ends = async () => (await client.query('SELECT pg_is_in_recovery() AS is')).rows[0].is
    await expect.poll(ends).toBe(false)
  })
}

test('a database that was put back to a moment sends nothing from any machine, until a person has confirmed it on one', async () => {
  expect(await on((client) => beginSending(client, one))).toBe(true)
  await server.stop()
  await start()
  // An ordinary start, and a machine that is new on it.
  expect(await on((client) => sendingAllowed(client, one))).toBe(true)
  expect(await on((client) => sendingAllowed(client, two))).toBe(true)
  await putBackToAMoment()
  expect(await on((client) => beginSending(client, one))).toBe(false)
  expect(await on((client) => beginSending(client, two))).toBe(false)
  await on((client) => confirmRestore(client, two))
  expect(await on((client) => beginSending(client, one))).toBe(true)
  expect(await on((client) => beginSending(client, two))).toBe(true)
}, 60_000)
