import { creatives } from '@marquee/contract/creatives'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const EXAMPLE = { ...creatives.create.example.body, hierarchyId: 'HONDA' }
const HASH = 'ab'.repeat(32)

type Answer = Awaited<ReturnType<typeof app.call>>

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const create = (as: PersonName | null, overrides: object = {}) =>
  app.call(as, 'POST', '/creative-template', { ...EXAMPLE, ...overrides })
const update = (as: PersonName | null, body: object) =>
  app.call(as, 'PUT', '/creative-template', body)
const search = async (as: PersonName, query = '') =>
  (await app.call(as, 'GET', `/custom-creative-template${query}`)).body
const names = async (as: PersonName, query?: string): Promise<string[]> =>
  (await search(as, query)).customCreativeTemplates.map(({ name }: { name: string }) => name)

beforeEach(async () => {
  await app.owner.query('TRUNCATE creatives CASCADE; TRUNCATE audit_log')
})

describe('looking up creatives', () => {
  beforeEach(async () => {
    await create('hondaAdmin', { name: 'Road' })
    await create('hondaAdmin', { name: 'Battery', status: 'INACTIVE' })
    await create('admin', { name: 'Evening', hierarchyId: 'ACURA' })
  })

  test('for a campaign answers the active ones of the brand, up to 10000 at once [CRE-06, GEN-15, CONST-25]', async () => {
    const { customCreativeTemplates, ...more } = await search(
      'dealer',
      '?type=CAMPAIGN&size=10000&hierarchyId=HONDA',
    )
    expect(customCreativeTemplates).toMatchObject([
      { name: 'Road', minAttachments: 1, maxAttachments: 4, preview: { type: 'DYNAMIC_PDF' } },
    ])
    expect(more).toEqual({
      totalElements: 1,
      page: 0,
      size: 10000,
      previewHosts: ['demo'],
      can: { create: { ok: false, reason: 'access.denied' } },
    })
  })

  test('by their keys answers each of them, active or not, within the brand [CRE-06, CRE-07]', async () => {
    const all = (await search('admin', '?type=CAMPAIGN_TEMPLATE')).customCreativeTemplates
    const query = `?keys=${all.map(({ key }: { key: number }) => key).join(',')}`
    expect(await names('dealer', query)).toEqual(['Battery', 'Road'])
    expect(await names('dealer', `?keys=${all[0].key}`)).toEqual(['Battery'])
    expect((await search('dealer', '?keys=x')).fields).toHaveProperty('query.keys')
  })

  test('for templates answers authors all of them, and others no more than before [CRE-06, GEN-15]', async () => {
    const query = '?type=CAMPAIGN_TEMPLATE'
    expect(await names('hondaAdmin', query)).toEqual(['Battery', 'Road'])
    expect(await names('dealer', query)).toEqual(['Road'])
    expect(await names('hondaAdmin', '?type=CAMPAIGN')).toEqual(['Road'])
    expect(await names('admin', query)).toEqual(['Battery', 'Evening', 'Road'])
    expect(await names('admin', `${query}&hierarchyId=ACURA`)).toEqual(['Evening'])
    expect(await names('hondaAdmin', `${query}&text=bat`)).toEqual(['Battery'])
  })

  test.for(['10001', '0', '-1', '1e3'])('refuses a size of %s [CRE-06]', async (size) => {
    const answer = await app.call('dealer', 'GET', `/custom-creative-template?size=${size}`)
    expect(Object.keys(answer.body.fields)).toEqual(['query.size'])
  })

  test('by its key answers one, in one’s own brand only [CRE-07]', async () => {
    const { rows } = await app.owner.query('SELECT key, name FROM creatives ORDER BY key')
    const [road, , evening] = rows
    const read = (as: PersonName, key: number) =>
      app.call(as, 'GET', `/creative-template/${key}?hierarchyId=HONDA`)
    expect((await read('dealer', road.key)).body).toMatchObject({ name: 'Road', version: 1 })
    expect(outcome(await read('dealer', evening.key))).toBe('404 not-found')
    expect(outcome(await read('acuraDealer', road.key))).toBe('404 not-found')
  })

  test('by its key and a version answers it as it was then [CRE-07]', async () => {
    const { body } = await create('hondaAdmin', { name: 'Snow' })
    await update('hondaAdmin', { ...body, name: 'Ice' })
    const read = async (query: string) =>
      (await app.call('dealer', 'GET', `/creative-template/${body.key}${query}`)).body
    expect(await read('?version=1')).toMatchObject({ name: 'Snow', version: 1 })
    expect(await read('')).toMatchObject({ name: 'Ice', version: 2 })
    expect(await read('?version=3')).toMatchObject({ code: 'not-found' })
  })

  test('lists keys and names [CRE-08]', async () => {
    const { body } = await app.call('dealer', 'GET', '/creative-template/key-name')
    expect(body.creativeTemplates.map(({ name }: { name: string }) => name)).toEqual([
      'Battery',
      'Road',
    ])
  })
})

describe('saving a creative', () => {
  test('makes it, and takes it back whole as it was read [CRE-01, API-04]', async () => {
    const created = await create('hondaAdmin')
    expect(outcome(created)).toBe('201')
    const saved = await update('hondaAdmin', { ...created.body, name: 'Changed' })
    expect(outcome(saved)).toBe('200')
    expect(saved.body).toMatchObject({ ...EXAMPLE, name: 'Changed', version: 2 })
  })

  test('keeps every version, and no program changes one [CRE-01]', async () => {
    const { body } = await create('hondaAdmin')
    await update('hondaAdmin', { ...body, name: 'Changed' })
    const { rows } = await app.owner.query(
      `SELECT version, content ->> 'name' AS name FROM creative_versions ORDER BY version`,
    )
    expect(rows).toEqual([
      { version: 1, name: EXAMPLE.name },
      { version: 2, name: 'Changed' },
    ])
    for (const table of ['creative_versions', 'campaign_template_versions']) {
      const { rows: triggers } = await app.owner.query(
        'SELECT tgname FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal',
        [table],
      )
      expect(triggers).toEqual([{ tgname: 'never_changed' }])
    }
    await expect(app.owner.query(`UPDATE creative_versions SET content = '{}'`)).rejects.toThrow(
      'A row of creative_versions is never changed',
    )
  })

  test('refuses one that another person saved meanwhile [CRE-01]', async () => {
    const { body } = await create('hondaAdmin')
    expect(outcome(await update('admin', { ...body, name: 'One' }))).toBe('200')
    expect(outcome(await update('hondaAdmin', { ...body, name: 'Two' }))).toBe(
      '409 creative.changed-meanwhile',
    )
    const { version: _, ...unversioned } = body
    expect(outcome(await update('hondaAdmin', unversioned))).toBe('200')
  })

  test('is for authors who look after the whole brand [CRE-01, LVL-12]', async () => {
    expect(outcome(await create(null))).toBe('401 sign-in.required')
    expect(outcome(await create('national'))).toBe('403 access.denied')
    expect(outcome(await create('districtAdmin'))).toBe('403 creative.kept-above')
    expect(outcome(await create('hondaAdmin', { hierarchyId: 'ACURA' }))).toBe('404 not-found')
    const { body } = await create('hondaAdmin')
    expect(outcome(await update('districtAdmin', body))).toBe('403 creative.kept-above')
  })

  test('names the field where something is wrong [CRE-09, CRE-10]', async () => {
    const { body, status } = await create('hondaAdmin', { maxAttachments: 0, name: ' ' })
    expect([status, body.fields]).toEqual([
      400,
      {
        'body.name': 'Required',
        'body.maxAttachments': 'The largest number must not be below the smallest.',
      },
    ])
  })

  test('takes no letters that its piece cannot be printed with [CRE-01, CRE-02]', async () => {
    const fields = { 'body.texts.body': 'Text holds characters that cannot be printed' }
    const texts = { ...EXAMPLE.texts, body: 'Dear 漢字', subject: '漢字' }
    expect((await create('hondaAdmin', { texts })).body).toMatchObject({ status: 400, fields })
    const { body } = await create('hondaAdmin')
    expect((await update('hondaAdmin', { ...body, texts })).body).toMatchObject({ fields })
  })

  test('takes only pictures that were uploaded, or that it has already [CRE-01]', async () => {
    const unknown = await create('hondaAdmin', { photo: HASH })
    expect(unknown.body.fields).toEqual({ 'body.photo': 'Upload this picture first.' })
    await app.owner.query(
      `INSERT INTO images (hash, content_type, width, height, content, thumbnail)
       VALUES ($1, 'image/png', 900, 300, '', '')`,
      [HASH],
    )
    await app.owner.query(
      `INSERT INTO image_uploads (hash, asset_type, market_key, uploaded_by, path)
       VALUES ($1, 'creative-variation-full', $2, 1, $3)`,
      [HASH, TREE.honda.key, TREE.honda.path],
    )
    const variation = { id: 'road', name: ' Road ', photo: HASH }
    const created = await create('hondaAdmin', { photo: HASH, variations: [variation] })
    expect(created.body.photoUrl).toMatch(`/api/image/${HASH}`)
    const shown = { ...variation, name: 'Road', photoUrl: created.body.photoUrl }
    expect(created.body.variations).toEqual([{ ...shown, thumbnailUrl: created.body.thumbnailUrl }])
    await app.owner.query('DELETE FROM image_uploads')
    expect(outcome(await update('hondaAdmin', created.body))).toBe('200')
    await app.owner.query('TRUNCATE images CASCADE')
  })

  test('writes down who did what, without a text [CRE-01]', async () => {
    const { body } = await create('hondaAdmin')
    await update('hondaAdmin', body)
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log ORDER BY key')
    expect(rows).toEqual([
      { event: 'creative.created', details: { key: body.key, hierarchyId: 'HONDA' } },
      { event: 'creative.changed', details: { key: body.key, version: 2 } },
    ])
  })
})

describe('an external preview', () => {
  const external = (host: string, path: string) => ({
    preview: { type: 'EXTERNAL_DYNAMIC', media: [], host, path },
  })

  test('is shown from the allowed host that its creative names [CRE-02]', async () => {
    const { body } = await create('hondaAdmin', external('demo', '/piece'))
    const url = new URL(body.previewUrl)
    expect([url.origin, url.pathname]).toEqual(['http://localhost:4001', '/piece'])
    expect(url.searchParams.get('headline')).toBe(EXAMPLE.texts.headline)
  })

  test('cannot name any other [CRE-02]', async () => {
    const fields = async (host: string, path: string) =>
      Object.keys((await create('hondaAdmin', external(host, path))).body.fields)
    expect(await fields('elsewhere', '/piece')).toEqual(['body.preview.host'])
    expect(await fields('demo', '//evil.example')).toEqual(['body.preview.path'])
    expect(await fields('https://evil.example', '/')).toContain('body.preview.host')
  })

  test('is the only other page that may be framed [CRE-02]', async () => {
    const { headers } = await app.send({ method: 'GET', url: '/healthz' })
    const policy = String(headers['content-security-policy'])
    const [frames] = policy.match(/frame-src [^;]*/) ?? []
    expect(frames?.split(' ')).toContain('http://localhost:4001')
    for (const part of policy.split('; ').filter((one) => !one.startsWith('frame-src'))) {
      expect(part).not.toContain('localhost:4001')
    }
  })
})
