import { orders } from '@marquee/contract/orders'
import { lastSavedAt } from '@marquee/rules/campaigns'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { serverOn } from '../testing/server-on.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = audienceApp()
const samples = orderSamples(app)
beforeAll(samples.prepare)

let key = 0
beforeEach(async () => {
  key = await samples.ready()
})

const quote = async (campaignKey = key) =>
  (await app.call('dealer', 'POST', '/order', { campaignKey })).body
const submit = (quoteKey: string, as: PersonName = 'dealer') =>
  app.call(as, 'POST', '/order/submit', { itemKey: [key], quoteKey })
const statusOf = async (campaignKey = key) =>
  (await app.call('dealer', 'GET', `/campaign/${campaignKey}`)).body.status
const rowsOf = async (sql: string) => (await app.owner.query(sql, [key])).rows
const ordersOf = () => rowsOf('SELECT * FROM orders WHERE campaign_key = $1 ORDER BY revision')

test('two orders of a dealer that reach the same households are named in the days around both [DATE-05]', async () => {
  const other = await samples.copyOf(key)
  for (const [campaign, day] of [
    [key, '2095-03-01'],
    [other, '2095-03-10'],
  ]) {
    await samples.submit(campaign as number)
    await app.owner.query('UPDATE campaigns SET deployment_date = $2 WHERE key = $1', [
      campaign,
      day,
    ])
  }
  const pairs = async (as: PersonName, query: string) =>
    (await app.call(as, 'GET', `/order/close-mailings?days=31&${query}`)).body.closeMailings.map(
      ({ first, second, households }: any) => [
        [first.campaignKey, first.date],
        [second.campaignKey, second.date],
        households > 0,
      ],
    )
  const both = [[[key, '2095-03-01'], [other, '2095-03-10'], true]]
  expect(await pairs('dealer', 'from=2095-03-01')).toEqual(both)
  expect(await pairs('district', `from=2095-03-01&marketKey=${TREE.dealer.key}`)).toEqual(both)
  // Of a market above dealers there would be too many to compare.
  expect(await pairs('district', 'from=2095-03-01')).toEqual([])
  expect(await pairs('dealer', 'from=2095-05-01')).toEqual([])
  await app.owner.query(`UPDATE campaigns SET deployment_date = '2095-03-20' WHERE key = $1`, [
    other,
  ])
  expect(await pairs('dealer', 'from=2095-03-01')).toEqual([])
})

describe('a quote', () => {
  test('is refused of a campaign that was saved since it was looked at, and not of what is the same [ORD-01]', async () => {
    const { updatedAt, audience } = (await app.call('dealer', 'GET', `/campaign/${key}`)).body
    const lookedAt = lastSavedAt({ updatedAt, audience })
    const ask = () => app.call('dealer', 'POST', '/order', { campaignKey: key, lookedAt })
    expect((await ask()).status).toBe(200)
    await app.owner.query(
      `UPDATE campaigns SET updated_at = updated_at + interval '1 second' WHERE key = $1`,
      [key],
    )
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'order.campaign-changed' } })
    await app.owner.query(
      `UPDATE campaigns SET updated_at = updated_at - interval '1 second' WHERE key = $1`,
      [key],
    )
    expect((await ask()).status).toBe(200)
    await app.owner.query(
      `UPDATE audience_selections SET saved_at = now() + interval '1 day' WHERE campaign_key = $1`,
      [key],
    )
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'order.campaign-changed' } })
  })

  test('is made of a campaign whose saved audience is no longer used [ORD-01, TGL-03]', async () => {
    await app.owner.query(
      `UPDATE audience_selections SET saved_at = now() + interval '1 day' WHERE campaign_key = $1`,
      [key],
    )
    const { updatedAt, audience } = (await app.call('dealer', 'GET', `/campaign/${key}`)).body
    expect(audience.savedAt > updatedAt).toBe(true)
    const off = { ...TOGGLE_DEFAULTS, IS_AUDIENCE_BUILDER_ENABLED: false }
    const server = await serverOn(app.pool, { toggleDefaults: off })
    const answer = await server.inject({
      method: 'POST',
      url: '/api/order',
      headers: { authorization: `Bearer ${await tokenFor('dealer')}` },
      payload: { campaignKey: key, lookedAt: lastSavedAt({ updatedAt, audience }) },
    })
    await server.close()
    expect([answer.statusCode, answer.json().estimatedCost]).toEqual([200, null])
  })

  test('says what is saved, line by line, and is made once [ORD-01, ORD-11, CNF-02]', async () => {
    const first = await quote()
    const [email, mail] = ['EMAIL', 'DIRECT_MAIL'].map((channel) =>
      first.lines.find((line: { channel: string }) => line.channel === channel),
    )
    expect(email).toMatchObject({ market: { key: 5 }, billedMarketKey: 5, pricePerPiece: 401 })
    expect(email.estimatedCost).toBe(Math.floor((email.pieces * 401 + 50) / 100))
    expect(mail.estimatedCost).toBe(Math.floor((mail.pieces * 6_903 + 50) / 100))
    expect(first).toMatchObject({
      status: 'OPEN',
      revision: 1,
      pieces: email.pieces + mail.pieces,
      submitted: null,
      estimatedCost: email.estimatedCost + mail.estimatedCost,
      dataAsOf: '2026-06-30',
      can: { submit: { ok: true }, withdraw: { ok: false } },
    })
    expect((await quote()).key).toBe(first.key)
    expect(await ordersOf()).toHaveLength(1)
  })

  test('is refused with each thing that is missing, and where it is mended [ORD-01, CNF-01]', async () => {
    await rowsOf(`UPDATE campaigns SET deployment_date = '2026-01-05' WHERE key = $1`)
    await rowsOf(
      `UPDATE campaign_steps SET creative = creative || '{"attachments": []}' WHERE campaign_key = $1`,
    )
    const { code, details } = await quote()
    expect(code).toBe('order.incomplete')
    expect(details.missing.map((one: { place: string }) => one.place)).toEqual(
      expect.arrayContaining(['details', expect.stringMatching(/customize-coupon$/)]),
    )
  })

  test('of coupons that end before the pieces come home is refused [ORD-01, CPN-10]', async () => {
    await rowsOf(
      `UPDATE campaign_steps SET creative = jsonb_set(creative, '{attachments,0,customValues,endDate}', '"2026-11-22"') WHERE campaign_key = $1`,
    )
    const { details } = await quote()
    expect(details.missing).toEqual([expect.objectContaining({ code: 'order.coupon' })])
  })

  test('of a piece on which a logo could not be read is refused with what to do [ORD-01]', async () => {
    const hash = 'e'.repeat(64)
    await app.owner.query(
      `INSERT INTO images (hash, content_type, width, height, content, thumbnail, is_public)
       VALUES ($1, 'image/png', 4000, 200, '', '', true) ON CONFLICT DO NOTHING`,
      [hash],
    )
    const { key: marketKey, path } = TREE.dealer
    await app.owner.query(
      `INSERT INTO market_logos (market_key, asset_type, hash, status, uploaded_by, path)
       VALUES ($1, 'brand-logo', $2, 'APPROVED', 1, $3)`,
      [marketKey, hash, path],
    )
    const { details } = await quote()
    await app.owner.query(`DELETE FROM market_logos WHERE hash = $1`, [hash])
    expect(details.missing).toEqual([
      expect.objectContaining({
        code: 'order.print',
        text: expect.stringMatching(/logo is too wide or too high .* Upload another/),
      }),
    ])
    expect((await quote()).status).toBe('OPEN')
  })

  test('of an audience that was counted of something else is refused [ORD-01, AUD-26]', async () => {
    await rowsOf(`UPDATE audience_selections SET basis = 'before' WHERE campaign_key = $1`)
    const { details } = await quote()
    expect(details.missing).toEqual([expect.objectContaining({ code: 'order.stale-audience' })])
  })

  test('of a mail date that became a blackout date is refused [ORD-01, BLK-04]', async () => {
    const [row] = await rowsOf('SELECT deployment_date::text AS day FROM campaigns WHERE key = $1')
    const closed = await app.call('admin', 'POST', '/blackout-date/add', { date: row.day })
    expect((await quote()).details.missing).toEqual([
      expect.objectContaining({ field: 'campaignStartDate' }),
    ])
    await app.call('admin', 'DELETE', `/blackout-date/${closed.body.key}`)
  })

  test('takes an order as it was read, lines and way of sending with it, and prices it itself [ORD-01]', async () => {
    const read = await quote()
    expect(read).toMatchObject({ campaignKey: key, fulfillmentOption: expect.any(String) })
    const sent = { ...read, estimatedCost: 1, total: 1 }
    const back = await app.call('dealer', 'POST', '/order', sent)
    expect([back.status, back.body]).toEqual([200, read])
  })
})

describe('a submit', () => {
  test('freezes content, hash, households and figures, and moves the campaign [ORD-03, CMP-13, CMP-11]', async () => {
    const { quoteKey, totalSize } = await quote()
    const { status, body } = await submit(quoteKey)
    expect(status).toBe(200)
    expect(body.orders).toEqual([
      expect.objectContaining({ status: 'SUBMITTED', totalSize, submitted: expect.anything() }),
    ])
    const [order] = await ordersOf()
    expect(order.content_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(order.content).toMatchObject({
      campaign: { key },
      dealers: [{ marketKey: 5, dealer: { name: 'Market dealer' } }],
      steps: [{ coupons: [{ couponKey: 1 }, { couponKey: 2 }], creative: { version: 1 } }],
    })
    const [stored] = await rowsOf(
      'SELECT count, households FROM order_households WHERE campaign_key = $1',
    )
    expect(stored.count).toBe(totalSize)
    const numbers = Array.from({ length: stored.count }, (_, at) =>
      stored.households.readUInt32LE(at * 4),
    )
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(new Set(numbers).size).toBe(totalSize)
    expect(await statusOf()).toBe('SUBMITTED')
  })

  test('of other figures than were shown answers both, and takes the new ones when they are sent back [ORD-03]', async () => {
    const shown = await quote()
    await rowsOf(
      `UPDATE audience_selections SET request = request || '{"segments": [{"segmentName": "ACTIVE", "selected": true}]}' WHERE campaign_key = $1`,
    )
    const refused = await submit(shown.quoteKey)
    expect([refused.status, refused.body.code]).toEqual([409, 'order.quote-changed'])
    const { details } = refused.body
    expect(details.shown.estimatedCost).toBe(shown.estimatedCost)
    expect(details.present.estimatedCost).toBeLessThan(shown.estimatedCost)
    expect(await statusOf()).toBe('DRAFT')
    const done = await submit(details.quoteKey)
    expect(done.body.orders[0].estimatedCost).toBe(details.present.estimatedCost)
  })

  test('below the minimum order value is refused; an administrator may pass it by [ORD-03, AUD-24]', async () => {
    key = await samples.ready({ minimumOrderValue: 99_999_999 })
    const { quoteKey } = await quote()
    const refused = await submit(quoteKey)
    expect([refused.status, refused.body.code]).toEqual([400, 'audience.below-minimum'])
    const path = '/order/submit?bypassMinOrderValue=true'
    expect((await app.call('dealer', 'POST', path, { itemKey: [key], quoteKey })).status).toBe(400)
    expect((await app.call('admin', 'POST', path, { itemKey: [key], quoteKey })).status).toBe(200)
  })

  test('takes keys that are repeated in the address as well, and a creative only if it is its own [ORD-03, ORD-08]', async () => {
    const { quoteKey } = await quote()
    const strange = `/order/submit?hierarchyId=HONDA&creativeTemplateKey=999&itemKey=${key}&quoteKey=${quoteKey}`
    expect((await app.call('dealer', 'POST', strange, {})).body.code).toBe('order.other-creative')
    const path = `/order/submit?hierarchyId=HONDA&creativeTemplateKey=1&itemKey=${key}&itemKey=${key}&quoteKey=${quoteKey}`
    expect((await app.call('dealer', 'POST', path, {})).status).toBe(200)
  })

  test('without a permission to order, by a person elsewhere, and a second time is refused [ORD-03, LVL-12]', async () => {
    const { quoteKey } = await quote()
    expect((await submit(quoteKey, 'sibling')).status).toBe(404)
    await submit(quoteKey)
    const again = await submit(quoteKey)
    expect([again.status, again.body.code]).toEqual([409, 'campaign.cannot-submit'])
    expect(await ordersOf()).toHaveLength(1)
  })

  test('sent again with its key answers the same [ORD-03]', async () => {
    const { quoteKey } = await quote()
    const send = async () =>
      app.send({
        method: 'POST',
        url: '/api/order/submit',
        payload: { itemKey: [key], quoteKey },
        headers: {
          authorization: `Bearer ${await tokenFor('dealer')}`,
          'idempotency-key': `press-${key}`,
        },
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.status).toBe(200)
    expect(second?.body).toEqual(first.body)
    expect((await send()).body).toEqual(first.body)
    expect(await ordersOf()).toHaveLength(1)
  })

  test('sixty-four times at once makes one order [ORD-03]', async () => {
    const { quoteKey } = await quote()
    const all = await Promise.all(Array.from({ length: 64 }, () => submit(quoteKey)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await ordersOf()).toEqual([
      expect.objectContaining({ status: 'SUBMITTED', revision: 1 }),
    ])
  })
})

describe('afterwards', () => {
  beforeEach(async () => {
    await submit((await quote()).quoteKey)
  })

  test('the submitter takes it back, and the next submit is another revision [CMP-27, CMP-10]', async () => {
    expect((await app.call('district', 'POST', `/campaign/${key}/draft`)).body.code).toBe(
      'campaign.not-the-submitter',
    )
    const back = await app.call('dealer', 'POST', `/campaign/${key}/draft`)
    expect(back.body.status).toBe('DRAFT')
    await submit((await quote()).quoteKey)
    expect(await ordersOf()).toEqual([
      expect.objectContaining({ status: 'WITHDRAWN', revision: 1 }),
      expect.objectContaining({ status: 'SUBMITTED', revision: 2 }),
    ])
  })

  test('it is canceled with its order, and the reason is shown [CMP-12, CMP-26]', async () => {
    const done = await app.call('dealer', 'POST', `/campaign/${key}/cancel`, {
      reason: ' Too late. ',
    })
    expect(done.body.status).toBe('CANCELLED')
    expect(await ordersOf()).toEqual([expect.objectContaining({ status: 'CANCELLED' })])
    const { body } = await app.call('dealer', 'GET', `/campaign/${key}/timeline`)
    expect(body.events.at(-1)).toMatchObject({ action: 'cancel', words: 'Too late.' })
    const again = await app.call('dealer', 'POST', `/campaign/${key}/cancel`, {})
    expect([again.status, again.body.code]).toEqual([409, 'campaign.cannot-cancel'])
  })

  test('for an approved one a cancellation is requested, and its order stands until then [CMP-12, CMP-26]', async () => {
    await rowsOf(`UPDATE campaigns SET status = 'APPROVED' WHERE key = $1`)
    const done = await app.call('dealer', 'POST', `/campaign/${key}/cancel`, {})
    expect(done.body.status).toBe('CANCEL_REQUESTED')
    expect(await ordersOf()).toEqual([expect.objectContaining({ status: 'SUBMITTED' })])
  })

  test('it is read by its key and by its campaign, and printed [ORD-11, CNF-01]', async () => {
    const { body } = await app.call('dealer', 'GET', `/campaign/${key}/order`)
    expect((await app.call('dealer', 'GET', `/order/${body.order.key}`)).body).toEqual(body.order)
    expect((await app.call('sibling', 'GET', `/order/${body.order.key}`)).status).toBe(404)
    const form = await app.call('dealer', 'GET', `/order/${body.order.key}/form`)
    const pdf = await app.send({ method: 'GET', url: form.body.url })
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })
})

test('every call that orders is done once for its key [ORD-01]', () => {
  const ordering = Object.values(orders).filter(({ method }) => method === 'POST')
  expect(ordering.filter((one) => !('idempotent' in one)).map(({ name }) => name)).toEqual([])
})
