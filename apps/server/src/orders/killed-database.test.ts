import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { copyCampaign } from '../testing/copied-campaigns.ts'
import { durableDatabase } from '../testing/durable-database.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { tokenFor } from '../testing/tokens.ts'

// How many times the database is killed; at length: DATABASE_KILLS=10 npx vitest run killed-database.
const KILLS = Number(process.env.DATABASE_KILLS ?? 1)
/** Five deaths in a minute are taken for a database that cannot run. */
const BETWEEN_MS = KILLS > 5 ? 13_000 : 0
const CAMPAIGNS = 60
const WRITERS = 6
const A_WHILE = 120_000

const database = durableDatabase()
const app = testApp({}, database)
const samples = orderSamples(app)
let ready: number

beforeAll(async () => {
  await samples.prepare()
  ready = await samples.ready()
})

interface Round {
  waiting: number[]
  /** What was answered as submitted. */
  submitted: number[]
  /** Answers that ask the caller to come again later. */
  away: number
}

/** Repeats the call with the same key until it is answered. */
async function submitOnce(
  path: string,
  payload: { [name: string]: unknown },
  key: string,
  round: Round,
) {
  const authorization = `Bearer ${await tokenFor('dealer')}`
  const headers = { authorization, 'idempotency-key': key }
  for (;;) {
    const { status, body } = await app.send({
      method: 'POST',
      url: `/api${path}`,
      headers,
      payload,
    })
    if (status === 200) return body
    expect([status, body.code]).toEqual([503, 'server.unavailable'])
    round.away += 1
    await pause(50)
  }
}

async function submit(key: number, round: Round): Promise<void> {
  const { quoteKey } = await submitOnce('/order', { campaignKey: key }, `quote-${key}`, round)
  await submitOnce('/order/submit', { itemKey: [key], quoteKey }, `submit-${key}`, round)
  round.submitted.push(key)
}

async function write(round: Round): Promise<void> {
  for (;;) {
    const key = round.waiting.pop()
    if (key === undefined) return
    await submit(key, round)
  }
}

/** Those that stand as submitted, once each. */
async function standing(keys: readonly number[]): Promise<number[]> {
  const { rows } = await database.owner.query<{ key: number }>(
    `SELECT c.key FROM campaigns c
      WHERE c.key = ANY ($1) AND c.status = 'SUBMITTED'
        AND (SELECT count(*) FROM orders WHERE campaign_key = c.key AND status = 'SUBMITTED') = 1
        AND (SELECT count(*) FROM order_households WHERE campaign_key = c.key) = 1
        AND (SELECT count(*) FROM campaign_events WHERE campaign_key = c.key AND action = 'submit') = 1
      ORDER BY c.key`,
    [keys],
  )
  return rows.map(({ key }) => key)
}

test(
  'a database killed under load has lost nothing that was answered, and what was not is made once when asked again [ORD-01, ORD-03]',
  { timeout: A_WHILE * (KILLS + 1) },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const keys = await copyCampaign(database.owner, ready, CAMPAIGNS)
      const round: Round = { waiting: [...keys], submitted: [], away: 0 }
      const writing = Promise.all(Array.from({ length: WRITERS }, () => write(round)))
      const some = vi.waitFor(() => expect(round.submitted.length).toBeGreaterThan(10), A_WHILE)
      await Promise.race([some, writing.then(() => some)])
      const answered = round.submitted.toSorted((a, b) => a - b)
      database.kill()
      await vi.waitFor(async () => expect(await standing(answered)).toEqual(answered), 30_000)
      await writing
      expect(round.away).toBeGreaterThan(0)
      expect(await standing(keys)).toEqual(keys.toSorted((a, b) => a - b))
      await pause(BETWEEN_MS)
    }
  },
)
