import { beforeAll, test } from 'vitest'
import { A_WHILE, killing, standingOf } from '../testing/killed-along.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const killAlong = killing(app)
const samples = orderSamples(app)

beforeAll(() => samples.prepare())

test(
  'a server killed anywhere in an approval has decided once, or not yet [CMP-13, ORD-06]',
  { timeout: A_WHILE },
  async () => {
    const ready = await samples.ready()
    await killAlong({
      async ready() {
        const key = await samples.copyOf(ready)
        const { contentHash } = await samples.submit(key)
        const body = { itemKey: [key], contentHashes: [contentHash] }
        return { key, call: { as: 'district', method: 'POST', path: '/order/approve', body } }
      },
      standing: (key) =>
        standingOf(app, key, { action: 'approve', operation: 'approvals.approve' }),
      before: {
        campaigns: ['SUBMITTED'],
        steps: ['SUBMITTED'],
        orders: ['1 SUBMITTED'],
        chosen: 1,
        events: 0,
        jobs: 0,
        recorded: 0,
      },
      done: {
        campaigns: ['APPROVED'],
        steps: ['APPROVED'],
        orders: ['1 APPROVED'],
        chosen: 1,
        events: 1,
        jobs: 1,
        recorded: 1,
      },
    })
  },
)
