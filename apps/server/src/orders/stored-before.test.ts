import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const samples = orderSamples(app)
let ready: number
let key: number

beforeAll(async () => {
  await samples.prepare()
  ready = await samples.ready()
})
beforeEach(async () => {
  key = await samples.copyOf(ready)
})

/** What the first version of each noun stored. These lists must never change. */
const FIRST = {
  details: [
    'fulfillmentChannelsAndVariations',
    'sampleRecipients',
    'sampleRecipientListKey',
    'firstWave',
    'secondWave',
    'isBillingDeferred',
    'metroCampaign',
  ],
  creative: [
    'creativeTemplateKey',
    'creativeVersion',
    'variationId',
    'values',
    'attachments',
    'targetAttachmentCount',
  ],
  channels: ['fulfillmentChannels', 'fulfillmentChannelVariations'],
  content: [
    'campaign',
    'template',
    'channels',
    'mailDate',
    'secondMailDate',
    'steps',
    'metro',
    'dealers',
    'audience',
    'isBillingDeferred',
  ],
} as const

type Stored = keyof typeof FIRST

/** As if it had been stored before anything was added, or with what only a later release knows. */
async function storedAs(
  table: string,
  column: Stored,
  of: 'key' | 'campaign_key',
  added: object = {},
): Promise<void> {
  await app.owner.query(
    `UPDATE ${table} SET ${column} = $3::jsonb || (SELECT jsonb_object_agg(each.key, value)
       FROM jsonb_each(${column}) each WHERE each.key = ANY ($2)) WHERE ${of} = $1`,
    [key, FIRST[column], JSON.stringify(added)],
  )
}

async function allStoredAs(added: object = {}): Promise<void> {
  await storedAs('campaigns', 'details', 'key', added)
  await storedAs('campaign_steps', 'creative', 'campaign_key', added)
  await storedAs('campaign_steps', 'channels', 'campaign_key', added)
}

const NEWER = { storedVersion: 1_000, fromLater: 'unknown here' }

describe.each([
  ['before fields were added', {}],
  ['by a later release beside this one', NEWER],
])('a campaign that was stored %s', (_, added) => {
  test('still opens, is listed, and is saved [CMP-02]', async () => {
    await allStoredAs(added)
    const opened = await app.call('dealer', 'GET', `/campaign/${key}`)
    expect([opened.status, opened.body.key]).toEqual([200, key])
    const listed = await app.call('dealer', 'POST', '/campaign/search', { page: 0, size: 50 })
    expect(listed.body.campaigns.map((one: { key: number }) => one.key)).toContain(key)
    const saved = await app.call('dealer', 'PUT', '/campaign', opened.body)
    expect(saved.status).toBe(200)
  })

  test('is reordered with all that it holds [CMP-31]', async () => {
    await allStoredAs(added)
    const { body } = await app.call('dealer', 'GET', `/campaign/${key}`)
    const again = await app.call('dealer', 'POST', `/campaign/${key}/reorder`)
    const { fulfillmentChannelsAndVariations, workflows } = again.body
    expect(again.status).toBe(201)
    expect(fulfillmentChannelsAndVariations).toEqual(body.fulfillmentChannelsAndVariations)
    expect(workflows[0].steps[0].creative).toEqual(body.workflows[0].steps[0].creative)
  })

  test('is ordered, printed and approved, and its order keeps the hash that it had [ORD-03, ORD-06]', async () => {
    await allStoredAs(added)
    const { key: orderKey, contentHash } = await samples.submit(key)
    await storedAs('orders', 'content', 'campaign_key', added)
    const order = await app.call('dealer', 'GET', `/order/${orderKey}`)
    expect([order.status, order.body.contentHash]).toEqual([200, contentHash])
    const printed = await app.call('dealer', 'GET', `/order/${orderKey}/form`)
    expect(printed.status).toBe(200)
    const review = await app.call('district', 'GET', `/campaign/${key}/review`)
    expect(review.body.order.contentHash).toBe(contentHash)
    const looked = { itemKey: [key], contentHashes: [contentHash] }
    const approved = await app.call('district', 'POST', '/order/approve', looked)
    expect(approved.body.results).toMatchObject([{ itemKey: key, ok: true }])
  })
})

test('the review of an old order shows no change that a new field made [ORD-06]', async () => {
  await samples.submit(key)
  await storedAs('orders', 'content', 'campaign_key')
  await app.call('district', 'POST', '/order/reject', { itemKey: [key], reason: 'Later' })
  await samples.submit(key)
  const review = await app.call('district', 'GET', `/campaign/${key}/review`)
  expect([review.status, review.body.changes]).toEqual([200, []])
})
