import { everybody } from '@marquee/test-kit/everybody'
import { beforeAll, expect, test } from 'vitest'
import { detailsOf } from '../testing/details-of.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = audienceApp()
let parent: Record<string, any> = {}
let group = 0

const mailedTo = { ...everybody, selectedFulfillmentOptions: ['DIRECT_MAIL'] }

beforeAll(async () => {
  const creative = await addCreative(app)
  const template = await addTemplate(app, creative, 'M', {
    category: 'METRO',
    minimumOrderValue: 0,
  })
  const markets = [TREE.dealer.key, TREE.sibling.key].map((marketId) => ({ marketId }))
  const created = await app.call('districtAdmin', 'POST', '/market/group/add', {
    name: 'Metro',
    markets,
    hierarchyId: 'HONDA',
  })
  group = created.body.key
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SEARCH_AUDIENCE}' WHERE level <> 'DEALER'`,
  )
  const begun = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=4`)
  parent = begun.body
})

const select = (keys: number[]) =>
  app.call('district', 'PUT', '/campaign', {
    ...detailsOf(parent),
    selectedMarketKeys: keys,
    fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
    metroCampaign: { ...parent.metroCampaign, marketGroupKey: group, metroGroupName: 'Metro' },
  })
const save = () =>
  app.call('district', 'PUT', '/campaign/audience-selection', {
    campaignId: parent.key,
    searchRequest: mailedTo,
  })
const read = (as: PersonName, key: number) =>
  app.call(as, 'GET', `/campaign/${key}/audience-selection`)
const childAt = async (marketKey: number): Promise<number> => {
  const { rows } = await app.owner.query(
    'SELECT key FROM campaigns WHERE parent_key = $1 AND market_key = $2',
    [parent.key, marketKey],
  )
  return rows[0]?.key
}

test('nothing is counted before dealers are chosen [AUD-26]', async () => {
  expect(await save()).toMatchObject({ status: 409, body: { code: 'audience.no-markets' } })
})

test('one audience serves all dealers, and each child shows its own part [AUD-25, AUD-26]', async () => {
  expect((await select([5, 6])).status).toBe(200)
  const { status, body } = await save()
  expect(status).toBe(200)
  const [first, second] = body.audienceBreakdown.audienceByMarket
  expect(first).toMatchObject({ marketKey: 5, overlap: 10 })
  expect(first.estimatedCost + second.estimatedCost).toBe(body.audienceBreakdown.estimatedCost)

  await app.owner.query('UPDATE campaigns SET is_released = true')
  const child = await childAt(5)
  const reply = await read('dealer', child)
  expect(reply.status).toBe(200)
  expect(reply.body.audienceBreakdown).toMatchObject({
    totalSize: first.filteredCount,
    estimatedCost: first.estimatedCost,
    audienceByMarket: [{ marketKey: 5 }],
  })
  expect(JSON.stringify(reply.body)).not.toContain(second.sourceId)
  const campaign = await app.call('dealer', 'GET', `/campaign/${child}`)
  expect(campaign.body.audience).toMatchObject({
    totalSize: first.filteredCount,
    bills: [first.estimatedCost],
    isStale: false,
  })
  expect((await read('dealer', parent.key)).status).toBe(404)
})

test('a piece of one of its dealers is shown as a customer of that dealer [AUD-25, LVL-12]', async () => {
  await app.owner.query('DELETE FROM households')
  for (const name of ['dealer', 'sibling'] as const) {
    await app.owner.query(
      `INSERT INTO households (market_key, version, household, person_hash, visits, flags, path, last_name, vehicles)
       SELECT $1, 0, n, n, 1, 0, $2, '${name} ' || n, '{}' FROM generate_series(1, 240) n`,
      [TREE[name].key, TREE[name].path],
    )
  }
  const reader = async (marketKey: number) => {
    const body = { position: 0, marketKey }
    return (await app.call('district', 'POST', `/campaign/${parent.key}/recipient`, body)).body
  }
  expect((await reader(5)).recipient.lastName).toMatch(/^dealer /)
  expect((await reader(6)).recipient.lastName).toMatch(/^sibling /)
  expect(await reader(7)).toEqual({ recipient: null, hasMore: false })
})

test('after another choice of dealers it has to be counted again [AUD-25]', async () => {
  const { body: before } = await read('district', parent.key)
  expect((await select([6])).status).toBe(200)
  const campaign = await app.call('district', 'GET', `/campaign/${parent.key}`)
  expect(campaign.body.audience.isStale).toBe(true)
  const { body } = await read('district', parent.key)
  expect(body.recounted.totalSize).toBe(before.audienceBreakdown.totalSize)
  expect(body.audienceBreakdown.totalHouseholds).toBe(240)
})
