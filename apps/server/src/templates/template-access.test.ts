import { templates } from '@marquee/contract/templates'
import { PERMISSIONS } from '@marquee/rules/access'
import { templateTexts } from '@marquee/rules/templates'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { addCreative, OPEN_TO_BRAND, templateBody } from '../testing/template-samples.ts'
import { PEOPLE, TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'

const app = testApp()
let template: number

beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates CASCADE')
  const { rows } = await app.owner.query(
    `INSERT INTO campaign_templates (hierarchy_id, category, name, status, levels, path)
     VALUES ('HONDA', 'ON_DEMAND', 'Winter', 'ACTIVE', '{DEALER}', '1.2.') RETURNING key`,
  )
  template = rows[0].key
  await app.owner.query(
    `INSERT INTO campaign_template_versions (template_key, version, content, path)
     VALUES ($1, 1, $2, '1.2.')`,
    [template, JSON.stringify(templates.create.example.body)],
  )
})

const address = () => `/campaign-template/${template}/access`
const read = async () => (await app.call('hondaAdmin', 'GET', address())).body
const save = async (as: PersonName, overrides: object) => {
  const body = {
    isOpenToBrand: true,
    marketKeys: [],
    marketGroupKeys: [],
    levels: ['DEALER'],
    ...overrides,
  }
  const answer = await app.call(as, 'PUT', address(), body)
  return { ...answer, outcome: answer.body.code ?? answer.body.version }
}

const found = async (as: PersonName) =>
  (await app.call(as, 'GET', '/campaign-template/search')).body.totalElements

const count = async (reach: object) => {
  const body = { isOpenToBrand: false, marketKeys: [], marketGroupKeys: [], ...reach }
  const sent = { hierarchyId: 'HONDA', ...body }
  return (await app.call('hondaAdmin', 'POST', '/campaign-template/access/dealers/search', sent))
    .body
}

describe('a template for parts of the brand', () => {
  const everybody = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']
  const chosen = (...places: TreePlace[]) => ({
    isOpenToBrand: false,
    marketKeys: places.map((place) => TREE[place].key),
    levels: everybody,
  })

  test.each([
    [['zone'], 3, { dealer: 1, sibling: 1, district: 1, zone: 1, acuraDealer: 0 }],
    [['district'], 2, { dealer: 1, sibling: 1, district: 1, zone: 1 }],
    [['dealer'], 1, { dealer: 1, sibling: 0, district: 1, zone: 1 }],
    [['otherDistrict'], 1, { dealer: 0, sibling: 0, district: 0, zone: 1 }],
    [['otherDistrict', 'sibling'], 2, { dealer: 0, sibling: 1, district: 1, zone: 1 }],
    [['district', 'dealer'], 2, { dealer: 1, sibling: 1 }],
  ] as const)(
    '%j is for %i dealers, and seen by them and those above them [TPL-09]',
    async (...row) => {
      const [places, dealers, seen] = row
      expect((await save('hondaAdmin', chosen(...places))).status).toBe(200)
      for (const [person, expected] of Object.entries(seen)) {
        expect([person, await found(person as PersonName)]).toEqual([person, expected])
      }
      const { levels: _, ...reach } = chosen(...places)
      expect(await count(reach)).toEqual({ dealers })
    },
  )

  test('says to staff who read them all that it is not offered where they work, in the list as by itself [TPL-09, CMP-25]', async () => {
    await save('hondaAdmin', chosen('district'))
    const read = async (address: string, place: TreePlace) =>
      (
        await app.call(
          'hondaAdmin',
          'GET',
          `/campaign-template/${address}marketKey=${TREE[place].key}`,
        )
      ).body
    const start = async (place: TreePlace) => [
      (await read(`${template}?`, place)).can.start,
      (await read('search?includeInactive=true&', place)).campaignTemplates[0].can.start,
    ]
    const not = { ok: false, reason: 'campaign-template.not-offered' }
    for (const place of ['dealer', 'district', 'zone', 'honda'] as const) {
      expect(await start(place), place).toEqual([{ ok: true }, { ok: true }])
    }
    expect(await start('otherDistrict')).toEqual([not, not])
  })

  test('is read with the names of the markets [TPL-09]', async () => {
    await save('hondaAdmin', chosen('district'))
    const district = { key: TREE.district.key, name: 'Market district', type: 'DISTRICT' }
    expect(await read()).toMatchObject({ markets: [district], access: { marketKeys: [4] } })
  })

  test('takes no market of another brand, and none that does not exist [TPL-09]', async () => {
    for (const key of [TREE.acuraDealer.key, 999]) {
      const refused = await save('hondaAdmin', { isOpenToBrand: false, marketKeys: [key] })
      expect([refused.status, refused.outcome]).toEqual([422, 'campaign-template.market-unknown'])
    }
  })
})

describe('a new template', () => {
  const create = async (as: PersonName, code: string, overrides: object = {}) => {
    const creative = await addCreative(app)
    return app.call(as, 'POST', '/campaign-template', templateBody(creative, code, overrides))
  }

  test('is nobody’s until it is said whose it is, and is not offered before [TPL-09]', async () => {
    const { body: created } = await create('hondaAdmin', 'N')
    const offer = () => app.call('hondaAdmin', 'POST', `/campaign-template/${created.key}/activate`)
    const refused = await offer()
    expect([refused.status, refused.body.details.problems]).toEqual([
      409,
      { 'access.markets': templateTexts.accessMissing },
    ])
    // So that no one is asked first, and refused after that.
    const ability = async () =>
      (await app.call('hondaAdmin', 'GET', `/campaign-template/${created.key}`)).body.can.activate
    expect(await ability()).toEqual({ ok: false, reason: 'campaign-template.nobody-gets-it' })
    template = created.key
    await save('hondaAdmin', { isOpenToBrand: false, marketKeys: [TREE.dealer.key] })
    expect(await ability()).toEqual({ ok: true })
    expect((await offer()).status).toBe(200)
  })

  test('is made for those whom its author chooses, and a copy of it for the same [TPL-09]', async () => {
    const access = { ...OPEN_TO_BRAND, isOpenToBrand: false, marketKeys: [TREE.zone.key] }
    const { body: created } = await create('hondaAdmin', 'Z', { access })
    template = created.key
    expect((await read()).access).toEqual(access)
    const copy = await app.call('hondaAdmin', 'POST', `/campaign-template/${template}/duplicate`)
    template = copy.body.key
    expect((await read()).access).toEqual(access)
  })

  test('is given to nobody by an author who may not say who gets it [TPL-09, LVL-12]', async () => {
    const permissions = (kept: readonly string[]) =>
      app.owner.query('UPDATE people SET permissions = $1 WHERE key = $2', [
        kept,
        PEOPLE.hondaAdmin.key,
      ])
    const creative = await addCreative(app)
    const body = templateBody(creative, 'P', { access: OPEN_TO_BRAND })
    await permissions(['CAN_MANAGE_CAMPAIGN_TEMPLATES'])
    const refused = await app.call('hondaAdmin', 'POST', '/campaign-template', body)
    await permissions(PERMISSIONS)
    expect([refused.status, refused.body.code]).toEqual([403, 'campaign-template.access-kept'])
  })
})

describe('who sees a template', () => {
  test('is read with a version, which each save counts up [TPL-09]', async () => {
    expect(await read()).toMatchObject({ version: 1, access: { levels: ['DEALER'] } })
    expect((await save('hondaAdmin', { version: 1, levels: ['ZONE'] })).outcome).toBe(2)
    expect(await read()).toMatchObject({ version: 2, access: { levels: ['ZONE'] } })
  })

  test('is not changed by a person who read it before another one saved it [TPL-09]', async () => {
    await save('admin', { version: 1, levels: ['ZONE'] })
    const second = await save('hondaAdmin', { version: 1 })
    expect([second.status, second.outcome]).toEqual([409, 'campaign-template.changed-meanwhile'])
    expect((await read()).access.levels).toEqual(['ZONE'])
    expect((await save('hondaAdmin', { version: 2 })).outcome).toBe(3)
  })

  test('is saved by one of two who press at once [TPL-09]', async () => {
    const both = await Promise.all(
      (['admin', 'hondaAdmin'] as const).map((as) => save(as, { version: 1 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('may be saved without a version, over any present one [TPL-09]', async () => {
    await save('admin', { levels: ['ZONE'] })
    expect((await save('hondaAdmin', {})).outcome).toBe(3)
  })

  test('has nothing to do with what is written in it [TPL-09]', async () => {
    const key = `/campaign-template/${template}`
    const whole = await app.call('hondaAdmin', 'GET', key)
    await save('hondaAdmin', { version: 1 })
    const { body } = await app.call('hondaAdmin', 'GET', key)
    expect(body.version).toBe(whole.body.version)
  })
})

describe('how many dealers a template is for', () => {
  const dealers = async () => (await read()).dealers

  test('is all open dealers of its brand, and those of no other brand [TPL-09]', async () => {
    await save('hondaAdmin', { version: 1 })
    expect(await dealers()).toBe(3)
    const close = (status: string) =>
      app.owner.query('UPDATE markets SET status = $1 WHERE key = 6', [status])
    await close('CLOSED')
    expect(await dealers()).toBe(2)
    await close('ACTIVE')
  })

  test('is each dealer of its groups once, and none without a group [TPL-09]', async () => {
    const group = async (name: string, ...members: number[]) => {
      const { rows } = await app.owner.query(
        `INSERT INTO market_groups (name, hierarchy_id, market_key, path)
         VALUES ($1, 'HONDA', 2, '1.2.') RETURNING key`,
        [name],
      )
      await app.owner.query(
        `INSERT INTO market_group_markets (group_key, market_key, path)
         SELECT $1, key, path FROM markets WHERE key = ANY ($2)`,
        [rows[0].key, members],
      )
      return rows[0].key as number
    }
    const east = await group('East', 5, 6)
    const north = await group('North', 6, 8)
    const only = (...marketGroupKeys: number[]) =>
      save('hondaAdmin', { isOpenToBrand: false, marketGroupKeys })
    await only(east)
    expect(await dealers()).toBe(2)
    await only(east, north)
    expect(await dealers()).toBe(3)
    await only()
    expect(await dealers()).toBe(0)
  })
})
