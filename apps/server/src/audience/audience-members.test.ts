import { everybody } from '@marquee/test-kit/everybody'
import { beforeAll, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = audienceApp()
let template = 0

const searchRequest = { ...everybody, selectedFulfillmentOptions: ['EMAIL'] }

beforeAll(async () => {
  const creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A', { category: 'ON_DEMAND' })
  await app.owner.query('DELETE FROM households')
  for (const name of ['dealer', 'sibling'] as const) {
    await app.owner.query(
      `INSERT INTO households (market_key, version, household, person_hash, visits, flags, path,
              first_name, last_name, city, postal_code, last_visit_on, vehicles)
       SELECT $1, 0, n, n, 1, 0, $2, 'Ada', 'of ${name} ' || n, 'Ann Arbor', '48104-1234',
              '2026-03-02', '{202}'
         FROM generate_series(1, 240) n`,
      [TREE[name].key, TREE[name].path],
    )
  }
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SEARCH_AUDIENCE}' WHERE home_market_key = 5`,
  )
})

const at = (marketKey: number) => `campaignTemplateKey=${template}&marketKey=${marketKey}`
const members = (as: PersonName | null, marketKey = 5, page = 0) =>
  app.call(as, 'POST', `/audience/members?${at(marketKey)}`, { searchRequest, page, size: 3 })
const member = (as: PersonName, household: number, overrides: object = {}, marketKey = 5) =>
  app.call(as, 'POST', `/audience/members/${marketKey}/${household}?${at(marketKey)}`, {
    searchRequest: { ...searchRequest, ...overrides },
  })
const entries = async () =>
  (await app.owner.query(`SELECT details FROM audit_log WHERE event LIKE 'audience.member%'`)).rows

test('who may search sees who is reached, page by page, and that is written down [AUD-02, LVL-12]', async () => {
  const { status, body } = await members('dealer')
  expect(status).toBe(200)
  // Every seventh, the first of them included, has no email.
  expect(body).toMatchObject({ page: 0, size: 3, hasMore: true })
  expect(body.members.map(({ household }: { household: number }) => household)).toEqual([2, 3, 4])
  expect(body.members[0]).toEqual({
    marketKey: 5,
    household: 2,
    city: 'Ann Arbor',
    zipCode: '48104',
    lastVisitOn: '2026-03-02',
    vehicles: [{ model: 'Civic', year: 2024 }],
    person: { name: 'Ada of dealer 2', line1: null, email: null },
  })
  const next = await members('dealer', 5, 2)
  expect(next.body.members[0].household).toBe(9)
  expect((await entries()).at(-1)?.details).toMatchObject({ count: 3, isNamed: true })
})

test('people who may not search see what is counted, and no name [AUD-02, LVL-12]', async () => {
  const { status, body } = await members('district')
  expect(status).toBe(200)
  expect(body.members).toHaveLength(3)
  expect(JSON.stringify(body)).not.toContain('Ada')
})

test('people do not see another dealer’s customers [LVL-02]', async () => {
  expect((await members('dealer', 6)).status).toBe(404)
  expect((await members(null)).status).toBe(401)
  expect((await member('dealer', 2, {}, 6)).status).toBe(404)
})

test('one customer is in, or out by the first filter that leaves them out [AUD-02]', async () => {
  const reached = await member('dealer', 2)
  expect(reached.body).toMatchObject({ isReached: true, leftOutBy: null })
  const fit = { vehicleModels: [{ model: 'Fit', years: [{ year: 2020, selected: true }] }] }
  expect((await member('dealer', 2, fit)).body).toMatchObject({
    isReached: false,
    leftOutBy: 'VEHICLE',
    person: { name: 'Ada of dealer 2' },
  })
  expect((await member('dealer', 8)).body.leftOutBy).toBe('NO_CONTACT_DATA')
  const near = { locationFilterType: 'DISTANCE', maxDistanceFromDealership: 1 }
  expect((await member('dealer', 24, near)).body.leftOutBy).toBe('LOCATION')
  expect((await member('dealer', 23, near)).body.leftOutBy).toBe('NO_PLACE')
  expect((await member('dealer', 999)).status).toBe(404)
})
