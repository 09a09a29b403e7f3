import { creatives } from '@marquee/contract/creatives'
import { EMAIL_DESIGNS } from '@marquee/rules/pieces'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { emailOf, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const { honda, dealer, cousin, acuraDealer } = TREE
const PHOTO = 'a'.repeat(64)
const LOGO = 'b'.repeat(64)
const READER = { firstName: 'Ada', lastName: 'Byron', vehicle: '2024 Civic' }
const OFFERS = JSON.stringify({
  offer_1: '$20',
  A_off: 'OFF',
  offer_1_qualifier: 'a set',
  disclaimer: 'Once.',
  offer_2: null,
  B_off: null,
  offer_2_qualifier: null,
})

beforeAll(async () => {
  const content = (more: object = {}) =>
    JSON.stringify({
      ...creatives.create.example.body,
      hierarchyId: undefined,
      photo: PHOTO,
      ...more,
      texts: {
        ...creatives.create.example.body.texts,
        headline: '{{gift}} for {{dealer}}',
        subject: 'For {{firstName}} of {{dealer}}',
      },
    })
  const picture = (hash: string, isPublic: boolean) =>
    `INSERT INTO images (hash, content_type, width, height, content, thumbnail, is_public)
     VALUES ('${hash}', 'image/png', 900, 300, '', '', ${isPublic})`
  await app.owner.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     SELECT enter_path('1.');
     ${picture(PHOTO, true)}; ${picture(LOGO, false)};
     INSERT INTO creatives (key, hierarchy_id, name, status, version, updated_at, path)
     OVERRIDING SYSTEM VALUE VALUES
       (901, 'HONDA', 'Spring', 'ACTIVE', 1, now(), '${honda.path}'),
       (902, 'HONDA', 'Print', 'ACTIVE', 1, now(), '${honda.path}');
     INSERT INTO creative_versions (creative_key, version, saved_at, saved_by, path, content) VALUES
       (901, 1, now(), 1, '${honda.path}', '${content()}'),
       (902, 1, now(), 1, '${honda.path}', '${content({ emailDesign: null })}');
     INSERT INTO coupons (key, hierarchy_id, scope, heading, offer_title, content, discounts, source,
                          end_date, saved_by, path)
     OVERRIDING SYSTEM VALUE VALUES
       (903, 'HONDA', 'GLOBAL', 'Tires', '<b>Four</b> tires {{firstName}}',
        '${OFFERS}', '{}', '', '2027-05-31', 1, '${honda.path}'),
       (904, 'HONDA', 'DEALER', 'Theirs', '', '${OFFERS}', '{}', '', null, 1, '${cousin.path}');
     INSERT INTO market_logos (market_key, asset_type, hash, status, uploaded_by, path) VALUES
       (${dealer.key}, 'brand-logo', '${LOGO}', 'APPROVED', 1, '${dealer.path}'),
       (${cousin.key}, 'brand-logo', '${LOGO}', 'PENDING', 1, '${cousin.path}');
     UPDATE markets SET name = 'O’Brien <Honda>', phone_number = '6085550142',
            web_address = 'https://lakeside.example' WHERE key = ${dealer.key};
     INSERT INTO market_profiles (market_key, dealer_notes, printed_line, path) VALUES
       (${dealer.key}, 'Never calls back.', 'Family owned since 1974.', '${dealer.path}');
     COMMIT`,
  )
})

const request = (body: object, as: PersonName | null = 'dealer') =>
  app.call(as, 'POST', '/piece/email', {
    creativeTemplateKey: 901,
    marketKey: dealer.key,
    couponKeys: [903],
    values: { gift: 'A {{dealer}} wash' },
    ...body,
  })

describe('a piece as an email', () => {
  test('shows the creative with the dealer, the coupons and what was filled in [CRE-02]', async () => {
    const { status, body } = await request({ hasExpressService: true })
    expect(status).toBe(200)
    expect(body.subject).toBe('For Jordan of O’Brien <Honda>')
    for (const part of [
      'A O’Brien <Honda> wash for O’Brien <Honda>',
      '<b>Four</b> tires {{firstName}}',
      '$20',
      'a set',
      'Expires 05/31/2027',
      '(608) 555-0142',
      'Express Service',
      'Code PREVIEW',
    ]) {
      expect(body.text).toContain(part)
    }
    expect(body.html).toContain('O’Brien &lt;Honda&gt;')
    expect(body.text).toContain('Family owned since 1974.')
    expect(body.html).toContain('Family owned since 1974.')
    expect(`${body.html} ${body.text}`).not.toContain('Never calls back.')
    expect(body.html).toContain(`src="/api/image/${PHOTO}"`)
    // A logo that only some may see comes with a signed address.
    expect(body.html).toMatch(new RegExp(`src="/api/image/${LOGO}\\?expires=\\d+&amp;signature=`))
    expect(body.html).toContain('href="http://localhost:3000/r/PREVIEW"')
  })

  test('speaks to the reader who is named, and does not write down who that is [CRE-02]', async () => {
    await app.owner.query('TRUNCATE audit_log')
    const reader = { firstName: '<Ada>', lastName: 'Byron', vehicle: '2024 Civic' }
    const { body } = await request({ reader })
    expect(body.subject).toBe('For <Ada> of O’Brien <Honda>')
    const { rows } = await app.owner.query('SELECT details FROM audit_log')
    expect(JSON.stringify(rows)).not.toContain('Ada')
    const long = { ...reader, lastName: 'x'.repeat(201) }
    expect((await request({ reader: long })).status).toBe(400)
  })

  test('holds the coupons in the order they are named in, and no logo that waits [PRF-05]', async () => {
    const { body } = await request({ marketKey: cousin.key, couponKeys: [904, 903] }, 'national')
    expect(body.text.indexOf('Theirs')).toBeLessThan(body.text.indexOf('Tires'))
    expect(body.html).not.toContain(LOGO)
  })

  test('names the dealer as their profile does: an address that is not whole is none [CRE-02]', async () => {
    const line1 = `${cousin.key} Main St`
    const text = async () => (await request({ marketKey: cousin.key }, 'national')).body.text
    expect(await text()).toContain(line1)
    await app.owner.query(`UPDATE markets SET city = NULL WHERE key = ${cousin.key}`)
    expect(await text()).not.toContain(line1)
  })

  test('says of a coupon without a last day that it ends 90 days from today [CPN-14]', async () => {
    const { body } = await request({ marketKey: cousin.key, couponKeys: [904] }, 'national')
    const [month, day, year] = /Expires (\d\d)\/(\d\d)\/(\d{4})/.exec(body.text)?.slice(1) ?? []
    const ends = Date.UTC(Number(year), Number(month) - 1, Number(day))
    // A day more or less, for the zone of the dealer.
    expect(Math.abs((ends - Date.now()) / 86_400_000 - 90)).toBeLessThan(2)
  })

  test('writes down who looked at what, without what it says', async () => {
    await app.owner.query('TRUNCATE audit_log')
    await request({})
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log')
    expect(rows).toEqual([
      {
        event: 'piece.email-shown',
        details: { creativeTemplateKey: 901, marketKey: dealer.key, couponKeys: [903] },
      },
    ])
  })

  test('is refused for a creative that is no email', async () => {
    const { status, body } = await request({ creativeTemplateKey: 902 })
    expect([status, body.code, body.message]).toEqual([
      422,
      'piece.no-email',
      'This creative is not sent as an email.',
    ])
  })

  test.each([
    ['a market elsewhere', { marketKey: acuraDealer.key }],
    ['a coupon of another dealer', { couponKeys: [904] }],
    ['a coupon that is not there', { couponKeys: [903, 999] }],
    ['a creative that is not there', { creativeTemplateKey: 999 }],
  ])('is not found with %s [LVL-02]', async (_, body) => {
    expect((await request(body)).status).toBe(404)
  })

  test('is refused with wrong fields, without a sign-in, and without the permission [API-01]', async () => {
    expect((await request({ couponKeys: Array(9).fill(903) })).status).toBe(400)
    expect((await request({ values: { 'a b': 'x' } })).status).toBe(400)
    expect((await request({ values: { gift: 'x'.repeat(2_001) } })).status).toBe(400)
    expect((await request({}, null)).status).toBe(401)
    await app.owner.query(
      `UPDATE people SET permissions = '{}' WHERE home_market_key = ${dealer.key}`,
    )
    expect((await request({})).status).toBe(403)
  })
})

describe('a test of an email', () => {
  const sent = (body: object = {}, as: PersonName = 'hondaAdmin') =>
    app.call(as, 'POST', '/piece/test-email', {
      creativeTemplateKey: 901,
      marketKey: dealer.key,
      couponKeys: [903],
      values: { gift: 'A wash' },
      ...body,
    })
  const written = async () =>
    (await app.owner.query('SELECT * FROM outbox_emails ORDER BY key')).rows
  beforeEach(() => app.owner.query('TRUNCATE outbox_emails'))

  test('goes to whoever sends it, marked where it is listed and where it is read [CRE-02]', async () => {
    const { status, body } = await sent({ reader: READER })
    expect([status, body]).toEqual([200, { to: emailOf('hondaAdmin'), isSending: false }])
    const [email, ...more] = await written()
    expect(more).toEqual([])
    expect(email).toMatchObject({
      to_address: emailOf('hondaAdmin'),
      subject: '[Test] For Ada of O’Brien <Honda>',
      state: 'kept',
      path: honda.path,
    })
    for (const part of [email.html, email.text]) {
      expect(part).toContain('This is a test. Its codes redeem nothing')
      expect(part).toContain('PREVIEW')
    }
    // Also a picture that only some may see is shown by the mail program, for longer than it is read.
    const [, shown = ''] = new RegExp(`src="http://localhost:3000(/api/image/${LOGO}[^"]*)"`).exec(
      email.html,
    ) ?? ['', '']
    const expires = Number(/expires=(\d+)/.exec(shown)?.[1]) * 1_000
    expect(expires).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  })

  test('is one more each time, and none of a creative that is no email', async () => {
    await sent()
    await sent()
    expect(await written()).toHaveLength(2)
    expect((await sent({ creativeTemplateKey: 902 })).body.code).toBe('piece.no-email')
    expect((await sent({ marketKey: acuraDealer.key })).status).toBe(404)
    expect(await written()).toHaveLength(2)
  })
})

describe('a design of emails', () => {
  const look = (design: string, query = 'hierarchyId=HONDA', as: PersonName = 'hondaAdmin') =>
    app.call(as, 'GET', `/piece/email-design/${design}?${query}`)

  test.each(EMAIL_DESIGNS)('is shown to authors with samples, $name [CRE-02]', async ({ key }) => {
    const { status, body } = await look(key)
    expect(status).toBe(200)
    expect(body.html).toContain('Riverside Motors')
    // No brand's pieces bear it before it is chosen for a campaign.
    expect(body.html).not.toContain('Express')
  })

  test('shows a photo that was uploaded in the markets of its author, and no other [CRE-17]', async () => {
    const withPhoto = `hierarchyId=HONDA&photo=${PHOTO}`
    const shows = async () => (await look('email-big-picture', withPhoto)).body.html.includes(PHOTO)
    expect(await shows()).toBe(false)
    await app.owner.query(
      `INSERT INTO image_uploads (hash, asset_type, market_key, uploaded_by, path)
       VALUES ($1, 'creative-variation-full', $2, 1, $3)`,
      [PHOTO, honda.key, honda.path],
    )
    expect(await shows()).toBe(true)
  })

  test('is not shown where there is none by that name, nor to those who make no creatives', async () => {
    expect((await look('email-none')).status).toBe(400)
    expect((await look('email-letter', undefined, 'dealer')).status).toBe(403)
  })
})
