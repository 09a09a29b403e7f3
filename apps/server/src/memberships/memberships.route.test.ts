import { membershipsFile } from '@marquee/rules/memberships'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { testApp } from '../testing/test-app.ts'
import { emailOf, PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const idOf = ({ key }: { key: number }) => String(200_000 + key)
const { dealer, sibling, cousin, district, acuraDealer } = TREE
let group: number

beforeEach(async () => {
  await app.owner.query(`TRUNCATE market_groups CASCADE; TRUNCATE audit_log, audit_about;
    DELETE FROM markets WHERE type = 'METRO'; UPDATE markets SET status = 'ACTIVE'`)
  const { body } = await app.call('districtAdmin', 'POST', '/market/group/add', {
    name: 'Detroit Metro',
    markets: [{ marketId: dealer.key }],
  })
  group = body.key
  await app.owner.query('TRUNCATE audit_log, audit_about')
})

const HEADERS = 'Group,Brand,Managed at,Dealer ID,Dealer name,Users'

async function send(as: PersonName | null, path: string, text: string) {
  const { headers, payload } = contentOf({ file: { name: 'groups.csv', bytes: Buffer.from(text) } })
  const authorization = as ? `Bearer ${await tokenFor(as)}` : ''
  return app.send({
    method: 'POST',
    url: `/api/market-group-file/${path}`,
    headers: { ...headers, ...(as && { authorization }) },
    payload: payload as Buffer,
  })
}
const sendLines = (as: PersonName, path: string, ...lines: string[]) =>
  send(as, path, [HEADERS, ...lines].join('\n'))
const line = (name: string, at: { key: number }, users = '') =>
  `${name},HONDA,${idOf(district)},${idOf(at)},,${users}`

const membersOf = async (key: number) => {
  const { rows } = await app.owner.query(
    `SELECT (SELECT array_agg(market_key ORDER BY market_key) FROM market_group_markets
              WHERE group_key = $1) AS dealers,
            (SELECT array_agg(person_key ORDER BY person_key) FROM market_group_users
              WHERE group_key = $1) AS users`,
    [key],
  )
  return rows[0]
}
const groups = async () =>
  (
    await app.owner.query(
      `SELECT g.key, g.name, g.hierarchy_id, g.path, g.version, m.name AS metro, m.path AS metro_path
         FROM market_groups g JOIN markets m ON m.key = g.market_key ORDER BY g.name`,
    )
  ).rows
const readBack = async (as: PersonName, query = '') => {
  const { body } = await app.call(as, 'GET', `/market-group-file${query}`)
  return membershipsFile(body.lines)
}

describe('a file of groups', () => {
  test('is tried, and then done as it was tried: new groups, and dealers and users of others', async () => {
    const lines = [
      line('Detroit Metro', sibling, emailOf('dealer')),
      line('Ann Arbor', dealer, `${emailOf('dealer')}; ${emailOf('district')}`),
      line('Ann Arbor', sibling),
      line('Ann Arbor', acuraDealer),
    ]
    const tried = await sendLines('districtAdmin', 'trial', ...lines)
    expect(tried.body.counts).toMatchObject({ added: 1, changed: 1, joining: 3, newUsers: 3 })
    expect(tried.body.refused).toMatchObject([{ line: 5, reason: 'row.dealer-unknown' }])
    expect(await groups()).toHaveLength(1)
    const { fingerprint } = tried.body
    const done = await sendLines('districtAdmin', `import?fingerprint=${fingerprint}`, ...lines)
    expect(done.status).toBe(200)
    const [added, changed] = await groups()
    expect(added).toMatchObject({ name: 'Ann Arbor', hierarchy_id: 'HONDA', path: district.path })
    expect(added).toMatchObject({ metro: 'Ann Arbor' })
    expect(added.metro_path.startsWith(district.path)).toBe(true)
    expect(await membersOf(added.key)).toEqual({
      dealers: [dealer.key, sibling.key],
      users: [PEOPLE.dealer.key, PEOPLE.district.key].toSorted((a, b) => a - b),
    })
    expect(changed).toMatchObject({ key: group, version: 2 })
    expect(await membersOf(group)).toEqual({
      dealers: [dealer.key, sibling.key],
      users: [PEOPLE.dealer.key],
    })
    const again = await sendLines('districtAdmin', 'trial', ...lines.slice(0, 3))
    expect(again.body.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 })
  })

  test('replaces what a group has, and leaves who is out of the importer’s sight', async () => {
    await app.call('hondaAdmin', 'POST', '/market/group/add', {
      name: 'All of Honda',
      markets: [dealer, sibling, cousin].map(({ key }) => ({ marketId: key })),
    })
    const national = await app.call('hondaAdmin', 'GET', '/market/group?text=Honda')
    const all = national.body.marketGroups[0].key
    await app.owner.query('UPDATE market_groups SET path = $2 WHERE key = $1', [all, district.path])
    const { body } = await sendLines(
      'districtAdmin',
      'import?mode=REPLACE',
      line('All of Honda', dealer),
      line('Detroit Metro', sibling),
    )
    expect(body.counts).toMatchObject({ changed: 2, joining: 1, leaving: 2 })
    expect(body.leaving).toMatchObject([
      { groupKey: all, dealer: { key: sibling.key }, campaigns: 0 },
      { groupKey: group, dealer: { key: dealer.key }, campaigns: 0 },
    ])
    expect((await membersOf(all)).dealers).toEqual([dealer.key, cousin.key])
    expect((await membersOf(group)).dealers).toEqual([sibling.key])
  })

  test('is read out and in again, and nothing differs', async () => {
    await sendLines(
      'districtAdmin',
      'import',
      line('Detroit Metro', sibling, `${emailOf('dealer')} ${emailOf('district')}`),
      `Empty one,HONDA,${idOf(district)},,,`,
    )
    const text = await readBack('districtAdmin')
    expect(text.split('\r\n')).toHaveLength(5)
    for (const mode of ['ADD', 'REPLACE']) {
      const { body } = await send('districtAdmin', `trial?mode=${mode}`, text)
      expect(body.counts).toEqual({
        added: 0,
        changed: 0,
        unchanged: 2,
        joining: 0,
        leaving: 0,
        newUsers: 0,
        formerUsers: 0,
        absent: 0,
        refused: 0,
      })
    }
    expect((await readBack('districtAdmin', '?text=empty')).split('\r\n')).toHaveLength(3)
  })

  test('has an entry of the audit log for each group as by hand, and one for the file', async () => {
    await sendLines(
      'districtAdmin',
      'import?mode=REPLACE',
      line('Detroit Metro', sibling, emailOf('dealer')),
      line('Ann Arbor', dealer),
    )
    const { rows } = await app.owner.query(
      `SELECT event, object, details, changes FROM audit_log ORDER BY key`,
    )
    const [, created] = (await groups()).toReversed()
    expect(rows.map(({ event, object }: any) => [event, object])).toEqual([
      ['market-group.created', created.key],
      ['market-group.dealers-added', group],
      ['market-group.dealers-removed', group],
      ['market-group.users-changed', group],
      ['memberships.imported', null],
    ])
    expect(rows[0].details).toMatchObject({ markets: [dealer.key], hierarchyId: 'HONDA' })
    expect(rows[0].changes).toMatchObject([{ of: 'market_groups', did: 'insert' }])
    expect(rows[2].details).toEqual({ key: group, markets: [dealer.key] })
    expect(rows[3].details).toEqual({ key: group, users: [PEOPLE.dealer.key] })
    expect(rows[4].details).toMatchObject({ mode: 'REPLACE', added: 1, changed: 1 })
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test.each<[string, string, string]>([
    ['trial', '', 'file.empty'],
    ['trial', 'Group\nA', 'file.not-csv'],
    ['trial', 'Group,Group\na,b', 'file.headers-twice'],
    ['trial', 'Group,City\na,b', 'memberships.headers-missing'],
    ['trial', 'Group,Dealer ID\n"a,b\nc', 'file.quote-open'],
    ['trial', '\0', 'file.wrong-encoding'],
    ['import', `${HEADERS}\nA,,,999,,`, 'file.nothing-usable'],
    ['import', `${HEADERS}\nA,,,999,,\nB,,,999,,\nDetroit Metro,,,,,`, 'file.too-many-refused'],
  ])('%s of %j is refused as a whole', async (path, text, code) => {
    const { body, status } = await send('districtAdmin', path, text)
    expect([status, body.code]).toEqual([422, code])
  })

  test('of which something else would be done by now is refused, and nothing is done', async () => {
    const lines = [line('Detroit Metro', sibling), line('Ann Arbor', dealer)]
    const { fingerprint } = (await sendLines('districtAdmin', 'trial', ...lines)).body
    const changing = { markets: [{ marketId: sibling.key }] }
    await app.call('districtAdmin', 'PUT', `/market/group/add-dealers/${group}`, changing)
    const path = `import?fingerprint=${fingerprint}`
    const refused = await sendLines('districtAdmin', path, ...lines)
    expect([refused.status, refused.body.code]).toEqual([409, 'memberships.changed-meanwhile'])
    expect(await groups()).toHaveLength(1)
    // The same trial in the other mode is none of this one.
    const other = await sendLines('districtAdmin', `${path}&mode=REPLACE`, ...lines)
    expect(other.body.code).toBe('memberships.changed-meanwhile')
  })

  test('at once with itself makes each group once', async () => {
    const lines = [line('Ann Arbor', dealer), line('Detroit Metro', sibling)]
    const answers = await Promise.all([1, 2, 3].map(() => sendLines('admin', 'import', ...lines)))
    // The later ones either see what the first has done, or are refused because of it.
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect((await groups()).map(({ name }: any) => name)).toEqual(['Ann Arbor', 'Detroit Metro'])
  })
})

describe('who imports a file of groups', () => {
  test('manages groups, within their own markets [LVL-12]', async () => {
    for (const path of ['trial', 'import']) {
      expect((await send(null, path, `${HEADERS}\nA,,,1,,`)).body.code).toBe('sign-in.required')
      expect((await sendLines('national', path, line('A', dealer))).body.code).toBe('access.denied')
    }
    expect((await app.call('national', 'GET', '/market-group-file')).body.code).toBe(
      'access.denied',
    )
    const { body } = await sendLines(
      'districtAdmin',
      'trial',
      line('Detroit Metro', cousin),
      line('Detroit Metro', sibling),
      `At another place,HONDA,${idOf(cousin)},,,`,
      line('With another user', dealer, emailOf('acuraDealer')),
    )
    expect(body.refused.map(({ reason }: any) => reason)).toEqual([
      'row.dealer-unknown',
      'row.place-unknown',
      'row.user-unknown',
    ])
  })

  test('makes a group at home where the file does not say where, and neither sees nor changes those above', async () => {
    await app.call('hondaAdmin', 'POST', '/market/group', { name: 'National' })
    await sendLines('districtAdmin', 'import', `National,,,${idOf(dealer)},,`)
    expect((await groups()).map(({ name, path }: any) => [name, path])).toEqual([
      ['Detroit Metro', district.path],
      ['National', expect.any(String)],
      ['National', expect.any(String)],
    ])
    expect((await readBack('districtAdmin')).match(/National/g)).toHaveLength(1)
    const { body } = await send('hondaAdmin', 'trial', `Group,Dealer ID\nNational,${idOf(dealer)}`)
    expect(body.refused).toMatchObject([{ reason: 'row.group-of-several' }])
  })
})

test('two thousand lines of a hundred groups are imported at once, each group with its entries', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) =>
    line(`Group ${at % 100}`, at % 200 < 100 ? dealer : sibling),
  )
  const { body } = await sendLines('districtAdmin', 'import', ...lines)
  expect(body.counts).toMatchObject({ added: 100, joining: 200, refused: 0 })
  const { rows } = await app.owner.query(
    `SELECT count(*)::integer AS all FROM audit_log
      WHERE event = 'market-group.created' AND jsonb_array_length(changes) = 1`,
  )
  expect(rows).toEqual([{ all: 100 }])
}, 60_000)
