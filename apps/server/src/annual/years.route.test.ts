import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { mailedIn, outcome, yearSamples } from '../testing/year-samples.ts'

const app = audienceApp()
const years = yearSamples(app)

beforeAll(() => years.prepare())
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE')
  await app.owner.query("UPDATE markets SET status = 'ACTIVE'")
})

const search = (as: PersonName, criteria: object = {}, more: object = {}, query = '') =>
  app.call(as, 'POST', `/campaign/annual-seasonal/${years.annual()}/years/search${query}`, {
    criteria,
    ...more,
  })
const found = async (...request: Parameters<typeof search>) => (await search(...request)).body
const namesOf = ({ dealers }: any) => dealers.map(({ marketKey }: any) => marketKey)

describe('the years of dealers', () => {
  test('show who is enrolled and who is not, each with what the seasons stand at [ANN-05]', async () => {
    await years.enroll()
    const { dealers, totals, template, place } = await found('district')
    expect(place).toMatchObject({ key: TREE.district.key, type: 'DISTRICT' })
    expect(template).toMatchObject({ key: years.annual(), name: 'Four seasons' })
    expect(template.seasons.map(({ season, mailDate }: any) => [season, mailDate])).toEqual(
      Object.entries(mailedIn),
    )
    expect(dealers).toMatchObject([
      {
        marketKey: TREE.dealer.key,
        enrollment: { status: 'DRAFT' },
        seasons: [
          {
            season: 'SPRING',
            status: 'DRAFT',
            isCustomized: false,
            customization: { state: 'open' },
            mailDate: mailedIn.SPRING,
            cost: null,
          },
          { season: 'SUMMER', customization: { state: 'ahead' } },
          { season: 'FALL' },
          { season: 'WINTER' },
        ],
        cost: null,
      },
      { marketKey: TREE.sibling.key, enrollment: null, seasons: [], cost: null },
    ])
    expect(totals).toMatchObject({ dealers: 2, enrolled: 1, ordered: 0, uncounted: 4 })
  })

  test('bring the costs of the order once there is one, and who customized what', async () => {
    const year = await years.approved()
    const { dealers, totals } = await found('district', { enrolled: 'ENROLLED' })
    const { rows } = await app.owner.query(
      `SELECT o.campaign_key, o.estimated_cost::integer AS cost FROM orders o
         JOIN campaigns c ON c.key = o.campaign_key WHERE c.annual_key = $1`,
      [year.key],
    )
    const costs = new Map(rows.map((row) => [row.campaign_key, row.cost]))
    const [{ seasons, cost, enrollment }] = dealers
    expect(enrollment).toEqual({ key: year.key, status: 'APPROVED' })
    for (const season of seasons) expect(season.cost).toBe(costs.get(season.campaignKey))
    expect(cost).toBe(rows.reduce((sum, row) => sum + row.cost, 0))
    expect(cost).toBeGreaterThan(0)
    expect(totals.cost).toEqual({ ordered: cost, draft: 0 })
    expect(totals.months.map(({ month }: any) => month)).toEqual(
      Object.values(mailedIn).map((date) => date.slice(0, 7)),
    )
    // The samples fill the coupons of each season.
    expect(seasons.every(({ isCustomized }: any) => isCustomized)).toBe(true)
    expect(totals.seasons.map(({ customized }: any) => customized)).toEqual([1, 1, 1, 1])
  })

  test('are found by who is missing, and by what is left to customize', async () => {
    await years.approved()
    await app.owner.query(
      "UPDATE campaign_steps SET version = 1 WHERE campaign_key IN (SELECT key FROM campaigns WHERE season = 'SPRING')",
    )
    const keysFor = async (enrolled: string) => namesOf(await found('district', { enrolled }))
    expect(await keysFor('MISSING')).toEqual([TREE.sibling.key])
    expect(await keysFor('ENROLLED')).toEqual([TREE.dealer.key])
    expect(await keysFor('NOT_ORDERED')).toEqual([])
    expect(await keysFor('NOT_CUSTOMIZED')).toEqual([TREE.dealer.key])
    const { totals } = await found('district', { enrolled: 'MISSING' })
    expect(totals).toMatchObject({ dealers: 2, leftToCustomize: 1 })
  })

  test('are found by name, in order and by pages', async () => {
    await years.enroll()
    const all = await found('zone')
    const [first] = all.dealers
    expect(namesOf(await found('zone', { text: first.sourceId }))).toEqual([first.marketKey])
    expect(await found('zone', { text: 'no such dealer' })).toMatchObject({ totalElements: 0 })
    const sort = [{ id: 'status', direction: 'DESCENDING' }]
    const [enrolled] = namesOf(await found('zone', {}, { sort }))
    expect(enrolled).toBe(TREE.dealer.key)
    const second = await found('zone', {}, { page: 1, size: 2 })
    expect(second).toMatchObject({ page: 1, size: 2, totalElements: 3 })
    expect(namesOf(second)).toEqual(namesOf(all).slice(2))
  })

  test('are rolled up by the places directly below', async () => {
    await years.enroll()
    const { places, totals } = await found('zone')
    expect(totals).toMatchObject({ dealers: 3, enrolled: 1 })
    expect(places).toMatchObject([
      { key: TREE.district.key, type: 'DISTRICT', dealers: 2, enrolled: 1, ordered: 0 },
      { key: TREE.otherDistrict.key, dealers: 1, enrolled: 0 },
    ])
    expect((await found('national')).places).toMatchObject([{ key: TREE.zone.key, dealers: 3 }])
    expect((await found('district')).places).toEqual([])
    const { place } = await found('admin', {}, {}, `?marketKey=${TREE.honda.key}`)
    expect(place.key).toBe(TREE.honda.key)
  })

  test('lie in the scope of the person, and no other place is counted', async () => {
    await years.enroll()
    await years.enroll('district', 'sibling')
    await years.enroll('national', 'cousin')
    const { dealers, totals } = await found('district')
    expect(namesOf({ dealers }).toSorted()).toEqual([TREE.dealer.key, TREE.sibling.key])
    expect(totals).toMatchObject({ dealers: 2, enrolled: 2 })
    const own = await found('dealer')
    expect(namesOf(own)).toEqual([TREE.dealer.key])
    expect(own.totals).toMatchObject({ dealers: 1, enrolled: 1 })
    for (const [as, place] of [
      ['district', 'otherDistrict'],
      ['district', 'cousin'],
      ['dealer', 'sibling'],
      ['dealer', 'district'],
    ] as const) {
      const outside = await search(as, {}, {}, `?marketKey=${TREE[place].key}`)
      expect([as, place, outcome(outside)]).toEqual([as, place, '404 not-found'])
    }
    expect((await search('acuraDealer')).status).toBe(404)
  })

  test('leave out who may not enroll, canceled years and the years before', async () => {
    const { body: year } = await years.enroll()
    await app.owner.query("UPDATE markets SET status = 'CLOSED' WHERE key = ANY ($1)", [
      [TREE.dealer.key, TREE.sibling.key],
    ])
    // One who is enrolled is shown to the end.
    expect(namesOf(await found('district'))).toEqual([TREE.dealer.key])
    await app.owner.query("UPDATE markets SET status = 'ACTIVE'")
    await app.owner.query(
      'UPDATE campaigns SET deployment_date = deployment_date - 365 WHERE season IS NOT NULL',
    )
    expect((await found('dealer')).dealers[0].enrollment).toBeNull()
    await app.owner.query(
      'UPDATE campaigns SET deployment_date = deployment_date + 365 WHERE season IS NOT NULL',
    )
    expect((await found('dealer')).dealers[0].enrollment.key).toBe(year.key)
    await app.owner.query("UPDATE campaigns SET status = 'CANCELLED' WHERE key = $1", [year.key])
    expect((await found('dealer')).dealers[0].enrollment).toBeNull()
  })

  test('are those of an annual template', async () => {
    const path = `/campaign/annual-seasonal/${years.templateOf('FALL')}/years/search`
    expect(outcome(await app.call('district', 'POST', path, {}))).toBe('422 annual.not-a-year')
  })
})
