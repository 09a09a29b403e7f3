import { beforeAll, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { orderSamples } from '../testing/order-samples.ts'

const app = audienceApp()
const samples = orderSamples(app)
beforeAll(samples.prepare)

const orderedDays = async (category: string) => {
  const content = await samples.contentOf(await samples.ready({ category }))
  return content.steps.flatMap(({ coupons }) => coupons.map(({ endDate }) => endDate))
}

test('reminders are ordered with coupons that are counted from the mail, others with a day [CPN-14, ORD-03]', async () => {
  expect(await orderedDays('REMINDERS')).toEqual([null, null])
  const [day, other] = await orderedDays('ON_DEMAND')
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(other).toBe(day)
})

test('an order of reminders from before is still what its campaign says, and is approved [CPN-14, ORD-06]', async () => {
  const key = await samples.ready({ category: 'REMINDERS' })
  const { key: orderKey, contentHash } = await samples.submit(key)
  await app.owner.query(
    `UPDATE orders SET content = jsonb_set(content - 'storedVersion', '{steps,0,coupons}', (
       SELECT jsonb_agg(coupon || '{"endDate": "2026-01-31"}')
         FROM jsonb_array_elements(content #> '{steps,0,coupons}') coupon)) WHERE key = $1`,
    [orderKey],
  )
  const looked = { itemKey: [key], contentHashes: [contentHash] }
  const approved = await app.call('district', 'POST', '/order/approve', looked)
  expect(approved.body.results).toMatchObject([{ itemKey: key, ok: true }])
})
