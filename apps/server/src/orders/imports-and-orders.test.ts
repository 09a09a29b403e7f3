import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accept } from '@marquee/rules/result'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { columnsEngine, type Counting } from '../audience/index.ts'
import { columnsFiles, customerJobs, fileOf } from '../customers/index.ts'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { quiet } from '../testing/quiet.ts'
import { publishingIn } from '../testing/publishing-in.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

// What imports, erasures and opt-outs leave of the households that an order named.

const ORDERED = 60
const folder = mkdtempSync(join(tmpdir(), 'marquee-imports-and-orders-'))
const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: folder })
const counting: Counting = {
  engine: columnsEngine(columnsFiles(duckdb)),
  pathOf: (key, version) => fileOf(folder, key, version),
  inTurn: async (_, work) => accept(await work(new AbortController().signal)),
}
const app = testApp({ counting })
const samples = orderSamples(app)
let working: RunningJobs | undefined
let campaign = 0
let order: { key: number; contentHash: string }

const HEAD = 'Last name,Street address,ZIP,Email,Last visit,Do not email,Do not mail\n'
const nameOf = (at: number) => `Quill${at}`
const emailOf = (at: number) => `${nameOf(at).toLowerCase()}@customers.example`
const line = (at: number, optOuts = ',') =>
  `${nameOf(at)},${at + 1} Main St,48104,${emailOf(at)},01/31/2026,${optOuts}\n`
const fileOfLines = (from: number, to: number) =>
  HEAD + Array.from({ length: to - from }, (_, at) => line(from + at)).join('')

const call = (method: 'GET' | 'PUT' | 'POST', url: string, body?: unknown) =>
  app.call('admin', method, url, body)
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await app.owner.query(sql, values)).rows

/** An import that stopped: published, failed, or waiting to be confirmed. */
async function bring(text: string, mode?: 'MERGE' | 'REPLACE') {
  const { headers, payload } = contentOf({
    file: { name: 'customers.csv', bytes: Buffer.from(text) },
  })
  const uploaded = await app.send({
    method: 'POST',
    url: `/api/customers/import?marketKey=${TREE.dealer.key}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${await tokenFor('admin')}` },
  })
  const { key, mapping } = uploaded.body
  await call('PUT', `/customers/import/${key}/start`, { mapping, ...(mode && { mode }) })
  return stopped(key, ['PUBLISHED', 'CONFIRMING'])
}

const stopped = (key: number, states: string[]) =>
  vi.waitFor(
    async () => {
      const { body } = await call('GET', `/customers/import/${key}`)
      expect(states).toContain(body.state)
      return body
    },
    { timeout: 30_000, interval: 50 },
  )

async function confirmed({ key }: { key: number }) {
  expect((await call('PUT', `/customers/import/${key}/confirm`)).status).toBe(200)
  return stopped(key, ['PUBLISHED'])
}

const tidied = () =>
  vi.waitFor(
    async () => expect(await rowsOf(`SELECT FROM jobs WHERE kind = 'tidy customers'`)).toEqual([]),
    10_000,
  )
/** The imports cannot be undone any more, so that what they replaced is of no use. */
async function weekLater(): Promise<void> {
  // What the import itself had tidied began before the week went by, and would leave all of it.
  await tidied()
  await rowsOf(`UPDATE customer_imports SET finished_at = finished_at - interval '8 days'`)
  await rowsOf(
    `INSERT INTO jobs (kind, subject) VALUES ('tidy customers', $1)
                ON CONFLICT (kind, subject) DO NOTHING`,
    [TREE.dealer.key],
  )
  await tidied()
}

/** What was suppressed or erased is out of the figures as well. */
const counted = () =>
  vi.waitFor(
    async () => expect(await rowsOf(`SELECT FROM jobs WHERE kind = 'publish market'`)).toEqual([]),
    10_000,
  )

const market = async () => (await call('GET', `/customers/market/${TREE.dealer.key}`)).body
const recipients = async () => {
  const review = (await app.call('district', 'GET', `/campaign/${campaign}/review`)).body
  const read = (await app.call('dealer', 'GET', `/order/${order.key}`)).body
  expect(read.recipients).toEqual(review.recipients)
  return review.recipients
}
const approve = (items: object[]) => app.call('district', 'POST', '/order/approve', { items })
const whole = { ordered: ORDERED, present: ORDERED, erased: 0, optedOut: 0, unreachable: 0 }

beforeAll(async () => {
  await rowsOf(`INSERT INTO vehicle_models VALUES ('HONDA', 'Honda', 'Civic', '{2020}', '1.2.')`)
  const jobs = customerJobs(publishingIn(folder, duckdb))
  working = await startJobs({ pool: app.pool, jobs, clock: Date.now, log: quiet, lookEvery: 100 })
  await bring(fileOfLines(0, ORDERED))
  await samples.prepare()
})
beforeEach(async () => {
  await rowsOf('TRUNCATE campaigns, customer_imports, customer_import_parts, suppressions CASCADE')
  await rowsOf('DELETE FROM households')
  await rowsOf('DELETE FROM market_versions WHERE market_key = $1', [TREE.dealer.key])
  await bring(fileOfLines(0, ORDERED))
  campaign = await samples.ready()
  order = await samples.submit(campaign)
})
afterAll(async () => {
  await working?.stop()
  await duckdb.close()
  await rm(folder, { recursive: true })
})

describe('an import that would take most households away', () => {
  test('stops and shows how many, and what stood serves on until it is confirmed [AUD-02]', async () => {
    const waiting = await bring(fileOfLines(ORDERED - 5, ORDERED + 2))
    expect(waiting).toMatchObject({
      state: 'CONFIRMING',
      mode: 'REPLACE',
      confirming: { before: ORDERED, inFile: 7, added: 2, gone: 55, changed: 0, after: 7 },
      can: { confirm: { ok: true }, cancel: { ok: true }, start: { ok: false } },
    })
    expect(await market()).toMatchObject({ households: ORDERED })
    await confirmed(waiting)
    expect(await market()).toMatchObject({ households: 7 })
    const again = await call('PUT', `/customers/import/${waiting.key}/confirm`)
    expect([again.status, again.body.code]).toEqual([409, 'customers.not-confirming'])
    const [logged] = await rowsOf(
      `SELECT details FROM audit_log WHERE event = 'customers.import-confirmed'`,
    )
    expect(logged.details).toMatchObject({ key: waiting.key, before: ORDERED, gone: 55 })
  })

  test('is canceled, and nothing of it is left [AUD-02]', async () => {
    const waiting = await bring(fileOfLines(0, 7))
    await call('PUT', `/customers/import/${waiting.key}/cancel`)
    await tidied()
    expect(await market()).toMatchObject({ households: ORDERED })
    expect(await rowsOf('SELECT FROM households WHERE version = $1', [waiting.key])).toEqual([])
  })

  test('that nobody answers is over after a week [AUD-02]', async () => {
    const { key } = await bring(fileOfLines(0, 7))
    const days = (count: number) =>
      rowsOf(`UPDATE customer_imports SET confirming_since = now() - make_interval(days => $1)`, [
        count,
      ])
    const lookAfter = () =>
      rowsOf(`INSERT INTO jobs (kind, subject) VALUES ('look after customers', 0)
              ON CONFLICT (kind, subject) DO UPDATE SET run_at = now()`)
    await days(6)
    await lookAfter()
    await stopped(key, ['CONFIRMING'])
    await days(8)
    await lookAfter()
    await stopped(key, ['CANCELLED'])
    await rowsOf('DELETE FROM jobs')
  })
})

describe('the households that an order named', () => {
  test('stay when an import leaves them out, and are counted in no new audience [ORD-03, AUD-02]', async () => {
    await confirmed(await bring(fileOfLines(ORDERED - 5, ORDERED + 2)))
    await tidied()
    expect(await recipients()).toEqual(whole)
    const other = await samples.ready()
    const quote = await app.call('dealer', 'POST', '/order', { campaignKey: other })
    expect(quote.body.totalSize).toBe(7)
    const approved = await approve([{ itemKey: campaign, contentHash: order.contentHash }])
    expect(approved.status).toBe(200)
    expect(await recipients()).toEqual(whole)
  })

  test('keep their numbers when a later file has them again [ORD-03, AUD-02]', async () => {
    const numbers = async () =>
      (
        await rowsOf(`SELECT household FROM households h JOIN market_versions v
          ON v.market_key = h.market_key AND v.data_version = h.version ORDER BY 1`)
      ).map(({ household }) => household)
    const before = await numbers()
    await confirmed(await bring(fileOfLines(0, 7)))
    await tidied()
    await confirmed(await bring(fileOfLines(0, ORDERED)))
    await tidied()
    expect(await numbers()).toEqual(before)
    await weekLater()
    // Each of them once.
    expect(await rowsOf('SELECT FROM households')).toHaveLength(ORDERED)
  })

  test('go when no order needs them any more [ORD-03, AUD-02]', async () => {
    await confirmed(await bring(fileOfLines(0, 7)))
    await weekLater()
    expect(await rowsOf('SELECT FROM households')).toHaveLength(ORDERED)
    await app.call('district', 'POST', '/order/reject', { itemKey: [campaign], reason: 'No.' })
    await rowsOf(`INSERT INTO jobs (kind, subject) VALUES ('look after customers', 0)`)
    await vi.waitFor(
      async () => expect(await rowsOf('SELECT FROM households')).toHaveLength(7),
      10_000,
    )
    await rowsOf('DELETE FROM jobs')
    expect(await recipients()).toBeNull()
  })

  test('that are gone while they were counted are counted again, in place of being ordered [ORD-03]', async () => {
    const other = await samples.ready()
    const { quoteKey } = (await app.call('dealer', 'POST', '/order', { campaignKey: other })).body
    // As an import does it that is published meanwhile.
    await rowsOf('DELETE FROM households WHERE household = 3')
    await rowsOf('UPDATE market_versions SET contacts_version = version + 1 WHERE market_key = 5')
    const refused = await app.call('dealer', 'POST', '/order/submit', {
      itemKey: [other],
      quoteKey,
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'audience.campaign-changed'])
  })
})

describe('an import that merges', () => {
  test('adds and updates, and nobody goes [AUD-02]', async () => {
    const moved = line(0).replace('01/31/2026', '02/28/2026')
    const { state, mode } = await bring(HEAD + moved + line(ORDERED) + line(ORDERED + 1), 'MERGE')
    expect([state, mode]).toEqual(['PUBLISHED', 'MERGE'])
    expect(await market()).toMatchObject({ households: ORDERED + 2 })
    await weekLater()
    const [first] = await rowsOf(
      `SELECT last_visit_on::text AS seen FROM households WHERE household = 1`,
    )
    expect(first.seen).toBe('2026-02-28')
    expect(await rowsOf('SELECT DISTINCT version FROM households')).toHaveLength(1)
    expect(await recipients()).toEqual(whole)
  })

  test('brings no one back who was erased [AUD-02, AUD-14]', async () => {
    const person = { email: emailOf(4) }
    await call('POST', '/customers/erasure', { marketKey: TREE.dealer.key, person })
    await bring(HEAD + line(ORDERED), 'MERGE')
    expect(await market()).toMatchObject({ households: ORDERED })
  })
})

describe('recipients who are gone', () => {
  const leave = async () => {
    for (const at of [1, 2]) {
      const person = { email: emailOf(at) }
      const { body } = await call('POST', '/customers/erasure', { marketKey: 1, person })
      expect(body).toEqual({ households: 1 })
    }
    const person = {
      email: emailOf(3),
      lastName: nameOf(3),
      line1: '4 Main St',
      postalCode: '48104',
    }
    await call('POST', '/customers/suppression', {
      marketKey: TREE.dealer.key,
      person,
      channel: 'ALL',
      reason: 'OPTED_OUT',
    })
  }
  const left = { ordered: ORDERED, present: ORDERED - 3, erased: 2, optedOut: 1, unreachable: 0 }
  const lookedAt = () => ({ itemKey: campaign, contentHash: order.contentHash })

  test('are shown with the reason at the review and the order, also where an import left them out before [ORD-06, AUD-14]', async () => {
    await confirmed(await bring(fileOfLines(10, 20)))
    await leave()
    expect(await recipients()).toEqual(left)
  })

  test('by a file that says so have opted out too [ORD-06]', async () => {
    const others = Array.from({ length: ORDERED - 1 }, (_, at) => line(at + 1)).join('')
    await bring(HEAD + line(0, 'yes,yes') + others)
    expect(await recipients()).toEqual({ ...whole, present: ORDERED - 1, optedOut: 1 })
  })

  test('are approved by their present number, and by no other [ORD-06]', async () => {
    await leave()
    for (const more of [{}, { recipients: ORDERED }]) {
      const refused = await approve([{ ...lookedAt(), ...more }])
      expect([refused.status, refused.body.code]).toEqual([409, 'order.recipients-gone'])
      expect(refused.body.details).toMatchObject({ recipients: left })
    }
    expect((await approve([{ ...lookedAt(), recipients: ORDERED - 3 }])).status).toBe(200)
    expect(await recipients()).toEqual(left)
  })

  test('among several orders stop their own alone, which is named [ORD-06, ORD-07]', async () => {
    await leave()
    // Else the other order would be quoted with the households that are just being left out.
    await counted()
    const other = await samples.copyOf(await samples.ready())
    const { contentHash } = await samples.submit(other)
    const { status, body } = await approve([lookedAt(), { itemKey: other, contentHash }])
    expect(status).toBe(200)
    expect(body.results).toEqual([
      expect.objectContaining({ itemKey: campaign, ok: false, code: 'order.recipients-gone' }),
      { itemKey: other, ok: true },
    ])
  })
})

describe('an import that is undone', () => {
  const undone = async ({ key }: { key: number }) => {
    const answer = await call('PUT', `/customers/import/${key}/undo`)
    expect([answer.status, answer.body.state]).toEqual([200, 'UNDOING'])
    return stopped(key, ['UNDONE'])
  }
  const recipientsOf = async (key: number) =>
    (await app.call('dealer', 'GET', `/order/${key}`)).body.recipients

  test('leaves an order of its households all of them, and one from before as well [AUD-02, ORD-03]', async () => {
    const changed = await confirmed(await bring(fileOfLines(ORDERED, ORDERED + 50)))
    const ofNew = await samples.submit(await samples.ready())
    await undone(changed)
    await weekLater()
    expect(await market()).toMatchObject({ households: ORDERED })
    expect(await recipients()).toEqual(whole)
    expect(await recipientsOf(ofNew.key)).toEqual({ ...whole, ordered: 50, present: 50 })
  })

  test('brings back nobody who was erased since, and mails nobody who objected since [AUD-02, AUD-14]', async () => {
    const changed = await confirmed(await bring(fileOfLines(ORDERED, ORDERED + 50)))
    const person = (at: number) => ({ marketKey: TREE.dealer.key, person: { email: emailOf(at) } })
    expect((await call('POST', '/customers/erasure', person(3))).body).toEqual({ households: 1 })
    const objection = { ...person(4), channel: 'ALL', reason: 'OPTED_OUT' }
    expect((await call('POST', '/customers/suppression', objection)).status).toBe(201)
    await undone(changed)
    expect(await market()).toMatchObject({ households: ORDERED - 1 })
    expect(await recipients()).toMatchObject({ present: ORDERED - 2, erased: 1, optedOut: 1 })
  })
})

describe('a customer who is corrected', () => {
  const page = (household: number) => `/customers/market/${TREE.dealer.key}/household/${household}`
  const frozen = () =>
    rowsOf(`SELECT o.content, o.content_hash, h.version, h.count, h.households
              FROM orders o JOIN order_households h ON h.order_key = o.key`)

  test('stays among the recipients of a standing order, of which nothing changes [ORD-03, AUD-02]', async () => {
    const before = await frozen()
    const { contact, version, campaigns } = (await call('GET', page(1))).body
    expect(campaigns).toMatchObject([{ key: campaign, orderKey: order.key, status: 'SUBMITTED' }])
    const moved = { ...contact, lastName: 'Reed', line1: '99 Elm St', email: 'reed@moved.example' }
    const corrected = await call('PUT', page(1), { contact: moved, version })
    expect(corrected.status).toBe(200)
    expect(await recipients()).toEqual(whole)
    expect(await frozen()).toEqual(before)
    expect((await call('GET', page(1))).body.campaigns).toHaveLength(1)
    // The next file still has the old name: it is the same household, and none is there twice.
    await bring(fileOfLines(0, ORDERED))
    expect(await market()).toMatchObject({ households: ORDERED })
    expect(await recipients()).toEqual(whole)
    expect((await approve([{ itemKey: campaign, contentHash: order.contentHash }])).status).toBe(
      200,
    )
  })

  test('is shown with the campaigns that name them, and with none where there are none or may not be read [ORD-03, AUD-02]', async () => {
    await bring(HEAD + line(ORDERED), 'MERGE')
    expect((await call('GET', page(ORDERED + 1))).body.campaigns).toEqual([])
    const file = (await call('POST', `${page(1)}/export`)).body.text
    expect(file).toMatch(/^Campaign .+,Ordered,/m)
    await rowsOf(`UPDATE people SET permissions = '{CAN_SEARCH_AUDIENCE}' WHERE key = 5`)
    expect((await app.call('dealer', 'GET', page(1))).body.campaigns).toBeNull()
    await rowsOf(
      `UPDATE people SET permissions = permissions || '{CAN_READ_CAMPAIGNS,CAN_SUBMIT_ORDER}' WHERE key = 5`,
    )
    await rowsOf(`UPDATE orders SET status = 'WITHDRAWN'`)
    expect((await app.call('dealer', 'GET', page(1))).body.campaigns).toEqual([])
  })
})
