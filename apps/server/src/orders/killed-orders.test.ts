import { beforeAll, expect, test } from 'vitest'
import { A_WHILE, killing, standingOf } from '../testing/killed-along.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
const killAlong = killing(app)
const samples = orderSamples(app)
let ready: number

beforeAll(async () => {
  await samples.prepare()
  ready = await samples.ready()
})

/** A quote was shown, and is sent back. */
async function quoted(as: PersonName, key: number, path: string) {
  const { status, body } = await app.call(as, 'POST', '/order', { campaignKey: key })
  expect(status).toBe(200)
  const sent = { itemKey: [key], quoteKey: body.quoteKey }
  return { key, call: { as, method: 'POST' as const, path, body: sent } }
}

const NOTHING = { chosen: 0, events: 0, jobs: 0, recorded: 0 }
const ONCE = { events: 1, jobs: 1, recorded: 1 }
const OPEN = { ...NOTHING, campaigns: ['DRAFT'], steps: ['DRAFT'], orders: ['1 OPEN'] }
const SUBMITTED = { campaigns: ['SUBMITTED'], steps: ['SUBMITTED'], orders: ['1 SUBMITTED'] }

test(
  'a server killed anywhere in a submit loses no order, and makes none twice [ORD-03, ORD-01]',
  { timeout: A_WHILE },
  async () => {
    await killAlong({
      ready: async () => quoted('dealer', await samples.copyOf(ready), '/order/submit'),
      standing: (key) => standingOf(app, key, { action: 'submit', operation: 'orders.submit' }),
      before: OPEN,
      done: { ...SUBMITTED, ...ONCE, chosen: 1 },
    })
  },
)

test(
  'a server killed anywhere in a metro submit has submitted all dealers or none [ORD-05, MTR-24]',
  { timeout: A_WHILE },
  async () => {
    const names = { action: 'submit', operation: 'orders.submitMetro' }
    await killAlong({
      ready: async () => quoted('district', await samples.readyMetro(), '/order/submit-metro'),
      standing: (key) => standingOf(app, key, names),
      before: OPEN,
      done: { ...SUBMITTED, ...ONCE, chosen: 2 },
    })
  },
)

test(
  'a server killed anywhere in a cancel has canceled campaign and order, or neither [CMP-12, CMP-26]',
  { timeout: A_WHILE },
  async () => {
    await killAlong({
      async ready() {
        const key = await samples.copyOf(ready)
        await samples.submit(key)
        const path = `/campaign/${key}/cancel`
        return { key, call: { as: 'dealer', method: 'POST', path, body: { reason: 'Late' } } }
      },
      standing: (key) => standingOf(app, key, { action: 'cancel', operation: 'orders.cancel' }),
      before: { ...SUBMITTED, ...NOTHING, chosen: 1 },
      done: {
        campaigns: ['CANCELLED'],
        steps: ['CANCELLED'],
        orders: ['1 CANCELLED'],
        ...ONCE,
        chosen: 1,
      },
    })
  },
)
