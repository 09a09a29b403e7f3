import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { detailsOf } from '../testing/details-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'
import { bringAlongJobs } from '../network/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import { inScope } from '../platform/sql/index.ts'
import { importNetwork } from './import-network.ts'
import { importPeople } from './import-people.ts'

const app = testApp()
const folder = mkdtempSync(join(tmpdir(), 'marquee-imported-'))
const file = join(folder, 'markets.csv')
const { district, otherDistrict, dealer } = TREE
const idOf = ({ key }: { key: number }) => String(200_000 + key)
let template: number
let metro: number

beforeAll(async () => {
  const creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A')
  metro = await addTemplate(app, creative, 'M', { category: 'METRO' })
})
beforeEach(() => app.owner.query('TRUNCATE campaigns CASCADE'))
afterAll(() => rm(folder, { recursive: true }))

async function bring(...lines: string[]): Promise<string[]> {
  await writeFile(file, ['Level,Source ID,Parent,Name', ...lines].join('\n'))
  const env = { DATABASE_URL: app.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' }
  const printed: string[] = []
  await importNetwork([file], env, (line) => printed.push(line))
  return printed
}
const move = (to: { key: number }) => bring(`dealer,${idOf(dealer)},${idOf(to)},`)
const start = (as: 'district' | 'hondaAdmin', marketKey: number, key = template) =>
  app.call(as, 'POST', `/campaign/create/${key}?marketKey=${marketKey}`)

/** The districts' own view of a campaign. */
async function read(campaign: number): Promise<number[]> {
  const statuses: number[] = []
  for (const as of ['dealer', 'district', 'zone'] as const) {
    statuses.push((await app.call(as, 'GET', `/campaign/${campaign}`)).status)
  }
  return statuses
}

describe('an imported dealer', () => {
  test('starts a campaign from a template of its brand at once', async () => {
    await bring(`dealer,900,${idOf(district)},Fresh Honda`)
    const { rows } = await app.owner.query(`SELECT key FROM markets WHERE source_id = '900'`)
    const found = await app.call('district', 'POST', '/market/search', {
      criteria: { text: 'fresh' },
    })
    expect(found.body.markets).toMatchObject([{ key: rows[0].key, name: 'Fresh Honda' }])
    const { status, body } = await start('district', rows[0].key)
    expect([status, body.market.name]).toEqual([201, 'Fresh Honda'])
  })
})

describe('a moved dealer', () => {
  test('takes its people and campaigns along, and where it lay is still known', async () => {
    const { body } = await start('district', dealer.key)
    expect(await read(body.key)).toEqual([200, 200, 200])
    await move(otherDistrict)
    expect(await read(body.key)).toEqual([200, 404, 200])
    const placed = await app.owner.query(
      'SELECT parent_key FROM market_placements WHERE market_key = $1 ORDER BY valid_from',
      [dealer.key],
    )
    expect(placed.rows).toEqual([{ parent_key: district.key }, { parent_key: otherDistrict.key }])
    await move(district)
    expect(await read(body.key)).toEqual([200, 200, 200])
  })

  test('takes its people along: their home stays the dealer, with the permissions they had [LVL-02, LVL-07]', async () => {
    const email = 'ada@lakeside.example'
    const people = join(folder, 'people.csv')
    const lines = (name: string) =>
      `Email,Name,Market,Preset\n${email},${name},${idOf(dealer)},Dealer marketing\n`
    const load = async (name: string) => {
      await writeFile(people, lines(name))
      const env = { DATABASE_URL: app.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' }
      return importPeople([people], env, () => {})
    }
    await load('Ada Lane')
    const stored = async () =>
      (
        await app.owner.query(
          'SELECT home_market_key, level, path, permissions, status FROM people WHERE email = $1',
          [email],
        )
      ).rows[0]
    const seenBy = async (as: 'districtAdmin' | 'hondaAdmin') =>
      (await app.call(as, 'POST', '/person/search', { criteria: { text: email } })).body
        .totalElements
    const before = await stored()
    expect([await seenBy('districtAdmin'), await seenBy('hondaAdmin')]).toEqual([1, 1])

    await move(otherDistrict)
    const path = `${otherDistrict.path}${dealer.key}.`
    expect(await stored()).toEqual({ ...before, path })
    expect([await seenBy('districtAdmin'), await seenBy('hondaAdmin')]).toEqual([0, 1])
    const headers = { authorization: `Bearer ${await tokenFor(email)}` }
    const state = await app.send({ method: 'GET', url: '/api/user-state', headers })
    expect([state.status, state.body.permissions.toSorted()]).toEqual([
      200,
      before.permissions.toSorted(),
    ])
    const own = await app.send({
      method: 'GET',
      url: `/api/market/${dealer.key}/hierarchy`,
      headers,
    })
    expect(own.status).toBe(200)
    // The file of the night before is true of them still, wherever the dealer lies.
    expect(await load('Ada Lane')).toBe('Imported: 1 as before, 1 not in the file.')
    await move(district)
    expect(await stored()).toEqual({ ...before, status: 'ACTIVE' })
    expect(await load('Ada B. Lane')).toBe('Imported: 1 changed, 1 not in the file.')
  })

  test('is followed by what was written at its old place meanwhile', async () => {
    const { body } = await start('district', dealer.key)
    await move(otherDistrict)
    // As by a transaction that saw the dealer at its old place.
    await app.owner.query('UPDATE campaigns SET path = $2 WHERE key = $1', [body.key, dealer.path])
    expect(await read(body.key)).toEqual([404, 404, 404])
    const { rows } = await app.owner.query<{ kind: string }>(
      `SELECT kind FROM jobs WHERE subject = $1 AND run_at > now() ORDER BY run_at`,
      [dealer.key],
    )
    expect(rows).toEqual(bringAlongJobs.map(({ kind }) => ({ kind })))
    const [soon] = bringAlongJobs
    const inOwn: JobCall['inOwn'] = (work) =>
      inScope(app.pool, { path: TREE.root.path }, ({ sql }) =>
        work((store) => store(sql, TREE.root.path)),
      )
    const signal = new AbortController().signal
    await soon?.run({ subject: dealer.key, inOwn, signal, progressed: async () => {}, now: 0 })
    expect(await read(body.key)).toEqual([200, 404, 200])
    await move(district)
  })

  test('leaves no row behind at its old place, in any table', async () => {
    await start('district', dealer.key)
    await move(otherDistrict)
    const { rows } = await app.owner.query<{ name: string }>(
      `SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE a.attname = 'path' AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND c.oid NOT IN ('market_placements'::regclass, 'audit_log'::regclass,
                            'audit_about'::regclass)`,
    )
    for (const { name } of rows) {
      const left = await app.owner.query(`SELECT FROM ${name} WHERE starts_with(path, $1)`, [
        dealer.path,
      ])
      expect([name, left.rowCount]).toEqual([name, 0])
    }
    await move(district)
  })

  test('leaves the groups that do not reach it, unless one of their campaigns is under way', async () => {
    const { body: group } = await app.call('districtAdmin', 'POST', '/market/group/add', {
      name: 'Metro',
      markets: [{ marketId: dealer.key }, { marketId: TREE.sibling.key }],
      hierarchyId: 'HONDA',
    })
    const { body: parent } = await start('district', district.key, metro)
    const chosen = { ...parent.metroCampaign, marketGroupKey: group.key, metroGroupName: 'Metro' }
    const saved = await app.call('district', 'PUT', '/campaign', {
      ...detailsOf(parent),
      metroCampaign: chosen,
      selectedMarketKeys: [dealer.key, TREE.sibling.key],
    })
    expect(saved.status).toBe(200)
    await expect(move(otherDistrict)).rejects.toThrow('1 refused')
    await app.owner.query('TRUNCATE campaigns CASCADE')
    await move(otherDistrict)
    const { rows } = await app.owner.query('SELECT market_key FROM market_group_markets')
    expect(rows).toEqual([{ market_key: TREE.sibling.key }])
    await move(district)
  })
})

test('a dealer that leaves a group by a file stays in the campaigns of it that are under way, as by hand', async () => {
  await app.owner.query('TRUNCATE campaigns, market_groups CASCADE')
  const { body: group } = await app.call('districtAdmin', 'POST', '/market/group/add', {
    name: 'Metro by file',
    markets: [{ marketId: dealer.key }, { marketId: TREE.sibling.key }],
    hierarchyId: 'HONDA',
  })
  const { body: parent } = await start('district', district.key, metro)
  const chosen = { ...parent.metroCampaign, marketGroupKey: group.key, metroGroupName: 'Metro' }
  const update = {
    ...detailsOf(parent),
    metroCampaign: chosen,
    selectedMarketKeys: [dealer.key, TREE.sibling.key],
  }
  const { body: saved } = await app.call('district', 'PUT', '/campaign', update)

  const text = `Group,Dealer ID\nMetro by file,${idOf(TREE.sibling)}`
  const { headers, payload } = contentOf({ file: { name: 'g.csv', bytes: Buffer.from(text) } })
  const authorization = `Bearer ${await tokenFor('districtAdmin')}`
  const send = (path: string) =>
    app.send({
      method: 'POST',
      url: `/api/market-group-file/${path}?mode=REPLACE`,
      headers: { ...headers, authorization },
      payload: payload as Buffer,
    })
  const leaving = [{ groupKey: group.key, dealer: { key: dealer.key }, campaigns: 1 }]
  expect((await send('trial')).body.leaving).toMatchObject(leaving)
  expect((await send('import')).body.leaving).toMatchObject(leaving)

  const list = async (query: string) => {
    const path = `/campaign-template/${metro}/child-markets?marketGroupKey=${group.key}${query}`
    const { body } = await app.call('district', 'GET', path)
    return body.childMarkets.map(({ market, reason }: any) => [market.key, reason])
  }
  expect(await list('')).toEqual([[TREE.sibling.key, null]])
  expect(await list(`&campaignKey=${parent.key}`)).toEqual([
    [TREE.sibling.key, null],
    [dealer.key, 'market.not-in-group'],
  ])
  const again = { ...update, version: saved.version }
  expect((await app.call('district', 'PUT', '/campaign', again)).status).toBe(200)
})

describe('the database holds the tree', () => {
  test.each<[string, string]>([
    ['a path that is not its parent’s', `UPDATE markets SET path = '1.2.3.7.5.' WHERE key = 5`],
    [
      'a parent of the wrong level',
      `UPDATE markets SET parent_key = 3, path = '1.2.3.5.' WHERE key = 5`,
    ],
    ['another brand than its parent', `UPDATE markets SET hierarchy_id = 'ACURA' WHERE key = 5`],
    ['no parent', `UPDATE markets SET parent_key = NULL, path = '5.' WHERE key = 5`],
    [
      'a district that moves alone',
      `UPDATE markets SET parent_key = 10, path = '1.9.10.4.' WHERE key = 4`,
    ],
  ])('%s is refused', async (_what, statement) => {
    await expect(app.owner.query(statement)).rejects.toMatchObject({ code: '23514' })
  })
})
