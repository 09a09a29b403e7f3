import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { addDays, todayIn } from '@marquee/rules/calendar'
import { DAYS_OF_A_COUPON } from '@marquee/rules/coupons'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCreative, addTemplate, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const today = todayIn('America/Detroit', Date.now())
const keys: Record<string, number> = {}

const opens = (from: number, to: number) => ({
  enrollmentStartDate: addDays(today, from),
  enrollmentEndDate: addDays(today, to),
})

beforeAll(async () => {
  const creative = await addCreative(app)
  const add = async (code: string, overrides: object = {}) => {
    keys[code] = await addTemplate(app, creative, code, { category: 'ON_DEMAND', ...overrides })
  }
  await add('OPEN')
  await add('EARLY', opens(1, 9))
  await add('LATE', opens(-9, -1))
  await add('MAILED', { deploymentDate: today })
  await add('AHEAD', { deploymentDate: addDays(today, 1) })
  await add('GONE')
  await app.call('admin', 'POST', `/campaign-template/${keys.GONE}/deactivate`)
  await add('METRO', { category: 'METRO' })
  await add('RECALL', { category: 'RECALL' })
  await add('SEASON', { category: 'SEASONAL', ...opens(-1, 1) })
  const seasonals = ['SPRING', 'SUMMER', 'FALL', 'WINTER'].map((season) => ({
    season,
    templateKey: keys.SEASON,
  }))
  await add('ANNUAL', { category: 'ANNUAL_SEASONAL', seasonals })
})

const get = (as: PersonName | null, path: string) =>
  app.call(as, 'GET', `/campaign-template${path}`)
const list = async (as: PersonName, query = ''): Promise<any[]> =>
  (await get(as, `/search${query}`)).body.campaignTemplates
const codes = async (as: PersonName, query?: string): Promise<string[]> =>
  (await list(as, query)).map(({ name }) => name.replace('Template ', ''))

describe('searching templates', () => {
  test('answers those that are offered, by name [TPL-10]', async () => {
    expect(await codes('dealer')).toEqual([
      'AHEAD',
      'ANNUAL',
      'EARLY',
      'LATE',
      'MAILED',
      'METRO',
      'OPEN',
      'RECALL',
      'SEASON',
    ])
    expect(await codes('acuraDealer')).toEqual([])
  })

  test('by category, in either spelling, or by where it is browsed [TPL-01, TPL-10, RTE-15]', async () => {
    for (const category of ['ON_DEMAND', 'On%20demand']) {
      expect(await codes('dealer', `?category=${category}`)).toEqual([
        'AHEAD',
        'EARLY',
        'LATE',
        'MAILED',
        'OPEN',
      ])
    }
    expect(await codes('dealer', '?slug=national-promotions')).toEqual(['ANNUAL', 'SEASON'])
    expect(await codes('dealer', '?slug=service-prognostics')).toEqual(['RECALL'])
    expect(await codes('dealer', '?slug=always-on')).toEqual([])
    const wrong = await get('dealer', '/search?category=Christmas')
    expect(Object.keys(wrong.body.fields)).toEqual(['query.category'])
  })

  test('for enrollment answers what may start today [TPL-10, CMP-35, CMP-36, CMP-37, CMP-38]', async () => {
    const query = '?forEnrollment=true'
    expect(await codes('national', query)).toEqual([
      'AHEAD',
      'ANNUAL',
      'METRO',
      'OPEN',
      'RECALL',
      'SEASON',
    ])
    expect(await codes('dealer', query)).toEqual([])
    expect(await codes('hondaAdmin', query)).toEqual([
      'AHEAD',
      'ANNUAL',
      'EARLY',
      'LATE',
      'METRO',
      'OPEN',
      'RECALL',
      'SEASON',
    ])
  })

  test('says of each why it may not start [CMP-35, CMP-38]', async () => {
    const reasons = (found: any[]) =>
      Object.fromEntries(
        found.map(({ name, can }) => [name.replace('Template ', ''), can.start.reason ?? 'ok']),
      )
    expect(reasons(await list('national', '?category=ON_DEMAND'))).toEqual({
      AHEAD: 'ok',
      OPEN: 'ok',
      EARLY: 'campaign-template.not-open-yet',
      LATE: 'campaign-template.enrollment-ended',
      MAILED: 'campaign-template.mail-date-passed',
    })
    expect(reasons(await list('dealer', '?category=METRO'))).toEqual({ METRO: 'access.denied' })
  })

  test('shows inactive ones to authors who ask for them [TPL-10]', async () => {
    const query = '?includeInactive=true&category=ON_DEMAND'
    expect(await codes('hondaAdmin', query)).toContain('GONE')
    expect(await codes('hondaAdmin')).not.toContain('GONE')
    expect(await codes('dealer', query)).not.toContain('GONE')
  })

  test('in pages, and by a part of the name [TPL-10]', async () => {
    const { body } = await get('dealer', '/search?size=2&page=1&direction=DESCENDING')
    expect(body.campaignTemplates.map(({ name }: any) => name)).toEqual([
      'Template OPEN',
      'Template METRO',
    ])
    expect(body).toMatchObject({ totalElements: 9, page: 1, size: 2 })
    expect(await codes('dealer', '?text=metr')).toEqual(['METRO'])
  })

  test('has all that a card shows [TPL-10]', async () => {
    const [open] = await list('dealer', '?text=OPEN')
    expect(open).toMatchObject({
      categoryName: 'Objective Focused',
      stepCount: 1,
      creativeCount: 1,
      hasDraft: false,
      isMailDateFixed: false,
      status: 'ACTIVE',
      prices: [
        { option: 'EMAIL', pricePerPiece: 400 },
        { option: 'DIRECT_MAIL', pricePerPiece: 6900 },
      ],
      can: { change: { ok: false, reason: 'access.denied' } },
    })
    const hero = await app.send({ method: 'GET', url: open.heroUrl })
    expect([hero.status, hero.headers['content-type']]).toEqual([200, 'image/webp'])
  })
})

test('the first pieces of templates come with their creative, for those that are offered [TPL-10, CRE-01]', async () => {
  const requested = [keys.OPEN, keys.ANNUAL, keys.GONE]
  const first = async (as: PersonName) =>
    (
      await app.call(as, 'POST', '/campaign-template/search/first-pieces', {
        campaignTemplateKeys: requested,
      })
    ).body.firstPieces
  const found = await first('dealer')
  const open = found.find((one: any) => one.campaignTemplateKey === keys.OPEN)
  expect(found).toHaveLength(requested.length)
  expect(open).toMatchObject({
    campaignTemplateKey: keys.OPEN,
    creative: { name: creatives.create.example.body.name, hierarchyId: 'HONDA' },
    coupons: [],
  })
  expect(await first('acuraDealer')).toEqual([])
})

test('enrollment tiles are the annual enrollments with their seasons, for the requested level [TPL-11]', async () => {
  const tiles = async (as: PersonName, query = '') =>
    (await get(as, `/search/enrollment-tiles${query}`)).body.enrollmentTiles
  const [tile, ...more] = await tiles('dealer')
  expect(more).toEqual([])
  expect(tile).toMatchObject({ name: 'Template ANNUAL', categoryName: 'Annual Enrollment' })
  expect(tile.heroUrl).toMatch('/api/image/')
  expect(tile.seasonals.map(({ season, template }: any) => [season, template.name])).toEqual(
    ['SPRING', 'SUMMER', 'FALL', 'WINTER'].map((season) => [season, 'Template SEASON']),
  )
  expect(await tiles('national', '?selectedUserLevel=ZONE')).toHaveLength(1)
  // A level above one's own shows nothing more.
  expect(await tiles('dealer', '?selectedUserLevel=NATIONAL')).toEqual([])
})

test('categories come in both spellings, with their addresses and how many templates [TPL-14]', async () => {
  const { campaignCategories } = (await get('dealer', '/categories?hierarchyId=HONDA')).body
  expect(campaignCategories).toHaveLength(7)
  expect(campaignCategories).toContainEqual({
    category: 'ON_DEMAND',
    name: 'Objective Focused',
    spelling: 'On demand',
    browsingSlug: 'on-demand',
    builderSlug: 'ondemand',
    templateCount: 5,
  })
})

describe('reading a template', () => {
  test('offers its start to people who may read the campaign as well [LVL-12, CMP-25]', async () => {
    const startWith = async (...permissions: string[]) => {
      await app.owner.query('UPDATE people SET permissions = $1 WHERE key = $2', [
        permissions,
        PEOPLE.district.key,
      ])
      return (await get('district', `/${keys.GONE}?hierarchyId=HONDA`)).body.can.start.reason
    }
    const without = await startWith('CAN_SUBMIT_ORDER', 'CAN_MANAGE_CAMPAIGN_TEMPLATES')
    const complete = await startWith('CAN_SUBMIT_ORDER', 'CAN_READ_CAMPAIGNS')
    await startWith(...PEOPLE.district.permissions)
    expect([without, complete]).toEqual(['access.denied', 'campaign-template.inactive'])
  })

  test('answers all of it, also of one that is offered no longer [TPL-03, TPL-05, TPL-06, TPL-12]', async () => {
    const { status, body } = await get('dealer', `/${keys.GONE}?hierarchyId=HONDA`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      key: keys.GONE,
      status: 'INACTIVE',
      version: 1,
      selectAudience: true,
      distanceFilteringMax: 50,
      analyticalModel: 'service-likelihood',
      can: { start: { ok: false, reason: 'access.denied' } },
    })
    expect(body.workflows[0].steps[0]).toMatchObject({ number: 1, targetAttachmentCount: 2 })
    expect(body.creativeTemplates[0]).toMatchObject({ reuseCode: 'W1', defaultCoupons: [] })
  })

  test('within one’s own brand only [TPL-12, LVL-02]', async () => {
    for (const [as, path] of [
      ['acuraDealer', `/${keys.OPEN}`],
      ['dealer', '/999'],
      ['dealer', `/${keys.OPEN}?hierarchyId=ACURA`],
      ['dealer', `/${keys.OPEN}?marketKey=${TREE.sibling.key}`],
    ] as const) {
      expect((await get(as, path)).status, path).toBe(404)
    }
    expect((await get(null, `/${keys.OPEN}`)).status).toBe(401)
  })

  test('an annual enrollment comes with the templates of its seasons [TPL-13]', async () => {
    const { body } = await get('dealer', `/annualEnrollment/${keys.ANNUAL}?hierarchyId=HONDA`)
    expect(body.seasonalTemplates).toHaveLength(4)
    expect(body.seasonalTemplates[3]).toMatchObject({
      season: 'WINTER',
      template: { key: keys.SEASON, category: 'SEASONAL' },
    })
    expect((await get('dealer', `/annualEnrollment/${keys.OPEN}`)).status).toBe(404)
  })
})

// The last one: from here on the annual enrollment is for one level.
test('who asks without a level asks as a dealer [LVL-01, TPL-11]', async () => {
  const tiles = async (query = '') =>
    (await get('national', `/search/enrollment-tiles${query}`)).body.enrollmentTiles
  const access = (levels: string[]) => {
    const body = { isOpenToBrand: true, marketKeys: [], marketGroupKeys: [], levels }
    return app.call('hondaAdmin', 'PUT', `/campaign-template/${keys.ANNUAL}/access`, body)
  }
  for (const level of ['NATIONAL', 'ZONE', 'DISTRICT'] as const) {
    expect((await access([level])).status).toBe(200)
    expect([await tiles(), (await tiles(`?selectedUserLevel=${level}`)).length]).toEqual([[], 1])
  }
  await access(['DEALER'])
  expect(await tiles()).toHaveLength(1)
  expect((await get('national', '/search/enrollment-tiles?selectedUserLevel=OWNER')).status).toBe(
    400,
  )
})

test('the coupons of a first piece end as they would on a campaign from its template [TPL-10, CPN-14]', async () => {
  const creative = await addCreative(app)
  const offer = { ...coupons.create.example.body, scope: 'GLOBAL', hierarchyId: 'HONDA' }
  const { body: coupon } = await app.call('admin', 'POST', '/coupon', { ...offer, endDate: null })
  const mailDate = addDays(today, 30)
  const { creativeTemplates } = templateBody(creative, 'COUPON')
  const key = await addTemplate(app, creative, 'COUPON', {
    category: 'METRO',
    deploymentDate: mailDate,
    creativeTemplates: creativeTemplates.map((one) => ({
      ...one,
      defaultCoupons: [{ couponKey: coupon.key }],
    })),
  })
  const path = '/campaign-template/search/first-pieces'
  const { body } = await app.call('dealer', 'POST', path, { campaignTemplateKeys: [key] })
  expect(body.firstPieces[0].couponKeys).toHaveLength(1)
  expect(body.firstPieces[0].coupons).toMatchObject([
    { expires: addDays(mailDate, DAYS_OF_A_COUPON) },
  ])
})

test('the first piece of a year is that of the season that is mailed next [TPL-10, ANN-02]', async () => {
  const add = async (code: string, days: number) => {
    const creative = await addCreative(app, { name: `Creative ${code}` })
    const deploymentDate = addDays(today, days)
    const dates = { ...opens(-90, 400), deploymentDate }
    return addTemplate(app, creative, code, { category: 'SEASONAL', ...dates })
  }
  const [over, last, next, later] = [
    await add('OVER', -40),
    await add('LAST', 300),
    await add('NEXT', 50),
    await add('LATER', 140),
  ]
  const creative = await addCreative(app)
  const yearOf = async (code: string, seasons: (number | undefined)[]) => {
    const named = ['SPRING', 'SUMMER', 'FALL', 'WINTER']
    const seasonals = named.map((season, at) => ({ season, templateKey: seasons[at] }))
    const year = { category: 'ANNUAL_SEASONAL', seasonals }
    const key = await addTemplate(app, creative, code, year)
    const path = '/campaign-template/search/first-pieces'
    const { body } = await app.call('dealer', 'POST', path, { campaignTemplateKeys: [key] })
    expect(body.firstPieces).toHaveLength(1)
    expect(body.firstPieces[0].campaignTemplateKey).toBe(key)
    return body.firstPieces[0].creative.name
  }
  expect(await yearOf('YEAR', [over, last, next, later])).toBe('Creative NEXT')
  expect(await yearOf('YEAR2', [over, over, over, over])).toBe('Creative OVER')
})
