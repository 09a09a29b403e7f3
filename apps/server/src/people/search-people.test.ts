import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { emailOf, PEOPLE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

const ODD_NAMES = [
  "D'Arcy O’Neil",
  '100% Ann',
  'Under_score',
  'Back\\slash',
  '李小龍 🥋',
  '<b>Bold</b>',
]

beforeAll(async () => {
  await app.owner.query(
    `INSERT INTO people (key, name, email, level, home_market_key, path, permissions, status)
     SELECT 200 + n, name, 'odd' || n || '@odd.example', 'DEALER', 5, '1.2.3.4.5.', '{}',
            CASE WHEN n % 2 = 0 THEN 'DEACTIVATED' ELSE 'INVITED' END
       FROM unnest($1::text[]) WITH ORDINALITY AS odd(name, n)`,
    [ODD_NAMES],
  )
})

const search = (as: PersonName | null, body: object = {}, query = '') =>
  app.call(as, 'POST', `/person/search${query}`, { size: 100, ...body })
const names = async (as: PersonName, body?: object, query?: string): Promise<string[]> =>
  (await search(as, body, query)).body.people.map(({ name }: { name: string }) => name)

describe('the search for people', () => {
  test('lists those at home at and below the own home, by name, with what may be done [LVL-02, LVL-07]', async () => {
    const { status, body } = await search('districtAdmin', { criteria: { text: 'Test d' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      totalElements: 3,
      page: 0,
      size: 100,
      can: { invite: { ok: true } },
    })
    expect(body.people[0]).toEqual({
      key: 5,
      name: 'Test dealer',
      email: emailOf('dealer'),
      level: 'DEALER',
      home: { key: 5, name: 'Market dealer' },
      permissions: ['CAN_READ_CAMPAIGNS'],
      status: 'ACTIVE',
      invitationEndsAt: null,
      version: 1,
      can: {
        change: { ok: true },
        deactivate: { ok: true },
        reactivate: { ok: false, reason: 'person.not-deactivated' },
        resend: { ok: false, reason: 'person.not-invited' },
      },
    })
    expect(await names('districtAdmin', { criteria: { text: '@test.example' } })).toEqual([
      'Test dealer',
      'Test district',
      'Test districtAdmin',
      'Test sibling',
    ])
  })

  test('says that people cannot change themselves, nor a person who may do more [LVL-07]', async () => {
    const can = async (as: PersonName, text: string) =>
      (await search(as, { criteria: { text } })).body.people[0].can.change
    expect(await can('hondaAdmin', 'Test hondaAdmin')).toEqual({
      ok: false,
      reason: 'person.is-yourself',
    })
    await app.owner.query(
      `UPDATE people SET permissions = '{CAN_PERFORM_ADMIN_OPERATIONS}' WHERE key = 9`,
    )
    expect(await can('districtAdmin', 'Test district')).toEqual({
      ok: false,
      reason: 'person.permission-not-yours',
    })
    const { permissions } = PEOPLE.districtAdmin
    await app.owner.query('UPDATE people SET permissions = $1 WHERE key = 9', [permissions])
  })

  test('is for administrators [LVL-07, LVL-12]', async () => {
    expect((await search(null)).status).toBe(401)
    for (const as of ['national', 'district', 'dealer'] as const) {
      expect((await search(as)).body.code, as).toBe('access.denied')
    }
  })

  test.for<[string, string[]]>([
    ['TEST DEALER', ['Test dealer']],
    ['  sibling@TEST ', ['Test sibling']],
    ["d'arcy", ["D'Arcy O’Neil"]],
    ['100%', ['100% Ann']],
    ['%', ['100% Ann']],
    ['r_s', ['Under_score']],
    ['\\', ['Back\\slash']],
    ['小龍', ['李小龍 🥋']],
    ['<b>', ['<b>Bold</b>']],
    ["' OR ''='", []],
  ])('finds by a part of name or email: %j [LVL-07]', async ([text, expected]) => {
    expect(await names('admin', { criteria: { text } })).toEqual(expected)
  })

  test('is narrowed by level, by status, by market and by brand, and never widened [API-02, LVL-02]', async () => {
    expect(await names('admin', { criteria: { level: 'ZONE' } })).toEqual(['Test zone'])
    expect((await names('admin', { criteria: { status: 'INVITED' } })).length).toBe(3)
    expect(await names('admin', { criteria: { status: 'DEACTIVATED', text: 'Ann' } })).toEqual([
      '100% Ann',
    ])
    expect(await names('admin', {}, '?hierarchyId=ACURA')).toEqual(['Test acuraDealer'])
    expect(await names('hondaAdmin', {}, '?marketKey=6')).toEqual(['Test sibling'])
    for (const query of ['?marketKey=1', '?marketKey=12', '?hierarchyId=ACURA', '?marketKey=999']) {
      expect((await search('hondaAdmin', {}, query)).status, query).toBe(404)
    }
  })

  test.for(['name', 'email', 'level', 'home', 'status'])(
    'sorts by %s, both ways [TBL-12, API-04]',
    async (id) => {
      const sorted = async (direction: string) =>
        (await search('admin', { sort: [{ id, direction }] })).body.people.map((person: any) =>
          id === 'home' ? person.home.name : person[id],
        )
      const up: string[] = await sorted('ASCENDING')
      expect(up.length).toBe(15)
      expect(await sorted('DESCENDING')).toEqual([...up].reverse())
      const rank = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']
      if (id === 'level')
        expect(up).toEqual([...up].sort((a, b) => rank.indexOf(a) - rank.indexOf(b)))
      else {
        const { rows } = await app.owner.query('SELECT v FROM unnest($1::text[]) v ORDER BY v', [
          up,
        ])
        expect(up).toEqual(rows.map(({ v }) => v))
      }
    },
  )

  test('pages without gaps and without repeating [API-04]', async () => {
    const all = await names('admin')
    const pages: string[] = []
    for (let page = 0; page < 4; page += 1) pages.push(...(await names('admin', { page, size: 4 })))
    expect(pages).toEqual(all)
    expect((await search('admin', { page: 9 })).body).toMatchObject({
      people: [],
      totalElements: 15,
    })
  })
})
