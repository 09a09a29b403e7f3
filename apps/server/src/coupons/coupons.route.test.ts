import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
let group: number

beforeEach(async () => {
  await app.owner.query(`TRUNCATE coupons, market_groups CASCADE; TRUNCATE audit_log;
    DELETE FROM markets WHERE type = 'METRO'`)
  const { body } = await app.call('hondaAdmin', 'POST', '/market/group/add', {
    name: 'Detroit Metro',
    markets: [{ marketId: TREE.dealer.key }],
  })
  group = body.key
})

type Answer = Awaited<ReturnType<typeof app.call>>

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const create = (as: PersonName | null, body: object, query = '') =>
  app.call(as, 'POST', `/coupon${query}`, { heading: 'Oil change', ...body })
const list = (as: PersonName | null, query = '') => app.call(as, 'GET', `/coupon${query}`)
const headings = async (as: PersonName, query?: string): Promise<string[]> =>
  (await list(as, query)).body.coupons.map(({ heading }: { heading: string }) => heading)
const ofDealer = (place: keyof typeof TREE = 'dealer') => ({
  scope: 'DEALER',
  marketKey: TREE[place].key,
})
const ofGroup = () => ({ scope: 'MARKET_GROUP', groupKey: group })
const GLOBAL = { scope: 'GLOBAL', hierarchyId: 'HONDA' }

/** One of each scope, and one of another brand. */
async function makeAll() {
  await create('hondaAdmin', { ...GLOBAL, heading: 'Global' })
  await create('hondaAdmin', { ...ofGroup(), heading: 'Group' })
  await create('district', { ...ofDealer(), heading: 'Dealer' })
  await create('district', { ...ofDealer('sibling'), heading: 'Sibling' })
  await create('admin', { ...GLOBAL, hierarchyId: 'ACURA', heading: 'Acura' })
}

describe('a new coupon', () => {
  const FULL = {
    heading: ' Summer special ',
    offerTitle: 'Oil and filter',
    disclaimer: 'Taxes extra.',
    offer_1: '$20',
    offer_1_qualifier: 'up to 5 quarts',
    A_off: 'OFF',
    offer_2: '$99.95',
    offer_2_qualifier: 'brakes',
    B_off: null,
    endDate: '2099-12-31',
  }

  test('is answered with all its fields, and its source from the brand [CPN-01, CPN-18]', async () => {
    const { status, body } = await create('district', { ...ofDealer(), ...FULL })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...FULL,
      heading: 'Summer special',
      key: expect.any(Number),
      hierarchyId: 'HONDA',
      ...ofDealer(),
      marketName: 'Market dealer',
      groupKey: null,
      groupName: null,
      sourceId: { source: 'ECRM' },
      discounts: ['FLAT_COST', 'DOLLARS_OFF'],
      status: 'ACTIVE',
      version: 1,
      savedAt: expect.any(String),
      can: { change: { ok: true } },
    })
    expect((await app.call('dealer', 'GET', `/coupon/${body.key}`)).body).toEqual({
      ...body,
      can: { change: { ok: false, reason: 'coupon.scope-denied' } },
    })
  })

  test('needs no offer at all; what is left out is nothing [CPN-01, CPN-02]', async () => {
    const { body } = await create('district', ofDealer())
    expect(body).toMatchObject({
      offerTitle: '',
      offer_1: null,
      A_off: null,
      offer_2: null,
      B_off: null,
      disclaimer: '',
      endDate: null,
      discounts: [],
    })
    const empty = await create('district', { ...ofDealer(), offer_1: '', A_off: ' ' })
    expect(empty.body).toMatchObject({ offer_1: null, A_off: null })
  })

  test('takes one permission for each kind, and a place that one looks after [CPN-20, LVL-12]', async () => {
    expect(outcome(await create(null, ofDealer()))).toBe('401 sign-in.required')
    expect(outcome(await create('dealer', ofDealer()))).toBe('403 access.denied')
    for (const wider of [GLOBAL, ofGroup()]) {
      expect(outcome(await create('national', wider))).toBe('403 coupon.scope-denied')
      expect(outcome(await create('hondaAdmin', wider))).toBe('201')
    }
    expect(outcome(await create('districtAdmin', GLOBAL))).toBe('403 coupon.beyond-brand')
    expect(outcome(await create('districtAdmin', ofGroup()))).toBe('404 not-found')
    expect(outcome(await create('district', ofDealer('cousin')))).toBe('404 not-found')
    expect(outcome(await create('hondaAdmin', { ...GLOBAL, hierarchyId: 'ACURA' }))).toBe(
      '404 not-found',
    )
  })

  test('requires for whom it is, where that is missing [CPN-18, CPN-20]', async () => {
    expect(outcome(await create('admin', { scope: 'GLOBAL' }))).toBe('422 coupon.brand-missing')
    expect(outcome(await create('admin', { scope: 'DEALER' }))).toBe('422 coupon.dealer-missing')
    expect(outcome(await create('admin', ofDealer('district')))).toBe('422 coupon.dealer-missing')
    expect(outcome(await create('admin', { scope: 'MARKET_GROUP' }))).toBe(
      '422 coupon.group-missing',
    )
    expect(outcome(await create('admin', { scope: 'GLOBAL' }, '?hierarchyId=ACURA'))).toBe('201')
    expect(outcome(await create('hondaAdmin', { scope: 'GLOBAL' }))).toBe('201')
    const selected = `?marketKey=${TREE.dealer.key}&hierarchyId=HONDA`
    expect((await create('district', { scope: 'DEALER' }, selected)).body.marketKey).toBe(5)
  })

  test.for([
    ['heading', '', 'Required'],
    ['heading', 'x'.repeat(61), 'Max characters allowed: 60'],
    ['offerTitle', 'x'.repeat(61), 'Max characters allowed: 60'],
    ['disclaimer', 'x'.repeat(34), 'Max characters allowed: 33'],
    ['disclaimer', '<b>', 'Invalid field characters.'],
    ['disclaimer', '{{x}}', 'Invalid field characters.'],
    ['heading', 'a\r\nb', 'Invalid field characters.'],
    ['heading', 'Tires ᜀ', 'Invalid field characters.'],
    ['offerTitle', '漢字', 'Invalid field characters.'],
    ['offer_1', '$0', 'Value must be between 1 and 9999.99'],
    ['offer_1', '$10000', 'Value must be between 1 and 9999.99'],
    ['offer_1', '<script>', 'Value must be between 1 and 9999.99'],
    ['offer_2', '$9999.999', 'Value must be between 1 and 9999.99'],
    ['offer_2_qualifier', 'x'.repeat(61), 'Max characters allowed: 60'],
    ['offer_2_qualifier', '漢字', 'Invalid field characters.'],
    ['endDate', '2026-01-01', 'Date should not be before minimal date'],
    ['endDate', '06/12/2099', 'Must be a day as yyyy-mm-dd'],
  ])('whose %s is %j is refused by that field: %s [CPN-08, CPN-11, CPN-14]', async (wrong) => {
    const [field, value, message] = wrong as [string, string, string]
    const { status, body } = await create('district', { ...ofDealer(), [field]: value })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [`body.${field}`]: message })
  })

  test('takes percents of 1 to 100 [CPN-09, CPN-10]', async () => {
    const percent = async (offer_1: string) =>
      outcome(await create('district', { ...ofDealer(), offer_1, A_off: 'OFF' }))
    for (const good of ['1%', '100%']) expect(await percent(good)).toBe('201')
    for (const bad of ['0%', '101%', '10.5%'])
      expect(await percent(bad)).toBe('400 request.invalid')
  })

  test('keeps hostile words as the words they are, where any words go [CPN-01]', async () => {
    const hostile = {
      heading: '<script>alert(1)</script>',
      offerTitle: '{{firstName}} javascript:alert(1)',
      offer_1_qualifier: 'שלום 🚗 abc',
    }
    const { body } = await create('district', { ...ofDealer(), ...hostile })
    expect(body).toMatchObject(hostile)
    const turned = { ...ofDealer(), ...hostile, heading: '\u202Eabc' }
    expect((await create('district', turned)).body.fields).toEqual({
      'body.heading': 'Invalid field characters.',
    })
  })

  test('is a copy of another where that one is sent, for whomever one may make it [CPN-18, CPN-19]', async () => {
    const created = (await create('hondaAdmin', { ...GLOBAL, ...FULL })).body
    const read = (await app.call('district', 'GET', `/coupon/${created.key}`)).body
    const { status, body } = await create('district', { ...read, ...ofDealer() })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...ofDealer(), offer_1: '$20', disclaimer: 'Taxes extra.' })
    expect(body.key).not.toBe(created.key)
  })
})

describe('the list of coupons', () => {
  beforeEach(makeAll)

  test('holds what reaches the person: of the brand, of their groups, of their dealers [CPN-18, CPN-20, LVL-02]', async () => {
    expect(await headings('dealer')).toEqual(['Dealer', 'Global', 'Group'])
    expect(await headings('sibling')).toEqual(['Global', 'Sibling'])
    expect(await headings('district')).toEqual(['Dealer', 'Global', 'Group', 'Sibling'])
    expect(await headings('acuraDealer')).toEqual(['Acura'])
    expect(await headings('admin')).toEqual(['Acura', 'Dealer', 'Global', 'Group', 'Sibling'])
    expect(outcome(await list(null))).toBe('401 sign-in.required')
  })

  test('follows who joins and who leaves a group [CPN-20]', async () => {
    const dealers = { markets: [{ marketId: TREE.sibling.key }] }
    await app.call('hondaAdmin', 'PUT', `/market/group/add-dealers/${group}`, dealers)
    expect(await headings('sibling')).toContain('Group')
    await app.call('hondaAdmin', 'PUT', `/market/group/remove-market/${group}`, dealers)
    expect(await headings('sibling')).not.toContain('Group')
  })

  test('outlives its group for those who keep it [CPN-20]', async () => {
    await app.call('hondaAdmin', 'DELETE', `/market/group/${group}`)
    expect(await headings('dealer')).not.toContain('Group')
    const { coupons } = (await list('hondaAdmin', '?scope=MARKET_GROUP')).body
    expect(coupons).toMatchObject([{ heading: 'Group', groupKey: null, groupName: null }])
  })

  test('is narrowed by market and brand, and widened by neither [CPN-18, API-02]', async () => {
    expect(await headings('admin', '?hierarchyId=ACURA')).toEqual(['Acura'])
    expect(await headings('admin', `?marketKey=${TREE.dealer.key}&hierarchyId=HONDA`)).toEqual([
      'Dealer',
      'Global',
      'Group',
    ])
    expect(await headings('admin', `?marketKey=${TREE.sibling.key}`)).toEqual(['Global', 'Sibling'])
    expect(outcome(await list('dealer', `?marketKey=${TREE.sibling.key}`))).toBe('404 not-found')
  })

  test('is filtered by scope, offer, status and words [CPN-19]', async () => {
    await create('district', {
      ...ofDealer(),
      heading: 'Tires',
      offerTitle: '100% winter_ready',
      offer_1: '$20',
      A_off: 'OFF',
      offer_2: 'Complimentary',
    })
    expect(await headings('district', '?scope=GLOBAL')).toEqual(['Global'])
    for (const type of ['DOLLARS_OFF', 'COMPLIMENTARY']) {
      expect(await headings('district', `?discountType=${type}`)).toEqual(['Tires'])
    }
    expect(await headings('district', '?discountType=FLAT_COST')).toEqual([])
    expect(await headings('district', '?text=TIRE')).toEqual(['Tires'])
    expect(await headings('district', `?text=${encodeURIComponent('0% w')}`)).toEqual(['Tires'])
    expect(await headings('district', '?text=r_r')).toEqual(['Tires'])
    expect(await headings('district', '?text=r_e')).toEqual([])
    expect(await headings('district', '?status=RETIRED')).toEqual([])
  })

  test('comes in pages, in the requested order [CPN-18]', async () => {
    const { body } = await list('admin', '?size=2&page=1&sort=heading&direction=DESCENDING')
    expect(body.coupons.map(({ heading }: { heading: string }) => heading)).toEqual([
      'Global',
      'Dealer',
    ])
    expect(body).toMatchObject({ totalElements: 5, page: 1, size: 2 })
  })

  test('says who may make coupons, and who may change which [CPN-20]', async () => {
    const denied = (reason: string) => ({ ok: false, reason })
    const abilities = async (as: PersonName) => {
      const { can, coupons } = (await list(as)).body
      return [can.create, ...coupons.map((coupon: any) => coupon.can.change)]
    }
    const scope = denied('coupon.scope-denied')
    expect(await abilities('dealer')).toEqual([denied('access.denied'), scope, scope, scope])
    expect(await abilities('district')).toEqual([
      { ok: true },
      { ok: true },
      scope,
      scope,
      { ok: true },
    ])
    const above = denied('coupon.kept-above')
    expect(await abilities('districtAdmin')).toEqual([
      { ok: true },
      { ok: true },
      above,
      above,
      { ok: true },
    ])
  })
})

describe('for whom a person may create coupons', () => {
  const places = async (as: PersonName, query = '') =>
    (await app.call(as, 'GET', `/coupon-places${query}`)).body

  test('is shown by scope, with the brands and groups to choose from [CPN-20]', async () => {
    const detroit = { key: group, name: 'Detroit Metro', hierarchyId: 'HONDA' }
    expect(await places('admin')).toEqual({
      can: { GLOBAL: { ok: true }, MARKET_GROUP: { ok: true }, DEALER: { ok: true } },
      brands: [
        { hierarchyId: 'ACURA', name: 'Acura' },
        { hierarchyId: 'HONDA', name: 'Honda' },
      ],
      groups: [detroit],
    })
    expect((await places('admin', '?hierarchyId=ACURA')).groups).toEqual([])
    expect(await places('national')).toMatchObject({
      can: {
        GLOBAL: { reason: 'coupon.scope-denied' },
        MARKET_GROUP: { reason: 'coupon.scope-denied' },
        DEALER: { ok: true },
      },
    })
    expect(await places('districtAdmin')).toEqual({
      can: {
        GLOBAL: { ok: false, reason: 'coupon.beyond-brand' },
        MARKET_GROUP: { ok: false, reason: 'coupon.no-groups' },
        DEALER: { ok: true },
      },
      brands: [],
      groups: [],
    })
  })
})
