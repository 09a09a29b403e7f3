import { describe, expect, test, vi } from 'vitest'
import { customerImports, HEAD, line } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'

const app = testApp()
const { call, read, bring, upload, start } = customerImports(app)

const names = async () =>
  (
    await app.owner.query(
      `SELECT last_name FROM households h JOIN market_versions v
          ON v.market_key = h.market_key AND v.data_version = h.version ORDER BY household`,
    )
  ).rows.map((row) => row.last_name)
const undo = (key: number) => call('PUT', `/customers/import/${key}/undo`)
const isUndone = (key: number) =>
  vi.waitFor(async () => expect((await read(key)).state).toBe('UNDONE'), {
    timeout: 30_000,
    interval: 50,
  })
const code = async (key: number) => (await undo(key)).body.code
const events = async (key: number) => {
  const about = { kind: 'customer-import', key }
  const log = await app.call('admin', 'POST', '/audit/search', { criteria: { about } })
  return log.body.rows.map((row: { event: string }) => row.event)
}

describe('undoing an import', () => {
  test('puts back what stood before, with its numbers, and says who did it [AUD-02]', async () => {
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    const second = await bring(HEAD + line('Voss', '3 Main St'))
    expect(second).toMatchObject({
      effect: { before: 2, inFile: 1, added: 1, gone: 2, changed: 0, after: 1 },
      undone: null,
      can: { undo: { ok: true } },
    })
    const [from, until] = [second.finishedAt, second.undoEndsAt].map((at) => Date.parse(at))
    expect((until ?? 0) - (from ?? 0)).toBe(7 * 86_400_000)

    expect((await undo(second.key)).body).toMatchObject({
      state: 'UNDOING',
      can: { undo: { ok: false } },
    })
    await isUndone(second.key)
    expect(await names()).toEqual(['Quill', 'Reed'])
    const { undone, can } = await read(second.key)
    expect([undone.by, can.undo.ok]).toEqual(['Test admin', false])
    const market = await call('GET', `/customers/market/${TREE.dealer.key}`)
    expect(market.body).toMatchObject({ households: 2, version: 3 })
    expect(await events(second.key)).toEqual([
      'customers.restored',
      'customers.import-undone',
      'customers.published',
      'customers.import-confirmed',
      'customers.import-started',
      'customers.uploaded',
    ])
  })

  test('of one that only added takes those away again, and what it changed [AUD-02]', async () => {
    await bring(HEAD + line('Quill'))
    const merged = await bring(
      HEAD + line('Quill', '1 Main St', '02/28/2026') + line('Reed', '2 Main St'),
      undefined,
      'MERGE',
    )
    expect(await names()).toEqual(['Quill', 'Reed'])
    await undo(merged.key)
    await isUndone(merged.key)
    expect(await names()).toEqual(['Quill'])
    const { rows } = await app.owner.query(
      `SELECT last_visit_on::text AS seen FROM households h JOIN market_versions v
          ON v.market_key = h.market_key AND v.data_version = h.version`,
    )
    expect(rows).toEqual([{ seen: '2026-01-31' }])
  })

  test('gives no number twice to people who come later [AUD-02]', async () => {
    await bring(HEAD + line('Quill'))
    const second = await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    await undo(second.key)
    await isUndone(second.key)
    await bring(HEAD + line('Quill') + line('Voss', '3 Main St'))
    const { rows } = await app.owner.query(
      `SELECT household FROM households WHERE last_name = 'Voss'`,
    )
    expect(rows).toEqual([{ household: 3 }])
  })
})

describe('an import is not undone', () => {
  test('where nothing stood before it, or what stood is not stored any more [AUD-02]', async () => {
    const first = await bring(HEAD + line('Quill'))
    expect(await code(first.key)).toBe('customers.nothing-before')
    const second = await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    await undo(second.key)
    await isUndone(second.key)
    // It serves again, and what it had replaced has gone since.
    expect(await code(first.key)).toBe('customers.nothing-before')
    expect(await code(second.key)).toBe('customers.not-published')
  })

  test('where another came since, or waits, or more than seven days have passed [AUD-02]', async () => {
    await bring(HEAD + line('Quill'))
    const second = await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    const third = await bring(HEAD + line('Quill') + line('Voss', '3 Main St'))
    expect(await code(second.key)).toBe('customers.not-last')
    const { body } = await upload(HEAD + line('Quill'))
    await app.owner.query(`UPDATE customer_imports SET state = 'READING' WHERE key = $1`, [
      body.key,
    ])
    expect(await code(third.key)).toBe('customers.import-running')
    await app.owner.query(`UPDATE customer_imports SET state = 'CANCELLED' WHERE key = $1`, [
      body.key,
    ])
    await app.owner.query(
      `UPDATE customer_imports SET finished_at = now() - interval '7 days 1 minute' WHERE key = $1`,
      [third.key],
    )
    expect(await code(third.key)).toBe('customers.undo-too-late')
    await app.owner.query(
      `INSERT INTO jobs (kind, subject) VALUES ('tidy customers', ${TREE.dealer.key})
       ON CONFLICT (kind, subject) DO NOTHING`,
    )
    await vi.waitFor(async () => {
      const { rows } = await app.owner.query('SELECT DISTINCT version FROM households')
      expect(rows).toEqual([{ version: third.key }])
    }, 10_000)
  })

  test('twice at once, and while it is undone no other begins [AUD-02]', async () => {
    await bring(HEAD + line('Quill'))
    const second = await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    const other = await upload(HEAD + line('Voss'))
    const answers = await Promise.all([undo(second.key), undo(second.key)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const waiting = await start(other.body)
    expect(['customers.import-running', undefined]).toContain(waiting.body.code)
    await isUndone(second.key)
  })
})
