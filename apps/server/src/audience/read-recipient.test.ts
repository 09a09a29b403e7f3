import { everybody } from '@marquee/test-kit/everybody'
import { beforeAll, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { detailsOf } from '../testing/details-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = audienceApp()
let campaign = 0

beforeAll(async () => {
  const creative = await addCreative(app)
  const template = await addTemplate(app, creative, 'A', {
    category: 'ON_DEMAND',
    minimumOrderValue: 0,
  })
  await app.owner.query('DELETE FROM households')
  for (const name of ['dealer', 'sibling'] as const) {
    await app.owner.query(
      `INSERT INTO households (market_key, version, household, person_hash, visits, flags, path,
              first_name, last_name, line1, city, state, postal_code, vehicles)
       SELECT $1, 0, n, n, 1, 0, $2, CASE WHEN n % 2 = 0 THEN 'Ada' END, '${name} ' || n,
              n || ' Elm St', 'Ann Arbor', 'MI', '48104-1234', '{202}'
         FROM generate_series(1, 240) n`,
      [TREE[name].key, TREE[name].path],
    )
  }
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SEARCH_AUDIENCE,CAN_SUBMIT_ORDER}'
      WHERE level = 'DEALER'`,
  )
  const created = await app.call('dealer', 'POST', `/campaign/create/${template}?marketKey=5`)
  campaign = created.body.key
})

const recipient = (as: PersonName | null, position = 0, key = campaign) =>
  app.call(as, 'POST', `/campaign/${key}/recipient`, { position })
const entries = async () => {
  const sql = `SELECT details FROM audit_log WHERE event = 'audience.recipient-read' ORDER BY key`
  return (await app.owner.query(sql)).rows.map(({ details }) => details)
}

test('who may search sees one customer after the other as the piece is addressed to them, and each is written down [AUD-02, LVL-12]', async () => {
  const first = await recipient('dealer')
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    hasMore: true,
    recipient: {
      lastName: expect.stringMatching(/^dealer \d+$/),
      vehicle: '2024 Civic',
      line1: expect.stringContaining(' Elm St'),
      city: 'Ann Arbor',
      state: 'MI',
      postalCode: '48104-1234',
    },
  })
  expect(first.body.recipient.mailDigits).toMatch(/481041234$/)
  const second = await recipient('dealer', 1)
  expect(second.body.recipient.lastName).not.toBe(first.body.recipient.lastName)
  const written = await entries()
  expect(written).toHaveLength(2)
  expect(written[0]).toMatchObject({ campaignKey: campaign, marketKey: 5 })
  expect(written[0].household).not.toBe(written[1].household)
  expect(JSON.stringify(written)).not.toContain('Elm St')
})

test('they are of the audience that is saved, and beyond its last there is no one [AUD-02]', async () => {
  const fit = { vehicleModels: [{ model: 'Fit', years: [{ year: 2020, selected: true }] }] }
  const searchRequest = { ...everybody, ...fit, selectedFulfillmentOptions: ['DIRECT_MAIL'] }
  const saved = await app.call('dealer', 'PUT', '/campaign/audience-selection', {
    campaignId: campaign,
    searchRequest,
  })
  expect(saved.status).toBe(200)
  const { totalSize } = saved.body.audienceBreakdown
  expect((await recipient('dealer', totalSize - 1)).body).toMatchObject({
    recipient: { city: 'Ann Arbor' },
    hasMore: false,
  })
  const { body } = await recipient('dealer', totalSize)
  expect(body).toEqual({ recipient: null, hasMore: false })
})

test('on a piece they are those who get it by its channel [AUD-02, CHN-14]', async () => {
  const { body: begun } = await app.call('dealer', 'GET', `/campaign/${campaign}`)
  const ways = ['EMAIL', 'DIRECT_MAIL'].map((value) => ({ type: 'CHANNEL', value }))
  await app.call('dealer', 'PUT', '/campaign', {
    ...detailsOf(begun),
    fulfillmentChannelsAndVariations: ways,
  })
  const selectedFulfillmentOptions = ways.map(({ value }) => value)
  const saved = await app.call('dealer', 'PUT', '/campaign/audience-selection', {
    campaignId: campaign,
    searchRequest: { ...everybody, selectedFulfillmentOptions },
  })
  const { totalSize, audienceByChannel } = saved.body.audienceBreakdown
  expect(audienceByChannel).toHaveLength(2)
  for (const { channel, pieces } of audienceByChannel) {
    expect(pieces).toBeGreaterThan(0)
    expect(pieces).toBeLessThan(totalSize)
    const at = async (position: number) =>
      (await app.call('dealer', 'POST', `/campaign/${campaign}/recipient`, { position, channel }))
        .body
    expect(await at(pieces - 1)).toMatchObject({ recipient: {}, hasMore: false })
    expect(await at(pieces)).toEqual({ recipient: null, hasMore: false })
  }
})

test('people who may not search, or do not see the campaign, see no one [LVL-02, LVL-12]', async () => {
  expect(await recipient('district')).toMatchObject({
    status: 403,
    body: { code: 'access.denied' },
  })
  expect((await recipient('sibling')).status).toBe(404)
  expect((await recipient('dealer', 0, 999)).status).toBe(404)
  expect((await recipient(null)).status).toBe(401)
})
