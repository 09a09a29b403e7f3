import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ADA, ALL, at, HEAD, JOSE, knownCustomers } from '../testing/known-customers.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'

const app = testApp()
const { folder, duckdb, call, bring, upload, read, one, correct } = knownCustomers(app)

const log = async () =>
  (await app.owner.query('SELECT event, details::text FROM audit_log ORDER BY key')).rows
const republished = (version: number) =>
  vi.waitFor(async () => {
    const { body } = await call('GET', `/customers/market/${TREE.dealer.key}`)
    expect(body.version).toBe(version)
  }, 10_000)
const counted = (version: number) =>
  duckdb.use(async (connection) =>
    (
      await connection.run(
        `SELECT household, zip, contact FROM '${join(folder, `5.${version}.parquet`)}' ORDER BY household`,
      )
    ).getRowObjectsJson(),
  )
const rowsOf = async (sql: string) => (await app.owner.query(sql)).rows

beforeEach(async () => {
  await bring(ALL)
})

describe('a correction', () => {
  test('is shown, counted and logged by its fields alone, and ends a bounce of the old email [AUD-02]', async () => {
    await app.owner.query('TRUNCATE audit_log')
    expect((await counted(1))[0]).toEqual({ household: '1', zip: 48_104, contact: 14 })
    const moved = { email: 'ada.quill@customers.example', state: 'mi', postalCode: '48105' }
    const { status, body } = await correct(1, moved)
    expect([status, body.household]).toEqual([200, 1])
    expect(await one(1)).toMatchObject({
      version: body.version,
      contact: { email: 'ada.quill@customers.example', state: 'MI', phone: '7345550100' },
      reach: { email: 'REACHABLE', mail: 'REACHABLE' },
      corrected: { by: 'Test admin' },
    })
    await republished(2)
    expect((await counted(2))[0]).toEqual({ household: '1', zip: 48_105, contact: 15 })
    const entry = (await log()).find(({ event }) => event === 'customers.corrected')
    expect(JSON.parse(entry.details)).toEqual({
      marketKey: 5,
      household: 1,
      fields: ['state', 'postalCode', 'email'],
    })
  })

  test('of nothing changes nothing [AUD-02]', async () => {
    const before = await one(1)
    const { body } = await correct(1, { phone: '(734) 555-0100' })
    expect(body.version).toBe(before.version)
    expect(await rowsOf(`SELECT FROM jobs WHERE kind = 'publish market'`)).toEqual([])
  })

  test('is refused by field, and where another was faster [AUD-02, API-04]', async () => {
    const wrong = await correct(2, { lastName: '', postalCode: '481', line1: '' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      {
        'body.contact.lastName': 'Required',
        'body.contact.postalCode': 'Invalid Zip format',
        'body.contact.email': 'Enter an email, or a street address and ZIP code.',
      },
    ])
    const { version } = await one(1)
    await correct(1, { firstName: 'Adah' })
    expect(await correct(1, { firstName: 'Adele' }, version)).toMatchObject({
      status: 409,
      body: { code: 'customers.changed-meanwhile' },
    })
    const read = await one(1)
    const both = await Promise.all(
      ['One', 'Two'].map((firstName) => correct(1, { firstName }, read.version)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('waits while an import of the dealer is under way [AUD-02]', async () => {
    const { body } = await upload(ALL)
    await app.owner.query(`UPDATE customer_imports SET state = 'READING' WHERE key = $1`, [
      body.key,
    ])
    expect(await correct(1, { firstName: 'Adah' })).toMatchObject({
      status: 409,
      body: { code: 'customers.import-running' },
    })
  })

  test('makes no one twice, and brings no one back who was erased [AUD-02, AUD-14]', async () => {
    const twin = { line1: '12 main street', postalCode: '48104' }
    expect(await correct(2, twin)).toMatchObject({
      status: 409,
      body: { code: 'customers.household-there' },
    })
    const person = { email: 'gone@customers.example' }
    await call('POST', '/customers/erasure', { marketKey: 1, person })
    expect(await correct(2, { email: 'Gone@customers.example' })).toMatchObject({
      status: 409,
      body: { code: 'customers.was-erased' },
    })
  })

  test('leaves in force what the person has opted out of, whatever it changes [AUD-14]', async () => {
    const opted = { marketKey: 2, reason: 'OPTED_OUT' }
    const byEmail = { ...opted, person: { email: 'ada@customers.example' }, channel: 'EMAIL' }
    await call('POST', '/customers/suppression', byEmail)
    const address = { lastName: 'Quill', line1: '12 Main St', postalCode: '48104' }
    await call('POST', '/customers/suppression', { ...opted, person: address, channel: 'MAIL' })
    await correct(1, { email: 'new@customers.example', line1: '14 Main St' })
    expect((await one(1)).reach).toEqual({ email: 'OPTED_OUT', mail: 'OPTED_OUT' })
    // The dealer's own rows: it may not write for the brand, whose rows stay as they are.
    expect(
      await rowsOf(`SELECT path, channel FROM suppressions WHERE path <> '1.2.' ORDER BY channel`),
    ).toEqual([
      { path: TREE.dealer.path, channel: 'EMAIL' },
      { path: TREE.dealer.path, channel: 'MAIL' },
    ])
  })

  test('lets the person be suppressed and erased also as they were named before [AUD-14]', async () => {
    await correct(1, {
      lastName: 'Quill-Reed',
      line1: '14 Main St',
      email: 'new@customers.example',
    })
    const before = { email: 'ada@customers.example' }
    const suppress = { marketKey: 5, person: before, channel: 'MAIL', reason: 'COMPLAINED' }
    expect((await call('POST', '/customers/suppression', suppress)).body).toEqual({ households: 1 })
    expect((await one(1)).reach.mail).toBe('OPTED_OUT')
    const person = { lastName: 'Quill', line1: '12 Main St', postalCode: '48104' }
    expect((await call('POST', '/customers/erasure', { marketKey: 5, person })).body).toEqual({
      households: 1,
    })
    expect((await call('GET', at(1))).status).toBe(404)
    const asNow = ADA.replace('Quill', 'Quill-Reed').replace('12 Main', '14 Main')
    const { counts } = await bring(HEAD + ADA + asNow.replace('10024', '10030') + JOSE)
    expect(counts).toMatchObject({ households: 1, erased: 2 })
  })

  test('holds until a file names the customer again, who keeps their number [AUD-02]', async () => {
    const withoutNumbers = ALL.replaceAll(/^1002\d/gm, '')
    await bring(withoutNumbers)
    await correct(1, { lastName: 'Quill-Reed', line1: '14 Main St' })
    await bring(HEAD + JOSE.replace('10026', ''), undefined, 'MERGE')
    expect(await one(1)).toMatchObject({
      contact: { lastName: 'Quill-Reed', line1: '14 Main St' },
      corrected: { by: 'Test admin' },
    })
    const next = await bring(withoutNumbers)
    expect(next.counts).toMatchObject({ households: 3 })
    expect(await one(1)).toMatchObject({
      contact: { lastName: 'Quill', line1: '12 Main St' },
      corrected: null,
      source: { importKey: next.key },
    })
  })

  test('is not undone with an import that is [AUD-02]', async () => {
    const second = await bring(ALL)
    await correct(1, { lastName: 'Quill-Reed' })
    await call('PUT', `/customers/import/${second.key}/undo`)
    await vi.waitFor(async () => expect((await read(second.key)).state).toBe('UNDONE'), 10_000)
    expect((await one(1)).contact.lastName).toBe('Quill-Reed')
  })
})
