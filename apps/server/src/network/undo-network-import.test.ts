import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const { dealer, sibling, cousin, district, otherDistrict, zone } = TREE
const idOf = ({ key }: { key: number }) => String(200_000 + key)

beforeEach(async () => {
  await app.owner.query('TRUNCATE audit_log, file_imports, file_import_changes')
})

async function bring(lines: readonly string[], as: PersonName = 'hondaAdmin'): Promise<Answer> {
  const text = ['Level,Source ID,Parent,Name,Phone,Status', ...lines].join('\n')
  const file = { name: 'markets.csv', bytes: Buffer.from(text) }
  const { headers, payload } = contentOf({ file })
  const authorization = `Bearer ${await tokenFor(as)}`
  return app.send({
    method: 'POST',
    url: '/api/network/import',
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}

const importKeyOf = async (...lines: string[]): Promise<number> =>
  (await bring(lines)).body.importKey
const look = (key: number, as: PersonName = 'hondaAdmin') =>
  app.call(as, 'GET', `/network/import/${key}/undo`)
const undo = (key: number, as: PersonName = 'hondaAdmin', fingerprint = '') =>
  app.call(as, 'PUT', `/network/import/${key}/undo${fingerprint && `?fingerprint=${fingerprint}`}`)
const list = async (as: PersonName = 'hondaAdmin') =>
  (await app.call(as, 'POST', '/network/import/search', {})).body.imports
const change = (key: number, body: object) =>
  app.call('hondaAdmin', 'PUT', `/network/market/${key}`, body)

/** All markets, as they are stored; what was removed leaves no number behind. */
const markets = async () =>
  (await app.owner.query('SELECT * FROM markets ORDER BY key')).rows as Record<string, unknown>[]
const keyOf = async (sourceId: string): Promise<number> =>
  (await app.owner.query('SELECT key FROM markets WHERE source_id = $1', [sourceId])).rows[0]?.key

const NETWORK = [
  `zone,Z9,HONDA,Prairie Zone,,`,
  `district,D9,Z9,District 9,,`,
  `dealer,901,D9,Fresh Honda,734-555-0190,`,
  `dealer,${idOf(dealer)},${idOf(district)},,734-555-0177,`,
  `dealer,${idOf(sibling)},${idOf(district)},,,closed`,
  `dealer,${idOf(cousin)},${idOf(district)},,,`,
]

describe('undoing an import of markets', () => {
  test('puts everything back, says who did it, and the file can be imported again [AUD-02]', async () => {
    const before = await markets()
    const key = await importKeyOf(...NETWORK)
    expect(await list()).toMatchObject([
      {
        key,
        fileName: 'markets.csv',
        importedBy: 'Test hondaAdmin',
        counts: { added: 3, changed: 1, closed: 1, moved: 1 },
        undone: null,
        can: { undo: { ok: true } },
      },
    ])
    const looked = await look(key)
    expect(looked.body).toMatchObject({
      counts: { removed: 3, moved: 1, closed: 0, reopened: 1, changed: 1, stays: 0 },
      removed: [{ sourceId: '901' }, { sourceId: 'D9' }, { sourceId: 'Z9' }],
      stays: [],
      can: { undo: { ok: true } },
    })

    const done = await undo(key, 'hondaAdmin', looked.body.fingerprint)
    expect([done.status, done.body.counts]).toEqual([200, looked.body.counts])
    expect(await markets()).toEqual(before)
    expect(await list()).toMatchObject([
      { undone: { by: 'Test hondaAdmin' }, can: { undo: { reason: 'import.undone-already' } } },
    ])
    expect((await undo(key)).body.code).toBe('import.undone-already')
    const { rows } = await app.owner.query(
      `SELECT details FROM audit_log WHERE event = 'network.import-undone'`,
    )
    expect(rows).toMatchObject([{ details: { import: key, removed: 3, reopened: 1 } }])

    const again = await importKeyOf(...NETWORK)
    expect((await undo(again)).body.counts).toEqual(looked.body.counts)
  })

  test('takes a brand away as it came, for people who see all brands', async () => {
    const { body } = await bring(['brand,NISSAN,,Nissan,,', 'zone,N1,NISSAN,West,,'], 'admin')
    const key = body.importKey
    expect([(await look(key)).status, (await undo(key)).status]).toEqual([404, 404])
    expect(await list()).toEqual([])
    expect((await undo(key, 'admin')).body.counts).toMatchObject({ removed: 2 })
    const { rowCount } = await app.owner.query(`SELECT FROM hierarchies WHERE id = 'NISSAN'`)
    expect([rowCount, await keyOf('N1')]).toEqual([0, undefined])
  })

  test('notes no import that changed nothing', async () => {
    const { body } = await bring([`zone,${idOf(zone)},HONDA,,,`])
    expect([body.importKey, await list()]).toEqual([null, []])
  })

  test('leaves what was changed since, and says so', async () => {
    const key = await importKeyOf(
      `dealer,${idOf(dealer)},${idOf(district)},Imported,734-555-0178,`,
      `dealer,902,${idOf(district)},Typed over,,`,
    )
    const fresh = await keyOf('902')
    await change(dealer.key, { phoneNumber: '734-555-0155' })
    await change(fresh, { city: 'Flint', line1: '1 A St', state: 'MI', postalCode: '48502' })
    const { body } = await undo(key)
    expect(body).toMatchObject({
      counts: { removed: 0, changed: 1, stays: 2 },
      stays: [
        { sourceId: '902', field: expect.any(String), reason: 'stays.changed-since' },
        { sourceId: idOf(dealer), field: 'phoneNumber', reason: 'stays.changed-since' },
      ],
    })
    const read = await app.call('hondaAdmin', 'GET', `/network/market/${dealer.key}`)
    expect(read.body.details).toMatchObject({ name: 'Market dealer', phoneNumber: '7345550155' })
    await app.owner.query('DELETE FROM market_placements WHERE market_key = $1', [fresh])
    await app.owner.query('DELETE FROM markets WHERE key = $1', [fresh])
  })

  test('waits for a later import of the same markets, and not for one of others', async () => {
    const line = (phone: string) => `dealer,${idOf(dealer)},${idOf(district)},,${phone},`
    const first = await importKeyOf(line('734-555-0161'))
    const other = await importKeyOf(`dealer,${idOf(cousin)},${idOf(otherDistrict)},,734-555-0162,`)
    const second = await importKeyOf(line('734-555-0163'))
    expect((await undo(first)).body.code).toBe('import.imported-since')
    expect((await undo(other)).status).toBe(200)
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
  })

  test('is over after seven days, and what was changed is forgotten with the next import', async () => {
    const key = await importKeyOf(`dealer,${idOf(dealer)},${idOf(district)},,734-555-0171,`)
    await app.owner.query(`UPDATE file_imports SET imported_at = now() - interval '7 days'`)
    expect((await undo(key)).body.code).toBe('import.undo-too-late')
    expect((await look(key)).body.can.undo.reason).toBe('import.undo-too-late')
    await bring([`dealer,${idOf(dealer)},${idOf(district)},,734-555-0172,`])
    const { rows } = await app.owner.query('SELECT DISTINCT import_key FROM file_import_changes')
    expect(rows.map((row) => row.import_key)).not.toContain(key)
  })

  test('does what was looked at, or nothing', async () => {
    const key = await importKeyOf(`dealer,${idOf(dealer)},${idOf(district)},,734-555-0181,`)
    const { fingerprint } = (await look(key)).body
    await change(dealer.key, { phoneNumber: '734-555-0182' })
    expect((await undo(key, 'hondaAdmin', fingerprint)).body.code).toBe('import.undo-changed')
    expect((await undo(key)).body.code).toBe('import.nothing-to-undo')
    expect((await undo(key, 'districtAdmin')).status).toBe(404)
  })

  test('is done once where two people press at once', async () => {
    const key = await importKeyOf(`dealer,${idOf(dealer)},${idOf(district)},,734-555-0183,`)
    const answers = await Promise.all([undo(key), undo(key, 'admin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('lies at the brand that was changed, also where somebody above imported the file', async () => {
    const { body } = await bring(
      [`dealer,${idOf(dealer)},${idOf(district)},,734-555-0184,`],
      'admin',
    )
    expect(await list()).toMatchObject([{ key: body.importKey, importedBy: '' }])
    expect((await undo(body.importKey)).status).toBe(200)
    expect(await list('admin')).toMatchObject([{ importedBy: 'Test admin' }])
  })
})

const COPIED =
  'hierarchy_id template_key template_version category type cadence name initial_name status details created_by creator_level updated_by'.split(
    ' ',
  )

/** Another campaign as there is one, at the market that the condition names. */
const copyCampaign = (condition: string, parent = 'NULL') =>
  `INSERT INTO campaigns (market_key, path, parent_key, ${COPIED.join(', ')})
   SELECT m.key, m.path, ${parent}, ${COPIED.map((column) => `c.${column}`).join(', ')}
     FROM campaigns c, markets m WHERE ${condition} ORDER BY c.key LIMIT 1 RETURNING key`

let template: number | undefined
async function start(marketKey: number): Promise<Answer> {
  template ??= await addTemplate(app, await addCreative(app), 'U')
  return app.call('hondaAdmin', 'POST', `/campaign/create/${template}?marketKey=${marketKey}`)
}

test('a dealer does not move back out of a group while a campaign of the group is under way', async () => {
  const key = await importKeyOf(`dealer,${idOf(dealer)},${idOf(otherDistrict)},,,`)
  await start(dealer.key)
  const metro = await app.owner.query(
    `INSERT INTO markets (key, parent_key, path, type, name, source_id, hierarchy_id, status,
                          time_zone, is_enrolled, is_daa_eligible)
     VALUES (90, $1, $2, 'METRO', 'Group', 'METRO-90', 'HONDA', 'ACTIVE', 'UTC', false, false)`,
    [otherDistrict.key, `${otherDistrict.path}90.`],
  )
  expect(metro.rowCount).toBe(1)
  const { rows } = await app.owner.query(copyCampaign('m.key = 90'))
  await app.owner.query(copyCampaign(`m.key = ${dealer.key}`, String(rows[0].key)))
  expect((await look(key)).body.stays).toMatchObject([
    { sourceId: idOf(dealer), field: 'parent', reason: 'stays.campaign-open' },
  ])
  expect((await undo(key)).body.code).toBe('import.nothing-to-undo')
  await app.owner.query('TRUNCATE campaigns CASCADE; DELETE FROM markets WHERE key = 90')
  expect((await undo(key)).body.counts).toMatchObject({ moved: 1, stays: 0 })
})

describe('a new market that is used', () => {
  const FRESH = [`district,D8,${idOf(zone)},District 8,,`, 'dealer,801,D8,Used Honda,,']
  const staying = async (key: number) =>
    (await look(key)).body.stays.map((one: { sourceId: string; reason: string }) => [
      one.sourceId,
      one.reason,
    ])

  test('stays with its campaign, and so does what it lies below; the rest goes', async () => {
    const key = await importKeyOf(...FRESH, 'dealer,802,D8,Unused Honda,,')
    const campaign = (await start(await keyOf('801'))).body.key
    const { body } = await undo(key)
    expect(body).toMatchObject({
      counts: { removed: 1, stays: 2 },
      removed: [{ sourceId: '802' }],
      stays: [
        { sourceId: '801', name: 'Used Honda', field: null, reason: 'stays.campaigns' },
        { sourceId: 'D8', field: null, reason: 'stays.markets' },
      ],
    })
    expect((await app.call('hondaAdmin', 'GET', `/campaign/${campaign}`)).status).toBe(200)
    await app.owner.query('TRUNCATE campaigns CASCADE')
    // Nothing of it is undone a second time: it is closed or used from here on.
    expect((await undo(key)).body.code).toBe('import.undone-already')
    await removeFresh()
  })

  test.each<[string, string, (key: number, path: string) => string]>([
    [
      'people',
      'stays.people',
      (key, path) => `UPDATE people SET home_market_key = ${key}, path = '${path}' WHERE key = 6`,
    ],
    [
      'a group',
      'stays.groups',
      (key, path) => `WITH made AS (INSERT INTO market_groups (name, hierarchy_id, market_key, path)
          VALUES ('G', 'HONDA', 4, '1.2.') RETURNING key)
        INSERT INTO market_group_markets (group_key, market_key, path)
        SELECT key, ${key}, '${path}' FROM made`,
    ],
    [
      'suppressed customers',
      'stays.customers',
      (_, path) => `INSERT INTO suppressions (hash, channel, reason, path)
        VALUES (1, 'EMAIL', 'OPTED_OUT', '${path}')`,
    ],
    [
      'a template for it',
      'stays.templates',
      (key) => `UPDATE campaign_templates SET market_keys = '{${key}}'`,
    ],
    [
      'a closed day',
      'stays.other',
      (_, path) => `INSERT INTO blackout_dates (date, path) VALUES ('2031-01-01', '${path}')`,
    ],
  ])('stays with %s', async (_what, reason, statement) => {
    const key = await importKeyOf(...FRESH)
    const { rows } = await app.owner.query(`SELECT key, path FROM markets WHERE source_id = '801'`)
    await start(dealer.key)
    await app.owner.query(statement(rows[0].key, rows[0].path))
    expect(await staying(key)).toEqual([
      ['801', reason],
      ['D8', 'stays.markets'],
    ])
    expect((await undo(key)).body.code).toBe('import.nothing-to-undo')
    await forgetUses()
    expect((await undo(key)).body.counts).toMatchObject({ removed: 2 })
  })

  test('goes though somebody works in it: they work at home again', async () => {
    const key = await importKeyOf(...FRESH)
    const at = await keyOf('801')
    const choice = { hierarchyId: 'HONDA', marketKey: at }
    const chosen = await app.call('national', 'PUT', '/user-state/market', choice)
    expect(chosen.body.selectedMarket).toMatchObject({ key: at })
    await app.owner.query(
      `INSERT INTO market_locations (market_key, address, latitude, longitude, path)
       SELECT key, '1 Main St', 42, -83, path FROM markets WHERE key = $1`,
      [at],
    )
    expect((await undo(key)).body.counts).toMatchObject({ removed: 2, stays: 0 })
    const state = await app.call('national', 'GET', '/user-state')
    expect([state.status, state.body.selectedMarket.key]).toEqual([200, TREE.honda.key])
  })

  test('stays where a campaign is being started at it in this very moment', async () => {
    const key = await importKeyOf(...FRESH)
    await start(dealer.key)
    const client = await app.owner.connect()
    await client.query('BEGIN')
    await client.query(copyCampaign(`m.source_id = '801'`))
    const undone = undo(key)
    await isWaiting()
    await client.query('COMMIT')
    client.release()
    expect((await undone).body.code).toBe('import.nothing-to-undo')
    await app.owner.query('TRUNCATE campaigns CASCADE')
    expect((await undo(key)).status).toBe(200)
  })

  test('gets no campaign once it goes', async () => {
    await importKeyOf(...FRESH)
    const at = await keyOf('801')
    await start(dealer.key)
    const client = await app.owner.connect()
    await client.query('BEGIN')
    await client.query('DELETE FROM market_placements WHERE market_key = $1', [at])
    await client.query('DELETE FROM markets WHERE key = $1', [at])
    const started = start(at)
    await isWaiting()
    await client.query('COMMIT')
    client.release()
    expect((await started).status).toBe(503)
    expect((await start(at)).status).toBe(404)
  })

  const isWaiting = () =>
    vi.waitFor(async () => {
      const { rowCount } = await app.owner.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    })

  async function forgetUses() {
    await app.owner.query(`UPDATE people SET home_market_key = 6, path = '1.2.3.4.6.' WHERE key = 6;
      DELETE FROM market_group_markets; DELETE FROM market_groups; DELETE FROM suppressions;
      UPDATE campaign_templates SET market_keys = '{}'; DELETE FROM blackout_dates`)
  }

  async function removeFresh() {
    const { rows } = await app.owner.query(
      `SELECT key FROM markets WHERE source_id IN ('801', 'D8')`,
    )
    const keys = rows.map((row) => row.key)
    await app.owner.query('DELETE FROM market_placements WHERE market_key = ANY ($1)', [keys])
    await app.owner.query('DELETE FROM markets WHERE key = ANY ($1)', [keys])
  }
})
