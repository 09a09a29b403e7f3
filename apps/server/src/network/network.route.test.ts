import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const { dealer, district, otherDistrict, zone } = TREE

beforeEach(() => app.owner.query('TRUNCATE audit_log'))

async function send(as: PersonName, path: string, text: string | Buffer) {
  const { headers, payload } = contentOf({
    file: { name: 'markets.csv', bytes: Buffer.from(text as string) },
  })
  const authorization = `Bearer ${await tokenFor(as)}`
  return app.send({
    method: 'POST',
    url: `/api/network/${path}`,
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}
const HEADERS = 'Level,Source ID,Parent,Name,Region\n'
const fresh = (id: string) => `${HEADERS}dealer,${id},200004,Fresh ${id},North\n`
const lastEvent = async () =>
  (await app.owner.query('SELECT event, object, details FROM audit_log ORDER BY key DESC LIMIT 1'))
    .rows[0]

describe('a file of markets', () => {
  test('is tried, and then done as it was tried', async () => {
    const tried = await send('hondaAdmin', 'trial', `${fresh('901')}dealer,902,999,Lost,\n`)
    expect(tried.body).toMatchObject({
      counts: { added: 1, changed: 0, absent: 3, refused: 1 },
      ignored: ['Region'],
      added: [{ sourceId: '901', name: 'Fresh 901', line: 2, parent: '200004' }],
      refused: [{ line: 3, field: 'parent', reason: 'row.parent-unknown' }],
      can: { import: { ok: true } },
    })
    const found = () => app.owner.query(`SELECT FROM markets WHERE source_id = '901'`)
    expect((await found()).rowCount).toBe(0)
    const { fingerprint } = tried.body
    const done = await send('hondaAdmin', `import?fingerprint=${fingerprint}`, fresh('901'))
    expect([done.status, (await found()).rowCount]).toEqual([200, 1])
    expect(await lastEvent()).toMatchObject({ event: 'network.imported', details: { added: 1 } })
    const { rows } = await app.owner.query(`SELECT key FROM markets WHERE source_id = '901'`)
    const about = { kind: 'market', key: rows[0].key }
    const log = await app.call('admin', 'POST', '/audit/search', { criteria: { about } })
    expect(log.body.totalElements).toBe(1)
    const again = await send('hondaAdmin', `import?fingerprint=${fingerprint}`, fresh('901'))
    expect([again.status, again.body.code]).toEqual([409, 'network.changed-meanwhile'])
  })

  test('is read as a spreadsheet saves it: tabs in UTF-16, semicolons in the letters of Windows', async () => {
    const named = (separator: string) =>
      `Level,Source ID,Parent,Name\ndealer,903,200004,Peña Honda\n`.replaceAll(',', separator)
    for (const file of [
      Buffer.from(`\uFEFF${named('\t')}`, 'utf16le'),
      Buffer.from(named(';'), 'latin1'),
    ]) {
      const { body } = await send('hondaAdmin', 'trial', file)
      expect(body).toMatchObject({ added: [{ sourceId: '903', name: 'Peña Honda' }], refused: [] })
    }
  })

  test.each<[string, string, number, string]>([
    ['trial', '', 422, 'file.empty'],
    ['trial', 'Level\nzone', 422, 'file.not-csv'],
    ['trial', 'Level,Level\na,b', 422, 'file.headers-twice'],
    ['trial', 'Level,Name\na,b', 422, 'network.headers-missing'],
    ['trial', 'Level,Source ID,Parent\n"a,b,c\nd', 422, 'file.quote-open'],
    ['trial', '\0', 422, 'file.wrong-encoding'],
    ['import', `${HEADERS}dealer,1,2,3,`, 422, 'file.nothing-usable'],
    [
      'import',
      `${HEADERS}zone,200003,HONDA,,\ndealer,1,2,3,\ndealer,2,2,3,`,
      422,
      'file.too-many-refused',
    ],
  ])('%s of %j is refused as a whole', async (path, text, status, code) => {
    const { body, ...answer } = await send('admin', path, text)
    expect([answer.status, body.code]).toEqual([status, code])
  })

  test('adds no brand for a person who sees one of them', async () => {
    const brand = `${HEADERS}brand,NISSAN,,Nissan,`
    const { body } = await send('hondaAdmin', 'trial', brand)
    expect(body.refused).toMatchObject([{ reason: 'row.brand-not-yours' }])
    expect((await send('admin', 'trial', brand)).body.counts).toMatchObject({ added: 1 })
  })

  test('is for people whose home is a whole brand', async () => {
    expect((await send('districtAdmin', 'trial', fresh('903'))).body.code).toBe(
      'network.not-whole-brand',
    )
  })
})

describe('one market', () => {
  const read = (key: number) => app.call('hondaAdmin', 'GET', `/network/market/${key}`)
  const change = (key: number, body: object) =>
    app.call('hondaAdmin', 'PUT', `/network/market/${key}`, body)
  const add = (body: object) => app.call('hondaAdmin', 'POST', '/network/market', body)

  test('is added below another, and read as it was typed', async () => {
    const { status, body } = await add({
      level: 'DEALER',
      sourceId: '910',
      parentKey: district.key,
      name: ' Typed  Honda ',
      phoneNumber: '734-555-0199',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      level: 'DEALER',
      brand: 'HONDA',
      parent: { key: district.key },
      details: {
        name: 'Typed Honda',
        phoneNumber: '7345550199',
        timeZone: 'America/Detroit',
        line1: '',
      },
    })
    expect((await read(body.key)).body).toEqual(body)
    expect(await lastEvent()).toMatchObject({ event: 'market.added', object: body.key })
  })

  test.each<[object, number, object]>([
    [{ sourceId: '200005' }, 409, { code: 'network.id-taken' }],
    [
      { parentKey: zone.key },
      400,
      { fields: { 'body.parentKey': expect.stringContaining('district') } },
    ],
    [{ name: ' ' }, 400, { fields: { 'body.name': 'This is needed.' } }],
    [{ postalCode: '481' }, 400, { fields: { 'body.postalCode': 'Not a five-digit ZIP code.' } }],
    [
      { timeZone: 'EST' },
      400,
      { fields: { 'body.timeZone': expect.stringContaining('Not a time zone') } },
    ],
    [{ couponSource: 'ECRM' }, 400, { fields: { 'body.couponSource': 'Only brands have this.' } }],
  ])('is not added with %j', async (part, status, problem) => {
    const body = { level: 'DEALER', sourceId: '911', parentKey: district.key, name: 'A', ...part }
    const answer = await add(body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject(problem)
  })

  test('is changed where something was sent, cleared, closed, reopened and moved', async () => {
    await change(dealer.key, { name: 'Renamed Honda', phoneNumber: '', status: 'CLOSED' })
    expect(await lastEvent()).toMatchObject({
      event: 'market.changed',
      details: { key: dealer.key, changed: ['name', 'status', 'phoneNumber'] },
    })
    const { body } = await change(dealer.key, { status: 'ACTIVE', parentKey: otherDistrict.key })
    expect(body).toMatchObject({
      parent: { key: otherDistrict.key },
      details: { name: 'Renamed Honda', phoneNumber: '', status: 'ACTIVE', city: 'Ann Arbor' },
    })
    expect((await change(dealer.key, { parentKey: district.key })).status).toBe(200)
    expect((await change(dealer.key, { parentKey: TREE.acuraDistrict.key })).status).toBe(404)
  })

  test('of a brand bears the name of the brand', async () => {
    await change(TREE.honda.key, { name: 'Honda Cars' })
    const names = await app.owner.query(
      `SELECT h.name, m.name AS market FROM hierarchies h JOIN markets m ON m.key = h.market_key WHERE id = 'HONDA'`,
    )
    expect(names.rows).toEqual([{ name: 'Honda Cars', market: 'Honda Cars National' }])
  })
})

test('how many there are, and who may change them', async () => {
  const { body } = await app.call('districtAdmin', 'GET', '/network')
  expect(body).toMatchObject({
    counts: { brands: 0, zones: 0, districts: 1, closed: 0 },
    can: { change: { ok: false, reason: 'network.not-whole-brand' } },
  })
  const { body: all } = await app.call('admin', 'GET', '/network')
  expect(all.counts).toMatchObject({ brands: 2, zones: 2, districts: 3 })
  expect(all.can).toEqual({ change: { ok: true }, addBrand: { ok: true } })
})
