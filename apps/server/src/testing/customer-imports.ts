import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { customerJobs } from '../customers/index.ts'
import { openDuckdb, type Duckdb } from '../platform/duckdb/index.ts'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { connect } from '../platform/sql/index.ts'
import { publishingIn } from './publishing-in.ts'
import { quiet } from './quiet.ts'
import type { TestApp } from './test-app.ts'
import { TREE } from './test-tree.ts'
import { tokenFor } from './tokens.ts'

export const HEAD = 'Last name,Street address,ZIP,Email,Last visit,Model,Model year\n'
export const line = (name: string, street = '1 Main St', visit = '01/31/2026') =>
  `${name},${street},48104,${name.toLowerCase()}@customers.example,${visit},Civic,2020\n`
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => line(`Quill${at}`, `${at} Main St`)).join('')

/** Files of customers, brought as a screen does, and a program that imports them; nothing before each test. */
export function customerImports(app: TestApp) {
  const { folder, duckdb } = importingProgram(app)
  const call = (method: 'GET' | 'PUT' | 'POST', url: string, body?: unknown) =>
    app.call('admin', method, url, body)
  const upload = (text: string | Buffer, marketKey: number = TREE.dealer.key) =>
    uploaded(app, Buffer.from(text as string), marketKey)
  const read = async (key: number) => (await call('GET', `/customers/import/${key}`)).body
  const start = ({ key, mapping }: { key: number; mapping: object }, mode?: 'MERGE') =>
    call('PUT', `/customers/import/${key}/start`, { mapping, mode })
  /** Whatever it changes: most of these files have few lines, of which others go. */
  const ended = (key: number) =>
    vi.waitFor(
      async () => {
        const found = await read(key)
        if (found.state === 'CONFIRMING') await call('PUT', `/customers/import/${key}/confirm`)
        expect(['PUBLISHED', 'FAILED']).toContain(found.state)
        return found
      },
      { timeout: 50_000, interval: 50 },
    )
  async function bring(text: string | Buffer, marketKey?: number, mode?: 'MERGE') {
    const { body } = await upload(text, marketKey)
    expect(body.key, JSON.stringify(body)).toBeGreaterThan(0)
    await start(body, mode)
    return ended(body.key)
  }
  return { folder, duckdb, call, upload, read, start, ended, bring }
}

interface ImportingProgram {
  folder: string
  duckdb: Duckdb
}

function importingProgram(app: TestApp): ImportingProgram {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-customers-'))
  const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: folder })
  let pool: ReturnType<typeof connect> | undefined
  let working: RunningJobs | undefined
  beforeAll(async () => {
    await app.owner.query(
      `INSERT INTO vehicle_models VALUES ('HONDA', 'Honda', 'Civic', '{2020}', '1.2.')`,
    )
    pool = connect({ url: app.ownerUrl, role: 'marquee_app' }, () => {}, 'jobs')
    const jobs = customerJobs(publishingIn(folder, duckdb))
    working = await startJobs({ pool, jobs, clock: Date.now, log: quiet, lookEvery: 100 })
  })
  afterAll(async () => {
    await working?.stop()
    await pool?.end()
    await duckdb.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => emptied(app))
  return { folder, duckdb }
}

const DEADLOCK = '40P01'

/** The program may be ending the job of the test before: where both wait for each other, it is tried again. */
async function emptied(app: TestApp, tries = 5): Promise<void> {
  try {
    await app.owner.query(
      `TRUNCATE customer_imports, customer_import_parts, customer_rejections,
         customer_rejected_lines, households,
         market_versions, market_file_parts, suppressions, audit_log, jobs`,
    )
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK || tries <= 1) throw error
    await emptied(app, tries - 1)
  }
}

async function uploaded(app: TestApp, bytes: Buffer, marketKey: number) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'customers.csv', { type: 'text/csv' }))
  const sent = new Response(form)
  const authorization = `Bearer ${await tokenFor('admin')}`
  return app.send({
    method: 'POST',
    url: `/api/customers/import?marketKey=${marketKey}`,
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization },
  })
}
