import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dnsServer } from '../testing/dns-server.ts'
import { testApp } from '../testing/test-app.ts'
import { dnsLookup } from './index.ts'

let server: Awaited<ReturnType<typeof dnsServer>>
const DOMAIN = 'mail.dealers.example'

const app = testApp({
  publicUrl: 'https://marquee.example',
  dns: {
    texts: (name) => dnsLookup([server.address]).texts(name),
    exchanges: (name) => dnsLookup([server.address]).exchanges(name),
  },
})
beforeAll(async () => {
  server = await dnsServer()
})
afterAll(() => server.close())
afterEach(() => app.owner.query('TRUNCATE sending_domains, daily_caps'))

type Person = Parameters<typeof app.call>[0]
const list = async (as: Person = 'admin') => (await app.call(as, 'GET', '/sending-domain')).body
const change = (domain: string | null, brand = 'HONDA', as: Person = 'admin') =>
  app.call(as, 'PUT', `/sending-domain/${brand}`, { domain })
const check = async () => (await app.call('admin', 'GET', '/sending-domain/HONDA/dns')).body
const standings = async () =>
  Object.fromEntries((await check()).records.map(({ kind, standing }: any) => [kind, standing]))

describe('the sending domain of a brand', () => {
  test('is that of the installation until it has one, is changed, and taken back', async () => {
    const { domains, can } = await list()
    expect(can.change.ok).toBe(true)
    const honda = { brand: { id: 'HONDA', name: 'Honda' } }
    expect(domains).toContainEqual({
      ...honda,
      domain: 'marquee.example',
      isOwn: false,
      dailyCap: null,
    })
    const { status, body } = await change('Mail.Dealers.example.')
    expect(status).toBe(200)
    expect(body).toEqual({ ...honda, domain: DOMAIN, isOwn: true, dailyCap: null })
    expect((await list()).domains).toContainEqual(body)
    await change(null)
    expect((await list()).domains).toContainEqual({
      ...honda,
      domain: 'marquee.example',
      isOwn: false,
      dailyCap: null,
    })
    const { rows } = await app.owner.query(
      `SELECT event FROM audit_log WHERE event = 'sending-domain.changed'`,
    )
    expect(rows).toHaveLength(2)
  })

  test('is no other brand’s, also where that is not seen, and the own one stays', async () => {
    await change(DOMAIN, 'ACURA')
    await change('offers.honda.example')
    const { status, body } = await change(DOMAIN, 'HONDA', 'hondaAdmin')
    expect([status, body.code]).toEqual([409, 'sending-domain.taken'])
    expect((await list('hondaAdmin')).domains).toMatchObject([{ domain: 'offers.honda.example' }])
  })

  test('has to be a domain, and is changed by people of the whole brand', async () => {
    const typed = await change('not a domain')
    expect([typed.status, typed.body.code]).toEqual([422, 'sending-domain.not-a-domain'])
    const below = await change(DOMAIN, 'HONDA', 'districtAdmin')
    expect([below.status, below.body.code]).toEqual([403, 'sending-domain.not-whole-brand'])
    expect((await list('districtAdmin')).can.change.ok).toBe(false)
  })
})

describe('the daily cap of a brand', () => {
  const cap = (emails: unknown, brand = 'HONDA', as: Person = 'admin') =>
    app.call(as, 'PUT', `/sending-domain/${brand}/daily-cap`, { emails })
  const capOf = async (id: string) =>
    (await list()).domains.find(({ brand }: any) => brand.id === id).dailyCap

  test('is set beside its domain, changed, and taken back, and each of it is recorded', async () => {
    expect(await capOf('HONDA')).toBeNull()
    const { status, body } = await cap(2_000)
    expect([status, body.dailyCap]).toEqual([200, 2_000])
    await change(DOMAIN)
    await cap(1)
    expect([await capOf('HONDA'), await capOf('ACURA')]).toEqual([1, null])
    expect((await cap(null)).body).toMatchObject({ domain: DOMAIN, dailyCap: null })
    const { rows } = await app.owner.query(
      `SELECT details->'before' AS before, details->'after' AS after FROM audit_log
        WHERE event = 'sending-domain.cap-changed' ORDER BY key`,
    )
    expect(rows).toEqual([
      { before: null, after: 2_000 },
      { before: 2_000, after: 1 },
      { before: 1, after: null },
    ])
  })

  test.each([0, -1, 1.5, 1_000_001, '300', undefined])(
    'that is %s is refused by the name of the field, and the one before stays',
    async (emails) => {
      await cap(300)
      const { status, body } = await cap(emails)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['body.emails']])
      expect(await capOf('HONDA')).toBe(300)
    },
  )

  test('is set by people of the whole brand', async () => {
    const below = await cap(300, 'HONDA', 'districtAdmin')
    expect([below.status, below.body.code]).toEqual([403, 'sending-domain.not-whole-brand'])
    expect((await cap(300, 'ACURA', 'hondaAdmin')).status).toBe(404)
    expect([await capOf('HONDA'), await capOf('ACURA')]).toEqual([null, null])
  })
})

describe('its DNS', () => {
  test('is looked at: what is missing, what is there, what says something else', async () => {
    await change(DOMAIN)
    server.say({})
    expect(await standings()).toEqual({ DKIM: 'missing', SPF: 'missing', DMARC: 'missing' })
    const { records } = await check()
    const [dkim] = records
    expect(dkim).toMatchObject({ name: `marquee._domainkey.${DOMAIN}`, type: 'TXT' })
    server.say({
      texts: {
        [dkim.name]: [dkim.value],
        [DOMAIN]: ['v=spf1 mx ~all', 'site-verification=1'],
        // Of the domain above: it holds for those below.
        '_dmarc.dealers.example': ['v=DMARC1; p=reject'],
      },
    })
    expect(await standings()).toEqual({ DKIM: 'there', SPF: 'there', DMARC: 'there' })
    server.say({ texts: { [dkim.name]: ['v=DKIM1; p=AAAA'], [DOMAIN]: ['v=spf1 +all'] } })
    expect(await standings()).toEqual({ DKIM: 'different', SPF: 'different', DMARC: 'missing' })
  })

  test('that does not answer is not taken as missing', async () => {
    await change(DOMAIN)
    server.fallSilent()
    expect(await standings()).toEqual({
      DKIM: 'unanswered',
      SPF: 'unanswered',
      DMARC: 'unanswered',
    })
  })
})

test('exchanges are read with their preference', async () => {
  const other = await dnsServer()
  other.say({ exchanges: { [DOMAIN]: ['20 b.example', '10 a.example'] } })
  expect(await dnsLookup([other.address]).exchanges(DOMAIN)).toEqual([
    '10 a.example',
    '20 b.example',
  ])
  await other.close()
})
