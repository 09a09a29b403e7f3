import { templates } from '@marquee/contract/templates'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
let template: number

beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates CASCADE')
  const { rows } = await app.owner.query(
    `INSERT INTO campaign_templates (hierarchy_id, category, name, status, levels, path)
     VALUES ('HONDA', 'ON_DEMAND', 'Winter', 'ACTIVE', '{DEALER}', '1.2.') RETURNING key`,
  )
  template = rows[0].key
  await app.owner.query(
    `INSERT INTO campaign_template_versions (template_key, version, content, path)
     VALUES ($1, 1, $2, '1.2.')`,
    [template, JSON.stringify(templates.create.example.body)],
  )
})

const address = () => `/campaign-template/${template}/access`
const read = async () => (await app.call('hondaAdmin', 'GET', address())).body
const save = async (as: PersonName, overrides: object) => {
  const body = { isOpenToBrand: true, marketGroupKeys: [], levels: ['DEALER'], ...overrides }
  const answer = await app.call(as, 'PUT', address(), body)
  return { ...answer, outcome: answer.body.code ?? answer.body.version }
}

describe('who sees a template', () => {
  test('is read with a version, which each save counts up [TPL-09]', async () => {
    expect(await read()).toMatchObject({ version: 1, access: { levels: ['DEALER'] } })
    expect((await save('hondaAdmin', { version: 1, levels: ['ZONE'] })).outcome).toBe(2)
    expect(await read()).toMatchObject({ version: 2, access: { levels: ['ZONE'] } })
  })

  test('is not changed by a person who read it before another one saved it [TPL-09]', async () => {
    await save('admin', { version: 1, levels: ['ZONE'] })
    const second = await save('hondaAdmin', { version: 1 })
    expect([second.status, second.outcome]).toEqual([409, 'campaign-template.changed-meanwhile'])
    expect((await read()).access.levels).toEqual(['ZONE'])
    expect((await save('hondaAdmin', { version: 2 })).outcome).toBe(3)
  })

  test('is saved by one of two who press at once [TPL-09]', async () => {
    const both = await Promise.all(
      (['admin', 'hondaAdmin'] as const).map((as) => save(as, { version: 1 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('may be saved without a version, over any present one [TPL-09]', async () => {
    await save('admin', { levels: ['ZONE'] })
    expect((await save('hondaAdmin', {})).outcome).toBe(3)
  })

  test('has nothing to do with what is written in it [TPL-09]', async () => {
    const key = `/campaign-template/${template}`
    const whole = await app.call('hondaAdmin', 'GET', key)
    await save('hondaAdmin', { version: 1 })
    const { body } = await app.call('hondaAdmin', 'GET', key)
    expect(body.version).toBe(whole.body.version)
  })
})
