import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addCreative, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
let creative: number
let key: number

beforeAll(async () => {
  creative = await addCreative(app)
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates CASCADE')
  const body = templateBody(creative, 'A', { name: 'Winter' })
  key = (await app.call('admin', 'POST', '/campaign-template', body)).body.key
  const changed = { ...body, hierarchyId: undefined, key, version: 1, name: 'Spring' }
  const saved = await app.call('hondaAdmin', 'PUT', '/campaign-template', changed)
  expect(saved.status).toBe(200)
})

const versions = (as: PersonName | null, of = key) =>
  app.call(as, 'GET', `/campaign-template/${of}/versions`)

test('the versions of a template are listed with who saved them, the newest first', async () => {
  const { status, body } = await versions('admin')
  const { rows } = await app.owner.query(
    `SELECT v.version, v.saved_at, p.key, p.name
     FROM campaign_template_versions v JOIN people p ON p.key = v.saved_by
     ORDER BY v.version DESC`,
  )
  expect(status).toBe(200)
  expect(body.versions.map((one: { version: number }) => one.version)).toEqual([2, 1])
  expect(body.versions).toEqual(
    rows.map((row) => ({
      version: row.version,
      savedAt: row.saved_at.toISOString(),
      savedBy: { key: row.key, name: row.name },
    })),
  )
})

test('of a person outside the reader’s markets no name is given', async () => {
  const { body } = await versions('hondaAdmin')
  expect(body.versions[0].savedBy.name).not.toBeNull()
  expect(body.versions[1].savedBy.name).toBeNull()
})

test('a version that was made by the product itself names nobody', async () => {
  await app.owner.query(
    `INSERT INTO campaign_template_versions (template_key, version, content, path)
     SELECT template_key, 3, content, path FROM campaign_template_versions WHERE version = 2`,
  )
  expect((await versions('admin')).body.versions[0]).toMatchObject({ version: 3, savedBy: null })
})

test('versions are for those who write the template', async () => {
  const outcome = async (as: PersonName | null, of?: number) => {
    const { status, body } = await versions(as, of)
    return `${status} ${body.code}`
  }
  expect(await outcome(null)).toBe('401 sign-in.required')
  expect(await outcome('dealer')).toBe('403 access.denied')
  expect(await outcome('districtAdmin')).toBe('403 campaign-template.kept-above')
  expect(await outcome('hondaAdmin', 999)).toBe('404 not-found')
})
