import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { bundledProgram } from '../testing/bundled-program.ts'
import { durableDatabase } from '../testing/durable-database.ts'
import { importCustomers } from './import-customers.ts'

const program = bundledProgram(new URL('main.ts', import.meta.url))
const database = durableDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-machines-'))
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
})

/** Each machine has a folder of its own, and the same database. */
const settingsOf = (machine: string) => ({
  DATABASE_URL: database.ownerUrl,
  DATA_DIR: join(folder, machine),
  DEMO_DATA: 'off',
})
const filesOf = (machine: string) => join(folder, machine, 'audience')

async function started(machine: string): Promise<string> {
  const env = { ...process.env, ...settingsOf(machine), PORT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [program.file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [greeting] = await once(child.stdout as Readable, 'data')
  return /http:\S+/.exec(String(greeting))?.[0] ?? ''
}

async function readiness(url: string): Promise<unknown[]> {
  const answer = await fetch(new URL('/readyz', url))
  return [answer.status, await answer.json()]
}

test('two programs with folders of their own on one database have the same files soon, and say what keeps them from it [AUD-02]', async () => {
  const one = await started('one')
  const file = join(folder, 'customers.csv')
  await writeFile(
    file,
    'Last name,Street address,ZIP,Email,Last visit\nQuill,1 Main St,48104,q@customers.example,01/31/2026\n',
  )
  await importCustomers(['--market', '200005', file], settingsOf('one'), () => {})
  // It starts when all is published, and fetches what there is.
  const two = await started('two')
  const areEqual = async () => {
    const { rows } = await database.owner.query('SELECT version FROM market_versions')
    const name = `5.${rows[0]?.version}.parquet`
    const [first, second] = await Promise.all(
      ['one', 'two'].map((machine) => readFile(join(filesOf(machine), name))),
    )
    expect(first).toEqual(second)
  }
  await vi.waitFor(areEqual, 20_000)
  // Whichever of them publishes it, the other one is notified.
  await database.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('publish market', 5)`)
  const versions = async () =>
    (await database.owner.query('SELECT version FROM market_versions')).rows[0]?.version
  const before = await versions()
  await vi.waitFor(async () => expect(await versions()).toBeGreaterThan(before), 20_000)
  await vi.waitFor(areEqual, 20_000)
  expect([await readiness(one), await readiness(two)]).toEqual([
    [200, { status: 'ready' }],
    [200, { status: 'ready' }],
  ])
  await rm(filesOf('two'), { recursive: true })
  await writeFile(filesOf('two'), 'in the way')
  await vi.waitFor(
    async () =>
      expect(await readiness(two)).toEqual([503, { status: 'audience folder cannot be used' }]),
    10_000,
  )
  expect(await readiness(one)).toEqual([200, { status: 'ready' }])
}, 120_000)
