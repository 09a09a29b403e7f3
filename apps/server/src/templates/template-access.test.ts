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

describe('how many dealers a template is for', () => {
  const dealers = async () => (await read()).dealers

  test('is all open dealers of its brand, and those of no other brand [TPL-09]', async () => {
    await save('hondaAdmin', { version: 1 })
    expect(await dealers()).toBe(3)
    const close = (status: string) =>
      app.owner.query('UPDATE markets SET status = $1 WHERE key = 6', [status])
    await close('CLOSED')
    expect(await dealers()).toBe(2)
    await close('ACTIVE')
  })

  test('is each dealer of its groups once, and none without a group [TPL-09]', async () => {
    const group = async (name: string, ...members: number[]) => {
      const { rows } = await app.owner.query(
        `INSERT INTO market_groups (name, hierarchy_id, market_key, path)
         VALUES ($1, 'HONDA', 2, '1.2.') RETURNING key`,
        [name],
      )
      await app.owner.query(
        `INSERT INTO market_group_markets (group_key, market_key, path)
         SELECT $1, key, path FROM markets WHERE key = ANY ($2)`,
        [rows[0].key, members],
      )
      return rows[0].key as number
    }
    const east = await group('East', 5, 6)
    const north = await group('North', 6, 8)
    const only = (...marketGroupKeys: number[]) =>
      save('hondaAdmin', { isOpenToBrand: false, marketGroupKeys })
    await only(east)
    expect(await dealers()).toBe(2)
    await only(east, north)
    expect(await dealers()).toBe(3)
    await only()
    expect(await dealers()).toBe(0)
  })
})
