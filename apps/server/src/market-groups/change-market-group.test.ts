import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
let group: number

beforeEach(async () => {
  await app.owner.query(`TRUNCATE market_groups CASCADE; TRUNCATE audit_log;
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
const put = (as: PersonName | null, path: string, body: object) =>
  app.call(as, 'PUT', `/market/group/${path}`, body)
const ids = (...places: (keyof typeof TREE)[]) => ({
  markets: places.map((place) => ({ marketId: TREE[place].key })),
})
const members = async (as: PersonName = 'hondaAdmin'): Promise<number[]> =>
  (await app.call(as, 'GET', `/market/group/${group}/details?sort=sourceId`)).body.markets.map(
    ({ marketId }: any) => marketId,
  )

describe('changing a group', () => {
  test('renames it and its metro market, and takes it back whole [GRP-10, GRP-15, API-04]', async () => {
    const read = (await app.call('hondaAdmin', 'GET', `/market/group/${group}/details`)).body
    const answer = await put('hondaAdmin', `${group}?hierarchyId=HONDA`, {
      ...read,
      name: 'Michigan',
    })
    expect(outcome(answer)).toBe('200')
    expect(answer.body).toMatchObject({ name: 'Michigan', version: 2, marketCount: 1 })
    const { rows } = await app.owner.query(`SELECT name FROM markets WHERE type = 'METRO'`)
    expect(rows).toEqual([{ name: 'Michigan' }])
  })

  test('keeps its own name, and refuses another group’s [GRP-17]', async () => {
    await app.call('hondaAdmin', 'POST', '/market/group', { name: 'Ohio' })
    expect(outcome(await put('hondaAdmin', `${group}`, { name: 'DETROIT METRO' }))).toBe('200')
    expect(outcome(await put('hondaAdmin', `${group}`, { name: 'ohio' }))).toBe(
      '409 market-group.name-taken',
    )
  })

  test('refuses a group that another person saved in between [GRP-10]', async () => {
    expect(outcome(await put('hondaAdmin', `${group}`, { name: 'One', version: 1 }))).toBe('200')
    expect(outcome(await put('admin', `${group}`, { name: 'Two', version: 1 }))).toBe(
      '409 market-group.changed-meanwhile',
    )
  })

  test('with everything selected holds all that match, and no other [GRP-11]', async () => {
    const all = (body: object) =>
      put('hondaAdmin', `${group}?hierarchyId=HONDA&isSelectAll=true`, { name: 'All', ...body })
    expect((await all({})).body.marketCount).toBe(3)
    expect(await members()).toEqual([5, 6, 8])
    await all({ excludedMarketIds: [TREE.dealer.key] })
    expect(await members()).toEqual([6, 8])
    await all({ criteria: { text: 'COUSIN' } })
    expect(await members()).toEqual([8])
  })

  test('is for those who manage groups, in whose scope it lies [GRP-10, LVL-12]', async () => {
    expect(outcome(await put(null, `${group}`, { name: 'X' }))).toBe('401 sign-in.required')
    expect(outcome(await put('national', `${group}`, { name: 'X' }))).toBe('403 access.denied')
    expect(outcome(await put('districtAdmin', `${group}`, { name: 'X' }))).toBe('404 not-found')
    expect(outcome(await put('admin', '999', { name: 'X' }))).toBe('404 not-found')
  })
})

describe('the dealers of a group', () => {
  test('are added, once however often, by name or all of them [GRP-12]', async () => {
    const add = (body: object, query = '') =>
      put('hondaAdmin', `add-dealers/${group}?hierarchyId=HONDA${query}`, body)
    expect((await add(ids('dealer', 'sibling', 'sibling'))).body.marketCount).toBe(2)
    expect((await add({}, '&isSelectAll=true')).body.marketCount).toBe(3)
    expect(await members()).toEqual([5, 6, 8])
  })

  test('are found among the brand’s open dealers that are not in it yet [GRP-12, GRP-16]', async () => {
    const found = async (criteria: object) =>
      (
        await app.call('hondaAdmin', 'POST', `/market/group/${group}/candidates/search`, {
          criteria,
          sort: [{ id: 'sourceId', direction: 'ASCENDING' }],
        })
      ).body
    const { markets, totalElements } = await found({})
    expect([markets.map(({ marketId }: any) => marketId), totalElements]).toEqual([[6, 8], 2])
    expect((await found({ text: 'cousin' })).totalElements).toBe(1)
    expect((await found({ text: '_' })).totalElements).toBe(0)
  })

  test('are removed one by one [GRP-13]', async () => {
    await put('hondaAdmin', `add-dealers/${group}`, ids('sibling'))
    const answer = await put(
      'hondaAdmin',
      `remove-market/${group}?hierarchyId=HONDA`,
      ids('dealer'),
    )
    expect(answer.body.marketCount).toBe(1)
    expect(await members()).toEqual([6])
    const none = await put('hondaAdmin', `remove-market/${group}`, { markets: [] })
    expect([none.status, none.body.fields]).toEqual([400, { 'body.markets': 'Required' }])
  })

  test('are refused all together where one lies outside the scope [GRP-12, LVL-02]', async () => {
    for (const place of ['acuraDealer', 'district'] as const) {
      expect(
        outcome(await put('hondaAdmin', `add-dealers/${group}`, ids('sibling', place))),
        place,
      ).toBe('404 not-found')
    }
    const missing = { markets: [{ marketId: 6 }, { marketId: 999 }] }
    expect(outcome(await put('hondaAdmin', `add-dealers/${group}`, missing))).toBe('404 not-found')
    expect(
      outcome(await put('hondaAdmin', `remove-market/${group}`, ids('dealer', 'acuraDealer'))),
    ).toBe('404 not-found')
    expect(await members()).toEqual([5])
  })

  test('are bounded to 500 named at once [API-04]', async () => {
    const many = { markets: Array.from({ length: 501 }, (_, nth) => ({ marketId: nth + 1 })) }
    const { status, body } = await put('hondaAdmin', `add-dealers/${group}`, many)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['body.markets']])
  })
})

describe('the users of a group', () => {
  const setUsers = (as: PersonName, ...people: PersonName[]) =>
    put(as, `${group}/users`, { users: people.map((name) => ({ key: PEOPLE[name].key })) })

  test('are replaced, each by the key [GRP-14]', async () => {
    await setUsers('hondaAdmin', 'district', 'zone')
    const { body } = await setUsers('hondaAdmin', 'district', 'district')
    expect(body.users).toEqual([{ key: PEOPLE.district.key, name: 'Test district' }])
  })

  test('may be anybody in scope who is near the group [GRP-14]', async () => {
    expect(outcome(await setUsers('hondaAdmin', 'acuraDealer'))).toBe('404 not-found')
    const { body } = await app.call('districtAdmin', 'POST', '/market/group', { name: 'Mine' })
    const elsewhere = await put('admin', `${body.key}/users`, {
      users: [{ key: PEOPLE.acuraDealer.key }],
    })
    expect(outcome(elsewhere)).toBe('422 market-group.user-elsewhere')
  })

  test('are not replaced by a person who has read an older list [GRP-14]', async () => {
    const set = (person: PersonName, version: number) =>
      put('hondaAdmin', `${group}/users`, { users: [{ key: PEOPLE[person].key }], version })
    const first = await set('zone', 1)
    expect([outcome(first), first.body.version]).toEqual(['200', 2])
    expect(outcome(await set('sibling', 1))).toBe('409 market-group.changed-meanwhile')
    expect(outcome(await set('sibling', 2))).toBe('200')
  })

  test('are set by one of two who save at once, and the other is refused [GRP-14]', async () => {
    const set = async (person: PersonName) =>
      put('hondaAdmin', `${group}/users`, { users: [{ key: PEOPLE[person].key }], version: 1 })
    const answers = await Promise.all([set('zone'), set('sibling')])
    expect(answers.map(outcome).sort()).toEqual(['200', '409 market-group.changed-meanwhile'])
    const won = answers.find(({ status }) => status === 200)?.body.users
    const { body } = await app.call('hondaAdmin', 'GET', `/market/group/${group}/details`)
    expect(body.users).toEqual(won)
  })

  test('are found by name, with their home [GRP-14]', async () => {
    const { body } = await app.call('hondaAdmin', 'POST', `/market/group/${group}/users/search`, {
      criteria: { text: 'SIBL' },
    })
    expect(body).toMatchObject({
      users: [{ key: PEOPLE.sibling.key, name: 'Test sibling', homeName: 'Market sibling' }],
      totalElements: 1,
    })
  })

  test('that the person does not see stay users [GRP-14, LVL-02]', async () => {
    const mine = (await app.call('districtAdmin', 'POST', '/market/group', { name: 'Mine' })).body
      .key
    const set = (as: PersonName, person: PersonName) =>
      put(as, `${mine}/users`, { users: [{ key: PEOPLE[person].key }] })
    await set('hondaAdmin', 'zone')
    expect((await set('districtAdmin', 'dealer')).body.users).toHaveLength(1)
    const { rows } = await app.owner.query(
      'SELECT person_key FROM market_group_users WHERE group_key = $1 ORDER BY 1',
      [mine],
    )
    expect(rows.map(({ person_key }) => person_key)).toEqual([PEOPLE.zone.key, PEOPLE.dealer.key])
  })
})

test('deleting a group takes its dealers, users and metro market along, and is written down [GRP-07]', async () => {
  await put('hondaAdmin', `${group}/users`, { users: [{ key: PEOPLE.zone.key }] })
  await app.owner.query('TRUNCATE audit_log')
  const remove = () => app.call('hondaAdmin', 'DELETE', `/market/group/${group}`)
  expect((await remove()).body).toEqual({ key: group })
  expect(outcome(await remove())).toBe('404 not-found')
  const { rows } = await app.owner.query(
    `SELECT (SELECT count(*) FROM market_group_markets) + (SELECT count(*) FROM market_group_users)
          + (SELECT count(*) FROM markets WHERE type = 'METRO') AS left,
            (SELECT json_agg(event || ' ' || (details ->> 'key') ORDER BY key) FROM audit_log
              WHERE outcome = 'done') AS announced`,
  )
  expect(rows).toEqual([{ left: '0', announced: [`market-group.deleted ${group}`] }])
})
