import { beforeAll, beforeEach, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { orderSamples } from '../testing/order-samples.ts'

const app = audienceApp()
const samples = orderSamples(app)
beforeAll(samples.prepare)

const DEFERRED = { isBillingDeferred: true }
let key = 0
beforeEach(async () => {
  key = await samples.readyMetro(DEFERRED)
})

const children = async (): Promise<{ key: number; status: string }[]> =>
  (
    await app.owner.query('SELECT key, status FROM campaigns WHERE parent_key = $1 ORDER BY key', [
      key,
    ])
  ).rows
const quote = async () => (await app.call('district', 'POST', '/order', { campaignKey: key })).body
const submit = (itemKey: number[], quoteKey: string) =>
  app.call('district', 'POST', '/order/submit-metro', { itemKey, quoteKey })

test('one order has a line for each child and channel, and goes through for all of them [ORD-05, MTR-24]', async () => {
  const made = await quote()
  const kept = await children()
  expect(made.lines.map((line: { campaignKey: number }) => line.campaignKey).toSorted()).toEqual(
    kept.flatMap((child) => [child.key, child.key]),
  )
  const done = await submit([key], made.quoteKey)
  expect(done.status).toBe(200)
  expect((await children()).map(({ status }) => status)).toEqual(['SUBMITTED', 'SUBMITTED'])
  const { rows } = await app.owner.query(
    'SELECT sum(count)::integer AS all FROM order_households WHERE order_key = $1',
    [made.key],
  )
  expect(rows[0].all).toBe(made.totalSize)
})

test('the keys of all children stand for it, those of some do not [ORD-05, MTR-24]', async () => {
  const { quoteKey } = await quote()
  const keys = (await children()).map((child) => child.key)
  const some = await submit(keys.slice(0, 1), quoteKey)
  expect([some.status, some.body.code]).toEqual([409, 'order.not-all-dealers'])
  expect((await submit(keys, quoteKey)).status).toBe(200)
})

test('each dealer is billed for its own pieces, deferred to the cent [ORD-01, MTR-24]', async () => {
  await app.owner.query(
    `UPDATE campaigns SET details = details || '{"isBillingDeferred": true}' WHERE key = $1`,
    [key],
  )
  const { lines, payments } = await quote()
  for (const market of [5, 6]) {
    const of = (all: { billedMarketKey: number }[]) =>
      all.filter(({ billedMarketKey }) => billedMarketKey === market) as any[]
    const bill = of(lines).reduce((sum, { estimatedCost }) => sum + estimatedCost, 0)
    expect(of(payments)).toHaveLength(3)
    expect(of(payments).reduce((sum, { amount }) => sum + amount, 0)).toBe(bill)
  }
})

test('what a dealer’s own campaign is, is not ordered for several [ORD-05]', async () => {
  const own = await samples.ready()
  const done = await submit([own], 'any')
  expect([done.status, done.body.code]).toEqual([409, 'order.not-metro'])
})
