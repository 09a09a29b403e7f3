import { rosterTemplate } from '@marquee/rules/roster'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { testApp } from '../testing/test-app.ts'
import { emailOf, PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const idOf = ({ key }: { key: number }) => String(200_000 + key)
const { dealer, sibling, district, cousin } = TREE

beforeEach(async () => {
  // To forget two thousand people takes a slow machine longer than a call of the product may take.
  await app.owner.query(`BEGIN; SET LOCAL statement_timeout = '60s';
                         DELETE FROM outbox_emails; DELETE FROM people WHERE key > 100;
                         UPDATE people SET name = 'Test ' || split_part(email, '@', 1), version = 1;
                         TRUNCATE audit_log, audit_about; COMMIT`)
  for (const { key, home, level, permissions } of Object.values(PEOPLE)) {
    await app.owner.query(
      `UPDATE people SET home_market_key = $2, path = $3, level = $4, permissions = $5 WHERE key = $1`,
      [key, TREE[home].key, TREE[home].path, level, permissions],
    )
  }
})

const HEADERS = 'Email,Name,Market,Preset,Permissions,Phone'

async function send(as: PersonName | null, path: string, text: string) {
  const { headers, payload } = contentOf({ file: { name: 'people.csv', bytes: Buffer.from(text) } })
  const authorization = as ? `Bearer ${await tokenFor(as)}` : ''
  return app.send({
    method: 'POST',
    url: `/api/roster/${path}`,
    headers: { ...headers, ...(as && { authorization }) },
    payload: payload as Buffer,
  })
}
const sendLines = (as: PersonName, path: string, ...lines: string[]) =>
  send(as, path, [HEADERS, ...lines].join('\n'))

const ADA = `ada@lakeside.example,Ada Lane,${idOf(dealer)},Dealer marketing,,`
const BO = `bo@lakeside.example,Bo Field,${idOf(district)},,See campaigns; Order campaigns,`
const known = (name: PersonName, place: { key: number }, preset = '') =>
  `${emailOf(name)},,${idOf(place)},${preset},,`
const rowsOf = async (where: string) =>
  (
    await app.owner.query(
      `SELECT key, name, email, level, home_market_key AS home, path, permissions, status, version
         FROM people WHERE ${where} ORDER BY email`,
    )
  ).rows

describe('a file of people', () => {
  test('is tried, and then done as it was tried: new people are invited, others changed [LVL-07]', async () => {
    const lines = [
      ADA,
      BO,
      known('dealer', sibling, 'Dealer marketing'),
      known('acuraDealer', TREE.acuraDealer, 'Viewer'),
      'nobody,N,1,Viewer,,',
    ]
    const tried = await sendLines('admin', 'trial', ...lines)
    expect(tried.body).toMatchObject({
      counts: { added: 2, changed: 1, unchanged: 1, absent: 3, refused: 1 },
      ignored: ['Phone'],
      added: [
        { line: 2, level: 'DEALER', email: 'ada@lakeside.example', market: { key: dealer.key } },
        { line: 3, level: 'DISTRICT', permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] },
      ],
      changed: [
        {
          key: PEOPLE.dealer.key,
          before: { market: { key: dealer.key }, permissions: ['CAN_READ_CAMPAIGNS'] },
          after: { market: { key: sibling.key } },
        },
      ],
      refused: [
        { line: 6, field: 'email', reason: 'row.email', cells: { email: 'nobody', market: '1' } },
      ],
      can: { import: { ok: true } },
    })
    expect(tried.body.absent.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Test district',
      'Test districtadmin',
      'Test sibling',
    ])
    expect(await rowsOf('key > 100')).toEqual([])

    const { fingerprint } = tried.body
    const done = await sendLines('admin', `import?fingerprint=${fingerprint}`, ...lines)
    expect([done.status, done.body.counts]).toEqual([200, tried.body.counts])
    expect(await rowsOf('key > 100')).toMatchObject([
      {
        name: 'Ada Lane',
        email: 'ada@lakeside.example',
        level: 'DEALER',
        home: dealer.key,
        path: dealer.path,
        status: 'INVITED',
      },
      { name: 'Bo Field', level: 'DISTRICT', path: district.path },
    ])
    expect(await rowsOf(`key = ${PEOPLE.dealer.key}`)).toMatchObject([
      { home: sibling.key, path: sibling.path, version: 2, permissions: { length: 4 } },
    ])
  })

  test('does nothing a second time, and writes no second email', async () => {
    await sendLines('admin', 'import', ADA, BO, known('dealer', sibling, 'Dealer marketing'))
    const stored = await rowsOf('true')
    const again = await sendLines('admin', 'import', ADA, BO, known('dealer', sibling))
    expect(again.body.counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(await rowsOf('true')).toEqual(stored)
    const { rows } = await app.owner.query('SELECT to_address FROM outbox_emails ORDER BY 1')
    expect(rows.map(({ to_address }) => to_address)).toEqual([
      'ada@lakeside.example',
      'bo@lakeside.example',
    ])
  })

  test('writes to new people as an invitation by hand does, and to no one else', async () => {
    await sendLines('hondaAdmin', 'import', ADA, known('sibling', sibling, 'Dealer marketing'))
    const { rows } = await app.owner.query('SELECT * FROM outbox_emails')
    expect(rows).toMatchObject([
      { to_address: 'ada@lakeside.example', state: 'kept', path: dealer.path },
    ])
    expect(rows[0].text).toContain(
      'Test hondaadmin gives you access to the marketing campaigns of Market dealer.',
    )
  })

  test('has an entry of the audit log for each person, as when it is done by hand [LVL-07]', async () => {
    const permissions = ['CAN_SEARCH_AUDIENCE', 'CAN_READ_CAMPAIGNS']
    const line = `ada@lakeside.example,Ada,${idOf(dealer)},,Build audiences; See campaigns,`
    await sendLines('hondaAdmin', 'import', line, known('sibling', dealer))
    await app.call('hondaAdmin', 'POST', '/person', {
      name: 'Ada',
      email: 'hand@lakeside.example',
      level: 'DEALER',
      homeMarketKey: dealer.key,
      permissions,
    })
    const { rows } = await app.owner.query(
      `SELECT event, person_key, operation, object, about, path, details, changes, client IS NULL AS away
         FROM audit_log ORDER BY key`,
    )
    const [invited, changed, whole, byHand] = rows
    const comparable = (row: object, key: number) =>
      JSON.parse(JSON.stringify(row).replaceAll(String(key), '0'), (name, value: unknown) =>
        name === 'invited_at' ? 'then' : value,
      )
    expect(whole).toMatchObject({
      event: 'roster.imported',
      details: { added: 1, changed: 1 },
      changes: null,
    })
    expect(comparable({ ...invited, operation: '' }, invited.object)).toEqual(
      comparable({ ...byHand, operation: '' }, byHand.object),
    )
    expect(invited.operation).toBe('roster.import')
    const as = (home: number) => ({ level: 'DEALER', home, permissions: ['CAN_READ_CAMPAIGNS'] })
    expect(changed).toMatchObject({
      event: 'person.changed',
      object: PEOPLE.sibling.key,
      about: [`person:${PEOPLE.sibling.key}`],
      details: { before: as(sibling.key), after: as(dealer.key) },
      changes: [
        {
          of: 'people',
          did: 'update',
          key: PEOPLE.sibling.key,
          before: { home_market_key: sibling.key },
          after: { home_market_key: dealer.key },
        },
      ],
    })
    expect(JSON.stringify(rows)).not.toMatch(/Ada|@/)
  })

  test.each<[string, string, number, string]>([
    ['trial', '', 422, 'file.empty'],
    ['trial', 'Email\na@b.example', 422, 'file.not-csv'],
    ['trial', 'Email,Email\na,b', 422, 'file.headers-twice'],
    ['trial', 'Email,Name\na,b', 422, 'roster.headers-missing'],
    ['trial', 'Email,Market\n"a,b\nc', 422, 'file.quote-open'],
    ['trial', '\0', 422, 'file.wrong-encoding'],
    ['import', `${HEADERS}\na,,1,,,`, 422, 'file.nothing-usable'],
    [
      'import',
      `${HEADERS}\n${emailOf('dealer')},,200005,,,\na,,1,,,\nb,,1,,,`,
      422,
      'file.too-many-refused',
    ],
  ])('%s of %j is refused as a whole', async (path, text, status, code) => {
    const { body, ...answer } = await send('admin', path, text)
    expect([answer.status, body.code]).toEqual([status, code])
  })

  test('of which something else would be done by now is refused, and nothing is done', async () => {
    const { fingerprint } = (await sendLines('admin', 'trial', ADA, BO)).body
    await app.owner.query(`UPDATE people SET version = 2 WHERE key = ${PEOPLE.dealer.key}`)
    const changing = known('dealer', sibling)
    const refused = await sendLines('admin', `import?fingerprint=${fingerprint}`, ADA, changing)
    expect([refused.status, refused.body.code]).toEqual([409, 'roster.changed-meanwhile'])
    expect(await rowsOf('key > 100')).toEqual([])
  })

  test('at once with itself invites each person once', async () => {
    const file = [ADA, BO, known('dealer', sibling, 'Dealer marketing')]
    const answers = await Promise.all([1, 2, 3].map(() => sendLines('admin', 'import', ...file)))
    // The later ones either see what the first has done, or are refused because of it.
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await rowsOf('key > 100')).toHaveLength(2)
    expect(await rowsOf(`key = ${PEOPLE.dealer.key}`)).toMatchObject([{ version: 2 }])
  })
})

describe('who imports a file of people', () => {
  test('is an administrator, of markets and people at and below their home [LVL-02, LVL-12]', async () => {
    for (const path of ['trial', 'import']) {
      expect((await send(null, path, `${HEADERS}\n${ADA}`)).body.code).toBe('sign-in.required')
      expect((await sendLines('national', path, ADA)).body.code).toBe('access.denied')
    }
    const away = `cy@lakeside.example,Cy,${idOf(cousin)},Viewer,,`
    const { body } = await sendLines('districtAdmin', 'import', ADA, known('dealer', dealer), away)
    expect(body.refused).toMatchObject([{ line: 4, reason: 'row.market-unknown' }])
    expect(body.counts).toMatchObject({ added: 1, unchanged: 1 })
  })

  test('learns nothing of people whose home is out of sight', async () => {
    const line = `${emailOf('acuraDealer')},Same Address,${idOf(dealer)},Viewer,,`
    const { body } = await sendLines('districtAdmin', 'trial', line)
    expect(body.counts).toMatchObject({ added: 1, refused: 0 })
  })

  test('neither gives nor takes a permission that they do not hold, nor changes themself [LVL-07]', async () => {
    const held = ['CAN_PERFORM_ADMIN_OPERATIONS', 'CAN_READ_CAMPAIGNS']
    await app.owner.query('UPDATE people SET permissions = $1 WHERE key = 9', [held])
    const { body } = await sendLines(
      'districtAdmin',
      'trial',
      ADA,
      `${emailOf('district')},,${idOf(district)},Viewer,,`,
      `${emailOf('districtAdmin')},,${idOf(district)},Viewer,,`,
      known('dealer', sibling),
    )
    expect(body.refused.map(({ reason }: { reason: string }) => reason)).toEqual([
      'row.permission-not-yours',
      'row.holds-more',
      'row.is-yourself',
    ])
    expect(body.counts).toMatchObject({ changed: 1 })
  })
})

test('two thousand people are imported at once, each with an entry and an email', async () => {
  const lines = Array.from(
    { length: 2_000 },
    (_, at) => `p${at}@lakeside.example,Person ${at},${idOf(dealer)},Dealer marketing,,`,
  )
  const { body } = await sendLines('admin', 'import', ...lines)
  expect(body.counts).toMatchObject({ added: 2_000, refused: 0 })
  const count = async (of: string) =>
    (await app.owner.query(`SELECT count(*)::integer AS all FROM ${of}`)).rows[0].all
  expect([await count('people WHERE key > 100'), await count('outbox_emails')]).toEqual([
    2_000, 2_000,
  ])
  const each = `audit_log WHERE event = 'person.invited' AND jsonb_array_length(changes) = 1`
  expect(await count(each)).toBe(2_000)
  expect((await sendLines('admin', 'import', ...lines)).body.counts).toMatchObject({
    added: 0,
    unchanged: 2_000,
  })
  const changed = lines.map((line) => line.replace('Dealer marketing', 'Viewer'))
  expect((await sendLines('admin', 'import', ...changed)).body.counts.changed).toBe(2_000)
}, 60_000)

test('the template that is offered can be imported once its markets are there', async () => {
  const text = rosterTemplate().replaceAll('208114', idOf(dealer)).replaceAll('D4', idOf(district))
  expect((await send('admin', 'trial', text)).body.counts).toMatchObject({ added: 3, refused: 0 })
})
