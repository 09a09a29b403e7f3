import { ROOT_PATH } from '@marquee/rules/access'
import { describe, expect, test } from 'vitest'
import { returnPathFor } from '../mailing/index.ts'
import {
  complaint,
  delayedReport,
  exchangeBounce,
  gmailBounce,
  postfixBounce,
  qmailBounce,
} from '../testing/mail-report-samples.ts'
import { DOMAIN, returnedEmails } from '../testing/returned-emails.ts'
import { TREE } from '../testing/test-tree.ts'

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

const STOPPED = {
  channel: 'EMAIL',
  source: 'MAIL_RETURN',
  path: TREE.honda.path,
  suppressed_by: null,
}

describe('an email that came back', () => {
  test('for good stops its address at the brand, once, and is reported in the log of the dealer [AUD-14]', async () => {
    const { recipient } = await sent()
    expect(await bounce(postfixBounce)).toBe('sent')
    expect(await bounce(postfixBounce)).toBe('sent')
    expect(await returned()).toEqual([
      {
        sending_key: sendingKeys()[0],
        recipient,
        kind: 'BOUNCED_FOR_GOOD',
        way: 'EMAIL',
        says: '550 5.1.1 <…>: Recipient address rejected: no such mailbox here',
      },
    ])
    expect(await suppressed()).toEqual([
      { ...STOPPED, reason: 'BOUNCED', campaign_key: campaign() },
    ])
    const logged = await rowsOf(
      `SELECT event, person_key, object, path, details FROM audit_log WHERE event = 'customers.email-returned' ORDER BY key DESC LIMIT 1`,
    )
    expect(logged).toMatchObject([
      {
        person_key: null,
        path: TREE.dealer.path,
        details: { kind: 'BOUNCED_FOR_GOOD', households: expect.any(Number) },
      },
    ])
    expect(JSON.stringify(logged)).not.toContain('customers.example')
  })

  test('leaves the delivery in its state, so that the sum of the sending still holds', async () => {
    await bounce(exchangeBounce)
    const { body } = await samples.sendings(campaign())
    const line = body.sendings.find(({ key }: { key: number }) => key === sendingKeys()[0])
    expect(line.pieces.accepted + line.pieces.suppressed).toBe(line.planned)
    expect(line.returned).toEqual([
      {
        kind: 'BOUNCED_FOR_GOOD',
        count: 1,
        says: [expect.stringContaining('RESOLVER.ADR.RecipientNotFound')],
      },
    ])
  })

  test('for now stops its address only as often as the setting says', async () => {
    const { recipient } = await sent()
    for (const _ of [1, 2]) await bounce(gmailBounce)
    expect(await suppressed()).toEqual([])
    // Two others of this address, longer ago than the days that count, and within them.
    const add = (wave: number, days: number) =>
      rowsOf(
        `WITH other AS (
           INSERT INTO sendings (order_key, campaign_key, market_key, step_key, step_number, step_name,
                                 channel, wave, due_on, state, path)
           SELECT order_key, campaign_key, market_key, 900 + $2::integer, 1, '', 'EMAIL', 1, due_on, 'done', path
             FROM sendings WHERE key = $1 RETURNING key, path),
         piece AS (
           INSERT INTO deliveries (sending_key, recipient, state, changed_at, path)
           SELECT key, $4, 'accepted', now(), path FROM other RETURNING sending_key, path)
         INSERT INTO mail_returns (sending_key, is_seed, recipient, kind, way, says, email_hash, returned_at, path)
         SELECT p.sending_key, false, $4, 'BOUNCED_FOR_NOW', 'EMAIL', '', m.email_hash,
                now() - make_interval(days => $3), p.path FROM piece p, mail_returns m LIMIT 1`,
        [sendingKeys()[0], wave, days, recipient],
      )
    await add(1, 5)
    await add(2, 31)
    await rowsOf('DELETE FROM mail_returns WHERE sending_key = $1', [sendingKeys()[0]])
    await bounce(gmailBounce)
    expect(await suppressed()).toEqual([])
    await add(3, 29)
    await rowsOf('DELETE FROM mail_returns WHERE sending_key = $1', [sendingKeys()[0]])
    await bounce(gmailBounce)
    expect(await suppressed()).toMatchObject([{ reason: 'BOUNCED' }])
  })

  test('as a complaint is the will of the person: the next sending leaves them out', async () => {
    const about = await sent()
    expect(await deliver(complaint(about), `complaints@${DOMAIN}`)).toBe('sent')
    expect(await suppressed()).toEqual([
      { ...STOPPED, reason: 'COMPLAINED', campaign_key: campaign() },
    ])
    const seen = await app.call(
      'national',
      'GET',
      `/customers/market/${TREE.dealer.key}/household/${about.recipient}`,
    )
    expect(seen.body.suppressions).toMatchObject([
      { channel: 'EMAIL', reason: 'COMPLAINED', source: 'MAIL_RETURN' },
    ])
  })

  test('and is not understood is kept for a person; what is only late is nothing', async () => {
    expect(await bounce(qmailBounce)).toBe('sent')
    expect(await bounce(delayedReport, 1)).toBe('sent')
    const { recipient } = await sent()
    const unread = await rowsOf(
      `SELECT sending_key, recipient, path, convert_from(content, 'UTF8') AS content FROM unread_reports`,
    )
    expect(unread).toEqual([
      {
        sending_key: sendingKeys()[0],
        recipient,
        path: ROOT_PATH,
        content: expect.stringContaining('(#5.1.1)'),
      },
    ])
    expect(await returned()).toEqual([])
  })

  test('from an address that the household does not have stops no other one', async () => {
    const about = await sent()
    const elsewhere = { ...about, to: 'victim@customers.example' }
    // An alias with two people behind it, neither of them known.
    const two = postfixBounce(elsewhere)
      .toString()
      .replace(
        'Final-Recipient: ',
        'Final-Recipient: rfc822; second@elsewhere.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\nFinal-Recipient: ',
      )
    await deliver(Buffer.from(two), returnPathFor(about.name, DOMAIN))
    expect(await returned()).toHaveLength(1)
    expect(await suppressed()).toEqual([])
    // One alone is where our email was forwarded to.
    await deliver(complaint(elsewhere), returnPathFor(about.name, DOMAIN))
    const [row] = await rowsOf(
      'SELECT count(*)::integer AS all FROM suppressions s JOIN households h ON h.email_hash = s.hash WHERE h.email = $1',
      [about.to],
    )
    expect(row.all).toBeGreaterThan(0)
  })

  test('of a seed, or of an unknown delivery, is kept, and settles nothing', async () => {
    const [sendingKey] = sendingKeys()
    await rowsOf(
      `INSERT INTO deliveries (sending_key, recipient, is_seed, state, changed_at, path)
       VALUES ($1, 99, true, 'accepted', now(), $2)`,
      [sendingKey, TREE.dealer.path],
    )
    const name = names().nameFor({ sendingKey: sendingKey as number, isSeed: true, recipient: 99 })
    const about = { name, to: 'seed@dealers.example' }
    expect(await deliver(postfixBounce(about), returnPathFor(name, DOMAIN))).toBe('sent')
    expect(await suppressed()).toEqual([])
    const { recipient } = await sent()
    await rowsOf(
      `UPDATE deliveries SET state = 'unknown' WHERE sending_key = $1 AND recipient = $2`,
      [sendingKey, recipient],
    )
    const one = names().nameFor({ sendingKey: sendingKey as number, isSeed: false, recipient })
    await deliver(
      postfixBounce({ name: one, to: `c${recipient}@customers.example` }),
      returnPathFor(one, DOMAIN),
    )
    const [row] = await rowsOf(
      'SELECT state FROM deliveries WHERE sending_key = $1 AND recipient = $2 AND NOT is_seed',
      [sendingKey, recipient],
    )
    expect(row.state).toBe('unknown')
    expect(await returned()).toHaveLength(2)
  })

  test('of a campaign that is gone, or by a name that nobody signed, changes nothing', async () => {
    const { to } = await sent()
    const gone = names().nameFor({ sendingKey: 999_999, isSeed: false, recipient: 1 })
    expect(await deliver(postfixBounce({ name: gone, to }), returnPathFor(gone, DOMAIN))).toBe(
      'sent',
    )
    const forged = 'a'.repeat(32)
    expect(await deliver(postfixBounce({ name: forged, to }), returnPathFor(forged, DOMAIN))).toBe(
      'refused',
    )
    expect(await deliver(complaint({ name: forged, to }), `complaints@${DOMAIN}`)).toBe('sent')
    expect(await deliver(qmailBounce({ name: forged, to }), `complaints@${DOMAIN}`)).toBe('sent')
    expect(await returned()).toEqual([])
    expect(await suppressed()).toEqual([])
    expect(await rowsOf('SELECT FROM unread_reports')).toEqual([])
  })
})
