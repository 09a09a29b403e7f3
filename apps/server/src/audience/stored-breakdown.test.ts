import { beforeAll, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const samples = orderSamples(app)
let key: number

beforeAll(async () => {
  await samples.prepare()
  key = await samples.ready()
})

/** What the first version stored of the figures of an audience. This list stays as it is, whatever comes. */
const FIRST = [
  'averageDistance',
  'maxDistance',
  'audienceByVehicle',
  'audienceBySegment',
  'audienceByZipCode',
  'audienceByChannel',
  'audienceByMarket',
  'totalSize',
  'totalAvailable',
  'totalHouseholds',
  'waterfall',
  'estimatedCost',
  'costWithoutDiscount',
  'totalDiscount',
  'lines',
  'selectedDistance',
  'minimumOrderValue',
  'smartSelectThreshold',
  'budgetCurve',
  'dataStamp',
]

test.each([
  ['by the first release', {}],
  ['by a later release beside this one', { storedVersion: 1_000, fromLater: 'unknown here' }],
])(
  'the figures of an audience that were stored %s still open, and are ordered',
  async (_, added) => {
    const before = await app.call('dealer', 'GET', `/campaign/${key}/audience-selection`)
    await app.owner.query(
      `UPDATE audience_selections SET breakdown = $3::jsonb || (SELECT jsonb_object_agg(each.key, value)
       FROM jsonb_each(breakdown) each WHERE each.key = ANY ($2)) WHERE campaign_key = $1`,
      [key, FIRST, JSON.stringify(added)],
    )
    const opened = await app.call('dealer', 'GET', `/campaign/${key}/audience-selection`)
    expect([opened.status, opened.body]).toEqual([200, before.body])
    const order = await app.call('dealer', 'POST', '/order', { campaignKey: key })
    expect(order.status).toBe(200)
  },
)
