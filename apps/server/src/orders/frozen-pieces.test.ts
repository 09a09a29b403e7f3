import { seedLists } from '@marquee/contract/seed-lists'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = orderSamples(app)
const LOGOS = ['e'.repeat(64), 'f'.repeat(64)]
const COLORS = ['#36a', '#a63']
const { dealer, sibling } = TREE

// A PDF says when it was made: here all of them at the same moment.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterAll(() => void vi.useRealTimers())

beforeAll(async () => {
  await samples.prepare()
  for (const [at, hash] of LOGOS.entries()) {
    const background = COLORS[at] as string
    const plain = sharp({ create: { width: 900, height: 300, channels: 3, background } })
    const bytes = await plain.png().toBuffer()
    await app.owner.query(
      `INSERT INTO images (hash, content_type, width, height, content, thumbnail, is_public)
       VALUES ($1, 'image/png', 900, 300, $2, $2, true)`,
      [hash, bytes],
    )
  }
})

/** Each market has this logo from now on. */
async function useLogo(hash: string | undefined): Promise<void> {
  await app.owner.query(`UPDATE market_logos SET status = 'REPLACED'`)
  for (const { key, path } of [dealer, sibling]) {
    await app.owner.query(
      `INSERT INTO market_logos (market_key, asset_type, hash, status, uploaded_by, path)
       VALUES ($1, 'brand-logo', $2, 'APPROVED', 1, $3)`,
      [key, hash, path],
    )
  }
}

/** All that may change beside a campaign after it was submitted. */
async function changeAllAround(): Promise<void> {
  await app.owner.query(
    `UPDATE markets SET name = 'Renamed ' || key, line1 = '9 Elm St', city = 'Ypsilanti',
            phone_number = '3135550' || 100 + key, web_address = 'https://renamed.example'
      WHERE type = 'DEALER'`,
  )
  await app.owner.query(
    `INSERT INTO market_profiles (market_key, opening_hours, printed_line, dealer_notes, path)
     SELECT key, 'Every day 9–9', 'Now open on Sundays.', 'Call first.', path
       FROM markets WHERE type = 'DEALER'
     ON CONFLICT (market_key) DO UPDATE
       SET opening_hours = excluded.opening_hours, printed_line = excluded.printed_line`,
  )
  await useLogo(LOGOS[1])
  const { body } = await app.call('hondaAdmin', 'GET', '/coupon?hierarchyId=HONDA&marketKey=5')
  for (const coupon of body.coupons) {
    const changed = { ...coupon, heading: 'Another offer', offerTitle: 'Wipers' }
    const saved = await app.call('hondaAdmin', 'PUT', `/coupon/${coupon.key}`, changed)
    expect(saved.status).toBe(200)
  }
  const all = await app.call(
    'admin',
    'GET',
    '/custom-creative-template?hierarchyId=HONDA&type=CAMPAIGN_TEMPLATE',
  )
  for (const { key } of all.body.customCreativeTemplates) {
    const creative = await app.call('admin', 'GET', `/creative-template/${key}`)
    const texts = { ...creative.body.texts, headline: 'Other words', body: 'Other words.' }
    const saved = await app.call('admin', 'PUT', '/creative-template', { ...creative.body, texts })
    expect(saved.status).toBe(200)
  }
  await changePrices()
  const seeds = await app.call(
    'admin',
    'POST',
    `/sample-recipient-list?marketKey=${dealer.key}`,
    seedLists.create.example.body,
  )
  expect(seeds.status).toBe(201)
}

async function changePrices(): Promise<void> {
  const { rows } = await app.owner.query('SELECT key FROM campaign_templates')
  for (const { key } of rows) {
    const { body } = await app.call('admin', 'GET', `/campaign-template/${key}`)
    const prices = body.priceBook.prices.map((price: object) => ({
      ...price,
      pricePerPiece: 9_900,
    }))
    const priceBook = { ...body.priceBook, prices }
    const saved = await app.call('admin', 'PUT', '/campaign-template', { ...body, priceBook })
    expect(saved.status).toBe(200)
  }
}

/** Everything that shows what a campaign prints and costs, to the byte; in whose name, and as whom. */
async function drawings(key: number, marketKey: number, as: PersonName) {
  const { body: campaign } = await app.call(as, 'GET', `/campaign/${key}`)
  const { creative } = campaign.workflows[0].steps[0]
  const piece = {
    creativeTemplateKey: creative.creativeTemplateKey,
    creativeVersion: creative.creativeVersion,
    variationId: creative.variationId,
    values: creative.values,
    coupons: creative.attachments.map((one: { customValues: object }) => one.customValues),
    campaignKey: key,
    marketKey,
  }
  const proof = await app.call(as, 'POST', '/piece/proof', piece)
  expect(proof.status).toBe(200)
  const pdf = await app.fastify.inject({ method: 'GET', url: proof.body.url })
  const email = await app.call(as, 'POST', '/piece/email', piece)
  expect(email.status).toBe(200)
  const from = await app.call(as, 'GET', `/piece/dealer?marketKey=${marketKey}&campaignKey=${key}`)
  const small = await app.call(as, 'GET', `/campaign/${key}/picture`)
  expect(small.body.picture).toMatch(/^data:image\/webp;base64,.{500}/)
  const version = creative.creativeVersion
  const words = await app.call(
    as,
    'GET',
    `/creative-template/${creative.creativeTemplateKey}?version=${version}`,
  )
  const ordered = await app.call(as, 'GET', `/campaign/${key}/order`)
  const form = ordered.body.order
    ? await app.call(as, 'GET', `/order/${ordered.body.order.key}/form`)
    : undefined
  const printed = form && (await app.fastify.inject({ method: 'GET', url: form.body.url }))
  return {
    pdf: pdf.rawPayload.toString('base64'),
    email: email.body,
    small: small.body,
    dealer: from.body,
    words: [words.body.texts, words.body.photo],
    order: ordered.body,
    form: printed?.rawPayload.toString('base64'),
    audience: campaign.audience,
    steps: campaign.workflows,
  }
}

async function submitMetro(key: number): Promise<number> {
  const { body } = await app.call('district', 'POST', '/order', { campaignKey: key })
  const sent = { itemKey: [key], quoteKey: body.quoteKey }
  expect((await app.call('district', 'POST', '/order/submit-metro', sent)).status).toBe(200)
  await app.owner.query('UPDATE campaigns SET is_released = true WHERE $1 IN (key, parent_key)', [
    key,
  ])
  const { rows } = await app.owner.query(
    'SELECT key FROM campaigns WHERE parent_key = $1 AND market_key = $2',
    [key, dealer.key],
  )
  return rows[0].key
}

describe('after a campaign is submitted', () => {
  test('its pieces, its order and its prices are drawn as they were, whatever changes beside it [ORD-03, ORD-06]', async () => {
    await useLogo(LOGOS[0])
    const draft = await samples.ready()
    const submitted = await samples.copyOf(draft)
    const metro = await samples.readyMetro()
    await samples.submit(submitted)
    const child = await submitMetro(metro)
    const before = {
      own: await drawings(submitted, dealer.key, 'dealer'),
      metro: await drawings(metro, dealer.key, 'district'),
      child: await drawings(child, dealer.key, 'dealer'),
      draft: await drawings(draft, dealer.key, 'dealer'),
    }

    await changeAllAround()

    expect(await drawings(submitted, dealer.key, 'dealer')).toEqual(before.own)
    expect(await drawings(metro, dealer.key, 'district')).toMatchObject(withoutPhone(before.metro))
    expect(await drawings(child, dealer.key, 'dealer')).toMatchObject(withoutPhone(before.child))
    // A draft is still to be submitted: it shows the dealer of today.
    const draftNow = await drawings(draft, dealer.key, 'dealer')
    expect(draftNow.dealer.dealer).toMatchObject({
      name: 'Renamed 5',
      openingHours: 'Every day 9–9',
      printedLine: 'Now open on Sundays.',
    })
    expect(draftNow.pdf).not.toBe(before.draft.pdf)
    expect(draftNow.small).not.toEqual(before.draft.small)
    expect(draftNow.email).not.toEqual(before.draft.email)

    const withdrawn = await app.call('dealer', 'POST', `/campaign/${submitted}/draft`)
    expect(withdrawn.status).toBe(200)
    const again = await drawings(submitted, dealer.key, 'dealer')
    expect(again.dealer.dealer.name).toBe('Renamed 5')
  })
})

/** The number on the piece of a metro campaign is the dealer's to change until it is made. */
function withoutPhone({ dealer: from, order, words, steps }: Awaited<ReturnType<typeof drawings>>) {
  const { phone: _, ...rest } = from.dealer
  return { dealer: { ...from, dealer: rest }, order, words, steps }
}
