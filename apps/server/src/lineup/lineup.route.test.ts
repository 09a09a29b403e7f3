import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query('TRUNCATE vehicle_models, audit_log')
  await app.owner.query(
    `INSERT INTO vehicle_models (hierarchy_id, make, model, years, path)
     VALUES ('HONDA', 'Honda', 'Civic', '{2025,2026}', $1), ('ACURA', 'Acura', 'RSX', '{2002}', $2)`,
    [TREE.honda.path, TREE.acura.path],
  )
})

async function send(as: PersonName, path: string, text: string) {
  const { headers, payload } = contentOf({
    file: { name: 'vehicles.csv', bytes: Buffer.from(text) },
  })
  const authorization = `Bearer ${await tokenFor(as)}`
  return app.send({
    method: 'POST',
    url: `/api/lineup/${path}`,
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}
const HEADERS = 'Brand,Make,Model,Years,Body\n'
const PILOT = `${HEADERS}HONDA,Honda,Pilot,2003-2005,SUV\n`
const list = async (as: PersonName, query = '') =>
  (await app.call(as, 'GET', `/lineup${query}`)).body
const offered = async () =>
  (await app.call('dealer', 'GET', '/vehicle/metadata')).body.vehicleMetadataDto.map(
    ({ model }: { model: string }) => model,
  )

describe('a file of models', () => {
  test('is tried, and then done as it was tried', async () => {
    const tried = await send('hondaAdmin', 'trial', `${PILOT}ACURA,Acura,TL,1996,Sedan\n`)
    expect(tried.body).toMatchObject({
      counts: { added: 1, absent: 1, refused: 1 },
      ignored: ['Body'],
      added: [{ hierarchyId: 'HONDA', model: 'Pilot', line: 2, years: [2003, 2004, 2005] }],
      absent: [{ model: 'Civic' }],
      refused: [{ line: 3, field: 'brand', reason: 'row.brand-unknown' }],
      can: { import: { ok: true } },
    })
    expect(await offered()).toEqual(['Civic'])
    const { fingerprint } = tried.body
    const done = await send('hondaAdmin', `import?fingerprint=${fingerprint}`, PILOT)
    expect([done.status, await offered()]).toEqual([200, ['Civic', 'Pilot']])
    const again = await send('hondaAdmin', `import?fingerprint=${fingerprint}`, PILOT)
    expect([again.status, again.body.code]).toEqual([409, 'lineup.changed-meanwhile'])
  })

  test.each<[string, string, number, string]>([
    ['trial', '', 422, 'file.empty'],
    ['trial', 'Make\nHonda', 422, 'file.not-csv'],
    ['trial', 'Make,Make\na,b', 422, 'file.headers-twice'],
    ['trial', 'Brand,Make\na,b', 422, 'lineup.headers-missing'],
    ['trial', 'Make,Model\n"a,b\nc', 422, 'file.quote-open'],
    ['trial', '\0', 422, 'file.wrong-encoding'],
    ['import', `${HEADERS}HONDA,Honda,Pilot,,`, 422, 'file.nothing-usable'],
    [
      'import',
      `${HEADERS}HONDA,Honda,Civic,,\nHONDA,,A,1999,\nHONDA,,B,1999,`,
      422,
      'file.too-many-refused',
    ],
  ])('%s of %j is refused as a whole', async (path, text, status, code) => {
    const { body, ...answer } = await send('admin', path, text)
    expect([answer.status, body.code]).toEqual([status, code])
  })

  test('is for people whose home is a whole brand', async () => {
    for (const path of ['trial', 'import']) {
      const { body } = await send('districtAdmin', path, PILOT)
      expect(body.code).toBe('lineup.not-whole-brand')
    }
  })
})

describe('one model', () => {
  const CIVIC = { hierarchyId: 'HONDA', model: 'Civic' }
  const change = (body: object, as: PersonName = 'hondaAdmin') =>
    app.call(as, 'PUT', '/lineup/model', body)
  const add = (body: object, as: PersonName = 'hondaAdmin') =>
    app.call(as, 'POST', '/lineup/model', body)
  const PILOT_BODY = {
    hierarchyId: 'HONDA',
    make: 'Honda',
    model: ' Pilot ',
    years: [2004, 2003, 2003],
  }

  test('is added, and offered at once', async () => {
    const { status, body } = await add(PILOT_BODY)
    expect([status, body]).toEqual([
      201,
      {
        hierarchyId: 'HONDA',
        make: 'Honda',
        model: 'Pilot',
        years: [2003, 2004],
        isRetired: false,
      },
    ])
    expect(await offered()).toEqual(['Civic', 'Pilot'])
    const { rows } = await app.owner.query(
      `SELECT details FROM audit_log WHERE event = 'lineup.model-added'`,
    )
    expect(rows).toEqual([{ details: { hierarchyId: 'HONDA', model: 'Pilot' } }])
  })

  test.each<[object, number, object]>([
    [{ model: 'CIVIC' }, 409, { code: 'lineup.model-taken' }],
    [{ years: [2072] }, 400, { fields: { 'body.years': expect.stringContaining('1950') } }],
    [{ years: [] }, 400, { code: 'request.invalid' }],
    [{ hierarchyId: 'ACURA' }, 404, { code: 'not-found' }],
  ])('is not added with %j', async (part, status, problem) => {
    const answer = await add({ ...PILOT_BODY, ...part })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject(problem)
  })

  test('is retired and offered again, and its years are changed', async () => {
    expect((await change({ ...CIVIC, isRetired: true })).body.isRetired).toBe(true)
    expect(await offered()).toEqual([])
    expect((await list('hondaAdmin')).models).toMatchObject([{ model: 'Civic', isRetired: true }])
    const { body } = await change({ ...CIVIC, isRetired: false, years: [2027] })
    expect(body).toMatchObject({ isRetired: false, years: [2027] })
    expect(await offered()).toEqual(['Civic'])
  })

  test('is not changed from below its brand, nor where it is not there', async () => {
    const retired = { ...CIVIC, isRetired: true }
    expect((await change(retired, 'districtAdmin')).body.code).toBe('lineup.not-whole-brand')
    expect((await add(PILOT_BODY, 'districtAdmin')).body.code).toBe('lineup.not-whole-brand')
    expect((await change({ ...CIVIC, model: 'RSX' })).status).toBe(404)
    expect((await change({ hierarchyId: 'ACURA', model: 'RSX' })).status).toBe(404)
  })

  test('says how many campaigns under way have chosen it', async () => {
    const uses = async () =>
      (await app.call('hondaAdmin', 'GET', '/lineup/uses?hierarchyId=HONDA&model=civic')).body
    const creative = await addCreative(app)
    const template = await addTemplate(app, creative, 'A')
    const path = `/campaign/create/${template}?marketKey=${TREE.dealer.key}`
    const { body: campaign } = await app.call('district', 'POST', path)
    const choose = (selected: boolean) =>
      app.owner.query(
        `INSERT INTO audience_selections
           (campaign_key, request, breakdown, total_size, pieces, estimated_cost,
            cost_without_discount, basis, saved_by, saved_at, path)
         VALUES ($1, $2, '{}', 1, 1, 1, 1, '', $3, now(), $4)
         ON CONFLICT (campaign_key) DO UPDATE SET request = excluded.request`,
        [
          campaign.key,
          { vehicleModels: [{ model: 'Civic', years: [{ year: 2025, selected }] }] },
          campaign.createdBy?.key ?? 1,
          TREE.dealer.path,
        ],
      )
    await choose(false)
    expect(await uses()).toEqual({ campaigns: 0 })
    await choose(true)
    expect(await uses()).toEqual({ campaigns: 1 })
    await app.owner.query(`UPDATE campaigns SET status = 'CANCELLED'`)
    expect(await uses()).toEqual({ campaigns: 0 })
  })
})

test('the list has the models of the brands that one sees, and who may change them', async () => {
  const all = await list('admin')
  expect(all.models.map(({ model }: { model: string }) => model)).toEqual(['RSX', 'Civic'])
  expect(all.brands.map(({ id }: { id: string }) => id).toSorted()).toEqual(['ACURA', 'HONDA'])
  expect((await list('admin', '?hierarchyId=ACURA')).models).toHaveLength(1)
  expect(await list('districtAdmin')).toMatchObject({
    models: [{ model: 'Civic' }],
    brands: [{ id: 'HONDA' }],
    can: { change: { ok: false, reason: 'lineup.not-whole-brand' } },
  })
})
