import { paymentsOfBills } from '@marquee/rules/campaigns'
import { seedPerson } from '@marquee/test-kit/campaign'
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
  const quoted = await quote()
  const stored = await children()
  expect(quoted.lines.map((line: { campaignKey: number }) => line.campaignKey).toSorted()).toEqual(
    stored.flatMap((child) => [child.key, child.key]),
  )
  const done = await submit([key], quoted.quoteKey)
  expect(done.status).toBe(200)
  expect((await children()).map(({ status }) => status)).toEqual(['SUBMITTED', 'SUBMITTED'])
  const { rows } = await app.owner.query(
    'SELECT sum(count)::integer AS all FROM order_households WHERE order_key = $1',
    [quoted.key],
  )
  expect(rows[0].all).toBe(quoted.totalSize)
})

test('an order says who pays, as it was submitted, and who gets samples now [MTR-03, MTR-22]', async () => {
  const quoted = await quote()
  expect(quoted.fundingType).toBe('DEALER_FUNDING')
  const done = await submit([key], quoted.quoteKey)
  expect(done.status).toBe(200)
  const seeds = JSON.stringify([seedPerson()])
  await app.owner.query(
    `UPDATE campaigns SET details = jsonb_set(jsonb_set(details, '{sampleRecipients}', $2::jsonb),
       '{metroCampaign,fundingType}', '"DAA_FUNDING"') WHERE key = $1`,
    [key, seeds],
  )
  const { body } = await app.call('district', 'GET', `/order/${quoted.key}`)
  expect(body).toMatchObject({ fundingType: 'DEALER_FUNDING', sampleRecipients: [seedPerson()] })
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
  // What the builder shows before is divided in the same way.
  const shown = (await app.call('district', 'GET', `/campaign/${key}`)).body
  const due = paymentsOfBills(shown.audience.bills, shown.deploymentDate)
  const ordered = due.map(({ date }) =>
    payments
      .filter((one: { date: string }) => one.date === date)
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
  )
  expect(due.map(({ amount }) => amount)).toEqual(ordered)
})

test('what a dealer’s own campaign is, is not ordered for several [ORD-05]', async () => {
  const own = await samples.ready()
  const done = await submit([own], 'any')
  expect([done.status, done.body.code]).toEqual([409, 'order.not-metro'])
})

test('a dealer is warned of households that get it shortly after another piece, once it is released [DATE-05, MTR-24]', async () => {
  const own = await samples.ready()
  await samples.submit(own)
  await submit([key], (await quote()).quoteKey)
  await app.owner.query(
    `UPDATE campaigns SET deployment_date_two = NULL, deployment_date = CASE
       WHEN key = $1 THEN '2095-03-01'::date ELSE '2095-03-08' END`,
    [own],
  )
  const pairs = async () =>
    (
      await app.call('dealer', 'GET', '/order/close-mailings?from=2095-03-01&days=31')
    ).body.closeMailings.map(({ first, second, households }: any) => [
      first.date,
      second.date,
      households > 0,
    ])
  expect(await pairs()).toEqual([])
  await app.owner.query('UPDATE campaigns SET is_released = true WHERE $1 IN (key, parent_key)', [
    key,
  ])
  expect(await pairs()).toEqual([['2095-03-01', '2095-03-08', true]])
})

test('once it is released each dealer reads their own part of it, and nothing of the order itself [RTE-21, MTR-24]', async () => {
  const { quoteKey, key: orderKey } = await quote()
  const { rows } = await app.owner.query(
    'SELECT key FROM campaigns WHERE parent_key = $1 AND market_key = 5',
    [key],
  )
  const ofChild = async () =>
    (await app.call('dealer', 'GET', `/campaign/${rows[0].key}/order`)).body
  await app.owner.query('UPDATE campaigns SET is_released = true WHERE $1 IN (key, parent_key)', [
    key,
  ])
  // What is only counted is not ordered.
  expect(await ofChild()).toEqual({ order: null, part: null })
  const [order] = (await submit([key], quoteKey)).body.orders
  const { order: none, part } = await ofChild()
  expect([none, part.orderKey]).toEqual([null, orderKey])
  const own = order.lines.filter(({ market }: { market: { key: number } }) => market.key === 5)
  expect(part.lines).toEqual(own)
  const sum = (of: 'pieces' | 'estimatedCost') =>
    own.reduce((all: number, line: Record<string, number>) => all + (line[of] ?? 0), 0)
  expect([part.pieces, part.estimatedCost]).toEqual([sum('pieces'), sum('estimatedCost')])
  expect((await app.call('dealer', 'GET', `/order/${orderKey}`)).status).toBe(404)
})

test('the timeline of each child begins with its creation, by the person who chose its dealer [CMP-10, MTR-24]', async () => {
  const [child] = await children()
  const { events } = (await app.call('district', 'GET', `/campaign/${child?.key}/timeline`)).body
  expect(events).toMatchObject([{ action: 'create', by: 'Test district', from: null, to: 'DRAFT' }])
})

test('a dealer’s comment on their part stands on the parent, with the dealer; a comment to all stands there once [CMP-10]', async () => {
  await app.owner.query('UPDATE campaigns SET is_released = true WHERE $1 IN (key, parent_key)', [
    key,
  ])
  const comment = (as: 'dealer' | 'district', of: number | undefined, words: string) =>
    app.call(as, 'POST', `/campaign/${of}/comment`, { words })
  const [child] = await children()
  await comment('district', key, 'Please look at it.')
  expect((await comment('dealer', child?.key, 'Our phone number is new.')).status).toBe(201)
  const notices = async (of: number | undefined) =>
    (await app.call('district', 'GET', `/campaign/${of}/timeline`)).body.events.map(
      ({ words, market }: { words: string; market: { key: number } | null }) => [
        words,
        market?.key,
      ],
    )
  expect((await notices(key)).slice(1)).toEqual([
    ['Please look at it.', undefined],
    ['Our phone number is new.', 5],
  ])
  expect(await notices((await children())[1]?.key)).toHaveLength(2)
})
