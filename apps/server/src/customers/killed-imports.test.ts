import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT_PATH } from '@marquee/rules/access'
import type { ImportState } from '@marquee/rules/customers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobsQueue } from '../platform/jobs/index.ts'
import { inScope, type Store } from '../platform/sql/index.ts'
import { bundledProgram } from '../testing/bundled-program.ts'
import { testDatabase } from '../testing/database.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { PEOPLE } from '../testing/test-tree.ts'
import { bringFile, IMPORT_CUSTOMERS } from './index.ts'
import { UNDO_IMPORT } from './undo-import.job.ts'
import { checksumOf } from './write-market-file.gateway.ts'

// How many times a working program is killed; a run at length: KILL_ROUNDS=20 npx vitest run killed-imports.
// From the second on, a person has to confirm the import.
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const HOUSEHOLDS = 16_000

const database = testDatabase()
const program = bundledProgram(new URL('../testing/customer-work-program.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'marquee-kills-'))
let child: ChildProcess | undefined

beforeAll(() =>
  database.owner.query(
    `INSERT INTO vehicle_models VALUES ('HONDA', 'Honda', 'Civic', '{2020}', '1.2.')`,
  ),
)
afterAll(async () => {
  await kill()
  await rm(folder, { recursive: true })
})

async function start(): Promise<void> {
  const args = [program.file, database.ownerUrl, folder]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function bring(name: string, count: number): Promise<number> {
  const lines = Array.from(
    { length: count },
    (_, at) => `${name},${at} Main St,48104,${name}${at}@customers.example,01/31/2026,Civic,2020\n`,
  )
  const file = Buffer.from(
    `Last name,Street address,ZIP,Email,Last visit,Model,Year\n${lines.join('')}`,
  )
  return inScope(database.pool, { path: ROOT_PATH }, async ({ sql }) => {
    const use = <Methods>(store: Store<Methods>) => store(sql, ROOT_PATH)
    async function* bytes() {
      yield file
    }
    const stored = await bringFile(use, { sourceId: '200005', name: 'customers.csv' }, bytes())
    if (!stored.ok) throw new Error(stored.reason)
    await use(jobsQueue).request(IMPORT_CUSTOMERS, [stored.value])
    return stored.value
  })
}

/** Whose households serve, how many, and whether the file that counts them is as it was written. */
async function served() {
  const { rows } = await database.owner.query(
    `SELECT v.version, v.checksum, v.households, min(last_name) AS name,
            count(DISTINCT last_name)::integer AS names, count(h.*)::integer AS rows
       FROM market_versions v LEFT JOIN households h
         ON h.market_key = v.market_key AND h.version = v.data_version
      WHERE v.market_key = 5 GROUP BY v.market_key`,
  )
  const [row] = rows
  if (!row) return 'nothing'
  const isSound = (await checksumOf(join(folder, `5.${row.version}.parquet`))) === row.checksum
  const isWhole = isSound && row.names === 1 && row.rows === row.households
  return isWhole ? `${row.name} ${row.rows}` : `torn: ${JSON.stringify(row)}`
}

/** Of what was read by then; a program that is already there carries it on. */
const confirm = (key: number) =>
  inScope(database.pool, { path: ROOT_PATH }, async ({ sql }) => {
    const use = <Methods>(store: Store<Methods>) => store(sql, ROOT_PATH)
    await use(customerImportsStore).confirm(key)
    await use(jobsQueue).request(IMPORT_CUSTOMERS, [key])
  })

const undo = (key: number) =>
  inScope(database.pool, { path: ROOT_PATH }, async ({ sql }) => {
    const use = <Methods>(store: Store<Methods>) => store(sql, ROOT_PATH)
    await use(customerImportsStore).undo(key, PEOPLE.admin.key, new Date())
    await use(jobsQueue).request(UNDO_IMPORT, [key])
  })

const lastPublished = async () =>
  (await database.owner.query('SELECT data_version FROM market_versions WHERE market_key = 5'))
    .rows[0].data_version

const within = (state: ImportState, key: number) =>
  vi.waitFor(async () => expect(await stateOf(key)).toBe(state), {
    timeout: 40_000,
    interval: 100,
  })

const stateOf = async (key: number) =>
  (await database.owner.query('SELECT state FROM customer_imports WHERE key = $1', [key])).rows[0]
    .state

test(
  'a program killed anywhere in an import leaves the old version or the new one, whole, and the next one ends it [AUD-02]',
  { timeout: 60_000 * ROUNDS },
  async () => {
    let before = 'nothing'
    for (let round = 0; round < ROUNDS; round += 1) {
      const after = `Name${round} ${HOUSEHOLDS}`
      const key = await bring(`Name${round}`, HOUSEHOLDS)
      await start()
      // Each round a little later: while it reads, while it publishes, and when it has.
      await new Promise((resolve) => setTimeout(resolve, (300 + round * 300) % 2_500))
      await kill()
      expect([before, after]).toContain(await served())
      await start()
      // All households of the file before would go: that waits for a person, also when it is killed.
      if (round > 0) {
        await within('CONFIRMING', key)
        await kill()
        expect(await served()).toBe(before)
        await confirm(key)
        await start()
      }
      await within('PUBLISHED', key)
      await kill()
      expect(await served()).toBe(after)
      before = after
    }
  },
)

test(
  'a program killed anywhere in the undoing of an import leaves the one or the other whole, and the next one ends it [AUD-02]',
  { timeout: 60_000 * ROUNDS },
  async () => {
    const last = await lastPublished()
    const known = await served()
    const key = await bring('Undone', HOUSEHOLDS)
    await start()
    await within('CONFIRMING', key)
    await confirm(key)
    await within('PUBLISHED', key)
    await kill()
    await undo(key)
    for (const patience of [200, 500, 900]) {
      await start()
      await new Promise((resolve) => setTimeout(resolve, patience))
      await kill()
      expect([known, `Undone ${HOUSEHOLDS}`]).toContain(await served())
    }
    await start()
    await within('UNDONE', key)
    await kill()
    expect([await served(), await lastPublished()]).toEqual([known, last])
  },
)
