import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCreative, OPEN_TO_BRAND, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
let creative: number
let key: number

beforeAll(async () => {
  creative = await addCreative(app)
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates CASCADE; TRUNCATE audit_log')
  const { body } = await app.call('hondaAdmin', 'POST', '/campaign-template', {
    ...templateBody(creative, 'A'),
    access: OPEN_TO_BRAND,
  })
  key = body.key
  await app.call('hondaAdmin', 'POST', `/campaign-template/${key}/activate`)
})

const contentNamed = (name: string) => {
  const { hierarchyId: _, ...content } = templateBody(creative, 'A', { name })
  return content
}
const save = (name: string, version?: number, as: PersonName = 'hondaAdmin') =>
  app.call(as, 'PUT', `/campaign-template/${key}/draft`, {
    content: contentNamed(name),
    basedOn: 1,
    version,
  })
const draft = async () =>
  (await app.call('hondaAdmin', 'GET', `/campaign-template/${key}/draft`)).body.draft
const template = async (as: PersonName = 'dealer') =>
  (await app.call(as, 'GET', `/campaign-template/${key}`)).body
const publish = async (draftVersion: number, name = 'Published') =>
  app.call('hondaAdmin', 'PUT', '/campaign-template', {
    ...contentNamed(name),
    key,
    version: 1,
    draftVersion,
  })
const CHANGED = 'campaign-template.draft-changed-meanwhile'

describe('a draft of a template', () => {
  test('stands beside what is offered, which does not change by it [TPL-08]', async () => {
    const before = await template()
    expect((await save('Half written')).body).toMatchObject({
      basedOn: 1,
      version: 1,
      savedBy: { name: 'Test hondaAdmin' },
    })
    expect((await draft()).content.name).toBe('Half written')
    expect(await template()).toEqual(before)
    expect((await save('Three quarters', 1)).body.version).toBe(2)
    expect(await template()).toEqual(before)
  })

  test('may be incomplete: what it lacks is asked for when it is published', async () => {
    const content = { ...contentNamed('Half written'), workflows: [], minimumOrderValue: 0 }
    const saved = await app.call('hondaAdmin', 'PUT', `/campaign-template/${key}/draft`, {
      content,
      basedOn: 1,
    })
    expect(saved.status).toBe(200)
    const sent = { ...content, key, version: 1, draftVersion: 1 }
    const refused = await app.call('hondaAdmin', 'PUT', '/campaign-template', sent)
    expect(refused.status).toBe(400)
    expect((await draft()).content.name).toBe('Half written')
  })

  test('is gone once it is published, as the next version [TPL-08]', async () => {
    await save('Half written')
    expect((await publish(1)).body).toMatchObject({ name: 'Published', version: 2 })
    expect(await draft()).toBeNull()
    expect((await template()).name).toBe('Published')
  })

  test('that another author saved meanwhile is neither written over nor published [TPL-08]', async () => {
    await save('Half written')
    expect((await save('Of another tab')).body.code).toBe(CHANGED)
    await save('Three quarters', 1)
    expect((await save('Of another tab', 1)).body.code).toBe(CHANGED)
    expect((await publish(1)).body.code).toBe(CHANGED)
    expect((await template()).version).toBe(1)
    const discarded = `/campaign-template/${key}/draft?version=1`
    expect((await app.call('hondaAdmin', 'DELETE', discarded)).body.code).toBe(CHANGED)
    expect((await draft()).content.name).toBe('Three quarters')
  })

  test('outlives a publishing by a caller who does not know it, and says what it was begun with', async () => {
    await save('Half written')
    const unknowing = { ...contentNamed('Published'), key, version: 1 }
    expect((await app.call('hondaAdmin', 'PUT', '/campaign-template', unknowing)).status).toBe(200)
    expect(await draft()).toMatchObject({ basedOn: 1, content: { name: 'Half written' } })
  })

  test('is thrown away, and says who did what without a text [TPL-08]', async () => {
    await save('Half written')
    const discarded = `/campaign-template/${key}/draft?version=1`
    expect((await app.call('hondaAdmin', 'DELETE', discarded)).body).toEqual({ key })
    expect(await draft()).toBeNull()
    const { rows } = await app.owner.query(
      `SELECT event, details::text AS details FROM audit_log WHERE event LIKE '%draft%' ORDER BY key`,
    )
    expect(rows.map(({ event }) => event)).toEqual([
      'campaign-template.draft-saved',
      'campaign-template.draft-discarded',
    ])
    expect(rows.map(({ details }) => details).join()).not.toContain('Half written')
  })

  test('shows in the list of those who write templates, and to nobody else [TPL-10, LVL-12]', async () => {
    await save('Half written')
    const listed = async (as: PersonName) => {
      const { body } = await app.call(as, 'GET', '/campaign-template/search')
      return body.campaignTemplates.map(({ hasDraft }: any) => hasDraft)
    }
    expect(await listed('hondaAdmin')).toEqual([true])
    expect(await listed('national')).toEqual([false])
    expect(await listed('dealer')).toEqual([false])
    const read = await app.call('national', 'GET', `/campaign-template/${key}/draft`)
    expect(read.body.code).toBe('access.denied')
  })
})
