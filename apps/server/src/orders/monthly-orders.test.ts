import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = orderSamples(app)
let key = 0

beforeAll(samples.prepare)
beforeEach(async () => {
  await historyOf(120)
  key = await samples.ready({ category: 'REMINDERS', trigger: { event: 'PURCHASE', after: 0 } })
  await app.owner.query('DELETE FROM suppressions')
})

/** So many households of the dealer bought on a day of the last twelve whole months, ten in each. */
async function historyOf(count: number): Promise<void> {
  await app.owner.query('UPDATE households SET purchased_on = NULL, last_visit_on = NULL')
  await app.owner.query(
    `UPDATE households
        SET purchased_on = (date_trunc('month', now() AT TIME ZONE 'America/Detroit')
                            - (1 + household % 12) * interval '1 month')::date
      WHERE market_key = 5 AND household <= $1`,
    [count],
  )
}

const rowsOf = async (text: string) => (await app.owner.query(text, [key])).rows
const estimateOf = async (as: PersonName = 'dealer') =>
  (await app.call(as, 'GET', `/campaign/${key}/monthly-estimate`)).body.estimate
const quote = async () => (await app.call('dealer', 'POST', '/order', { campaignKey: key })).body
const submit = async () => {
  const { quoteKey } = await quote()
  return app.call('dealer', 'POST', '/order/submit', { itemKey: [key], quoteKey })
}
const capAt = async (monthlyCap: unknown) => {
  const { body } = await app.call('dealer', 'GET', `/campaign/${key}`)
  return app.call('dealer', 'PUT', '/campaign', { ...body, monthlyCap })
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('the estimate of a campaign that is set off by a need', () => {
  test('counts the households of the last twelve months that a piece reaches, and prices them [ORD-11]', async () => {
    const estimate = await estimateOf()
    expect(estimate.months).toHaveLength(12)
    const [touchpoint] = estimate.touchpoints
    const reached = await rowsOf(
      `SELECT count(*)::integer AS count FROM households
        WHERE market_key = 5 AND purchased_on IS NOT NULL AND $1 > 0
          AND (email IS NOT NULL OR (line1 IS NOT NULL AND flags & 2 = 0))`,
    )
    expect(sum(touchpoint.byMonth)).toBe(reached[0].count)
    expect(touchpoint.households).toBe(Math.round(reached[0].count / 12))
    expect(estimate.channels.map(({ channel }: { channel: string }) => channel)).toEqual([
      'EMAIL',
      'DIRECT_MAIL',
    ])
    expect(touchpoint.estimatedCost).toBe(
      sum(estimate.channels.map((one: { estimatedCost: number }) => one.estimatedCost)),
    )
    expect(estimate.mostPerHousehold).toBe(401 + 6_903)
  })

  test('leaves out whom nobody may write to any more [ORD-11]', async () => {
    const before = sum((await estimateOf()).touchpoints[0].byMonth)
    await app.owner.query(
      `INSERT INTO suppressions (hash, channel, reason, path)
       SELECT person_hash, 'ALL', 'OPTED_OUT', path FROM households
        WHERE market_key = 5 AND household IN (11, 12)`,
    )
    expect(sum((await estimateOf()).touchpoints[0].byMonth)).toBe(before - 2)
  })

  test('of a dealer without a history has no months, and says what everybody would cost [ORD-11]', async () => {
    await historyOf(0)
    const estimate = await estimateOf()
    expect(estimate.months).toEqual([])
    expect(estimate.touchpoints[0].households).toBeGreaterThan(200)
  })

  test('counts visits, and miles as the car runs on [ORD-11]', async () => {
    await app.owner.query(
      `UPDATE households SET last_visit_on = current_date - 100, mileage = 29000
        WHERE market_key = 5 AND household = 2`,
    )
    const of = async (trigger: object) => {
      key = await samples.ready({ category: 'SERVICE_PROGNOSTICS', trigger })
      return sum((await estimateOf()).touchpoints[0].byMonth)
    }
    expect(await of({ event: 'LAST_VISIT', after: 30 })).toBe(1)
    // The last thousand miles took 31 days.
    expect(await of({ event: 'MILES', after: 30_000 })).toBe(1)
    expect(await of({ event: 'LAST_VISIT', after: 400 })).toBe(0)
    expect(await of({ event: 'PURCHASE', after: 0 })).toBeGreaterThan(1)
  })

  test('is in the catalog that of a campaign as it would be started [ORD-11]', async () => {
    // A campaign begins with email alone; this one is sent by mail as well.
    const [email] = (await estimateOf()).channels
    const [{ template_key: template }] = await rowsOf(
      'SELECT template_key FROM campaigns WHERE key = $1',
    )
    const estimated = async (marketKey: number, as: PersonName) => {
      const url = `/audience/search/estimates?marketKey=${marketKey}`
      return (await app.call(as, 'POST', url, { campaignTemplateKeys: [template] })).body
        .estimates[0].monthly
    }
    expect(await estimated(5, 'dealer')).toMatchObject({
      households: email.pieces,
      estimatedCost: email.estimatedCost,
      isEverybody: false,
    })
    // For a whole district it takes too long for a catalog.
    expect(await estimated(TREE.district.key, 'district')).toBeNull()
  })

  test('is none where a campaign is mailed on a day, and is out of sight beside its market [ORD-11]', async () => {
    const seasonal = await samples.ready()
    const { body } = await app.call('dealer', 'GET', `/campaign/${seasonal}/monthly-estimate`)
    expect(body).toEqual({ estimate: null })
    const other = await app.call('sibling', 'GET', `/campaign/${key}/monthly-estimate`)
    expect(other.status).toBe(404)
  })
})

describe('a monthly cap', () => {
  test('is saved, and stays where a caller does not know it [CMP-01]', async () => {
    expect((await capAt(300)).body.monthlyCap).toBe(300)
    expect((await capAt(undefined)).body.monthlyCap).toBe(300)
    expect((await capAt(null)).body.monthlyCap).toBeNull()
  })

  test.each([0, -3, 2.5, 1_000_001])(
    'of %d is refused, with what it may be [CMP-01]',
    async (cap) => {
      const { status, body } = await capAt(cap)
      expect([status, body.fields]).toEqual([
        400,
        { 'body.monthlyCap': 'Must be a whole number from 1 to 1,000,000' },
      ])
    },
  )

  test('is none where a campaign is mailed on a day [CMP-01]', async () => {
    key = await samples.ready()
    expect((await capAt(300)).body.monthlyCap).toBeNull()
  })
})

describe('an order of what is set off by a need', () => {
  test('has the estimate and the cap that were shown, and keeps both [ORD-01, ORD-11]', async () => {
    await capAt(300)
    const estimate = await estimateOf()
    expect(await quote()).toMatchObject({ monthly: estimate, monthlyCap: 300, pieces: null })
    const { body } = await submit()
    await historyOf(0)
    await app.owner.query(`UPDATE campaigns SET details = details || '{"monthlyCap": 900}'`)
    const read = await app.call('district', 'GET', `/order/${body.orders[0].key}`)
    expect(read.body).toMatchObject({ monthly: estimate, monthlyCap: 300, estimatedCost: null })
    const [order] = await rowsOf('SELECT content FROM orders WHERE campaign_key = $1')
    expect(order.content.monthlyCap).toBe(300)
  })

  test('is shown anew where the estimate or the cap became another one [ORD-03]', async () => {
    const shown = await quote()
    await historyOf(60)
    const body = { itemKey: [key], quoteKey: shown.quoteKey }
    const first = await app.call('dealer', 'POST', '/order/submit', body)
    expect(first.body).toMatchObject({
      code: 'order.quote-changed',
      details: { shown: { monthly: shown.monthly }, present: { monthly: await estimateOf() } },
    })
    const { quoteKey } = await quote()
    await capAt(50)
    const second = await app.call('dealer', 'POST', '/order/submit', { ...body, quoteKey })
    expect(second.body.code).toBe('order.quote-changed')
  })

  test('says to who decides that its cap is another than the one decided before [GEN-03]', async () => {
    await capAt(300)
    const { body } = await submit()
    const looked = { itemKey: [key], contentHashes: [body.orders[0].contentHash], reason: 'Less.' }
    await app.call('district', 'POST', '/order/reject', looked)
    await capAt(100)
    await submit()
    const review = await app.call('district', 'GET', `/campaign/${key}/review`)
    expect(review.body.changes).toEqual(['Most households a month changed from “300” to “100”.'])
  })

  test('keeps the cap that was submitted until it is decided and begins [ORD-06, CMP-18]', async () => {
    key = await samples.ready({
      category: 'REMINDERS',
      type: 'SUBSCRIPTION',
      trigger: { event: 'PURCHASE', after: 0 },
    })
    await capAt(15)
    const { body } = await submit()
    const refused = await capAt(200)
    expect([refused.status, refused.body.code]).toEqual([409, 'campaign.with-approvers'])
    const looked = { itemKey: [key], contentHashes: [body.orders[0].contentHash] }
    expect((await app.call('district', 'POST', '/order/approve', looked)).status).toBe(200)
    const approved = await capAt(200)
    expect([approved.status, approved.body.code]).toEqual([409, 'campaign.approved-as-ordered'])
    const read = await app.call('dealer', 'GET', `/campaign/${key}`)
    expect(read.body).toMatchObject({ monthlyCap: 15, isEditable: true, status: 'APPROVED' })
    const list = await app.call('dealer', 'POST', '/campaign/search', { criteria: {} })
    const listed = list.body.campaigns.find((one: { key: number }) => one.key === key)
    expect(listed.monthlyCap).toBe(15)
  })

  test('is withdrawn by its dealer to be changed, and submitted as it is then [ORD-06, CMP-18]', async () => {
    await capAt(15)
    await submit()
    expect((await app.call('dealer', 'POST', `/campaign/${key}/draft`)).status).toBe(200)
    expect((await capAt(200)).body.monthlyCap).toBe(200)
    const { body } = await submit()
    const order = await app.call('district', 'GET', `/order/${body.orders[0].key}`)
    expect(order.body.monthlyCap).toBe(200)
  })

  test('stands in the list of campaigns and among what waits with households, money and cap [ORD-11, GEN-03]', async () => {
    await capAt(300)
    const { body } = await submit()
    const { touchpoints } = body.orders[0].monthly
    const { households, estimatedCost } = touchpoints[0]
    const figures = {
      monthly: { households, estimatedCost, isEverybody: false },
      monthlyCap: 300,
    }
    const list = await app.call('dealer', 'POST', '/campaign/search', { criteria: {} })
    expect(list.body.campaigns.find((one: { key: number }) => one.key === key)).toMatchObject(
      figures,
    )
    const waiting = await app.call('district', 'POST', '/approval/search', { criteria: {} })
    expect(waiting.body.waiting.find((one: { key: number }) => one.key === key)).toMatchObject(
      figures,
    )
  })
})
