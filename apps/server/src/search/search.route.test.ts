import { coupons } from '@marquee/contract/coupons'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submitAs } from '../testing/submitted-campaign.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'

const app = testApp()
let template: number

beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A')
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE')
})

type Group = 'campaigns' | 'coupons' | 'templates' | 'markets' | 'people'

async function add(place: TreePlace, name: string, columns: object = {}): Promise<number> {
  const path = `/campaign/create/${template}?marketKey=${TREE[place].key}`
  const { key } = (await app.call('admin', 'POST', path)).body
  const set = Object.entries({ name, ...columns })
  const changes = set.map(([column], at) => `${column} = $${at + 2}`)
  await app.owner.query(`UPDATE campaigns SET ${changes.join(', ')} WHERE key = $1`, [
    key,
    ...set.map(([, value]) => value),
  ])
  return key
}

const find = (as: PersonName, text: string, query = '') =>
  app.call(as, 'POST', `/search${query}`, { text })
const named = async (group: Group, as: PersonName, text: string): Promise<string[]> =>
  (await find(as, text)).body[group].hits.map(({ name }: { name: string }) => name)

test('orders are found by their number, in the own part of the tree [ORD-01, LVL-12]', async () => {
  const order = await submitAs(app, await add('dealer', 'Spring'))
  const found = async (as: PersonName) => (await find(as, String(order))).body.orders.hits
  expect(await found('dealer')).toEqual([
    { key: order, name: 'Spring', status: 'SUBMITTED', match: 'EXACT', market: 'Market dealer' },
  ])
  expect(await found('acuraDealer')).toEqual([])
})

test('coupons are found by their offer and their heading, where they reach the person [CPN-20]', async () => {
  const global = { ...coupons.create.example.body, scope: 'GLOBAL', hierarchyId: 'HONDA' }
  for (const offerTitle of ['Brake check', 'Oil change']) {
    const made = await app.call('admin', 'POST', '/coupon', { ...global, offerTitle })
    expect(made.status).toBe(201)
  }
  expect(await named('coupons', 'dealer', 'brake')).toEqual(['Brake check'])
  expect(await named('coupons', 'dealer', global.heading)).toEqual(['Brake check', 'Oil change'])
  expect(await named('coupons', 'acuraDealer', 'brake')).toEqual([])
})

describe('campaigns', () => {
  test('are found by the whole name, its beginning and then its parts, without case and accents [CMP-40]', async () => {
    for (const name of ['My spring', 'Spring tires', 'SPRING', 'Spríng cafe', 'Summer']) {
      await add('dealer', name)
    }
    const found = ['SPRING', 'Spríng cafe', 'Spring tires', 'My spring']
    expect(await named('campaigns', 'dealer', 'spring')).toEqual(found)
    expect(await named('campaigns', 'dealer', ' SPRÏNG ')).toEqual(found)
    expect(await named('campaigns', 'dealer', 'café')).toEqual(['Spríng cafe'])
    const { hits } = (await find('dealer', 'spring')).body.campaigns
    expect(hits.map(({ match }: { match: string }) => match)).toEqual([
      'EXACT',
      'PREFIX',
      'PREFIX',
      'PART',
    ])
    expect(hits[0]).toMatchObject({ status: 'DRAFT', market: 'Market dealer' })
  })

  test.for([
    ['%', ['Save 20% now']],
    ['20%', ['Save 20% now']],
    ['a_b', ['a_b c']],
    ['_', []],
    ['\\', []],
    ['', []],
    ['   ', []],
    ['s', ['Save 20% now']],
  ] as const)(
    'that hold %j are %o: no sign is a pattern, and one letter begins a name [CMP-40]',
    async ([text, expected]) => {
      for (const name of ['Save 20% now', 'a_b c', 'axb']) await add('dealer', name)
      // A single sign is looked for at the beginning of names alone.
      const found = text === '%' ? [] : [...expected]
      expect(await named('campaigns', 'dealer', text)).toEqual(found)
    },
  )

  test('are found by their number, before what bears it in its name [CMP-40]', async () => {
    const key = await add('dealer', 'Spring')
    await add('dealer', `Letter ${key}`)
    expect(await named('campaigns', 'dealer', String(key))).toEqual(['Spring', `Letter ${key}`])
    expect(await named('campaigns', 'acuraDealer', String(key))).toEqual([])
  })

  test('beyond the first five are told of, and no more is sent [CMP-40]', async () => {
    for (let number = 1; number <= 7; number += 1) await add('dealer', `Spring ${number}`)
    const { hits, isMore } = (await find('district', 'spring')).body.campaigns
    expect([hits.length, isMore]).toEqual([5, true])
    await app.owner.query(`DELETE FROM campaigns WHERE name IN ('Spring 6', 'Spring 7')`)
    const fewer = (await find('district', 'spring')).body.campaigns
    expect([fewer.hits.length, fewer.isMore]).toEqual([5, false])
  })

  test('are those of the own part of the tree, and for who may read them [CMP-40, LVL-12]', async () => {
    await add('dealer', 'Spring here')
    await add('sibling', 'Spring beside')
    expect(await named('campaigns', 'dealer', 'spring')).toEqual(['Spring here'])
    expect(await named('campaigns', 'zone', 'spring')).toEqual(['Spring beside', 'Spring here'])
    expect(await named('campaigns', 'acuraDealer', 'spring')).toEqual([])
    await app.owner.query(`UPDATE people SET permissions = '{}' WHERE key = 6`)
    expect(await named('campaigns', 'sibling', 'spring')).toEqual([])
    await app.owner.query(`UPDATE people SET permissions = '{CAN_READ_CAMPAIGNS}' WHERE key = 6`)
  })

  test('of several dealers are found once; what is not released to a dealer is not found there [CMP-40]', async () => {
    const { key: market_key, path } = TREE.district
    const parent = await add('cousin', 'Metro spring', { market_key, path })
    const child = { parent_key: parent }
    await add('dealer', 'Metro spring', child)
    await add('sibling', 'Metro spring', { ...child, is_released: true })
    expect(await named('campaigns', 'zone', 'metro')).toEqual(['Metro spring'])
    expect(await named('campaigns', 'dealer', 'metro')).toEqual([])
    expect(await named('campaigns', 'sibling', 'metro')).toEqual(['Metro spring'])
  })
})

describe('beside campaigns', () => {
  test('markets are found by name, dealer id and city [CMP-40]', async () => {
    expect(await named('markets', 'admin', 'market dealer')).toEqual(['Market dealer'])
    expect(await named('markets', 'zone', '200005')).toEqual(['Market dealer'])
    expect((await named('markets', 'district', 'ANN ARB')).toSorted()).toEqual([
      'Market dealer',
      'Market sibling',
    ])
    expect(await named('markets', 'dealer', 'market')).toEqual(['Market dealer'])
  })

  test('people are found by those who administer, in their own part of the tree [CMP-40, LVL-12]', async () => {
    expect(await named('people', 'districtAdmin', 'test')).toEqual([
      'Test dealer',
      'Test district',
      'Test districtAdmin',
      'Test sibling',
    ])
    expect(await named('people', 'admin', 'acuradealer@')).toEqual(['Test acuraDealer'])
    expect(await named('people', 'national', 'test')).toEqual([])
  })

  test('templates are found where they are offered; authors find closed ones too [CMP-40, TPL-10]', async () => {
    const { body } = await app.call('admin', 'GET', `/campaign-template/${template}`)
    const { name } = body
    expect(await named('templates', 'dealer', name)).toEqual([name])
    expect(await named('templates', 'acuraDealer', name)).toEqual([])
    await app.owner.query(`UPDATE campaign_templates SET status = 'INACTIVE' WHERE key = $1`, [
      template,
    ])
    expect(await named('templates', 'dealer', name)).toEqual([])
    expect((await find('admin', name)).body.templates.hits).toMatchObject([{ isActive: false }])
    await app.owner.query(`UPDATE campaign_templates SET status = 'ACTIVE' WHERE key = $1`, [
      template,
    ])
  })
})

test('what is too long, or no text, is refused by the name of the field [CMP-40]', async () => {
  expect((await find('dealer', 'x'.repeat(80))).status).toBe(200)
  for (const text of ['x'.repeat(81), 'bell\u0007']) {
    const { status, body } = await find('dealer', text)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['body.text']])
  }
  expect((await find('dealer', 'x', '?marketKey=12')).status).toBe(404)
  expect((await app.call(null, 'POST', '/search', { text: 'x' })).status).toBe(401)
})
