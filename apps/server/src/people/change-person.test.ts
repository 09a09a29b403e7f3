import { PERMISSIONS } from '@marquee/rules/access'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { emailOf, PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  // Everybody as the tree has them.
  for (const [name, { key, level, home, permissions }] of Object.entries(PEOPLE)) {
    await app.owner.query(
      `UPDATE people SET name = $2, level = $3, home_market_key = $4, path = $5, permissions = $6,
              status = 'ACTIVE', version = 1 WHERE key = $1`,
      [key, `Test ${name}`, level, TREE[home].key, TREE[home].path, permissions],
    )
  }
  await app.owner.query('TRUNCATE audit_log')
})

const dealer = {
  name: 'Test dealer',
  level: 'DEALER',
  homeMarketKey: TREE.dealer.key,
  permissions: ['CAN_READ_CAMPAIGNS'] as string[],
  version: 1,
}
const change = (as: PersonName | null, changed: object = {}, who: PersonName = 'dealer') =>
  app.call(as, 'PUT', `/person/${PEOPLE[who].key}`, { ...dealer, ...changed })
const outcome = ({ status, body }: Awaited<ReturnType<typeof change>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const row = async (who: PersonName) =>
  (await app.owner.query('SELECT * FROM people WHERE key = $1', [PEOPLE[who].key])).rows[0]

describe('changing a person', () => {
  test('saves name, level, home and permissions, and answers the person as they are now [LVL-07]', async () => {
    const permissions = ['CAN_SUBMIT_ORDER', 'CAN_SEARCH_AUDIENCE']
    const { status, body } = await change('districtAdmin', {
      name: ' 李小龍 ',
      level: 'DISTRICT',
      homeMarketKey: TREE.district.key,
      permissions,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: '李小龍',
      level: 'DISTRICT',
      permissions,
      version: 2,
      status: 'ACTIVE',
      home: { key: TREE.district.key, name: 'Market district' },
    })
    expect(await row('dealer')).toMatchObject({
      name: '李小龍',
      level: 'DISTRICT',
      path: TREE.district.path,
      permissions,
      version: 2,
    })
  })

  test('takes a person back whole, and changes nothing that is only read [API-04]', async () => {
    const { body } = await app.call('admin', 'POST', '/person/search', {
      criteria: { text: emailOf('dealer') },
    })
    const read = body.people.find(({ key }: { key: number }) => key === PEOPLE.dealer.key)
    const sent = { ...read, homeMarketKey: read.home.key }
    const others = { email: 'other@lakeside.example', key: 1, status: 'DEACTIVATED' }
    const refused = await app.call('admin', 'PUT', '/person/5', { ...sent, ...others })
    expect(Object.keys(refused.body.fields)).toEqual(['body.key', 'body.email', 'body.status'])
    const answer = await app.call('admin', 'PUT', '/person/5', sent)
    expect(outcome(answer)).toBe('200')
    expect(answer.body).toEqual({ ...read, version: 2 })
    expect(await row('dealer')).toMatchObject({ email: emailOf('dealer'), status: 'ACTIVE' })
  })

  test('is for administrators, of people and homes at and below their own [LVL-02, LVL-12]', async () => {
    expect(outcome(await change(null))).toBe('401 sign-in.required')
    expect(outcome(await change('national'))).toBe('403 access.denied')
    expect(outcome(await change('districtAdmin', { level: 'ZONE' }, 'zone'))).toBe('404 not-found')
    expect(outcome(await change('districtAdmin', {}, 'acuraDealer'))).toBe('404 not-found')
    const away = { homeMarketKey: TREE.cousin.key }
    expect(outcome(await change('districtAdmin', away))).toBe('404 not-found')
    expect(outcome(await change('districtAdmin', { homeMarketKey: 999 }))).toBe('404 not-found')
    expect(outcome(await change('hondaAdmin', away))).toBe('200')
  })

  test('refuses a change where another person has changed the same in between [LVL-07]', async () => {
    expect(outcome(await change('admin', { name: 'First' }))).toBe('200')
    expect(outcome(await change('hondaAdmin', { name: 'Second' }))).toBe(
      '409 person.changed-meanwhile',
    )
    expect(outcome(await change('hondaAdmin', { name: 'Second', version: 2 }))).toBe('200')
    expect(await row('dealer')).toMatchObject({ name: 'Second', version: 3 })
  })

  test('by ten at once is won by one, and nine hear of it [LVL-07]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        change(nth % 2 ? 'admin' : 'hondaAdmin', { name: `Name ${nth}` }),
      ),
    )
    expect(answers.map(outcome).sort()).toEqual([
      '200',
      ...Array<string>(9).fill('409 person.changed-meanwhile'),
    ])
    const winner = answers.find(({ status }) => status === 200)
    expect(await row('dealer')).toMatchObject({ name: winner?.body.name, version: 2 })
  })

  test('and deactivating them at once is won by one of the two [LVL-07]', async () => {
    const answers = await Promise.all([
      change('admin', { name: 'Changed' }),
      app.call('hondaAdmin', 'POST', '/person/5/deactivate'),
    ])
    const outcomes = answers.map(outcome).sort()
    // The second either sees the first one's change, or is refused because of it.
    expect([
      ['200', '200'],
      ['200', '409 person.changed-meanwhile'],
    ]).toContainEqual(outcomes)
    expect((await row('dealer')).version).toBe(outcomes[1] === '200' ? 3 : 2)
  })

  test('refuses a home that the same address has already [LVL-07]', async () => {
    const { rows } = await app.owner.query(
      `INSERT INTO people (name, email, level, home_market_key, path, permissions, status)
       VALUES ('Test dealer', $1, 'DEALER', $2, $3, '{}', 'INVITED') RETURNING key`,
      [emailOf('dealer'), TREE.sibling.key, TREE.sibling.path],
    )
    const moved = await change('admin', { homeMarketKey: TREE.sibling.key })
    await app.owner.query('DELETE FROM people WHERE key = $1', [rows[0].key])
    expect(outcome(moved)).toBe('409 person.email-taken')
    expect(outcome(await change('admin', { homeMarketKey: TREE.sibling.key }))).toBe('200')
  })

  test('is not for oneself [LVL-07]', async () => {
    const self = { level: 'NATIONAL', homeMarketKey: TREE.honda.key }
    expect(outcome(await change('hondaAdmin', self, 'hondaAdmin'))).toBe('403 person.is-yourself')
  })

  test('neither gives nor takes a permission that the administrator does not hold [LVL-07]', async () => {
    const mine = ['CAN_PERFORM_ADMIN_OPERATIONS', 'CAN_READ_CAMPAIGNS']
    await app.owner.query('UPDATE people SET permissions = $1 WHERE key = 9', [mine])
    const given = await change('districtAdmin', { permissions: ['CAN_SUBMIT_ORDER'] })
    expect(outcome(given)).toBe('403 person.permission-not-yours')
    const taken = await change(
      'districtAdmin',
      { level: 'DISTRICT', homeMarketKey: TREE.district.key, permissions: [] },
      'district',
    )
    expect(outcome(taken)).toBe('403 person.permission-not-yours')
    expect((await row('district')).permissions).toEqual(PEOPLE.district.permissions)
    expect(outcome(await change('districtAdmin', { permissions: mine }))).toBe('200')
  })

  test('keeps level and home together [LVL-01, LVL-07]', async () => {
    const wrong = await change('admin', { level: 'NATIONAL' })
    expect(outcome(wrong)).toBe('422 person.level-does-not-fit-home')
    expect((await row('dealer')).version).toBe(1)
  })

  test.for<[string, object]>([
    ['body.version', { version: undefined }],
    ['body.version', { version: '1' }],
    ['body.name', { name: '' }],
    ['body.homeMarketKey', { homeMarketKey: 0 }],
    ['body.permissions', { permissions: [...PERMISSIONS, PERMISSIONS[0]] }],
    ['body.issuer', { issuer: 'local' }],
  ])('names %s when it cannot be [API-04]', async ([field, changed]) => {
    const { status, body } = await change('admin', changed)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})

describe('what is changed about a person counts from their next call', () => {
  const addDay = async () =>
    outcome(await app.call('dealer', 'POST', '/blackout-date/add', { date: '2030-09-09' }))

  test('a permission given, and taken away again [LVL-07, LVL-12]', async () => {
    expect(await addDay()).toBe('403 access.denied')
    await change('admin', { permissions: ['CAN_PERFORM_ADMIN_OPERATIONS'] })
    expect(await addDay()).toBe('403 blackout-date.beyond-scope')
    await change('admin', { permissions: [], version: 2 })
    expect(await addDay()).toBe('403 access.denied')
  })

  test('a home that widens and narrows what they see [LVL-02]', async () => {
    const seen = async () =>
      (await app.call('dealer', 'POST', '/market/search', {})).body.totalElements
    expect(await seen()).toBe(1)
    await change('admin', { level: 'DISTRICT', homeMarketKey: TREE.district.key })
    expect(await seen()).toBe(3)
    await change('admin', { homeMarketKey: TREE.acuraDealer.key, version: 2 })
    expect(await seen()).toBe(1)
    expect((await app.call('dealer', 'GET', '/market/5/hierarchy')).status).toBe(404)
  })
})

test('a change is written down as it was and as it is, without name and address [LVL-07]', async () => {
  await change('hondaAdmin', { name: 'Somebody Else', permissions: [] })
  await change('districtAdmin', {}, 'acuraDealer')
  const { rows } = await app.owner.query(
    'SELECT person_key, outcome, event, details FROM audit_log ORDER BY key',
  )
  const as = (permissions: string[]) => ({ level: 'DEALER', home: TREE.dealer.key, permissions })
  expect(rows).toEqual([
    {
      person_key: 8,
      outcome: 'done',
      event: 'person.changed',
      details: { key: 5, before: as(['CAN_READ_CAMPAIGNS']), after: as([]) },
    },
    { person_key: 9, outcome: 'denied', event: 'not-found', details: { params: { key: 7 } } },
  ])
})
