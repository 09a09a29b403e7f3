import { beforeAll, describe, expect, test } from 'vitest'
import { copyCampaign } from '../testing/copied-campaigns.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

// At length: RACES=200 npx vitest run apps/server/src/approvals/races.test.ts
const RACES = Number(process.env.RACES ?? 10)

const app = testApp()
const samples = orderSamples(app)
let ready: number

beforeAll(async () => {
  await samples.prepare()
  ready = await samples.ready()
})

async function submitted(): Promise<number> {
  const key = await samples.copyOf(ready)
  await samples.submit(key)
  return key
}
const decide = (as: PersonName, verb: string, itemKey: number[], more: object = {}) =>
  app.call(as, 'POST', `/order/${verb}`, { itemKey, ...more })
const statuses = async (key: number) =>
  (
    await app.owner.query(
      `SELECT c.status, o.status AS order_status, o.content_hash, o.decided_by,
              (SELECT count(*)::int FROM campaign_events e
                WHERE e.campaign_key = c.key AND e.action IN ('approve', 'reject')) AS decisions
         FROM campaigns c JOIN orders o ON o.campaign_key = c.key
        WHERE c.key = $1 ORDER BY o.revision DESC LIMIT 1`,
      [key],
    )
  ).rows[0]

describe(`${RACES} races`, () => {
  test('of two who decide have one winner each, whom the other hears of [CMP-13, ERR-08]', async () => {
    const people = ['district', 'zone', 'national'] as const
    for (let race = 0; race < RACES; race += 1) {
      const key = await submitted()
      const [one, other] = [people[race % 3], people[(race + 1) % 3]] as [PersonName, PersonName]
      const answers = await Promise.all([
        decide(one, 'approve', [key]),
        decide(other, race % 2 ? 'approve' : 'reject', [key]),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const loser = answers.find(({ status }) => status === 409)
      const isFirst = answers[0].status === 200
      expect(loser?.body.details.by).toBe(`Test ${isFirst ? one : other}`)
      const { status, order_status: order, decisions } = await statuses(key)
      const expected = isFirst || race % 2 ? ['APPROVED', 'APPROVED'] : ['DRAFT', 'REJECTED']
      expect([status, order, decisions]).toEqual([...expected, 1])
    }
  }, 300_000)

  test('of approving against submitting something else: what is approved is what was looked at [ORD-06]', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const key = await submitted()
      const again = 'b'.repeat(64)
      const { content_hash: lookedAt } = await statuses(key)
      const [approved] = await Promise.all([
        decide('district', 'approve', [key], { contentHashes: [lookedAt] }),
        resubmitted(key, again),
      ])
      const { status, order_status: order, content_hash: hash } = await statuses(key)
      if (approved.status === 200) {
        expect([status, order, hash]).toEqual(['APPROVED', 'APPROVED', lookedAt])
      } else {
        expect([approved.body.code, status, order, hash]).toEqual([
          'order.content-changed',
          'SUBMITTED',
          'SUBMITTED',
          again,
        ])
      }
    }
  }, 300_000)

  test('of two who decide about the same list in other orders do not wait for ever [ORD-06]', async () => {
    for (let race = 0; race < Math.ceil(RACES / 5); race += 1) {
      const keys = [await submitted(), await submitted(), await submitted()]
      const answers = await Promise.all([
        decide('district', 'approve', keys),
        decide('zone', 'approve', keys.toReversed()),
      ])
      const won = answers.flatMap(({ body }) => body.results).filter(({ ok }) => ok)
      expect([answers.map(({ status }) => status), won.length]).toEqual([[200, 200], 3])
    }
  }, 300_000)

  test('of two who decide about touchpoints of the same campaigns do not wait for ever [ORD-07]', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const [first, second, third, fourth] = (await crossed()) as [number, number, number, number]
      const answers = await Promise.all([
        decide('district', 'touchpoint/approve', [first, third]),
        decide('zone', 'touchpoint/approve', [second, fourth]),
      ])
      expect(
        answers.map(({ body }) => body.results?.map((one: { ok: boolean }) => one.ok)),
      ).toEqual([
        [true, true],
        [true, true],
      ])
    }
  }, 300_000)
})

/** Changed touchpoints of two campaigns that run: of the first, of the other, of the other, of the first. */
async function crossed(): Promise<number[]> {
  const campaigns = await copyCampaign(app.owner, ready, 2)
  await app.owner.query(`UPDATE campaigns SET status = 'ACTIVE' WHERE key = ANY ($1)`, [campaigns])
  for (const campaign of campaigns.toReversed()) {
    await app.owner.query(
      `INSERT INTO campaign_steps (campaign_key, number, template_step_key, opted, status, creative, channels, path)
       SELECT campaign_key, 2, -1, opted, status, creative, channels, path
         FROM campaign_steps WHERE campaign_key = $1`,
      [campaign],
    )
  }
  const { rows } = await app.owner.query(
    `UPDATE campaign_steps SET status = 'PENDING' WHERE campaign_key = ANY ($1) RETURNING key`,
    [campaigns],
  )
  return rows.map(({ key }) => key).toSorted((one, other) => one - other)
}

/** As taking an order back and submitting another one does: under the campaign's lock. */
async function resubmitted(key: number, hash: string): Promise<void> {
  const client = await app.owner.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query('SELECT status FROM campaigns WHERE key = $1 FOR UPDATE', [
      key,
    ])
    if (rows[0].status === 'SUBMITTED') {
      await client.query(`UPDATE orders SET status = 'WITHDRAWN' WHERE campaign_key = $1`, [key])
      await client.query(
        `INSERT INTO orders (campaign_key, revision, status, quote_key, content, content_hash,
                             created_by, created_at, path)
         SELECT campaign_key, 2, 'SUBMITTED', '', content, $2, created_by, now(), path
           FROM orders WHERE campaign_key = $1`,
        [key, hash],
      )
    }
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}
