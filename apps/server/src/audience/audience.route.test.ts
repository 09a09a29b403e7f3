import { rm, writeFile } from 'node:fs/promises'
import { audience } from '@marquee/contract/audience'
import { audienceReasons, requestTexts } from '@marquee/rules/audience'
import { reachOf, type CountedHousehold } from '@marquee/rules/customers'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { everybody } from '@marquee/test-kit/everybody'
import { beforeAll, describe, expect, test } from 'vitest'
import { columnsPathOf } from '../customers/testing/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { serverOn, type Variation } from '../testing/server-on.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import type { PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = audienceApp()
let template = 0
let campaign = 0

const PRICES = [
  { option: 'EMAIL', pricePerPiece: 400 },
  { option: 'DIRECT_MAIL', pricePerPiece: 6_900 },
]
const mailedTo = { ...everybody, selectedFulfillmentOptions: ['DIRECT_MAIL'] }

beforeAll(async () => {
  const creative = await addCreative(app)
  const request = {
    category: 'ON_DEMAND',
    minimumOrderValue: 1_000,
    priceBook: { prices: PRICES, discount: null },
  }
  template = await addTemplate(app, creative, 'A', request)
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SEARCH_AUDIENCE,CAN_SUBMIT_ORDER}'
      WHERE level = 'DEALER'`,
  )
  const created = await app.call('dealer', 'POST', `/campaign/create/${template}?marketKey=5`)
  campaign = created.body.key
})

const search = (overrides: object = {}, as: PersonName | null = 'dealer', query = '') =>
  app.call(
    as,
    'POST',
    `/audience/search?campaignTemplateKey=${template}${query || `&campaignKey=${campaign}`}`,
    { ...mailedTo, ...overrides },
  )
const own = () => app.customers.get(5) ?? []
const mailed = (all: readonly CountedHousehold[]) =>
  all.filter(({ contact }) => reachOf(contact).mail === 'REACHABLE')

interface Counted {
  waterfall: { bucket: string; count: number }[]
}

const countIn = ({ waterfall }: Counted, name: string) =>
  waterfall.find(({ bucket }) => bucket === name)?.count

describe('an audience is counted and priced', () => {
  test('by every filter together [AUD-13, AUD-14, AUD-23, AUD-04]', async () => {
    const { status, body } = await search({
      locationFilterType: 'DISTANCE',
      maxDistanceFromDealership: 20,
      segments: [{ segmentName: 'ACTIVE', selected: true }],
      vehicleModels: [{ model: 'Civic', years: [{ year: 2024, selected: true }] }],
    })
    const near = mailed(own()).filter(
      ({ distance, segment, vehicles }) =>
        distance >= 0 &&
        distance <= 2_000 &&
        segment === 1 &&
        vehicles.some((code) => code === 128 + 74),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      totalSize: near.length,
      totalAvailable: mailed(own()).length,
      totalHouseholds: 240,
      estimatedCost: near.length * 69,
      selectedDistance: 20,
      minimumOrderValue: 1_000,
      dataStamp: { asOf: '2026-06-30', versions: [{ marketKey: 5, version: 1 }] },
    })
    expect(near.length).toBeGreaterThan(5)
  })

  test.for([
    ['a distance', { locationFilterType: 'DISTANCE', maxDistanceFromDealership: 20 }],
    ['ZIP codes', { zipCodes: [{ zipCode: '48104', selected: true }] }],
  ] as const)(
    'within %s, where those whose location is unknown have a line of their own, and are taken along where that is chosen [AUD-13, AUD-14]',
    async ([, location]) => {
      const unplaced = mailed(own()).filter(({ distance }) => distance < 0)
      const without = (await search(location)).body
      expect(countIn(without, 'NO_PLACE')).toBe(unplaced.length)
      expect(unplaced.length).toBeGreaterThan(5)
      const all = (await search({ ...location, isUnplacedIncluded: true })).body
      expect(countIn(all, 'NO_PLACE')).toBe(0)
      expect(countIn(all, 'LOCATION')).toBe(countIn(without, 'LOCATION'))
      expect(all.totalSize).toBe(without.totalSize + unplaced.length)
    },
  )

  test('by the prices of the template, not by those of a request [AUD-04]', async () => {
    const { body } = await search({
      pricePerChannel: { DIRECT_MAIL: { pricePerPiece: 1 } },
      discountPerChannel: { DIRECT_MAIL: { discountPerPiece: 6_900 } },
    })
    expect(body.estimatedCost).toBe(mailed(own()).length * 69)
  })

  test('with the best of them for a budget, and what each further $100 buys [AUD-03, AUD-21]', async () => {
    const { body } = await search({ isSmartSelectEnabled: true, spendingLimit: 50_00 })
    expect(body.estimatedCost).toBeLessThanOrEqual(50_00)
    const chosen = mailed(own()).filter(
      ({ scores }) => (scores[0] ?? 0) >= body.smartSelectThreshold,
    )
    expect(body.totalSize).toBe(chosen.length)
    expect(body.totalSize).toBe(Math.floor(50_00 / 69))
    expect(body.budgetCurve[0]).toEqual({ budget: 100_00, households: 144, cost: 144 * 69 })
  })

  test('for the requested market, where there is no campaign yet [AUD-23]', async () => {
    const { body } = await search({}, 'hondaAdmin', '&marketKey=4')
    // The first ten are known at both dealers and count where they were last.
    expect(body.audienceByMarket.map((one: { overlap: number }) => one.overlap)).toEqual([10, 0])
    expect(body.totalHouseholds).toBe(470)
    const [first] = body.audienceByMarket
    const named = await search({ markets: [first.sourceId] }, 'hondaAdmin', '&marketKey=4')
    expect(named.body.totalHouseholds).toBe(240)
  })

  test('for the cards of a catalog, as each template begins [AUD-17, AUD-22]', async () => {
    const { status, body } = await app.call(
      'dealer',
      'POST',
      '/audience/search/estimates?marketKey=5',
      {
        campaignTemplateKeys: [template],
      },
    )
    expect(status).toBe(200)
    const emailed = own().filter(({ contact }) => reachOf(contact).email === 'REACHABLE')
    expect(body.estimates).toMatchObject([
      { campaignTemplateKey: template, totalAvailable: emailed.length, minimumOrderValue: 1_000 },
    ])
  })
})

const zips = (many: number) =>
  Array.from({ length: many }, () => ({ zipCode: '48104', selected: true }))

test.for([
  [
    'a ZIP code that does not exist',
    'zipCodes.0.zipCode',
    requestTexts.unknownZip,
    { zipCodes: [{ zipCode: '00000', selected: true }] },
  ],
  [
    'a model that does not exist',
    'vehicleModels.0.model',
    requestTexts.unknownModel,
    { vehicleModels: [{ model: 'Edsel', years: [] }] },
  ],
  ['negative money', 'spendingLimit', 'Must be greater than or equal to: 0', { spendingLimit: -1 }],
  [
    'a threshold out of range',
    'smartSelectThreshold',
    'Must be less than or equal to: 10001',
    { smartSelectThreshold: 10_002 },
  ],
  [
    'more ZIP codes than are taken',
    'zipCodes',
    'Must have at most 20000 entries',
    { zipCodes: zips(25_000) },
  ],
] as const)('%s is refused in words at its field [AUD-14]', async ([, field, text, overrides]) => {
  expect(await search(overrides)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { [`body.${field}`]: text } },
  })
})

test('50,000 ZIP codes are more than a request may hold [AUD-14]', async () => {
  expect(await search({ zipCodes: zips(50_000) })).toMatchObject({
    status: 413,
    body: { code: 'request.too-large' },
  })
})

test('a dealer whom others serve is as if they did not exist [AUD-14, AUD-23, LVL-02]', async () => {
  const unknown = await search({ markets: ['no such dealer'] })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } })
  const foreign = await search({}, 'dealer', '&marketKey=6')
  const { requestId: _, ...refusal } = foreign.body
  expect(unknown.body).toMatchObject(refusal)
})

test.for([
  [null, 401],
  ['sibling', 404],
  ['acuraDealer', 404],
  ['district', 403],
] as const)(
  '%s gets %i for the campaign of a dealer whom they do not serve, or without the permission [AUD-23, LVL-02]',
  async ([as, status]) => {
    expect((await search({}, as)).status).toBe(status)
  },
)

describe('a selection', () => {
  const save = (overrides: object = {}, as: PersonName = 'dealer', query = '') =>
    app.call(as, 'PUT', `/campaign/audience-selection${query}`, {
      campaignId: campaign,
      searchRequest: { ...mailedTo, ...overrides },
    })
  const read = (as: PersonName = 'dealer') =>
    app.call(as, 'GET', `/campaign/${campaign}/audience-selection`)
  const channels = (values: string[]) =>
    app.owner.query(
      `UPDATE campaigns SET details = jsonb_set(details, '{fulfillmentChannelsAndVariations}', $2)
        WHERE key = $1`,
      [campaign, JSON.stringify(values.map((value) => ({ type: 'CHANNEL', value })))],
    )

  test('is none before one is saved [AUD-25, ERR-19]', async () => {
    expect(await read()).toMatchObject({ status: 404, body: { code: 'audience.none-saved' } })
    const { body } = await app.call('dealer', 'GET', `/campaign/${campaign}`)
    expect(body.audience).toBeNull()
  })

  test('below the minimum order value is saved only by who may pass it by [AUD-28]', async () => {
    await channels(['DIRECT_MAIL'])
    const few = { isSmartSelectEnabled: true, spendingLimit: 5_00 }
    expect(await save(few)).toMatchObject({
      status: 400,
      body: {
        code: 'audience.below-minimum',
        details: { minimumOrderValue: 1_000, estimatedCost: 483 },
      },
    })
    expect((await save(few, 'dealer', '?bypassMinOrderValue=true')).status).toBe(400)
    expect((await save(few, 'hondaAdmin')).status).toBe(400)
    expect((await save(few, 'hondaAdmin', '?bypassMinOrderValue=true')).status).toBe(200)
  })

  test('is counted by the server, and shown with its campaign, whose id is its key [AUD-25, AUD-26, AUD-27]', async () => {
    const cost = mailed(own()).length * 69
    const { status, body } = await app.call('dealer', 'PUT', '/campaign/audience-selection', {
      campaignId: campaign,
      searchRequest: mailedTo,
      audienceBreakdown: { ...audience.search.example.reply, estimatedCost: 1 },
    })
    expect(status).toBe(200)
    expect(body.audienceBreakdown.estimatedCost).toBe(cost)
    expect((await read()).body).toEqual(body)
    const reply = await app.call('dealer', 'GET', `/campaign/${campaign}`)
    expect(reply.body.id).toBe(reply.body.key)
    expect(reply.body.audience).toMatchObject({
      totalSize: mailed(own()).length,
      pieces: mailed(own()).length,
      estimatedCost: cost,
      isStale: false,
    })
  })

  test('is counted again once the campaign sends by other channels [AUD-25]', async () => {
    await channels(['EMAIL'])
    const reply = await app.call('dealer', 'GET', `/campaign/${campaign}`)
    expect(reply.body.audience.isStale).toBe(true)
    const { body } = await read()
    expect(body.recounted).toEqual({
      totalSize: mailed(own()).length,
      estimatedCost: mailed(own()).length * 69,
    })
    const emailed = own().filter(({ contact }) => reachOf(contact).email === 'REACHABLE')
    expect(body.audienceBreakdown.totalSize).toBe(emailed.length)
    await channels(['DIRECT_MAIL'])
    expect((await read()).body.recounted).toBeNull()
  })

  test('is not saved for a campaign that became another one while it was counted [AUD-25]', async () => {
    app.meanwhile(() => channels(['EMAIL']))
    expect(await save()).toMatchObject({ status: 409, body: { code: 'audience.campaign-changed' } })
    await channels(['DIRECT_MAIL'])
    expect((await save()).status).toBe(200)
  })

  test('of a year is saved for all of its campaigns or none [AUD-24, AUD-29]', async () => {
    const created = await app.call('dealer', 'POST', `/campaign/create/${template}?marketKey=5`)
    const second = created.body.key
    await app.owner.query(
      `UPDATE campaigns SET details = (SELECT details FROM campaigns WHERE key = $1) WHERE key = $2`,
      [campaign, second],
    )
    const year = (keys: number[]) =>
      app.call('dealer', 'POST', '/campaign/annual-seasonal/audience-selection', {
        campaignKeys: keys,
        audienceSelectionDto: { searchRequest: mailedTo },
      })
    expect((await year([second, 999_999])).status).toBe(404)
    const none = await app.call('dealer', 'GET', `/campaign/${second}/audience-selection`)
    expect(none.status).toBe(404)
    const { status, body } = await year([campaign, second])
    expect(status).toBe(200)
    expect(body.yearlyEstimatedCost).toBe(2 * 69 * mailed(own()).length)
    const found = await app.call('dealer', 'POST', '/audience/search/annual-seasonal', {
      globalCampaignKey: campaign,
      campaigns: [campaign, second].map((campaignKey) => ({
        campaignKey,
        campaignTemplateKey: template,
        audienceSearchRequest: mailedTo,
      })),
    })
    expect(found.body).toMatchObject({
      audienceBreakdownDtos: [{ campaignKey: campaign }, { campaignKey: second }],
      yearlyEstimatedCost: body.yearlyEstimatedCost,
    })
  })

  test('is not for who makes no campaigns, nor for what lies elsewhere [AUD-26]', async () => {
    expect((await save({}, 'sibling')).status).toBe(404)
    expect((await save({}, 'district')).status).toBe(403)
    await app.owner.query(
      `UPDATE people SET permissions = array_remove(permissions, 'CAN_SUBMIT_ORDER') WHERE level = 'DEALER'`,
    )
    expect(await save()).toMatchObject({ status: 403, body: { code: 'audience.save-denied' } })
  })
})

test('lost data close their own market, in the words for it [ERR-17]', async () => {
  await writeFile(app.fileOf(6), 'damaged')
  await rm(columnsPathOf(app.fileOf(6)), { force: true })
  const at = (key: number) => search({}, 'hondaAdmin', `&marketKey=${key}`)
  expect(await at(6)).toMatchObject({
    status: 503,
    body: {
      code: 'audience.under-maintenance',
      message: 'Audience Builder is currently under maintenance. Please try again later',
    },
  })
  expect((await at(8)).status).toBe(200)
})

test.each([
  ['has none', 'DELETE FROM market_versions WHERE market_key = 6'],
  ['loads them', 'UPDATE market_versions SET version = 0 WHERE market_key = 6'],
])('a dealer who %s is told to have no customers yet [ERR-18]', async (_, statement) => {
  await app.owner.query(statement)
  expect(await search({}, 'hondaAdmin', '&marketKey=6')).toMatchObject({
    status: 503,
    body: { message: audienceReasons['audience.data-not-there'] },
  })
})

describe('nothing is counted, in the words for it', () => {
  async function searchOn(variation: Variation) {
    const fastify = await serverOn(app.pool, variation)
    const url = `/api/audience/search?campaignTemplateKey=${template}&marketKey=8`
    const headers = { authorization: `Bearer ${await tokenFor('hondaAdmin')}` }
    const answer = await fastify.inject({ method: 'POST', url, headers, payload: mailedTo })
    await fastify.close()
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }
  const maintenance = [503, 'audience.under-maintenance']

  test('where there is no engine [ERR-17]', async () => {
    expect(await searchOn({ counting: null })).toEqual(maintenance)
  })

  test('where the audience builder is switched off [ERR-17, TGL-03]', async () => {
    const { counting } = app
    const switched = (isOn: boolean) => ({
      toggleDefaults: { ...TOGGLE_DEFAULTS, IS_AUDIENCE_BUILDER_ENABLED: isOn },
    })
    expect(await searchOn({ counting, ...switched(false) })).toEqual(maintenance)
    expect(await searchOn({ counting, ...switched(true) })).toEqual([200, undefined])
  })
})
