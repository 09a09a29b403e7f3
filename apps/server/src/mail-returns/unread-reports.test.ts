import { describe, expect, test } from 'vitest'
import { returnPathFor } from '../mailing/index.ts'
import { qmailBounce, vacationAnswer } from '../testing/mail-report-samples.ts'
import { DOMAIN, returnedEmails } from '../testing/returned-emails.ts'
import { runJobOnce } from '../testing/run-job-once.ts'
import { TREE } from '../testing/test-tree.ts'
import { tidyEmailsJob } from './index.ts'

const {
  app,
  samples,
  rowsOf,
  sent,
  deliver,
  bounce,
  returned,
  suppressed,
  names,
  campaign,
  sendingKeys,
} = returnedEmails()

type Caller = Parameters<typeof app.call>[0]

const listed = async (as: Caller = 'admin') =>
  app.call(as, 'POST', '/mail-returns/unread/search', {})
const first = async (): Promise<number> => (await listed()).body.reports[0].key
const decide = (key: number, decision: string, as: Caller = 'admin') =>
  app.call(as, 'POST', `/mail-returns/unread/${key}/decide`, { decision })
const lastEntry = () =>
  rowsOf(`SELECT outcome, event, details, path FROM audit_log ORDER BY key DESC LIMIT 1`)

describe('an email that came back and that no rule understands', () => {
  test('is listed newest first with what it came back from, and read as text', async () => {
    await bounce(qmailBounce)
    await bounce(qmailBounce, 1)
    const { status, body } = await listed()
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalElements: 2, page: 0, size: 20 })
    const [newest, older] = body.reports
    expect(newest.key).toBeGreaterThan(older.key)
    expect(older).toMatchObject({
      from: 'MAILER-DAEMON@mx.customers.example',
      subject: 'failure notice',
      sent: { campaign: { key: campaign() }, dealer: 'Market dealer', wave: 1, isSeed: false },
    })
    const next = await app.call('admin', 'POST', '/mail-returns/unread/search', {
      page: 1,
      size: 1,
    })
    expect(next.body.reports).toMatchObject([{ key: older.key }])
    const read = await app.call('admin', 'GET', `/mail-returns/unread/${older.key}`)
    expect(read.body.text).toContain('No such mailbox here. (#5.1.1)')
    expect(read.body.text).not.toContain('MAILER-DAEMON@mx')
    expect(read.body.head).toMatch(/^From: MAILER-DAEMON@mx.customers.example\r\nTo: returns\+/)
    expect(read.body.head).not.toContain('No such mailbox')
    expect(read.body.can.count).toEqual({ ok: true })
  })

  test('counts as a hard bounce once a person read that the address is gone', async () => {
    const { recipient } = await sent()
    await bounce(qmailBounce)
    const key = await first()
    expect(await decide(key, 'address-gone')).toMatchObject({
      status: 200,
      body: { outcome: 'stopped' },
    })
    expect(await lastEntry()).toEqual([
      {
        outcome: 'done',
        event: 'mail-return.decided',
        details: { key, decision: 'address-gone', outcome: 'stopped', campaignKey: campaign() },
        path: '1.',
      },
    ])
    expect(await returned()).toMatchObject([{ recipient, kind: 'BOUNCED_FOR_GOOD', way: 'EMAIL' }])
    expect(await suppressed()).toMatchObject([
      { channel: 'EMAIL', reason: 'BOUNCED', source: 'MAIL_RETURN', path: TREE.honda.path },
    ])
    const { body } = await samples.sendings(campaign())
    const line = body.sendings.find((one: { key: number }) => one.key === sendingKeys()[0])
    expect(line.returned).toMatchObject([{ kind: 'BOUNCED_FOR_GOOD', count: 1 }])
    expect((await listed()).body.reports).toEqual([])
  })

  test('is decided on once: whoever comes second finds it gone, and nothing is counted twice', async () => {
    await bounce(qmailBounce)
    const key = await first()
    const both = await Promise.all([decide(key, 'complaint'), decide(key, 'address-gone')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const later = await decide(key, 'nothing')
    expect(later.body).toMatchObject({ status: 404, code: 'mail-return.not-there' })
    const read = await app.call('admin', 'GET', `/mail-returns/unread/${key}`)
    expect(read.body.code).toBe('mail-return.not-there')
    expect(await returned()).toHaveLength(1)
  })

  test('as a complaint stops the address as one that a provider reports', async () => {
    await bounce(qmailBounce)
    expect((await decide(await first(), 'complaint')).body).toEqual({ outcome: 'stopped' })
    expect(await suppressed()).toMatchObject([{ reason: 'COMPLAINED', path: TREE.honda.path }])
    // The same of the same email, by another report, is no second one.
    await bounce(qmailBounce)
    expect((await decide(await first(), 'complaint')).body).toEqual({ outcome: 'counted-before' })
    expect(await returned()).toHaveLength(1)
  })

  test('as nothing leaves the list, and changes nothing else', async () => {
    await bounce(qmailBounce)
    expect((await decide(await first(), 'nothing')).body).toEqual({ outcome: 'removed' })
    expect(await returned()).toEqual([])
    expect(await suppressed()).toEqual([])
    expect(await rowsOf('SELECT FROM unread_reports')).toEqual([])
  })
})

describe('what it came back from', () => {
  test('may be deleted since: it is read, and only removed', async () => {
    await bounce(qmailBounce)
    await rowsOf('DELETE FROM sendings')
    const { body } = await listed()
    expect(body.reports).toMatchObject([{ subject: 'failure notice', sent: null }])
    const key = await first()
    const read = await app.call('admin', 'GET', `/mail-returns/unread/${key}`)
    expect(read.body.can.count).toEqual({ ok: false, reason: 'mail-return.email-unknown' })
    const refused = await decide(key, 'address-gone')
    expect(refused.body).toMatchObject({ status: 409, code: 'mail-return.email-unknown' })
    expect((await listed()).body.totalElements).toBe(1)
    expect((await decide(key, 'nothing')).status).toBe(200)
    expect((await listed()).body.totalElements).toBe(0)
  })

  test('may have gone to a customer who has another address by now: it counts, and stops none', async () => {
    const { recipient } = await sent()
    await bounce(qmailBounce)
    const setBefore = (hash: string) =>
      rowsOf(`UPDATE households SET imported_email_hash = ${hash} WHERE household = $1`, [
        recipient,
      ])
    await setBefore('email_hash + 1')
    const { body } = await decide(await first(), 'address-gone')
    await setBefore('NULL')
    expect(body).toEqual({ outcome: 'counted' })
    expect(await returned()).toMatchObject([{ recipient, kind: 'BOUNCED_FOR_GOOD' }])
    expect(await suppressed()).toEqual([])
  })

  test('may be a seed, whose place among seeds is no household: that of a customer stays', async () => {
    const [sendingKey = 0] = sendingKeys()
    const { recipient } = await sent()
    await rowsOf(
      `INSERT INTO deliveries (sending_key, recipient, is_seed, state, changed_at, path)
       VALUES ($1, $2, true, 'accepted', now(), $3)`,
      [sendingKey, recipient, TREE.dealer.path],
    )
    const name = names().nameFor({ sendingKey, isSeed: true, recipient })
    const about = { name, to: 'seed@dealers.example' }
    await deliver(qmailBounce(about), returnPathFor(name, DOMAIN))
    expect((await listed()).body.reports).toMatchObject([{ sent: { isSeed: true } }])
    expect((await decide(await first(), 'address-gone')).body).toEqual({ outcome: 'counted' })
    expect(await suppressed()).toEqual([])
    expect(await rowsOf('SELECT is_seed FROM mail_returns')).toEqual([{ is_seed: true }])
  })

  test('is not known where an earlier program took it in: seed or customer, nothing is counted', async () => {
    await bounce(qmailBounce)
    await rowsOf('UPDATE unread_reports SET is_seed = NULL')
    const key = await first()
    expect((await decide(key, 'complaint')).body.code).toBe('mail-return.email-unknown')
    expect((await decide(key, 'nothing')).status).toBe(200)
  })
})

describe('only people who see all brands', () => {
  test.each(['hondaAdmin', 'national'] as const)('%s gets nothing', async (as) => {
    await bounce(qmailBounce)
    const key = await first()
    expect((await listed(as)).status).toBe(403)
    for (const { status, body } of [
      await app.call(as, 'GET', `/mail-returns/unread/${key}`),
      await decide(key, 'address-gone', as),
    ]) {
      expect([403, 404]).toContain(status)
      expect(JSON.stringify(body)).not.toContain('failure notice')
    }
    expect((await listed()).body.totalElements).toBe(1)
  })
})

test('an answer that says that a person is away never waits for anybody', async () => {
  await bounce(vacationAnswer)
  expect((await listed()).body.reports).toEqual([])
})

// The last one, as the customers of the market are others from here on.
test('what is a month old is deleted, as are emails that were kept for looking: both are letters of people', async () => {
  await bounce(qmailBounce)
  await bounce(qmailBounce, 1)
  await rowsOf(
    `INSERT INTO kept_emails (sending_key, is_seed, to_address, subject, content, arrived_at, path)
     SELECT s.key, false, age || ' days', 's', '', now() - age * interval '1 day', s.path
       FROM (SELECT key, path FROM sendings ORDER BY key LIMIT 1) s, unnest(ARRAY[29, 31]) age`,
  )
  const [newest, older] = (await listed()).body.reports
  await rowsOf(
    `UPDATE unread_reports SET arrived_at = now() - interval '31 days' WHERE key = ${older.key}`,
  )
  await runJobOnce(app, tidyEmailsJob, Date.now())
  expect((await listed()).body.reports).toMatchObject([{ key: newest.key }])
  expect(await rowsOf('SELECT to_address FROM kept_emails')).toEqual([{ to_address: '29 days' }])
})

test('what came back from a customer goes with them when they are erased, and nothing else does', async () => {
  const { to } = await sent()
  await bounce(qmailBounce)
  await bounce(qmailBounce, 1)
  const other = await first()
  const nameless = { lastName: '', line1: '', postalCode: '' }
  const erased = await app.call('admin', 'POST', '/customers/erasure', {
    marketKey: TREE.dealer.key,
    person: { ...nameless, email: to },
  })
  expect(erased.body.households).toBeGreaterThan(0)
  expect((await listed()).body.reports).toMatchObject([{ key: other }])
})
