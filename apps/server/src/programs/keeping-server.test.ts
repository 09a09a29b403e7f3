import { connect } from 'node:net'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { quiet } from '../testing/quiet.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { startKeepingServer } from './keeping-server.ts'

const app = audienceApp()
const samples = sendingSamples(app)

let keeping: Awaited<ReturnType<typeof startKeepingServer>>
let campaign: number
beforeAll(async () => {
  await samples.prepare()
  keeping = await startKeepingServer(app.pool, quiet)
  campaign = await samples.approved()
  const { first } = await samples.daysOf(campaign)
  await samples.lookAt(first)
  await samples.carry(campaign, keeping.server, first)
})
afterAll(() => keeping.close())

const search = (as: 'admin' | 'districtAdmin' | 'dealer', criteria: object = {}) =>
  app.call(as, 'POST', '/kept-email/search', { criteria, page: 0, size: 100 })

test('where no mail server is set up, emails of campaigns arrive here, and are read as they arrived', async () => {
  const { body } = await search('admin')
  expect(body.isSending).toBe(false)
  const planned = await samples.rowsOf(
    `SELECT h.email FROM deliveries d JOIN sendings s ON s.key = d.sending_key
       JOIN households h ON h.market_key = s.market_key AND h.household = d.recipient
      WHERE s.campaign_key = $1 AND s.channel = 'EMAIL' AND NOT d.is_seed AND d.state = 'accepted'`,
    [campaign],
  )
  expect(planned.length).toBeGreaterThan(20)
  expect(body.totalElements).toBe(planned.length)
  const addresses = planned.map(({ email }) => email.toLowerCase())
  for (const { to } of body.emails) expect(addresses).toContain(to)
  const [newest] = body.emails
  const { body: email } = await app.call('admin', 'GET', `/kept-email/${newest.key}`)
  const read = await simpleParser(email.raw)
  expect(email).toMatchObject({ subject: read.subject, replyTo: read.replyTo?.text ?? null })
  expect(email.html.trim()).toBe(String(read.html).trim())
  expect(email.text.trim()).toBe(read.text?.trim())
  expect(email.raw).toContain('DKIM-Signature:')
})

test('they are found by a part of the address, and not by who may not', async () => {
  const [one] = (await search('admin')).body.emails
  const found = await search('admin', { text: one.to.slice(0, -4) })
  expect(found.body.emails.map(({ to }: any) => to)).toContain(one.to)
  expect((await search('admin', { text: 'nobody@nowhere' })).body.emails).toEqual([])
  expect((await search('admin', { campaignKey: campaign + 1 })).body.emails).toEqual([])
  expect((await search('districtAdmin')).body.totalElements).toBeGreaterThan(20)
  expect((await search('dealer')).status).toBe(403)
})

test('what was sent to somebody who is erased goes with them', async () => {
  const [one] = (await search('admin')).body.emails
  const [person] = await samples.rowsOf(
    `SELECT last_name AS "lastName", line1, postal_code AS "postalCode", email, market_key AS "marketKey"
       FROM households WHERE lower(email) = $1`,
    [one.to],
  )
  const { marketKey, ...named } = person
  const { status } = await app.call('admin', 'POST', '/customers/erasure', {
    marketKey,
    person: named,
  })
  expect(status).toBe(200)
  expect((await search('admin', { text: one.to })).body.emails).toEqual([])
})

test('an email that is of no campaign is not taken', async () => {
  const said = await new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect({ host: '127.0.0.1', port: keeping.server.port })
    socket.on('data', (part: Buffer) => (heard += part.toString()))
    socket.on('close', () => resolve(heard))
    socket.write('EHLO x\r\nMAIL FROM:<spam@x.example>\r\nRCPT TO:<mia@y.example>\r\nQUIT\r\n')
  })
  expect(said).toContain('550')
})
