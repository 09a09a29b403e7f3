import { USER_LEVELS } from '@marquee/rules/access'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { emailOf, PEOPLE, TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query('TRUNCATE person_selections, audit_log')
})

const read = async (as: PersonName | null) => app.call(as, 'GET', '/user-state')
const select = (as: PersonName | null, body: object) =>
  app.call(as, 'PUT', '/user-state/market', body)
const choose = (as: PersonName, marketKey: number | null, hierarchyId: string | null = null) =>
  select(as, { marketKey, hierarchyId })
const outcome = ({ status, body }: Awaited<ReturnType<typeof read>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const workPlace = async (as: PersonName) => {
  const { selectedMarket, selectedHierarchy, selectedUserLevel } = (await read(as)).body
  return [selectedMarket?.key ?? null, selectedHierarchy?.id ?? null, selectedUserLevel]
}

describe('the user state', () => {
  test('is who one is, what one may do, and at first the home market, its brand and the own level [SIGN-06, SIGN-12]', async () => {
    const { status, body } = await read('dealer')
    expect(status).toBe(200)
    expect(body).toEqual({
      person: {
        key: 5,
        name: 'Test dealer',
        email: emailOf('dealer'),
        level: 'DEALER',
        homeMarketKey: TREE.dealer.key,
      },
      permissions: ['CAN_READ_CAMPAIGNS'],
      selectedMarket: {
        key: TREE.dealer.key,
        name: 'Market dealer',
        sourceId: { id: '200005' },
        type: 'DEALER',
        status: 'ACTIVE',
        hierarchyId: 'HONDA',
        city: 'Ann Arbor',
        countrySubdivision: { code: 'MI' },
        timeZone: 'America/Detroit',
        marketHierarchyByType: { zone: 'Market zone', district: 'Market district' },
      },
      selectedHierarchy: {
        id: 'HONDA',
        name: 'Honda',
        marketKey: TREE.honda.key,
        isSecondBrand: false,
      },
      selectedUserLevel: 'DEALER',
      homes: [
        {
          key: 5,
          level: 'DEALER',
          marketName: 'Market dealer',
          brandName: 'Honda',
          isHere: true,
          isInvitation: false,
        },
      ],
      asksForHome: false,
    })
  })

  test.for(
    Object.entries(PEOPLE).map(([name, { home, level, permissions }]) => ({
      name,
      home,
      level,
      permissions,
    })),
  )(
    'of $name starts at their home, with their level and their permissions [SIGN-06, LVL-01, LVL-07]',
    async ({ name, home, level, permissions }) => {
      const { body } = await read(name as PersonName)
      expect(body.selectedMarket.key).toBe(TREE[home].key)
      expect(body.selectedHierarchy?.id ?? null).toBe(
        home === 'root' ? null : home.startsWith('acura') ? 'ACURA' : 'HONDA',
      )
      expect([body.selectedUserLevel, body.permissions]).toEqual([level, permissions])
    },
  )

  test('names the second brand as such [GEN-07]', async () => {
    expect((await read('acuraDealer')).body.selectedHierarchy).toMatchObject({
      isSecondBrand: true,
    })
  })

  test('is not shown without a sign-in [SIGN-05, SIGN-12]', async () => {
    expect(outcome(await read(null))).toBe('401 sign-in.required')
    expect(outcome(await select(null, { marketKey: 5, hierarchyId: null }))).toBe(
      '401 sign-in.required',
    )
  })
})

describe('choosing where to work', () => {
  test('stores a market with its own brand, not with the one that was sent with it [MKT-03, MKT-07]', async () => {
    const { status, body } = await choose('admin', TREE.dealer.key, 'ACURA')
    expect(status).toBe(200)
    expect(body).toEqual((await read('admin')).body)
    expect(await workPlace('admin')).toEqual([TREE.dealer.key, 'HONDA', 'NATIONAL'])
    await choose('admin', TREE.acuraZone.key)
    expect(await workPlace('admin')).toEqual([TREE.acuraZone.key, 'ACURA', 'NATIONAL'])
  })

  test('of a brand alone clears the market [MKT-04]', async () => {
    await choose('admin', TREE.dealer.key)
    await choose('admin', null, 'ACURA')
    expect(await workPlace('admin')).toEqual([null, 'ACURA', 'NATIONAL'])
    await choose('admin', null, null)
    expect(await workPlace('admin')).toEqual([null, null, 'NATIONAL'])
  })

  test('is everybody’s own [SIGN-11, MKT-07]', async () => {
    await choose('district', TREE.dealer.key)
    await choose('districtAdmin', TREE.sibling.key)
    expect((await workPlace('district'))[0]).toBe(TREE.dealer.key)
    expect((await workPlace('districtAdmin'))[0]).toBe(TREE.sibling.key)
  })

  test.for<[PersonName, TreePlace, string]>([
    ['dealer', 'dealer', '200'],
    ['dealer', 'sibling', '404 not-found'],
    ['dealer', 'district', '404 not-found'],
    ['district', 'sibling', '200'],
    ['district', 'cousin', '404 not-found'],
    ['national', 'cousin', '200'],
    ['national', 'acura', '404 not-found'],
    ['national', 'root', '404 not-found'],
    ['admin', 'root', '200'],
  ])('by %s of %s answers %s [MKT-07, LVL-02]', async ([as, place, expected]) => {
    expect(outcome(await choose(as, TREE[place].key))).toBe(expected)
  })

  test('takes the brand that the own markets belong to, and no other [MKT-04, MKT-07]', async () => {
    expect(outcome(await choose('dealer', null, 'HONDA'))).toBe('200')
    expect(outcome(await choose('dealer', null, 'ACURA'))).toBe('404 not-found')
    expect(outcome(await choose('dealer', null, 'NOBRAND'))).toBe('404 not-found')
    expect(await workPlace('dealer')).toEqual([null, 'HONDA', 'DEALER'])
  })

  test.for<PersonName>(['admin', 'zone', 'district', 'dealer'])(
    'takes the own level of %s and those below it [LVL-02, LVL-03, LVL-04, LVL-05, LVL-06]',
    async (as) => {
      const own = USER_LEVELS.indexOf(PEOPLE[as].level)
      for (const [at, selectedUserLevel] of USER_LEVELS.entries()) {
        const answer = await select(as, { marketKey: null, hierarchyId: null, selectedUserLevel })
        expect(outcome(answer), selectedUserLevel).toBe(
          at >= own ? '200' : '403 user-level.beyond-own',
        )
        if (at >= own) expect((await workPlace(as))[2]).toBe(selectedUserLevel)
      }
    },
  )

  test('twice at once keeps one of the two [MKT-07]', async () => {
    const answers = await Promise.all(
      [TREE.dealer, TREE.sibling, TREE.dealer].map(({ key }) => choose('district', key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([TREE.dealer.key, TREE.sibling.key]).toContain((await workPlace('district'))[0])
  })

  test('is written down in keys, and so is a refusal [MKT-07]', async () => {
    await choose('district', TREE.dealer.key)
    await choose('district', TREE.cousin.key)
    const { rows } = await app.owner.query(
      'SELECT person_key, outcome, event, details FROM audit_log ORDER BY key',
    )
    const details = { marketKey: TREE.dealer.key, hierarchyId: 'HONDA', level: 'DISTRICT' }
    expect(rows).toEqual([
      { person_key: 4, outcome: 'done', event: 'user-state.selected', details },
      { person_key: 4, outcome: 'denied', event: 'not-found', details: { params: {} } },
    ])
  })
})

describe('a choice that no longer fits', () => {
  const move = (name: PersonName, place: TreePlace, level: string) =>
    app.owner.query(
      'UPDATE people SET home_market_key = $2, path = $3, level = $4 WHERE key = $1',
      [PEOPLE[name].key, TREE[place].key, TREE[place].path, level],
    )

  test('is as if it had never been made, once its market has left the scope [MKT-03, LVL-02]', async () => {
    await choose('zone', TREE.dealer.key)
    await move('zone', 'otherDistrict', 'DISTRICT')
    expect(await workPlace('zone')).toEqual([TREE.otherDistrict.key, 'HONDA', 'DISTRICT'])
    await move('zone', 'zone', 'ZONE')
  })

  test('is as if it had never been made, once its brand has left the scope [MKT-04, LVL-02]', async () => {
    await choose('zone', null, 'HONDA')
    await move('zone', 'acuraZone', 'ZONE')
    expect(await workPlace('zone')).toEqual([TREE.acuraZone.key, 'ACURA', 'ZONE'])
    await move('zone', 'zone', 'ZONE')
  })

  test('keeps its market and loses its level, once that is above the own [LVL-02]', async () => {
    await select('zone', { marketKey: 5, hierarchyId: null, selectedUserLevel: 'ZONE' })
    await move('zone', 'district', 'DISTRICT')
    expect(await workPlace('zone')).toEqual([TREE.dealer.key, 'HONDA', 'DISTRICT'])
    await move('zone', 'zone', 'ZONE')
  })
})
