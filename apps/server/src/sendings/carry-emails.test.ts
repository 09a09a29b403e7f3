import { ROOT_PATH } from '@marquee/rules/access'
import { momentIn } from '@marquee/rules/calendar'
import { seedPerson } from '@marquee/test-kit/campaign'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { simpleParser } from 'mailparser'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dkimRecord } from '../mailing/testing/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import { inScope } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { carrierTo } from '../testing/email-carrier.ts'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'
import { carryEmails } from './carry-emails.job.ts'

/** The hash of a picture. */
const LOGO = 'a1'.repeat(32)

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples

let catcher: MailCatcher
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
})
afterEach(() => catcher.close())

/** A campaign whose first day has come, and a mail server. */
async function begun(catching: Catching = {}) {
  catcher = await mailCatcher(catching)
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await samples.lookAt(first)
  const carry = (over: Parameters<typeof samples.carry>[3] = {}) =>
    samples.carry(key, catcher, first, over)
  return { key, first, carry }
}
const emails = (key: number) =>
  rowsOf(
    `SELECT d.recipient, d.state, d.tries, d.answer, d.suppressed_for AS reason, h.email,
            d.rests_until AS "restsUntil"
       FROM deliveries d JOIN sendings s ON s.key = d.sending_key
       LEFT JOIN households h ON h.market_key = s.market_key AND h.household = d.recipient
      WHERE s.campaign_key = $1 AND s.channel = 'EMAIL' AND s.wave = 1 AND NOT d.is_seed ORDER BY 1`,
    [key],
  )
const statesOf = async (key: number) => {
  const counts: Record<string, number> = {}
  for (const { state } of await emails(key)) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
const addressesIn = (caught: MailCatcher['caught']) => caught.map(({ to }) => to).toSorted()
const sendingOf = async (key: number) =>
  (await samples.sendings(key)).body.sendings.find(({ channel }: any) => channel === 'EMAIL')
const third = (said: string) => (nth: number) => (nth % 3 === 0 ? said : undefined)

describe('on its day', () => {
  test('each customer who was planned gets their email, once, and the sending is done [CHN-03]', async () => {
    const { key, first, carry } = await begun()
    await carry()
    const after = await emails(key)
    expect(after.length).toBeGreaterThan(20)
    expect(await statesOf(key)).toEqual({ accepted: after.length })
    expect(addressesIn(catcher.caught)).toEqual(after.map(({ email }) => email).toSorted())
    await samples.lookAt(first, 13)
    expect(await sendingOf(key)).toMatchObject({ state: 'done' })
    await carry()
    expect(catcher.caught).toHaveLength(after.length)
  })

  test('they come by the sending domain of the brand', async () => {
    await rowsOf(
      `INSERT INTO sending_domains (hierarchy_id, domain, path) VALUES ('HONDA', 'mail.honda.example', $1)`,
      [TREE.honda.path],
    )
    const { carry } = await begun()
    await carry()
    await rowsOf('DELETE FROM sending_domains')
    const [mail] = catcher.caught
    expect(mail?.message).toMatch(/^From: [^@]*@mail\.honda\.example>/m)
    expect(mail?.message).toContain('d=mail.honda.example;')
    expect(mail?.from).toMatch(/@mail\.honda\.example$/)
  })

  test('its seeds get the live piece as well, and are not counted [SEED-29]', async () => {
    catcher = await mailCatcher()
    const key = await samples.approved()
    const seeds = [{ ...seedPerson(), email: 'seed@agency.example' }]
    await rowsOf(
      `UPDATE campaigns SET details = jsonb_set(details, '{sampleRecipients}', $2::jsonb) WHERE key = $1`,
      [key, JSON.stringify(seeds)],
    )
    const { first } = await samples.daysOf(key)
    await samples.lookAt(first)
    await samples.carry(key, catcher, first)
    const planned = (await emails(key)).length
    expect(await statesOf(key)).toEqual({ accepted: planned })
    expect(catcher.caught).toHaveLength(planned + 1)
    const [toSeed] = catcher.caught.filter(({ to }) => to === 'seed@agency.example')
    expect(toSeed?.message).not.toContain('PREVIEW')
    expect((await sendingOf(key)).pieces.accepted).toBe(planned)
  })

  test('none leave before the hours of the dealer, nor after them, nor in a restored database', async () => {
    const { key, carry } = await begun()
    await carry({ hours: { from: 13, to: 20 } })
    await carry({ hours: { from: 8, to: 12 } })
    await carry({ maySend: async () => false })
    expect(catcher.commands).toEqual([])
    const { pending = 0 } = await statesOf(key)
    await carry({ hours: { from: 12, to: 13 } })
    expect(catcher.caught).toHaveLength(pending)
  })
})

describe('what a customer gets', () => {
  test('is read by another parser, and its signature is good for the domain that sends', async () => {
    const { carry } = await begun()
    await carry()
    const [caught] = catcher.caught
    const mail = await simpleParser(caught?.message ?? '')
    const dealer = await dealerName()
    expect(mail.from?.value[0]?.name).toBe(dealer)
    expect(mail.from?.value[0]?.address).toMatch(/^[a-z-]+@marquee\.example$/)
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain(dealer)
    expect(mail.text).toContain(dealer)
    expect(Buffer.byteLength(String(mail.html))).toBeLessThan(102_000)
    expect(caught?.from).toMatch(/^returns\+[a-z2-7]{32}@marquee\.example$/)
    const [, piece] = /^returns\+(.+)@/.exec(caught?.from ?? '') ?? []
    expect(mail.headers.get('x-pm-metadata-piece')).toBe(piece)
    const [{ value: privateKey }] = await rowsOf(
      `SELECT value #>> '{}' AS value FROM platform_secrets WHERE name = 'dkim marquee.example'`,
    )
    const { results } = await dkimVerify(Buffer.from(caught?.message ?? '', 'binary'), {
      resolver: async (name: string) => {
        expect(name).toBe('marquee._domainkey.marquee.example')
        return [dkimRecord(privateKey).match(/.{1,255}/g) ?? []]
      },
    })
    expect(results.map(({ status }) => status.result)).toEqual(['pass'])
  })

  test('shows pictures that anybody may load who has the email', async () => {
    await rowsOf(
      `INSERT INTO images (hash, content_type, width, height, content, thumbnail)
       VALUES ('${LOGO}', 'image/png', 600, 400, 'logo', 'small')`,
    )
    await rowsOf(
      `INSERT INTO market_logos (market_key, asset_type, hash, status, uploaded_by, path)
       VALUES ($1, 'brand-logo', '${LOGO}', 'APPROVED', (SELECT min(key) FROM people), $2)`,
      [TREE.dealer.key, TREE.dealer.path],
    )
    const { carry } = await begun()
    await carry()
    const { html } = await simpleParser(catcher.caught[0]?.message ?? '')
    const pictures = [
      ...String(html).matchAll(/https:\/\/marquee\.example(\/api\/image\/[^"')\s]+)/g),
    ]
    expect(pictures.length).toBeGreaterThan(0)
    for (const [, url = ''] of pictures) {
      const { status } = await app.send({ method: 'GET', url })
      expect([url, status]).toEqual([url, 200])
    }
  })

  test('leads by one click to no more emails, also of a campaign that is on its way already', async () => {
    const { carry } = await begun()
    await carry()
    const [caught] = catcher.caught
    const address = caught?.to ?? ''
    const other = await samples.approved()
    await samples.lookAt((await samples.daysOf(other)).first)
    const [, link = ''] = /^List-Unsubscribe: <https:\/\/marquee\.example([^>]+)>/m.exec(
      caught?.message ?? '',
    ) as string[]
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const clicked = await app.send({ method: 'POST', url: link, payload, headers })
    expect(clicked.status).toBe(200)
    catcher.caught.length = 0
    await samples.carry(other, catcher, (await samples.daysOf(other)).first)
    const after = await emails(other)
    expect(after.filter(({ state }) => state !== 'accepted')).toMatchObject([
      { email: address, state: 'suppressed', reason: 'OPTED_OUT' },
    ])
    expect(addressesIn(catcher.caught)).not.toContain(address)
    expect(catcher.caught).toHaveLength(after.length - 1)
  })

  test('holds a code of their own for each coupon, which leads to what was printed', async () => {
    const { carry } = await begun()
    await carry()
    const mails = await Promise.all(catcher.caught.map(({ message }) => simpleParser(message)))
    const codes = mails.map(({ html }) => /\/r\/([0-9A-Z]{16})/.exec(String(html))?.[1])
    expect(codes).not.toContain(undefined)
    expect(new Set(codes).size).toBe(codes.length)
    const { status, body } = await app.call(null, 'GET', `/offer/${codes[0]}`)
    expect([status, body.offer?.dealer.name]).toEqual([200, await dealerName()])
  })
})

describe('a mail server', () => {
  test('that has no time is asked again later, and all is sent once it has', async () => {
    let isBusy = true
    const greeting = () => (isBusy ? '421 4.3.2 busy' : undefined)
    const { key, carry } = await begun({ says: { greeting } })
    await carry()
    expect((await emails(key)).map(({ state, tries }) => `${state} ${tries}`)).toContain(
      'pending 0',
    )
    expect(Object.keys(await statesOf(key))).toEqual(['pending'])
    isBusy = false
    await carry()
    expect(Object.keys(await statesOf(key))).toEqual(['accepted'])
    expect(new Set(addressesIn(catcher.caught)).size).toBe(catcher.caught.length)
  })

  test('that refuses a customer for now is tried again after a while, and only then', async () => {
    const { key, first, carry } = await begun({ says: { RCPT: third('450 4.2.1 come again') } })
    await carry()
    const resting = (await emails(key)).filter(({ state }) => state === 'pending')
    expect(resting.length).toBeGreaterThan(20)
    expect(resting[0]).toMatchObject({ tries: 1, answer: '450 4.2.1 come again' })
    const before = catcher.caught.length
    await carry()
    expect(catcher.caught).toHaveLength(before)
    const ahead = resting[0].restsUntil.getTime() + 1 - Date.now()
    await samples.carry(key, catcher, first, { clock: () => Date.now() + ahead })
    expect(catcher.caught.length).toBeGreaterThan(before)
    expect(new Set(addressesIn(catcher.caught)).size).toBe(catcher.caught.length)
  })

  test('that falls silent behind an email leaves it unknown: it is listed, and not sent again', async () => {
    const { key, first, carry } = await begun({ says: { '.': third('hang up') } })
    await carry()
    const { unknown = 0, accepted = 0 } = await statesOf(key)
    expect(unknown).toBeGreaterThan(20)
    await carry()
    expect(await statesOf(key)).toEqual({ unknown, accepted })
    expect(catcher.caught).toHaveLength(unknown + accepted)
    await samples.lookAt(first, 13)
    expect((await sendingOf(key)).pieces).toMatchObject({ unknown, accepted })
  })

  test('that is slow at one domain holds up nobody else: those of that domain rest, and come soon', async () => {
    const { key, first, carry } = await begun()
    await rowsOf(
      `UPDATE households SET email = 'reader' || household || '@slow.example'
        WHERE email IS NOT NULL AND household % 2 = 0`,
    )
    const isSlow = (email: string) => email.endsWith('@slow.example')
    await carry({ hasRoom: (to) => !isSlow(to) })
    const all = await emails(key)
    expect(all.filter(({ email }) => isSlow(email)).length).toBeGreaterThan(20)
    for (const { email, state, tries, restsUntil } of all) {
      const rests = { state: 'pending', tries: 0, restsUntil: expect.any(Date) }
      expect({ state, tries, restsUntil }).toEqual(
        isSlow(email) ? rests : { state: 'accepted', tries: 1, restsUntil: null },
      )
    }
    // No look at what is due has to find them.
    expect(await rowsOf(`SELECT FROM jobs WHERE kind = 'carry emails'`)).toHaveLength(1)

    const latest = Math.max(...all.map(({ restsUntil }) => restsUntil?.getTime() ?? 0))
    const ahead = latest + 1 - Date.now()
    await samples.carry(key, catcher, first, { clock: () => Date.now() + ahead })
    expect(await statesOf(key)).toEqual({ accepted: all.length })
    expect(addressesIn(catcher.caught)).toEqual(all.map(({ email }) => email).toSorted())
  })

  test('that knows a mailbox no more has that piece refused, with what it said, and no other', async () => {
    // As an import hashes it: by its address nobody is found in these markets.
    await rowsOf('UPDATE households SET email_hash = -person_hash WHERE email IS NOT NULL')
    const { key, carry } = await begun({ says: { RCPT: third('550 5.1.1 no such user') } })
    const other = await samples.approved()
    await carry()
    const refused = (await emails(key)).filter(({ state }) => state === 'refused')
    expect(refused[0]).toMatchObject({ tries: 1, answer: '550 5.1.1 no such user' })
    const { accepted = 0 } = await statesOf(key)
    expect(Object.keys(await statesOf(key)).toSorted()).toEqual(['accepted', 'refused'])
    expect(catcher.caught).toHaveLength(accepted)
    // Nobody writes to these mailboxes again.
    await samples.lookAt((await samples.daysOf(other)).first)
    const gone = new Set(refused.map(({ recipient }) => recipient))
    const again = (await emails(other)).filter(({ recipient }) => gone.has(recipient))
    expect(again.filter(({ reason }) => reason !== 'UNDELIVERABLE')).toEqual([])
  })

  test.each([
    ['who sends', { MAIL: '550 5.7.1 not from here' }, 0],
    ['each email', { '.': '554 5.7.1 we call this spam' }, 28],
  ])(
    'that refuses %s holds the sending for a person, before many are lost',
    async (_, says, most) => {
      const { key, carry } = await begun({ says })
      await carry()
      const { refused = 0, pending = 0 } = await statesOf(key)
      expect(refused).toBeLessThanOrEqual(most)
      expect(pending).toBeGreaterThan(100)
      expect(await sendingOf(key)).toMatchObject({ state: 'held', heldFor: 'refused' })
      const said = catcher.commands.length
      await carry()
      expect(catcher.commands).toHaveLength(said)
    },
  )
})

test('a sending that is stopped while its emails leave sends no more than those on their way', async () => {
  let stop: Promise<{ status: number }> | undefined
  const { key, carry } = await begun({
    keep(mail) {
      catcher.caught.push(mail)
      if (catcher.caught.length === 20) stop = stopAll(key)
    },
  })
  await carry({ connections: 1 })
  expect((await stop)?.status).toBe(200)
  const { accepted = 0, suppressed = 0 } = await statesOf(key)
  expect(catcher.caught).toHaveLength(accepted)
  expect(accepted).toBeLessThan(60)
  expect(suppressed).toBeGreaterThan(100)
})

test('two programs that both send it, as one of them was taken for dead, send no email twice', async () => {
  const { key, first } = await begun()
  const { carrier, close } = carrierTo(catcher, momentIn('America/Detroit', first, 12))
  const { key: subject } = await sendingOf(key)
  const call: JobCall = {
    subject,
    signal: new AbortController().signal,
    progressed: async () => {},
    now: carrier.clock(),
    inOwn: (work) =>
      inScope(app.pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH))),
  }
  const job = carryEmails(carrier)
  await Promise.all([job.run(call), job.run(call), job.run(call)])
  await close()
  const planned = (await emails(key)).length
  // Whoever sent them knows that they arrived, also where another program gave them up.
  expect(await statesOf(key)).toEqual({ accepted: planned })
  expect(catcher.caught).toHaveLength(planned)
})

const stopAll = async (key: number) => {
  const sendingKeys = [(await sendingOf(key)).key]
  return samples.move(key, { action: 'stop', sendingKeys }, 'national')
}
const dealerName = async () =>
  (await rowsOf('SELECT name FROM markets WHERE key = $1', [TREE.dealer.key]))[0].name as string
