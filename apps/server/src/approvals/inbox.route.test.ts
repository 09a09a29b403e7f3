import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { submitAs } from '../testing/submitted-campaign.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
let template: number

beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A')
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SUBMIT_ORDER}' WHERE key IN (5, 6)`,
  )
})
beforeEach(async () => {
  await app.owner.query(`TRUNCATE campaigns CASCADE; UPDATE people SET status = 'ACTIVE'`)
})

const create = async (marketKey = 5): Promise<number> =>
  (await app.call('national', 'POST', `/campaign/create/${template}?marketKey=${marketKey}`)).body
    .key
const search = (as: PersonName, criteria: object = {}, more: object = {}, query = '') =>
  app.call(as, 'POST', `/approval/search${query}`, { criteria, ...more })
const keys = async (...args: Parameters<typeof search>): Promise<number[]> =>
  (await search(...args)).body.waiting.map(({ key }: { key: number }) => key)
const count = async (as: PersonName) => (await app.call(as, 'GET', '/approval/count')).body.waiting
const away = (...people: number[]) =>
  app.owner.query(`UPDATE people SET status = 'DEACTIVATED' WHERE key = ANY ($1)`, [people])

describe('what is submitted', () => {
  test('waits on the lowest level that may decide; those above find it below them [LVL-11, GEN-03]', async () => {
    const key = await create()
    await submitAs(app, key)
    const found = async (as: PersonName) => [
      await keys(as),
      await keys(as, { waitsOn: 'BELOW' }),
      await count(as),
    ]
    expect(await found('district')).toEqual([[key], [], 1])
    for (const as of ['zone', 'national', 'admin'] as const) {
      expect(await found(as), as).toEqual([[], [key], 0])
    }
    for (const as of ['dealer', 'sibling'] as const) {
      expect(await found(as), as).toEqual([[], [], 0])
    }
    await away(4, 9)
    expect(await found('zone')).toEqual([[key], [], 1])
    expect(await found('national')).toEqual([[], [key], 0])
  })

  test('does not wait on who submitted it, but on the next one up; administrators may decide on their own [LVL-11]', async () => {
    const key = await create()
    await submitAs(app, key, { submittedBy: 4 })
    await away(9)
    expect([await keys('district'), await keys('zone')]).toEqual([[], [key]])
    await submitAs(app, await create(), { submittedBy: 9 })
    await app.owner.query(`UPDATE people SET status = 'ACTIVE' WHERE key = 9`)
    expect(await count('districtAdmin')).toBe(2)
  })

  test('waits until it is decided, canceled or withdrawn [LVL-11, CMP-12]', async () => {
    for (const [status, kind] of [
      ['DRAFT', undefined],
      ['SUBMITTED', 'ORDER'],
      ['ACKNOWLEDGED', 'ORDER'],
      ['APPROVED', undefined],
      ['ACTIVE', undefined],
      ['CANCEL_REQUESTED', 'CANCEL'],
      ['CANCELLED', undefined],
      ['COMPLETED', undefined],
    ] as const) {
      const key = await create()
      await submitAs(app, key, { status })
      const { waiting } = (await search('district')).body
      expect(waiting.map((one: { kind: string }) => one.kind)).toEqual(kind ? [kind] : [])
      await app.owner.query('TRUNCATE campaigns CASCADE')
    }
  })

  test('has all that a list shows of it [LVL-11]', async () => {
    const key = await create()
    await submitAs(app, key)
    await app.owner.query('UPDATE orders SET pieces = 1200, estimated_cost = 60000')
    const [one] = (await search('district')).body.waiting
    expect(one).toMatchObject({
      key,
      kind: 'ORDER',
      status: 'SUBMITTED',
      dealers: 0,
      touchpoints: [],
      pieces: 1_200,
      estimatedCost: 60_000,
      contentHash: 'a'.repeat(64),
      market: { key: 5, name: 'Market dealer' },
    })
  })
})

describe('the list', () => {
  test('is sorted by age, by mail date and by name, and turned by the page [LVL-11]', async () => {
    const created: number[] = []
    for (const [days, mail] of [
      [1, 30],
      [3, 20],
      [2, 40],
    ]) {
      const key = await create()
      await submitAs(app, key)
      await app.owner.query(
        `UPDATE campaigns SET submitted_at = now() - make_interval(days => $2),
                deployment_date = current_date + $3::integer WHERE key = $1`,
        [key, days, mail],
      )
      created.push(key)
    }
    const [one, two, three] = created
    const by = (id: string, direction = 'ASCENDING') => ({ sort: [{ id, direction }] })
    expect(await keys('district')).toEqual([two, three, one])
    expect(await keys('district', {}, by('mailDate'))).toEqual([two, one, three])
    expect(await keys('district', {}, by('name', 'DESCENDING'))).toEqual([three, two, one])
    expect(await keys('district', {}, { page: 1, size: 2 })).toEqual([one])
    expect((await search('district', {}, { size: 2 })).body.totalElements).toBe(3)
  })

  test('is in order by the day until which each is decided, those without one last, and by cost, before it is turned by the page [LVL-11, GEN-03]', async () => {
    // On the same mail date, an administrator's order is decided until that day, others three business days before it; a
    // cancellation takes no time.
    const [letter, free, canceled, later, monthly] = [
      await create(),
      await create(),
      await create(),
      await create(),
      await create(),
    ]
    const values: [number, string | null, number | null, string, boolean][] = [
      [letter, '2095-03-15', 500, 'SUBMITTED', false],
      [free, '2095-03-15', 900, 'SUBMITTED', true],
      [canceled, '2095-01-10', 700, 'CANCEL_REQUESTED', false],
      [later, '2095-03-17', null, 'SUBMITTED', false],
      [monthly, null, 100, 'SUBMITTED', false],
    ]
    for (const [key, mailDate, cost, status, isFree] of values) {
      await submitAs(app, key, { status: status as 'SUBMITTED' })
      await app.owner.query('UPDATE campaigns SET deployment_date = $2 WHERE key = $1', [
        key,
        mailDate,
      ])
      await app.owner.query(
        'UPDATE orders SET estimated_cost = $2, submitted_freely = $3 WHERE campaign_key = $1',
        [key, cost, isFree],
      )
    }
    const by = (id: string, direction = 'ASCENDING') => ({ sort: [{ id, direction }] })
    const { waiting } = (await search('district', {}, by('decideBy'))).body
    expect(
      waiting.map(({ key, decideBy }: { key: number; decideBy: string }) => [key, decideBy]),
    ).toEqual([
      [canceled, '2095-01-10'],
      [letter, '2095-03-10'],
      [later, '2095-03-14'],
      [free, '2095-03-15'],
      [monthly, null],
    ])
    const pages = [0, 1].map((page) => keys('district', {}, { ...by('decideBy'), page, size: 3 }))
    expect(await Promise.all(pages)).toEqual([
      [canceled, letter, later],
      [free, monthly],
    ])
    expect(await keys('district', {}, by('estimatedCost', 'DESCENDING'))).toEqual([
      free,
      canceled,
      letter,
      monthly,
      later,
    ])
    expect(await keys('district', {}, by('waitingSince', 'DESCENDING'))).toEqual([
      monthly,
      later,
      canceled,
      free,
      letter,
    ])
  })

  test('is narrowed by words, kind, market and brand, and widened by nothing [LVL-11, API-02]', async () => {
    const here = await create(5)
    const beside = await create(6)
    await submitAs(app, here)
    await submitAs(app, beside, { status: 'CANCEL_REQUESTED' })
    expect(await keys('district', { text: 'market SIB' })).toEqual([beside])
    expect(await keys('district', { text: '%' })).toEqual([])
    expect(await keys('district', { kinds: ['ORDER'] })).toEqual([here])
    expect(await keys('district', {}, {}, '?marketKey=6')).toEqual([beside])
    expect((await search('district', {}, {}, '?hierarchyId=ACURA')).status).toBe(404)
  })
})

describe('changed touchpoints of a running campaign', () => {
  test('wait for a decision of their own; what was approved before stays until then [ORD-07, CMP-09, CMP-13]', async () => {
    const samples = orderSamples(app)
    await samples.prepare()
    const key = await samples.ready()
    await app.owner.query(`UPDATE campaigns SET cadence = 'SUBSCRIPTION' WHERE key = $1`, [key])
    await samples.submit(key)
    const approved = await app.call('zone', 'POST', '/order/approve', { itemKey: [key] })
    expect(approved.status).toBe(200)
    await app.owner.query(`UPDATE campaigns SET status = 'ACTIVE' WHERE key = $1`, [key])
    const { rows } = await app.owner.query(
      `UPDATE campaign_steps SET status = 'PENDING', version = version + 1,
              creative = jsonb_set(creative, '{values}', '{"headline": "Snow is near"}')
        WHERE campaign_key = $1 RETURNING key`,
      [key],
    )
    const step = rows[0].key
    const stored = async () =>
      (await app.owner.query('SELECT version FROM approved_steps ORDER BY version')).rows
    expect(await stored()).toEqual([{ version: 2 }])
    const [waiting] = (await search('district')).body.waiting
    expect(waiting).toMatchObject({ key, kind: 'TOUCHPOINTS', touchpoints: [{ key: step }] })
    const decide = (verb: string, body: object = {}) =>
      app.call('district', 'POST', `/order/touchpoint/${verb}`, { itemKey: [step], ...body })
    const review = (await app.call('district', 'GET', `/campaign/${key}/review`)).body
    expect(review.touchpoints).toEqual([
      {
        ...waiting.touchpoints[0],
        changes: ['The field “headline” changed from nothing to “Snow is near”.'],
      },
    ])
    const other = await decide('approve', { contentHashes: ['b'.repeat(64)] })
    expect(other.body.code).toBe('order.content-changed')
    await decide('reject', { reason: 'The year is wrong.' })
    expect(await stored()).toEqual([{ version: 2 }])
    expect((await decide('approve')).body.code).toBe('touchpoint.not-pending')
    await app.owner.query(`UPDATE campaign_steps SET status = 'PENDING' WHERE key = $1`, [step])
    const [{ contentHash }] = waiting.touchpoints
    const fewer = await decide('approve', { itemKey: [step, 1], contentHashes: [contentHash] })
    expect(fewer.body.fields).toEqual({ 'body.contentHashes': 'Send one for each key, or none' })
    const items = [{ itemKey: step, contentHash }]
    expect((await decide('approve', { itemKey: undefined, items })).status).toBe(200)
    expect(await stored()).toEqual([{ version: 2 }, { version: 3 }])
    const { events } = (await app.call('district', 'GET', `/campaign/${key}/timeline`)).body
    expect(events.slice(-2)).toMatchObject([
      { action: 'reject', step: { key: step, name: 'Postcard' }, words: 'The year is wrong.' },
      { action: 'approve', step: { key: step }, by: 'Test district' },
    ])
  })
})
