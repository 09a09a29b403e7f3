import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { customerImports, HEAD, line } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { unsubscribeLinksBy, type EmailRecipient } from './unsubscribe-links.load.ts'

const app = testApp()
const { call, bring, duckdb, folder } = customerImports(app)

const SECRET = 'the secret of this installation'
const CAMPAIGN = 41
const links = unsubscribeLinksBy(SECRET, 'http://localhost:3000')
const FORM = 'application/x-www-form-urlencoded'

beforeAll(() =>
  app.owner.query(`INSERT INTO platform_secrets (name, value) VALUES ('unsubscribe', $1)`, [
    JSON.stringify(SECRET),
  ]),
)

/** The path of the link in an email to the first household of a market. */
async function linkTo(marketKey: number = TREE.dealer.key, over: Partial<EmailRecipient> = {}) {
  const { rows } = await app.owner.query<{ household: number; email_hash: string }>(
    'SELECT household, email_hash FROM households WHERE market_key = $1 ORDER BY household, version DESC',
    [marketKey],
  )
  const [row] = rows
  const emailHash = BigInt(row?.email_hash ?? 0)
  const known = { marketKey, household: row?.household ?? 0, emailHash, campaignKey: CAMPAIGN }
  return new URL(links.linkFor({ ...known, ...over }).page).pathname
}

const read = (link: string) => app.call(null, 'GET', link)
const stop = (link: string, body: object) => app.call(null, 'POST', link, body)
const takeBack = (link: string) => app.call(null, 'POST', `${link}/taking-back`)
const click = (url: string, payload = 'List-Unsubscribe=One-Click', type = FORM) =>
  app.send({ method: 'POST', url, payload, headers: { 'content-type': type } })

const stored = async () =>
  (
    await app.owner.query(
      `SELECT DISTINCT channel, reason, path, source, campaign_key, why, suppressed_by FROM suppressions ORDER BY path`,
    )
  ).rows
const logged = async () =>
  (
    await app.owner.query(
      `SELECT event, person_key, client, agent, path, about, details FROM audit_log WHERE operation LIKE '%ptOut%' ORDER BY key`,
    )
  ).rows

/** Who may be written to, as each published file of a market says. */
const contacts = async (marketKey: number) => {
  const { rows } = await app.owner.query<{ version: number }>(
    'SELECT version FROM market_versions WHERE market_key = $1',
    [marketKey],
  )
  const file = `${folder}/${marketKey}.${rows[0]?.version}.parquet`
  return duckdb.use(async (connection) =>
    (await connection.run(`SELECT contact FROM '${file}' ORDER BY household`)).getRowObjectsJson(),
  )
}
const counted = (marketKey: number, expected: readonly number[]) =>
  vi.waitFor(
    async () => expect(await contacts(marketKey)).toEqual(expected.map((contact) => ({ contact }))),
    10_000,
  )

const REACHED = 15
const NOT_BY_EMAIL = 13
const BEFORE = {
  hierarchyId: 'HONDA',
  email: 'q•••@customers.example',
  reach: null,
  mayTakeBack: false,
}

describe('the link of an email', () => {
  beforeEach(() => bring(HEAD + line('Quill') + line('Reed', '2 Main St')))

  test('is read by whoever holds it, and changes nothing, however often it is opened', async () => {
    const link = await linkTo()
    const rows = async () =>
      (
        await app.owner.query(
          `SELECT (SELECT json_agg(s) FROM suppressions s) AS suppressed, (SELECT count(*) FROM audit_log) AS logged,
                  (SELECT json_agg(v) FROM market_versions v) AS versions`,
        )
      ).rows
    const before = await rows()
    for (let nth = 0; nth < 3; nth += 1) {
      const { status, body } = await read(link)
      expect([status, body]).toMatchObject([200, BEFORE])
    }
    for (const url of [link, `/api${link}`, `/api${link}/one-click`]) {
      await app.send({ method: 'HEAD', url })
      await app.send({ method: 'GET', url })
    }
    expect(await rows()).toEqual(before)
    expect(before[0].suppressed).toBeNull()
  })

  test('stops emails of the dealer with one call, as a suppression that says from where it came [AUD-14]', async () => {
    const link = await linkTo()
    await counted(5, [REACHED, REACHED])
    const versions = `SELECT contacts_version > version AS stale FROM market_versions WHERE market_key = 5`
    const { status, body } = await stop(link, { reach: 'DEALER', reason: 'TOO_MANY' })
    expect([status, body]).toMatchObject([200, { ...BEFORE, reach: 'DEALER', mayTakeBack: true }])
    expect((await app.owner.query(versions)).rows).toEqual([{ stale: true }])
    expect(await stored()).toEqual([
      {
        channel: 'EMAIL',
        reason: 'OPTED_OUT',
        path: TREE.dealer.path,
        source: 'UNSUBSCRIBE_PAGE',
        campaign_key: CAMPAIGN,
        why: 'TOO_MANY',
        suppressed_by: null,
      },
    ])
    await counted(5, [NOT_BY_EMAIL, REACHED])
  })

  test('is recorded of no person and no address, in the log of the dealer, without what names anyone', async () => {
    await stop(await linkTo(), { reach: 'BRAND' })
    expect(await logged()).toEqual([
      {
        event: 'customers.opted-out',
        person_key: null,
        client: null,
        agent: null,
        path: TREE.dealer.path,
        about: ['market:5', `campaign:${CAMPAIGN}`],
        details: {
          key: 5,
          campaignKey: CAMPAIGN,
          reach: 'BRAND',
          source: 'UNSUBSCRIBE_PAGE',
          why: null,
          households: 1,
        },
      },
    ])
    const { rows } = await app.owner.query('SELECT s::text FROM suppressions s')
    expect(JSON.stringify([rows, await logged()])).not.toMatch(/quill|@/i)
  })

  test('answers the same when it is used again, and holds one suppression', async () => {
    const link = await linkTo()
    const first = await stop(link, { reach: 'DEALER', reason: 'OTHER' })
    const { rows: before } = await app.owner.query('SELECT * FROM suppressions ORDER BY key')
    const second = await stop(link, { reach: 'DEALER', reason: 'TOO_MANY' })
    expect(second.body).toEqual(first.body)
    expect((await app.owner.query('SELECT * FROM suppressions ORDER BY key')).rows).toEqual(before)
  })

  test('stops no email twice over when it is used many times at once', async () => {
    const link = await linkTo()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        nth % 2 === 0 ? stop(link, { reach: 'DEALER' }) : click(link),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await stored()).toHaveLength(1)
  })

  test('no import lifts what it stopped [AUD-14]', async () => {
    await stop(await linkTo(), { reach: 'DEALER' })
    await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
    await counted(5, [NOT_BY_EMAIL, REACHED])
  })

  test('holds for the household also once a file names another email of it', async () => {
    await stop(await linkTo(), { reach: 'DEALER' })
    await bring(HEAD + line('Quill').replace('quill@', 'other@') + line('Reed', '2 Main St'))
    await counted(5, [NOT_BY_EMAIL, REACHED])
  })
})

describe('how far an opt-out reaches', () => {
  beforeEach(async () => {
    await bring(HEAD + line('Quill'))
    await bring(HEAD + line('Quill') + line('Voss', '3 Main St'), TREE.cousin.key)
  })

  test('of a dealer alone, the other dealers of the brand go on', async () => {
    await stop(await linkTo(), { reach: 'DEALER' })
    await counted(5, [NOT_BY_EMAIL])
    await counted(8, [REACHED, REACHED])
  })

  test.for([
    ['BRAND', TREE.honda.path],
    ['ALL', TREE.root.path],
  ] as const)('of %s it holds at every dealer there who knows them', async ([reach, path]) => {
    const { body } = await stop(await linkTo(), { reach })
    expect(body).toMatchObject({ reach, mayTakeBack: true })
    expect((await stored()).map((one) => one.path)).toEqual([path])
    await counted(5, [NOT_BY_EMAIL])
    await counted(8, [NOT_BY_EMAIL, REACHED])
    expect((await read(await linkTo(TREE.cousin.key))).body).toMatchObject({ reach })
  })

  test('is widened by another call, and never narrowed', async () => {
    const link = await linkTo()
    await stop(link, { reach: 'BRAND' })
    expect((await stop(link, { reach: 'DEALER' })).body.reach).toBe('BRAND')
    expect((await stop(link, { reach: 'ALL' })).body.reach).toBe('ALL')
  })
})

describe('the one click of a mail program', () => {
  beforeEach(() => bring(HEAD + line('Quill')))

  const PARTS =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  test.for([
    ['at the link itself', '', 'List-Unsubscribe=One-Click', FORM],
    ['at its own address', '/one-click', 'List-Unsubscribe=One-Click', FORM],
    ['in several parts', '', PARTS, 'multipart/form-data; boundary=x'],
  ] as const)("%s stops the dealer's emails", async ([, more, payload, type]) => {
    const link = await linkTo()
    const { status, body } = await click(more ? `/api${link}${more}` : link, payload, type)
    expect([status, body]).toMatchObject([200, { reach: 'DEALER', mayTakeBack: true }])
    expect(await stored()).toMatchObject([
      { source: 'ONE_CLICK', campaign_key: CAMPAIGN, why: null, path: TREE.dealer.path },
    ])
    await counted(5, [NOT_BY_EMAIL])
  })

  test('is nothing else that a scanner may send', async () => {
    const link = await linkTo()
    expect((await click(link, '')).body.code).toBe('opt-out.not-one-click')
    expect((await click(link, 'a=b')).status).toBe(422)
    expect((await click(link, '{}', 'application/json')).status).toBe(415)
    expect((await click(link, 'x'.repeat(5_000))).status).toBe(413)
    expect(await stored()).toEqual([])
    expect(await logged()).toEqual([])
  })
})

describe('an opt-out by mistake', () => {
  beforeEach(() => bring(HEAD + line('Quill')))

  test('is taken back by the same link, and emails go on', async () => {
    const link = await linkTo()
    await stop(link, { reach: 'BRAND' })
    await click(link)
    await counted(5, [NOT_BY_EMAIL])
    const { status, body } = await takeBack(link)
    expect([status, body]).toMatchObject([200, BEFORE])
    expect(await stored()).toEqual([])
    await counted(5, [REACHED])
    expect((await logged()).at(-1)).toMatchObject({
      event: 'customers.opt-out-taken-back',
      person_key: null,
      path: TREE.dealer.path,
      details: { key: 5, campaignKey: CAMPAIGN, lifted: 2 },
    })
    expect((await takeBack(link)).body).toEqual(body)
  })

  test('is not taken back after a day, nor by the link of another campaign', async () => {
    const link = await linkTo()
    await stop(link, { reach: 'DEALER' })
    const other = await linkTo(TREE.dealer.key, { campaignKey: 42 })
    expect((await takeBack(other)).body).toMatchObject({ reach: 'DEALER', mayTakeBack: false })
    await app.owner.query(`UPDATE suppressions SET suppressed_at = now() - interval '25 hours'`)
    expect((await read(link)).body).toMatchObject({ reach: 'DEALER', mayTakeBack: false })
    expect((await takeBack(link)).body).toMatchObject({ reach: 'DEALER', mayTakeBack: false })
    expect(await stored()).toHaveLength(1)
  })

  test('holds for the customer as they were corrected since, and is taken back for them as well', async () => {
    const link = await linkTo()
    await stop(link, { reach: 'DEALER' })
    const household = '/customers/market/5/household/1'
    const { contact, version } = (await call('GET', household)).body
    const moved = { contact: { ...contact, line1: '9 Elm St' }, version }
    expect((await call('PUT', household, moved)).status).toBe(200)
    expect((await call('GET', household)).body).toMatchObject({
      reach: { email: 'OPTED_OUT' },
      suppressions: [{ source: 'UNSUBSCRIBE_PAGE' }],
    })
    expect(await stored()).toMatchObject([{ source: 'UNSUBSCRIBE_PAGE', campaign_key: CAMPAIGN }])
    expect((await takeBack(link)).body).toMatchObject({ reach: null })
    expect(await stored()).toEqual([])
  })

  test('leaves what a person who looks after customers has set', async () => {
    const person = { email: 'quill@customers.example' }
    const set = { marketKey: 2, person, channel: 'ALL', reason: 'COMPLAINED' }
    await call('POST', '/customers/suppression', set)
    const link = await linkTo()
    await stop(link, { reach: 'DEALER' })
    expect((await takeBack(link)).body).toMatchObject({ reach: 'BRAND', mayTakeBack: false })
    expect(await stored()).toMatchObject([{ source: 'ADMINISTRATOR', reason: 'COMPLAINED' }])
  })
})

test('an address that bounced can still be opted out', async () => {
  await bring(HEAD + line('Quill'))
  const person = { email: 'quill@customers.example' }
  const bounced = { marketKey: 5, person, channel: 'EMAIL', reason: 'BOUNCED' }
  await call('POST', '/customers/suppression', bounced)
  expect((await read(await linkTo())).body).toMatchObject(BEFORE)
})

test('a household that a file has left out since is opted out all the same', async () => {
  await bring(HEAD + line('Quill'))
  const link = await linkTo()
  await bring(HEAD + line('Reed', '2 Main St'))
  await app.owner.query(`DELETE FROM households WHERE last_name = 'Quill'`)
  expect((await read(link)).body).toMatchObject({ ...BEFORE, email: null })
  expect((await stop(link, { reach: 'DEALER' })).body.reach).toBe('DEALER')
  expect((await stop(link, { reach: 'DEALER' })).body.reach).toBe('DEALER')
  await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
  await counted(5, [REACHED, NOT_BY_EMAIL])
})

test('a customer who was erased gets the same answer, and stays erased', async () => {
  await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
  const link = await linkTo()
  const person = { email: 'quill@customers.example' }
  await call('POST', '/customers/erasure', { marketKey: 5, person })
  const { status, body } = await stop(link, { reach: 'DEALER' })
  expect([status, body]).toMatchObject([200, { email: null, reach: 'DEALER' }])
  expect((await click(link)).body).toEqual(body)
  expect((await takeBack(link)).body).toMatchObject({ reach: 'DEALER', mayTakeBack: false })
  const { counts } = await bring(HEAD + line('Quill') + line('Reed', '2 Main St'))
  expect(counts).toMatchObject({ households: 1, erased: 1 })
})

describe('what is no link of ours', () => {
  beforeEach(() => bring(HEAD + line('Quill')))

  test('is no link from before the secret was replaced, which still works', async () => {
    const link = await linkTo()
    const rename = (from: string, to: string) =>
      app.owner.query('UPDATE platform_secrets SET name = $2 WHERE name = $1', [from, to])
    await rename('unsubscribe', 'unsubscribe-before')
    expect((await stop(link, { reach: 'DEALER' })).status).toBe(200)
    await app.owner.query(`DELETE FROM platform_secrets WHERE name = 'unsubscribe-before'`)
    expect((await read(link)).status).toBe(404)
    await app.owner.query(`UPDATE platform_secrets SET value = $1 WHERE name = 'unsubscribe'`, [
      JSON.stringify(SECRET),
    ])
  })

  test('opens and stops nothing, and says no more than that it is not there', async () => {
    const link = await linkTo()
    const forged = `/unsubscribe/${'A'.repeat(52)}`
    const gone = await linkTo(999_999)
    for (const bad of [forged, gone]) {
      expect((await read(bad)).body.code).toBe('not-found')
      expect((await stop(bad, { reach: 'ALL' })).body.code).toBe('not-found')
      expect((await click(bad)).body.code).toBe('not-found')
      expect((await takeBack(bad)).body.code).toBe('not-found')
    }
    expect((await read(link.slice(0, -1))).body.code).toBe('request.invalid')
    expect((await stop(link, { reach: 'EVERYTHING' })).body.code).toBe('request.invalid')
    expect(await stored()).toEqual([])
  })
})
