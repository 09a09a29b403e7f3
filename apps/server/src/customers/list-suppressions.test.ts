import { beforeAll, beforeEach, expect, test } from 'vitest'
import { customerImports, HEAD, line } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { unsubscribeLinksBy } from './unsubscribe-links.load.ts'

const app = testApp()
const { call, bring } = customerImports(app)

const links = unsubscribeLinksBy('secret', '')

beforeAll(async () => {
  await app.owner.query(
    `INSERT INTO platform_secrets (name, value) VALUES ('unsubscribe', '"secret"')`,
  )
})
beforeEach(() => bring(HEAD + line('Quill') + line('Reed', '2 Main St')))

const suppress = (email: string, over: object = {}) =>
  call('POST', '/customers/suppression', {
    marketKey: TREE.dealer.key,
    person: { email },
    channel: 'EMAIL',
    reason: 'OPTED_OUT',
    ...over,
  })

async function optOut() {
  const { rows } = await app.owner.query<{ household: number; email_hash: string }>(
    `SELECT household, email_hash FROM households WHERE last_name = 'Quill'`,
  )
  const [row] = rows
  const emailHash = BigInt(row?.email_hash ?? 0)
  const recipient = { marketKey: 5, household: row?.household ?? 0, emailHash, campaignKey: 41 }
  return app.call(null, 'POST', links.linkFor(recipient).page, { reach: 'DEALER', reason: 'OTHER' })
}

const search = async (criteria: object = {}, as: PersonName = 'admin', more: object = {}) =>
  (await app.call(as, 'POST', '/customers/suppression/search', { criteria, ...more })).body

test('the list shows an opt-out once, with whose it is, why and from where, though two hashes stand for it', async () => {
  await optOut()
  const { suppressions, totalElements } = await search()
  expect(totalElements).toBe(1)
  expect(suppressions).toMatchObject([
    {
      channel: 'EMAIL',
      reason: 'OPTED_OUT',
      source: 'UNSUBSCRIBE_PAGE',
      why: 'OTHER',
      by: '',
      isKnown: true,
      person: { marketKey: 5, name: 'Quill', email: 'quill@customers.example' },
      can: { lift: { ok: true } },
    },
  ])
  expect((await app.owner.query('SELECT FROM suppressions')).rowCount).toBe(2)
})

test('who is in no file is listed as no longer known, and found by a whole address all the same', async () => {
  await suppress('gone@customers.example')
  await suppress('reed@customers.example', { reason: 'BOUNCED' })
  const { suppressions } = await search({ email: 'GONE@customers.example' })
  expect(suppressions).toMatchObject([{ isKnown: false, person: null, source: 'ADMINISTRATOR' }])
  expect((await search({ email: 'no address' })).totalElements).toBe(0)
  expect((await search({ reason: 'BOUNCED' })).suppressions).toMatchObject([
    { isKnown: true, person: { name: 'Reed' } },
  ])
  expect((await search({ channel: 'MAIL' })).totalElements).toBe(0)
  expect((await search({ source: 'ONE_CLICK' })).totalElements).toBe(0)
})

test('the newest stands first, and each page has its own', async () => {
  for (const name of ['a', 'b', 'c']) await suppress(`${name}@customers.example`)
  const keysOn = async (page: number, direction = 'DESCENDING') => {
    const sort = [{ id: 'at', direction }]
    const found = await search({}, 'admin', { page, size: 2, sort })
    expect(found.totalElements).toBe(3)
    return found.suppressions.map((one: { key: number }) => one.key)
  }
  const all = [...(await keysOn(0)), ...(await keysOn(1))]
  expect(all).toHaveLength(3)
  expect(all).toEqual(all.toSorted((one, other) => other - one))
  expect([...(await keysOn(0, 'ASCENDING')), ...(await keysOn(1, 'ASCENDING'))]).toEqual(
    all.toReversed(),
  )
})

test('a person sees what stands in their scope and below, and not what stands elsewhere', async () => {
  await suppress('quill@customers.example')
  await suppress('quill@customers.example', { marketKey: TREE.acura.key })
  await suppress('quill@customers.example', { marketKey: TREE.honda.key })
  expect((await search()).totalElements).toBe(3)
  expect((await search({}, 'hondaAdmin')).totalElements).toBe(2)
  expect((await search({}, 'districtAdmin')).totalElements).toBe(1)
})

test('the list is exported whole, and both are recorded without what names anyone', async () => {
  await suppress('quill@customers.example')
  await suppress('gone@customers.example')
  await search()
  const { status, body } = await call('POST', '/customers/suppression/export', {
    criteria: { channel: 'EMAIL' },
  })
  expect([status, body.suppressions.length, body.isCut]).toEqual([200, 2, false])
  const { rows } = await app.owner.query(
    `SELECT event, details FROM audit_log WHERE event LIKE 'customers.suppressions-%' ORDER BY key`,
  )
  expect(rows).toMatchObject([
    { event: 'customers.suppressions-read', details: { count: 2 } },
    { event: 'customers.suppressions-exported', details: { count: 2 } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/quill|gone/i)
})

test('one is lifted with all its hashes, and that of a person who was erased is not', async () => {
  await optOut()
  const [{ key }] = (await search()).suppressions
  const lift = (suppression: number) =>
    call('PUT', `/customers/suppression/${suppression}/lifting`, { reason: 'CONSENTED' })
  expect((await lift(key)).body).toEqual({ households: 1 })
  expect((await app.owner.query('SELECT FROM suppressions')).rowCount).toBe(0)
  expect((await lift(key)).body.code).toBe('not-found')
  await call('POST', '/customers/erasure', {
    marketKey: 5,
    person: { email: 'reed@customers.example' },
  })
  const [erased] = (await search()).suppressions
  expect(erased).toMatchObject({
    reason: 'ERASED',
    isKnown: false,
    can: { lift: { ok: false, reason: 'suppressions.erased' } },
  })
  const refused = await lift(erased.key)
  expect([refused.status, refused.body.code]).toEqual([409, 'suppressions.erased'])
  const events = await app.owner.query(
    `SELECT path, about, details FROM audit_log WHERE event = 'customers.suppression-lifted'`,
  )
  expect(events.rows).toMatchObject([
    { about: ['market:5'], details: { key: 5, channel: 'EMAIL', reason: 'CONSENTED', lifted: 1 } },
  ])
})
