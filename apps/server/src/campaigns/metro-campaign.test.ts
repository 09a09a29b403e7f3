import { coupons } from '@marquee/contract/coupons'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { detailsOf } from '../testing/details-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
let creative: number
let template: number
let group: number
let other: number
let parent: Record<string, any>

beforeAll(async () => {
  creative = await addCreative(app)
  template = await addTemplate(app, creative, 'M', { category: 'METRO' })
  group = await addGroup('Metro', [5, 6])
  other = await addGroup('Other', [6])
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SUBMIT_ORDER}' WHERE level = 'DEALER'`,
  )
})
beforeEach(async () => {
  await app.owner.query(`TRUNCATE campaigns CASCADE; UPDATE markets SET status = 'ACTIVE'`)
  const created = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=4`)
  parent = created.body
})

async function addGroup(name: string, keys: number[]): Promise<number> {
  const markets = keys.map((marketId) => ({ marketId }))
  const created = await app.call('districtAdmin', 'POST', '/market/group/add', {
    name,
    markets,
    hierarchyId: 'HONDA',
  })
  return created.body.key
}

const details = (overrides: object, metro: object = {}) => ({
  ...detailsOf(parent),
  metroCampaign: {
    ...parent.metroCampaign,
    marketGroupKey: group,
    metroGroupName: 'Metro',
    ...metro,
  },
  ...overrides,
})
const select = (keys: number[], overrides: object = {}, as: PersonName = 'district') =>
  app.call(as, 'PUT', '/campaign', details({ selectedMarketKeys: keys, ...overrides }))
const read = (as: PersonName, key: number) => app.call(as, 'GET', `/campaign/${key}`)
const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const children = async (): Promise<Record<string, any>[]> =>
  (
    await app.owner.query(
      'SELECT c.*, (SELECT count(*)::int FROM campaign_steps s WHERE s.campaign_key = c.key) AS steps FROM campaigns c WHERE parent_key = $1 ORDER BY market_key',
      [parent.key],
    )
  ).rows
const release = () => app.owner.query('UPDATE campaigns SET is_released = true')
const childOf = async (key: number) => (await children()).find((one) => one.market_key === key)?.key

describe('the dealers of a metro campaign', () => {
  test('get a child each as they are selected, keep it, and lose it [MTR-23, MTR-24, DLR-14]', async () => {
    const { status, body } = await select([5, 6])
    expect([status, body.selectedMarketKeys, body.selectedMarkets]).toEqual([
      200,
      [5, 6],
      [{ key: 5 }, { key: 6 }],
    ])
    const first = await children()
    expect(first).toMatchObject([
      { market_key: 5, name: 'Template M', market_phone_number: '7345550105', steps: 1 },
      { market_key: 6, path: TREE.sibling.path, status: 'DRAFT', is_released: false },
    ])
    await select([6], { name: 'Renamed' })
    const second = await children()
    expect(second.map(({ key, name }) => [key, name])).toEqual([[first[1]?.key, 'Renamed']])
    await app.call('district', 'DELETE', `/campaign/${parent.key}`)
    expect((await app.owner.query('SELECT FROM campaigns')).rowCount).toBe(0)
  })

  test('read of their own part at home, and people above them of the campaign itself [MTR-24, CMP-40]', async () => {
    await select([5, 6])
    await release()
    const keysFor = async (as: PersonName) =>
      (await app.call(as, 'GET', '/campaign/home')).body.drafts.map(({ key }: any) => key)
    expect(await keysFor('district')).toEqual([parent.key])
    expect(await keysFor('dealer')).toEqual([await childOf(5)])
  })

  test('are seen at home and in lists by those above who view as their dealers do [LVL-02, CMP-22, RTE-02]', async () => {
    await select([5, 6])
    await release()
    const asDealer = '?selectedUserLevel=DEALER'
    const { body: found } = await app.call('district', 'POST', `/campaign/search${asDealer}`, {
      criteria: { isWhole: true },
    })
    const { body: home } = await app.call('district', 'GET', `/campaign/home${asDealer}`)
    const keys = (some: any[]) => some.map(({ key }) => key).toSorted()
    const parts = [await childOf(5), await childOf(6)].toSorted()
    expect([keys(found.campaigns), keys(home.drafts)]).toEqual([parts, parts])
    expect(home.counts).toEqual([{ category: 'METRO', status: 'DRAFT', count: 2 }])
  })

  test('stand behind it in lists and are counted with it once, and alone where it lies above [CMP-22, CMP-40, RTE-02]', async () => {
    await select([5, 6])
    await release()
    const found = async (as: PersonName, criteria: object, query = '') =>
      (await app.call(as, 'POST', `/campaign/search${query}`, { criteria })).body.campaigns.map(
        (one: any) => [one.key, one.dealerCount],
      )
    const counted = async (as: PersonName) =>
      (await app.call(as, 'GET', '/campaign/home')).body.counts
    const metro = (count: number) => [{ category: 'METRO', status: 'DRAFT', count }]
    const first = await childOf(5)
    const second = await childOf(6)
    expect(await found('district', { isWhole: true })).toEqual([[parent.key, 2]])
    expect(await counted('district')).toEqual(metro(1))
    expect(await found('dealer', { isWhole: true })).toEqual([[first, null]])
    expect(await counted('dealer')).toEqual(metro(1))
    // A person who looks at one dealer alone does not see the campaign above it.
    expect(await found('district', { isWhole: true }, '?marketKey=6')).toEqual([[second, null]])
    const ofIt = { parentCampaignKey: parent.key }
    expect((await found('district', ofIt)).toSorted()).toEqual(
      [
        [first, null],
        [second, null],
      ].toSorted(),
    )
    expect(await found('sibling', ofIt)).toEqual([[second, null]])
  })

  test('stand behind it in the calendar, and alone where it lies above [CMP-40]', async () => {
    await select([5, 6])
    await release()
    await app.owner.query(`UPDATE campaigns SET deployment_date = '2095-03-05'`)
    const mailed = async (as: PersonName, query = '') => {
      const path = `/campaign/calendar?from=2095-03-01&days=31${query}`
      const { body } = await app.call(as, 'GET', path)
      const [{ count }] = body.days
      return [...body.mailings.map(({ key }: any) => key), count]
    }
    expect(await mailed('district')).toEqual([parent.key, 1])
    expect(await mailed('district', '&marketKey=6')).toEqual([await childOf(6), 1])
    expect(await mailed('dealer')).toEqual([await childOf(5), 1])
  })

  test('are of the group that the person may choose, and selectable [DLR-06, DLR-07]', async () => {
    expect(outcome(await select([5, 8]))).toBe('404 not-found')
    expect(
      outcome(await app.call('district', 'PUT', '/campaign', details({}, { marketGroupKey: 999 }))),
    ).toBe('404 not-found')
    await app.owner.query(`UPDATE markets SET status = 'CLOSED' WHERE key = 5`)
    expect((await select([5])).body.fields).toEqual({
      'body.selectedMarketKeys': 'A selected dealer cannot be chosen for this campaign.',
    })
    const without = details({ selectedMarketKeys: [6] }, { marketGroupKey: null })
    expect(outcome(await app.call('district', 'PUT', '/campaign', without))).toBe(
      '400 request.invalid',
    )
  })

  test('stay listed for their campaign when they can no longer be chosen [TPL-15, DLR-06]', async () => {
    await select([5, 6])
    await app.owner.query(`UPDATE markets SET status = 'CLOSED' WHERE key = 5`)
    await app.owner.query(
      'DELETE FROM market_group_markets WHERE group_key = $1 AND market_key = 6',
      [group],
    )
    const list = async (query: string) =>
      (
        await app.call(
          'district',
          'GET',
          `/campaign-template/${template}/child-markets?marketGroupKey=${group}${query}`,
        )
      ).body.childMarkets.map(({ market, isSelectable }: any) => [market.key, isSelectable])
    expect(await list('')).toEqual([[5, false]])
    expect(await list(`&campaignKey=${parent.key}`)).toEqual([
      [5, true],
      [6, true],
    ])
    expect(outcome(await select([5, 6]))).toBe('200')
    await app.owner.query('INSERT INTO market_group_markets VALUES ($1, 6, $2)', [
      group,
      TREE.sibling.path,
    ])
  })

  test('belong to the market of their group, whose names are unique [DET-09, DET-11]', async () => {
    const { body } = await select([5])
    expect(body.market).toMatchObject({ name: 'Metro' })
    const again = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=4`)
    const sent = details({ key: again.body.key, selectedMarketKeys: [] })
    const same = await app.call('district', 'PUT', '/campaign', sent)
    expect(same.body.fields).toEqual({
      'body.name': 'There is already a campaign with this name. Choose another name.',
    })
    const elsewhere = { ...sent, metroCampaign: { ...sent.metroCampaign, marketGroupKey: other } }
    expect(outcome(await app.call('district', 'PUT', '/campaign', elsewhere))).toBe('200')
    const search = async (name: string, group = '') => {
      const query = `?campaignName=${encodeURIComponent(name)}&campaignKey=${again.body.key}${group}`
      return app.call('district', 'GET', `/campaign/validate-metro-campaign-name${query}`)
    }
    expect((await search('template M')).body).toEqual({ errorReason: null })
    const { name, metroCampaign } = body
    const chosen = `&marketGroupKey=${metroCampaign.marketGroupKey}`
    expect((await search(name, chosen)).body.errorReason).toBe(
      'There is already a campaign with this name. Choose another name.',
    )
    expect(outcome(await search(name, '&marketGroupKey=999'))).toBe('404 not-found')
  })

  test('are notified of a step that is saved [MTR-23]', async () => {
    await select([5, 6])
    const [step] = parent.workflows[0].steps
    const sent = { ...step, fulfillmentChannels: ['EMAIL', 'DIRECT_MAIL'] }
    expect(outcome(await app.call('district', 'PUT', `/campaign/${parent.key}/step`, sent))).toBe(
      '200',
    )
    const child = await read('district', await childOf(5))
    expect(child.body.workflows[0].steps[0].fulfillmentChannels).toEqual(['EMAIL', 'DIRECT_MAIL'])
    const own = child.body.workflows[0].steps[0]
    expect(
      outcome(await app.call('district', 'PUT', `/campaign/${child.body.key}/step`, own)),
    ).toBe('409 campaign.follows-parent')
  })
})

describe('DAA funding', () => {
  test('is refused with a flat-cost coupon, and such a coupon with it [MTR-05, MTR-08, CPN-13]', async () => {
    const { scope: _, marketKey: __, ...printed } = coupons.create.example.body
    const flat = { ...printed, endDate: null, offer_1: '$49.95', A_off: null }
    const created = await app.call('hondaAdmin', 'POST', '/coupon', {
      ...flat,
      scope: 'GLOBAL',
      hierarchyId: 'HONDA',
    })
    expect(created.status).toBe(201)
    const [step] = parent.workflows[0].steps
    const customValues = { ...flat, sourceId: { source: 'ECRM' } }
    const attachments = [{ couponKey: created.body.key, customValues }]
    const save = () =>
      app.call('district', 'PUT', `/campaign/${parent.key}/step`, {
        ...step,
        version: undefined,
        creative: { ...step.creative, attachments },
      })
    const fund = (fundingType: string) =>
      app.call(
        'district',
        'PUT',
        '/campaign',
        details({ selectedMarketKeys: [], isBillingDeferred: true }, { fundingType }),
      )
    expect(outcome(await save())).toBe('200')
    expect((await fund('DAA_FUNDING')).body.fields).toEqual({
      'body.metroCampaign.fundingType': 'Campaigns with flat cost coupons cannot be DAA funded',
    })
    attachments.length = 0
    await save()
    expect((await fund('DAA_FUNDING')).body.isBillingDeferred).toBe(false)
    attachments.push({ couponKey: created.body.key, customValues })
    expect(outcome(await save())).toBe('409 coupon.flat-cost-funded')
  })
})

describe('a child and its dealer', () => {
  const sent = (child: Record<string, any>, overrides: object, phone = '7345550199') => ({
    ...detailsOf(child),
    ...overrides,
    metroCampaign: { ...child.metroCampaign, marketPhoneNumber: phone },
  })

  test('meet once it is released: the dealer reads it, and of the parent what the child says [MTR-22, CMP-24]', async () => {
    await select([5, 6])
    const key = await childOf(5)
    expect(outcome(await read('dealer', key))).toBe('404 not-found')
    expect(outcome(await read('dealer', parent.key))).toBe('404 not-found')
    expect(outcome(await read('district', key))).toBe('200')
    await release()
    expect((await read('dealer', key)).body.parentCampaignKey).toBe(parent.key)
    const { body } = await read('dealer', parent.key)
    expect(body).toMatchObject({
      key: parent.key,
      parentCampaignKey: null,
      isEditable: false,
      selectedMarketKeys: [5],
      market: { key: 5 },
      can: { save: { ok: false }, saveSeeds: { ok: false } },
    })
    expect(JSON.stringify(body)).not.toMatch(/sibling/)
  })

  test('change its phone number and seeds only, which later saves of the parent leave [MTR-17, MTR-22]', async () => {
    await select([5])
    await release()
    const key = await childOf(5)
    const child = (await read('dealer', key)).body
    const mine = await app.call('dealer', 'PUT', '/campaign', sent(child, { name: 'Mine' }))
    expect([mine.status, Object.keys(mine.body.fields)]).toEqual([400, ['body.name']])
    const day = await app.call(
      'dealer',
      'PUT',
      '/campaign',
      sent(child, { campaignStartDate: '2095-03-01' }),
    )
    expect(Object.keys(day.body.fields)).toEqual(['body.campaignStartDate'])
    const answer = await app.call('dealer', 'PUT', '/campaign', sent(child, {}))
    expect(answer.body).toMatchObject({
      name: 'Template M',
      metroCampaign: { marketPhoneNumber: '7345550199' },
    })
    await select([5], { name: 'Renamed' })
    expect((await read('dealer', key)).body).toMatchObject({
      name: 'Renamed',
      metroCampaign: { marketPhoneNumber: '7345550199' },
    })
    const renamed = (await read('dealer', key)).body
    const wrong = await app.call('dealer', 'PUT', '/campaign', sent(renamed, {}, '12'))
    expect(wrong.body.fields).toEqual({
      'body.metroCampaign.marketPhoneNumber': 'Must be 10 digits long',
    })
  })

  test('change nothing once the pieces are being made [MTR-22]', async () => {
    await select([5])
    await release()
    const key = await childOf(5)
    const child = (await read('dealer', key)).body
    await app.owner.query(
      `UPDATE campaigns SET deployment_date = current_date + 1, status = 'APPROVED'`,
    )
    expect(outcome(await app.call('dealer', 'PUT', '/campaign', sent(child, {})))).toBe(
      '409 campaign.not-editable',
    )
    await app.owner.query(`UPDATE campaigns SET deployment_date = current_date + 40`)
    const later = (await read('dealer', key)).body
    expect(outcome(await app.call('dealer', 'PUT', '/campaign', sent(later, {})))).toBe('200')
    expect(outcome(await app.call('dealer', 'DELETE', `/campaign/${key}`))).toBe(
      '409 campaign.follows-parent',
    )
  })

  test('are found by a search of the dealer, and the parent by that of staff [CMP-01]', async () => {
    await select([5, 6])
    await release()
    const keys = async (as: PersonName, query = '') =>
      (
        await app.call(as, 'POST', `/campaign/search${query}`, {
          criteria: { categories: ['METRO'] },
        })
      ).body.campaigns.map((one: any) => one.market.key)
    expect(await keys('dealer')).toEqual([5])
    expect((await keys('district')).toSorted()).toHaveLength(3)
    expect((await keys('district', '?selectedUserLevel=DEALER')).toSorted()).toEqual([5, 6])
  })
})
