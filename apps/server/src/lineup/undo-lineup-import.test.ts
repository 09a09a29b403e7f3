import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query(
    `TRUNCATE vehicle_models, customer_models, audit_log, file_imports, file_import_changes`,
  )
  await app.owner.query(
    `INSERT INTO vehicle_models (hierarchy_id, make, model, years, is_retired, path)
     VALUES ('HONDA', 'Honda', 'Civic', '{2025,2026}', false, $1),
            ('HONDA', 'Honda', 'Del Sol', '{1993}', true, $1),
            ('ACURA', 'Acura', 'RSX', '{2002}', false, $2)`,
    [TREE.honda.path, TREE.acura.path],
  )
})

async function bring(lines: readonly string[], as: PersonName = 'hondaAdmin'): Promise<Answer> {
  const text = ['Brand,Make,Model,Years,Status', ...lines].join('\n')
  const file = { name: 'vehicles.csv', bytes: Buffer.from(text) }
  const { headers, payload } = contentOf({ file })
  const authorization = `Bearer ${await tokenFor(as)}`
  return app.send({
    method: 'POST',
    url: '/api/lineup/import',
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}

const importKeyOf = async (...lines: string[]): Promise<number> =>
  (await bring(lines)).body.importKey
const look = (key: number, as: PersonName = 'hondaAdmin') =>
  app.call(as, 'GET', `/lineup/import/${key}/undo`)
const undo = (key: number, as: PersonName = 'hondaAdmin', fingerprint = '') =>
  app.call(as, 'PUT', `/lineup/import/${key}/undo${fingerprint && `?fingerprint=${fingerprint}`}`)
const list = async (as: PersonName = 'hondaAdmin') =>
  (await app.call(as, 'POST', '/lineup/import/search', {})).body.imports
const change = (model: string, body: object) =>
  app.call('hondaAdmin', 'PUT', '/lineup/model', { hierarchyId: 'HONDA', model, ...body })

const models = async () =>
  (
    await app.owner.query(
      `SELECT model, years, is_retired AS "isRetired" FROM vehicle_models ORDER BY model`,
    )
  ).rows

const LINEUP = [
  'HONDA,Honda,Civic,2026-2027,retired',
  'HONDA,Honda,Del Sol,1993,offered',
  'HONDA,Honda,Prologue,2024-2025,',
]

describe('undoing an import of models', () => {
  test('puts everything back, says who did it, and the file can be imported again [AUD-02]', async () => {
    const before = await models()
    const key = await importKeyOf(...LINEUP)
    expect(await list()).toMatchObject([
      {
        key,
        fileName: 'vehicles.csv',
        importedBy: 'Test hondaAdmin',
        counts: { added: 1, retired: 1, restored: 1 },
        undone: null,
        can: { undo: { ok: true } },
      },
    ])
    const looked = await look(key)
    expect(looked.body).toMatchObject({
      counts: { removed: 1, retired: 0, changed: 0, retiredAgain: 1, restored: 1, stays: 0 },
      removed: [{ model: 'Prologue' }],
      stays: [],
      can: { undo: { ok: true } },
    })

    const done = await undo(key, 'hondaAdmin', looked.body.fingerprint)
    expect([done.status, done.body.counts]).toEqual([200, looked.body.counts])
    expect(await models()).toEqual(before)
    expect(await list()).toMatchObject([
      { undone: { by: 'Test hondaAdmin' }, can: { undo: { reason: 'import.undone-already' } } },
    ])
    expect((await undo(key)).body.code).toBe('import.undone-already')
    const { rows } = await app.owner.query(
      `SELECT details, changes FROM audit_log WHERE event = 'lineup.import-undone'`,
    )
    expect(rows).toMatchObject([{ details: { import: key, removed: 1, restored: 1 } }])
    expect(JSON.stringify(rows[0].changes)).toContain('vehicle_models')

    const again = await importKeyOf(...LINEUP)
    expect((await undo(again)).body.counts).toEqual(looked.body.counts)
  })

  test('notes no import that changed nothing', async () => {
    const { body } = await bring(['HONDA,Honda,Civic,2025-2026,'])
    expect([body.importKey, await list()]).toEqual([null, []])
  })

  test('leaves what was changed since, and says so', async () => {
    const key = await importKeyOf(...LINEUP)
    await change('Civic', { years: [2020] })
    await change('Prologue', { years: [2024] })
    const { body } = await undo(key)
    expect(body).toMatchObject({
      counts: { removed: 0, restored: 1, retiredAgain: 1, stays: 2 },
      stays: [
        { model: 'Civic', field: 'years', reason: 'stays.changed-since' },
        { model: 'Prologue', field: 'years', reason: 'stays.changed-since' },
      ],
    })
    expect(await models()).toMatchObject([
      { model: 'Civic', years: [2020], isRetired: false },
      { model: 'Del Sol', isRetired: true },
      { model: 'Prologue', years: [2024], isRetired: false },
      { model: 'RSX' },
    ])
  })

  test('waits for a later import of the same models, and not for one of others', async () => {
    const first = await importKeyOf('HONDA,Honda,Civic,2026,')
    const other = await importKeyOf('HONDA,Honda,Prologue,2024,')
    const second = await importKeyOf('HONDA,Honda,Civic,2027,')
    expect((await undo(first)).body.code).toBe('import.imported-since')
    for (const key of [other, second, first]) expect((await undo(key)).status).toBe(200)
    expect(await models()).toMatchObject([{ model: 'Civic', years: [2025, 2026] }, {}, {}])
  })

  test('is over after seven days, and what was changed is forgotten with the next import', async () => {
    const key = await importKeyOf(...LINEUP)
    await app.owner.query(`UPDATE file_imports SET imported_at = now() - interval '7 days'`)
    expect((await undo(key)).body.code).toBe('import.undo-too-late')
    await bring(['HONDA,Honda,Civic,2027,'])
    const { rows } = await app.owner.query('SELECT DISTINCT import_key FROM file_import_changes')
    expect(rows.map((row) => row.import_key)).not.toContain(key)
  })

  test('does what was looked at, or nothing', async () => {
    const key = await importKeyOf('HONDA,Honda,Civic,2027,')
    const { fingerprint } = (await look(key)).body
    await change('Civic', { years: [2025] })
    expect((await undo(key, 'hondaAdmin', fingerprint)).body.code).toBe('import.undo-changed')
    expect((await undo(key)).body.code).toBe('import.nothing-to-undo')
    expect((await look(key)).body.can.undo.reason).toBe('import.nothing-to-undo')
    expect((await undo(key, 'districtAdmin')).status).toBe(404)
  })

  test('is done once where two people press at once', async () => {
    const key = await importKeyOf(...LINEUP)
    const answers = await Promise.all([undo(key), undo(key, 'admin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('lies at the brand that was changed, or at the root where there are several', async () => {
    const own = await bring(['HONDA,Honda,Civic,2027,'], 'admin')
    const both = await bring(['HONDA,Honda,Civic,2026,', 'ACURA,Acura,RSX,2003,'], 'admin')
    expect(await list()).toMatchObject([{ key: own.body.importKey, importedBy: '' }])
    expect(await list('admin')).toHaveLength(2)
    const [status] = [(await undo(both.body.importKey)).status]
    expect([status, (await undo(both.body.importKey, 'admin')).status]).toEqual([404, 200])
    // Markets and models are imported apart, and neither is undone as the other.
    const { body } = await app.call('admin', 'POST', '/network/import/search', {})
    expect(body.imports).toEqual([])
    const asMarkets = await app.call('admin', 'GET', `/network/import/${own.body.importKey}/undo`)
    expect(asMarkets.status).toBe(404)
  })
})

describe('a new model that is named', () => {
  let template: number | undefined
  const choose = async () => {
    template ??= await addTemplate(app, await addCreative(app), 'A')
    const path = `/campaign/create/${template}?marketKey=${TREE.dealer.key}`
    return (await app.call('district', 'POST', path)).body.key as number
  }
  const SELECTION = `INSERT INTO audience_selections
      (campaign_key, request, breakdown, total_size, pieces, estimated_cost,
       cost_without_discount, basis, saved_by, saved_at, path)
    VALUES ($1, $2, '{}', 1, 1, 1, 1, '', 1, now(), $3)`
  const selected = {
    vehicleModels: [{ model: 'Prologue', years: [{ year: 2024, selected: false }] }],
  }

  test('is retired where an audience names it, though no year of it is chosen', async () => {
    const key = await importKeyOf(...LINEUP)
    await app.owner.query(SELECTION, [await choose(), selected, TREE.dealer.path])
    const { body } = await undo(key)
    expect(body).toMatchObject({
      counts: { removed: 0, retired: 1 },
      retired: [{ model: 'Prologue', reason: 'stays.campaigns' }],
    })
    expect(await models()).toContainEqual({
      model: 'Prologue',
      years: [2024, 2025],
      isRetired: true,
    })
    await app.owner.query('TRUNCATE campaigns CASCADE')
  })

  test('is retired where customers were imported since', async () => {
    const key = await importKeyOf(...LINEUP)
    await app.owner.query(
      `INSERT INTO customer_models VALUES ('HONDA', 'Honda', 'Prologue', 1, $1)`,
      [TREE.honda.path],
    )
    expect((await undo(key)).body.retired).toMatchObject([{ reason: 'stays.customers' }])
  })

  test('is retired where an audience is being saved in this very moment', async () => {
    const key = await importKeyOf(...LINEUP)
    const campaign = await choose()
    const client = await app.owner.connect()
    await client.query('BEGIN')
    await client.query(SELECTION, [campaign, selected, TREE.dealer.path])
    const undone = undo(key)
    await vi.waitFor(async () => {
      const { rowCount } = await app.owner.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    })
    await client.query('COMMIT')
    client.release()
    expect((await undone).body.counts).toMatchObject({ removed: 0, retired: 1 })
    await app.owner.query('TRUNCATE campaigns CASCADE')
  })
})
