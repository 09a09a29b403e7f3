import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { customerImports, HEAD, line, many } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'

const app = testApp()
const imports = customerImports(app)
const { folder, duckdb, call, upload, read, start, ended, bring } = imports

const market = async (key: number = TREE.dealer.key) =>
  (await call('GET', `/customers/market/${key}`)).body
const counted = (marketKey: number, version: number, what = '*') =>
  duckdb.use(async (connection) =>
    (
      await connection.run(
        `SELECT ${what} FROM '${join(folder, `${marketKey}.${version}.parquet`)}' ORDER BY household`,
      )
    ).getRowObjectsJson(),
  )
const served = async () =>
  (
    await app.owner.query(
      `SELECT h.market_key, household, last_name FROM households h JOIN market_versions v
          ON v.market_key = h.market_key AND v.data_version = h.version ORDER BY 1, 2`,
    )
  ).rows

describe('an import', () => {
  test('shows its first lines and guesses the columns, and then serves what it read [AUD-02]', async () => {
    const { status, body } = await upload(HEAD + line('Quill') + line('Reed', '2 Main St'))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'UPLOADED',
      marketKey: 5,
      fileName: 'customers.csv',
      can: { start: { ok: true } },
      mapping: { lastName: 0, line1: 1, postalCode: 2, email: 3, lastVisitOn: 4 },
      preview: { headers: HEAD.trim().split(','), rows: [{ 0: 'Quill' }, { 0: 'Reed' }] },
    })
    expect((await market()).version).toBe(0)
    await start(body)
    expect(await ended(body.key)).toMatchObject({
      state: 'PUBLISHED',
      preview: null,
      rejectedRows: null,
      problem: null,
      counts: { rows: 2, households: 2, incomplete: 0, refused: 0, erased: 0 },
    })
    expect(await market()).toMatchObject({ version: 1, households: 2 })
    expect(await counted(5, 1, 'household, zip, distance, contact, v1')).toEqual([
      { household: '1', zip: 48_104, distance: 0, contact: 15, v1: 198 },
      { household: '2', zip: 48_104, distance: 0, contact: 15, v1: 198 },
    ])
    const { rows } = await app.owner.query(
      'SELECT (SELECT count(*)::integer FROM customer_import_parts) AS parts',
    )
    expect(rows).toEqual([{ parts: 0 }])
    const about = { kind: 'customer-import', key: body.key }
    const log = await app.call('admin', 'POST', '/audit/search', { criteria: { about } })
    expect(log.body.rows.map((row: { event: string }) => row.event)).toEqual([
      'customers.published',
      'customers.import-started',
      'customers.uploaded',
    ])
  })

  test('keeps each household its number, and gives no number twice [AUD-02]', async () => {
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    await bring(HEAD + line('Voss', '3 Main St') + line('Quill'))
    await bring(HEAD + line('Reed', '2 Main St') + line('Voss', '3 Main St'))
    expect(await served()).toEqual([
      { market_key: 5, household: 3, last_name: 'Voss' },
      { market_key: 5, household: 4, last_name: 'Reed' },
    ])
    await vi.waitFor(async () => {
      // Those that serve, and those from before them, while the last import can be undone.
      const { rows } = await app.owner.query('SELECT DISTINCT version FROM households')
      expect(rows).toHaveLength(2)
    }, 5_000)
  })

  test('names what it cannot use by line, field and reason, and keeps the rest [AUD-02]', async () => {
    const bad = [
      line('Quill'),
      line('Quill'),
      'Half,2 Main St\n',
      line('Reed', '3 Main St', '13/45/2026'),
      line('=HYPERLINK("x")'.replaceAll('"', ''), '4 Main St').replace(/,[^,]*@/, ',voss@'),
      line('Voss', '5 Main St'),
    ]
    const { key, counts, rejectedRows } = await bring(HEAD + bad.join(''))
    expect(counts).toEqual({ rows: 6, households: 3, incomplete: 0, refused: 3, erased: 0 })
    const file = await app.send({ method: 'GET', url: rejectedRows })
    expect([file.headers['content-type'], file.body]).toEqual([
      'text/csv; charset=utf-8',
      `\uFEFFLine,What to mend,${HEAD.trim()}\r\n` +
        `3,This household is in the file already.,${line('Quill').trim()}\r\n` +
        '4,The line ends too early.,Half,2 Main St\r\n' +
        `5,Last visit: Not a date such as 06/30/2026 or 2026-06-30. Neither a last visit nor a purchase date.,${line('Reed', '3 Main St', '13/45/2026').trim()}\r\n`,
    ])
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="rejected-rows-${key}.csv"`,
    )
    const unsigned = { method: 'GET', url: `/api/customers/import/${key}/rejected-rows` } as const
    expect((await app.send(unsigned)).status).toBe(404)
  })

  test('in more than one piece reads every line once [AUD-02]', async () => {
    const { counts } = await bring(HEAD + many(16_000))
    expect(counts).toMatchObject({ rows: 16_000, households: 16_000, refused: 0 })
    expect(await market()).toMatchObject({ households: 16_000 })
  })

  test.for<[string, string, string]>([
    ['mostly bad lines', HEAD + line('Quill') + 'x\n'.repeat(2), 'customers.too-many-refused'],
    ['bad lines only', `${HEAD}x\n`, 'customers.nothing-usable'],
    ['a mark that nobody closes', `${HEAD}${line('Quill')}"${many(9)}`, 'customers.quote-open'],
  ])('of a file with %s changes nothing [AUD-02]', async ([, text, reason]) => {
    await bring(HEAD + line('Kept'))
    const { state, problem } = await bring(text)
    expect([state, problem.reason]).toEqual(['FAILED', reason])
    expect(await served()).toMatchObject([{ last_name: 'Kept' }])
    expect(await market()).toMatchObject({ version: 1, households: 1 })
  })

  test('is cancelled while it waits, and nothing of it is left [AUD-02]', async () => {
    const { body } = await upload(HEAD + line('Quill'))
    expect((await call('PUT', `/customers/import/${body.key}/cancel`)).body.state).toBe('CANCELLED')
    expect((await start(body)).body.code).toBe('customers.not-waiting')
    const { rows } = await app.owner.query('SELECT FROM customer_import_parts')
    expect(rows).toHaveLength(0)
  })

  test('is not started while another of the market is under way [AUD-02]', async () => {
    const one = await upload(HEAD + line('Quill'))
    const other = await upload(HEAD + line('Reed'))
    await app.owner.query(`UPDATE customer_imports SET state = 'READING' WHERE key = $1`, [
      one.body.key,
    ])
    expect(await start(other.body)).toMatchObject({
      status: 409,
      body: { code: 'customers.import-running' },
    })
    expect((await upload(HEAD + line('Voss'))).status).toBe(409)
  })

  test('is found by market, file and state, and leaves no name in the log [AUD-02]', async () => {
    const { body } = await upload(HEAD + line('Quill'))
    const found = await call('POST', '/customers/import/search', {
      criteria: { text: 'CUSTOMERS', states: ['UPLOADED'] },
      sort: [{ id: 'marketName', direction: 'ASCENDING' }],
    })
    expect(found.body).toMatchObject({ totalElements: 1, imports: [{ key: body.key }] })
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log')
    expect(rows).toEqual([
      { event: 'customers.uploaded', details: { key: body.key, marketKey: 5 } },
    ])
  })
})

describe('an invalid file is refused, and nothing is stored', () => {
  test.for<[string, string | Buffer, string]>([
    ['empty', '', 'customers.file-empty'],
    ['only headers', HEAD, 'customers.file-empty'],
    ['one column', 'name\nQuill\n', 'customers.not-csv'],
    ['a workbook', Buffer.from('PK\u0003\u0004\0\0'), 'customers.not-csv'],
    [
      'UTF-8 with a damaged byte far below',
      Buffer.concat([Buffer.from(HEAD + line('Nuñez') + many(20_000)), Buffer.of(0xf1)]),
      'customers.wrong-encoding',
    ],
    ['headers twice', 'Email,Email\na,b\n', 'customers.headers-twice'],
  ])('%s [AUD-02]', async ([, bytes, reason]) => {
    expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: reason } })
    const { rows } = await app.owner.query('SELECT FROM customer_imports')
    expect(rows).toHaveLength(0)
  })

  test('of a market that is no dealer [AUD-02]', async () => {
    expect((await upload(HEAD + line('Quill'), TREE.district.key)).body.code).toBe(
      'customers.not-a-dealer',
    )
  })
})

describe('a customer of two dealers', () => {
  test('is shared at both, until one of them knows them no more [AUD-02]', async () => {
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    await bring(HEAD + line('Quill'), TREE.sibling.key)
    expect(await counted(6, 1, 'household, shared')).toEqual([{ household: '1', shared: true }])
    expect((await market()).version).toBe(2)
    expect(await counted(5, 2, 'household, shared')).toEqual([
      { household: '1', shared: true },
      { household: '2', shared: false },
    ])
    await bring(HEAD + line('Voss'), TREE.sibling.key)
    expect((await market()).version).toBe(3)
    expect(await counted(5, 3, 'shared')).toEqual([{ shared: false }, { shared: false }])
  })
})

describe('a suppression', () => {
  const person = { email: 'QUILL@customers.example' }
  const republished = (version: number) =>
    vi.waitFor(async () => expect((await market()).version).toBe(version), 10_000)

  test('holds at once, and no import lifts it [AUD-14]', async () => {
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    const suppress = { marketKey: TREE.honda.key, person, channel: 'EMAIL', reason: 'OPTED_OUT' }
    const { status, body } = await call('POST', '/customers/suppression', suppress)
    expect([status, body]).toEqual([201, { households: 1 }])
    await republished(2)
    expect(await counted(5, 2, 'contact')).toEqual([{ contact: 13 }, { contact: 15 }])
    await bring(HEAD + line('Quill'))
    expect(await counted(5, 3, 'contact')).toEqual([{ contact: 13 }])
    const { rows } = await app.owner.query(`SELECT details::text FROM audit_log`)
    expect(JSON.stringify(rows)).not.toMatch(/quill/i)
  })

  test('is lifted by its channel, here and below, and says why in the audit log [AUD-14]', async () => {
    await bring(HEAD + line('Quill'))
    const at = { marketKey: TREE.honda.key, person }
    await call('POST', '/customers/suppression', { ...at, channel: 'ALL', reason: 'COMPLAINED' })
    await republished(2)
    const lift = { ...at, channel: 'EMAIL', reason: 'CONSENTED' }
    const path = '/customers/suppression/lifting'
    const below = await call('POST', path, { ...lift, marketKey: TREE.dealer.key })
    expect([below.status, below.body]).toEqual([200, { lifted: 0, households: 1 }])
    expect((await call('POST', path, lift)).body).toEqual({ lifted: 1, households: 1 })
    await republished(3)
    const { rows: left } = await app.owner.query('SELECT channel, reason FROM suppressions')
    expect(left).toEqual([{ channel: 'MAIL', reason: 'COMPLAINED' }])
    expect((await call('POST', path, lift)).body).toEqual({ lifted: 0, households: 1 })
    await call('POST', path, { ...lift, channel: 'ALL', reason: 'SET_BY_MISTAKE' })
    await republished(4)
    expect(await counted(5, 4, 'contact')).toEqual([{ contact: 15 }])
    const { rows } = await app.owner.query(
      `SELECT details::text FROM audit_log WHERE event = 'customers.suppression-lifted'`,
    )
    expect(rows).toHaveLength(4)
    expect(JSON.stringify(rows)).toMatch(/SET_BY_MISTAKE/)
    expect(JSON.stringify(rows)).not.toMatch(/quill/i)
  })

  test('of a person who was erased is not lifted [AUD-14]', async () => {
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    await call('POST', '/customers/erasure', { marketKey: 1, person })
    const lift = { marketKey: 1, person, channel: 'ALL', reason: 'CONSENTED' }
    const { body } = await call('POST', '/customers/suppression/lifting', lift)
    expect(body).toEqual({ lifted: 0, households: 0 })
    const { counts } = await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    expect(counts).toMatchObject({ households: 1, erased: 1 })
  })

  test('by erasing leaves a hash only, and no import brings them back [AUD-14]', async () => {
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    const { body } = await call('POST', '/customers/erasure', { marketKey: 1, person })
    expect(body).toEqual({ households: 1 })
    await republished(2)
    expect(await counted(5, 2, 'household')).toEqual([{ household: '2' }])
    const withoutEmail = line('Quill').replace(/,quill@[^,]*/, ',')
    const { counts } = await bring(HEAD + line('Quill') + withoutEmail + line('Reed', '2 Main St'))
    expect(counts).toEqual({ rows: 3, households: 1, incomplete: 0, refused: 0, erased: 2 })
    for (const table of [
      'households',
      'suppressions',
      'customer_imports',
      'audit_log',
      'customer_rejections',
      'customer_rejected_lines',
    ]) {
      const { rows } = await app.owner.query(`SELECT t::text FROM ${table} t`)
      expect(JSON.stringify(rows), table).not.toMatch(/quill/i)
    }
  })
})

test('a file that is lost, also in the database, is written again [AUD-02]', async () => {
  await bring(HEAD + line('Quill'))
  await rm(join(folder, '5.1.parquet'))
  await app.owner.query('DELETE FROM market_file_parts')
  await app.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('look after customers', 0)`)
  await vi.waitFor(async () => expect((await market()).version).toBe(2), 10_000)
  expect(await counted(5, 2, 'household')).toEqual([{ household: '1' }])
})

test.each([
  ['by the first release', {}],
  ['by a later release beside this one', { storedVersion: 1_000, fromLater: 9 }],
])('an import whose columns were stored %s still opens, and is carried out', async (_, added) => {
  const { body } = await upload(HEAD + line('Quill'))
  // As the first version stored it. This stays as it is, whatever comes.
  const stored = {
    lastName: 0,
    line1: 1,
    postalCode: 2,
    email: 3,
    lastVisitOn: 4,
    vehicle1Model: 5,
    vehicle1Year: 6,
  }
  await app.owner.query(`UPDATE customer_imports SET mapping = $1`, [
    JSON.stringify({ ...stored, ...added }),
  ])
  expect((await read(body.key)).mapping).toEqual(stored)
  await start({ key: body.key, mapping: stored })
  expect(await ended(body.key)).toMatchObject({ state: 'PUBLISHED', counts: { households: 1 } })
})
