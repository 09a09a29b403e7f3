import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query(`TRUNCATE market_groups CASCADE; TRUNCATE audit_log;
    DELETE FROM markets WHERE type = 'METRO';
    UPDATE markets SET status = 'ACTIVE' WHERE type = 'DEALER'`)
})

type Answer = Awaited<ReturnType<typeof app.call>>

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const markets = (...places: (keyof typeof TREE)[]) => ({
  markets: places.map((place) => ({ marketId: TREE[place].key })),
})
const create = (as: PersonName | null, body: object = {}) =>
  app.call(as, 'POST', '/market/group/add', { name: 'Detroit Metro', ...body })
async function createdKey(as: PersonName, body: object = {}): Promise<number> {
  const answer = await create(as, body)
  expect(outcome(answer)).toBe('201')
  return answer.body.key
}
const details = (as: PersonName | null, key: number, query = '') =>
  app.call(as, 'GET', `/market/group/${key}/details${query}`)
const members = async (as: PersonName, key: number, query = ''): Promise<number[]> =>
  (await details(as, key, query)).body.markets.map(({ marketId }: any) => marketId)

describe('creating a group', () => {
  test('makes it at the home of its maker, with a metro market of its own [GRP-01, GRP-08]', async () => {
    const answer = await app.call('districtAdmin', 'POST', '/market/group', {
      name: ' Detroit Metro ',
    })
    expect(outcome(answer)).toBe('201')
    expect(answer.body).toMatchObject({
      name: 'Detroit Metro',
      hierarchyId: 'HONDA',
      marketCount: 0,
      users: [],
      version: 1,
      marketGroupKey: answer.body.key,
      can: { change: { ok: true } },
    })
    const { rows } = await app.owner.query(
      `SELECT m.type, m.name, m.parent_key, m.path, g.path AS place
         FROM market_groups g JOIN markets m ON m.key = g.market_key`,
    )
    const { metroMarketKey } = answer.body
    expect(rows).toEqual([
      {
        type: 'METRO',
        name: 'Detroit Metro',
        parent_key: TREE.district.key,
        path: `${TREE.district.path}${metroMarketKey}.`,
        place: TREE.district.path,
      },
    ])
  })

  test('with dealers takes those named, or all of the brand in scope [GRP-09, GRP-11]', async () => {
    const some = await createdKey('districtAdmin', markets('dealer'))
    expect(await members('districtAdmin', some)).toEqual([TREE.dealer.key])
    const answer = await app.call('hondaAdmin', 'POST', '/market/group/add?isSelectAll=true', {
      name: 'Everybody',
      excludedMarketIds: [TREE.sibling.key],
    })
    expect(await members('hondaAdmin', answer.body.key)).toEqual([TREE.cousin.key, TREE.dealer.key])
  })

  test('a person of all brands names one, and the group lies at its national market [GRP-08]', async () => {
    expect(outcome(await create('admin'))).toBe('422 market-group.brand-missing')
    const answer = await create('admin', { hierarchyId: 'ACURA', ...markets('acuraDealer') })
    expect(answer.body).toMatchObject({ hierarchyId: 'ACURA', marketCount: 1 })
    expect((await app.owner.query('SELECT path FROM market_groups')).rows).toEqual([
      { path: TREE.acura.path },
    ])
  })

  test('refuses what cannot be, and then leaves nothing behind [GRP-09, GRP-17]', async () => {
    await app.owner.query(`UPDATE markets SET status = 'CLOSED' WHERE key = $1`, [TREE.sibling.key])
    expect(outcome(await create(null))).toBe('401 sign-in.required')
    expect(outcome(await create('national'))).toBe('403 access.denied')
    expect(outcome(await create('districtAdmin', markets('dealer', 'cousin')))).toBe(
      '404 not-found',
    )
    expect(outcome(await create('districtAdmin', markets('district')))).toBe('404 not-found')
    expect(outcome(await create('hondaAdmin', { hierarchyId: 'ACURA' }))).toBe('404 not-found')
    expect(outcome(await create('districtAdmin', markets('dealer', 'sibling')))).toBe(
      '422 market-group.dealer-closed',
    )
    expect(
      outcome(await create('admin', { hierarchyId: 'HONDA', ...markets('acuraDealer') })),
    ).toBe('422 market-group.other-brand')
    const { rows } = await app.owner.query(
      `SELECT key FROM market_groups UNION ALL SELECT key FROM markets WHERE type = 'METRO'`,
    )
    expect(rows).toEqual([])
  })

  test.for<[string, unknown, string]>([
    ['nothing', '', 'Required'],
    ['spaces', '   ', 'Required'],
    ['81 characters', 'x'.repeat(81), 'Max characters allowed: 80'],
  ])('a name of %s is refused [MTR-14, CONST-05]', async ([, name, message]) => {
    const { status, body } = await create('districtAdmin', { name })
    expect([status, body.fields]).toEqual([400, { 'body.name': message }])
  })

  test('a name that the place has already is refused, in any letters, ten times at once [GRP-17]', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('districtAdmin')))
    expect(answers.map(outcome).sort()).toEqual([
      '201',
      ...Array<string>(9).fill('409 market-group.name-taken'),
    ])
    expect(outcome(await create('districtAdmin', { name: 'DETROIT metro ' }))).toBe(
      '409 market-group.name-taken',
    )
    expect(outcome(await create('hondaAdmin'))).toBe('201')
  })
})

describe('reading groups', () => {
  test('pages its dealers from 0, 20 at a time, filtered by id and name [GRP-05, GRP-06, CONST-28]', async () => {
    const key = await createdKey('hondaAdmin', markets('dealer', 'sibling', 'cousin'))
    const { body } = await details('hondaAdmin', key)
    expect(body).toMatchObject({ totalElements: 3, page: 0, size: 20, name: 'Detroit Metro' })
    expect(body.markets[1]).toEqual({
      marketId: 5,
      marketName: 'Market dealer',
      sourceId: { id: '200005' },
      city: 'Ann Arbor',
      countrySubdivision: { code: 'MI' },
      status: 'ACTIVE',
      marketHierarchyByType: { zone: 'Market zone', district: 'Market district' },
      isEnrolled: true,
      isDaaEligible: false,
    })
    expect(await members('hondaAdmin', key, '?size=2&page=1')).toEqual([6])
    expect(await members('hondaAdmin', key, '?marketName=SIBL')).toEqual([6])
    expect(await members('hondaAdmin', key, '?marketId=200008')).toEqual([8])
    expect(await members('hondaAdmin', key, '?marketId=8')).toEqual([8])
    expect(await members('hondaAdmin', key, '?marketName=%25')).toEqual([])
    expect(await members('hondaAdmin', key, '?sort=sourceId&direction=DESCENDING')).toEqual([
      8, 6, 5,
    ])
    expect((await details('hondaAdmin', key, '?marketName=a&marketName=b')).status).toBe(400)
  })

  test('lists those of the own markets, by name, searched and sorted [GRP-02, GRP-03]', async () => {
    await createdKey('districtAdmin', { name: 'beta', ...markets('dealer') })
    await createdKey('hondaAdmin', { name: 'Alpha', ...markets('dealer', 'cousin') })
    await createdKey('admin', { name: 'Acura', hierarchyId: 'ACURA' })
    const names = async (as: PersonName, query = '') =>
      (await app.call(as, 'GET', `/market/group${query}`)).body.marketGroups.map(
        ({ name }: any) => name,
      )
    expect(await names('admin')).toEqual(['Acura', 'Alpha', 'beta'])
    expect(await names('admin', '?hierarchyId=HONDA')).toEqual(['Alpha', 'beta'])
    expect(await names('admin', '?text=LPH')).toEqual(['Alpha'])
    expect(await names('admin', '?sort=marketCount&direction=DESCENDING')).toEqual([
      'Alpha',
      'beta',
      'Acura',
    ])
    expect(await names('districtAdmin')).toEqual(['beta'])
    expect(outcome(await app.call('dealer', 'GET', '/market/group'))).toBe('403 access.denied')
  })

  test('a person who may choose a group sees it, with their own dealers only [GRP-14]', async () => {
    const key = await createdKey('hondaAdmin', markets('dealer', 'cousin'))
    expect(outcome(await details('district', key))).toBe('404 not-found')
    const set = await app.call('hondaAdmin', 'PUT', `/market/group/${key}/users`, {
      users: [{ key: PEOPLE.district.key }],
    })
    expect(set.body.users).toEqual([{ key: PEOPLE.district.key, name: 'Test district' }])
    const { body } = await details('district', key)
    expect(body).toMatchObject({
      marketCount: 1,
      totalElements: 1,
      can: { change: { ok: false, reason: 'access.denied' } },
    })
    expect(body.markets.map(({ marketId }: any) => marketId)).toEqual([TREE.dealer.key])
    expect((await app.call('district', 'GET', '/market/group')).body.totalElements).toBe(1)
    expect(outcome(await details('zone', key))).toBe('404 not-found')
  })
})
