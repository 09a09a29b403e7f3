import { FEATURE_TOGGLES } from '@marquee/rules/toggles'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
const DEFAULT = 'IS_AUDIENCE_BUILDER_ENABLED'
const NEW = 'IS_SPRING_SALE_ENABLED'

beforeEach(async () => {
  await app.owner.query('TRUNCATE feature_toggles, audit_log')
})

const read = (as: PersonName | null, query = '') => app.call(as, 'GET', `/feature-toggles${query}`)
const explain = (as: PersonName | null, query = '') =>
  app.call(as, 'GET', `/feature-toggles/explained${query}`)
const set = (as: PersonName | null, name: string, value: boolean | null, hierarchy?: string) =>
  app.call(as, 'PUT', `/feature-toggles/${name}${hierarchy ? `?hierarchy=${hierarchy}` : ''}`, {
    value,
  })
const values = async (as: PersonName, query?: string) => (await read(as, query)).body.toggles
const outcome = ({ status, body }: Awaited<ReturnType<typeof read>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const storedCount = async () => (await app.owner.query('SELECT FROM feature_toggles')).rowCount

describe('the feature toggles of the server', () => {
  test('are none until one is set [TGL-06, TGL-08]', async () => {
    const { status, body } = await read('dealer', '?hierarchy=HONDA&marketKey=5')
    expect([status, body]).toEqual([200, { toggles: {} }])
  })

  test('hold for a brand its own values over those of every brand [TGL-08, TGL-09]', async () => {
    await set('admin', NEW, false)
    await set('admin', 'IS_OTHER_ENABLED', true)
    await set('admin', NEW, true, 'HONDA')
    const general = { [NEW]: false, IS_OTHER_ENABLED: true }
    expect(await values('dealer')).toEqual(general)
    expect(await values('dealer', '?hierarchy=HONDA')).toEqual({ ...general, [NEW]: true })
    expect(await values('acuraDealer', '?hierarchy=ACURA')).toEqual(general)
  })

  test('reveal nothing of another brand, which is as if it did not exist [TGL-08, API-02]', async () => {
    await set('admin', NEW, true, 'ACURA')
    expect(await values('dealer', '?hierarchy=ACURA')).toEqual({})
    expect(await values('dealer', '?hierarchy=NOBRAND')).toEqual({})
    expect(await values('acuraDealer', '?hierarchy=ACURA')).toEqual({ [NEW]: true })
  })

  test('take the brand by the name hierarchy, not hierarchyId [TGL-08]', async () => {
    const { status, body } = await read('dealer', '?hierarchyId=HONDA')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['query.hierarchyId']])
  })

  test('are not shown without a sign-in [TGL-08, SIGN-05]', async () => {
    expect(outcome(await read(null))).toBe('401 sign-in.required')
  })
})

describe('where each value comes from', () => {
  test('is the default for the three of the product, not the server’s [TGL-01, TGL-06, TGL-07]', async () => {
    await set('admin', DEFAULT, false)
    const { body } = await explain('admin')
    expect(body.toggles.map(({ name }: { name: string }) => name)).toEqual(
      [...FEATURE_TOGGLES].sort(),
    )
    expect(body.toggles.find(({ name }: { name: string }) => name === DEFAULT)).toEqual({
      name: DEFAULT,
      default: true,
      server: false,
      value: true,
      wins: 'default',
    })
  })

  test('is the server for one that the deployment does not know [TGL-07]', async () => {
    const { body } = await set('admin', NEW, false)
    expect(body).toEqual({ name: NEW, default: null, server: false, value: false, wins: 'server' })
    expect((await explain('admin', '?hierarchy=HONDA')).body.toggles).toContainEqual(body)
  })

  test('is shown to administrators, with what they may set [TGL-07, LVL-12]', async () => {
    expect((await explain('hondaAdmin', '?hierarchy=HONDA')).body.can).toEqual({
      set: { ok: true },
    })
    const beyond = { set: { ok: false, reason: 'toggle.beyond-scope' } }
    expect((await explain('hondaAdmin')).body.can).toEqual(beyond)
    expect((await explain('districtAdmin', '?hierarchy=HONDA')).body.can).toEqual(beyond)
    expect(outcome(await explain('hondaAdmin', '?hierarchy=ACURA'))).toBe('404 not-found')
    expect(outcome(await explain('national'))).toBe('403 access.denied')
    expect(outcome(await explain(null))).toBe('401 sign-in.required')
  })
})

describe('setting a toggle', () => {
  test('changes it, again and again, and null takes it away [TGL-07]', async () => {
    for (const value of [true, false, true]) {
      expect((await set('admin', NEW, value)).body).toMatchObject({ server: value, value })
      expect(await values('dealer')).toEqual({ [NEW]: value })
    }
    expect(await storedCount()).toBe(1)
    expect((await set('admin', NEW, null)).body).toBeNull()
    expect((await set('admin', DEFAULT, null)).body).toMatchObject({ server: null, value: true })
    expect([await values('dealer'), await storedCount()]).toEqual([{}, 0])
  })

  test('of a brand leaves that of every brand alone, also when it is taken away [TGL-08]', async () => {
    await set('admin', NEW, true)
    await set('hondaAdmin', NEW, false, 'HONDA')
    expect(await storedCount()).toBe(2)
    expect((await set('hondaAdmin', NEW, null, 'HONDA')).body).toMatchObject({ server: true })
    expect(await values('dealer', '?hierarchy=HONDA')).toEqual({ [NEW]: true })
  })

  test('is for administrators of every market that it reaches [TGL-07, LVL-12]', async () => {
    expect(outcome(await set(null, NEW, true))).toBe('401 sign-in.required')
    expect(outcome(await set('national', NEW, true, 'HONDA'))).toBe('403 access.denied')
    expect(outcome(await set('hondaAdmin', NEW, true))).toBe('403 toggle.beyond-scope')
    expect(outcome(await set('districtAdmin', NEW, true, 'HONDA'))).toBe('403 toggle.beyond-scope')
    expect(outcome(await set('hondaAdmin', NEW, true, 'ACURA'))).toBe('404 not-found')
    expect(outcome(await set('admin', NEW, true, 'NOBRAND'))).toBe('404 not-found')
    expect(await storedCount()).toBe(0)
  })

  test.for([
    'is_small',
    'IS-DASH',
    'A',
    '_X',
    '9A',
    'X'.repeat(65),
    '__PROTO__',
    'constructor',
    'IS_Ä',
  ])('takes no name like %s [TGL-01]', async (name) => {
    const { status, body } = await set('admin', encodeURIComponent(name), true)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['params.name']])
  })

  test('to two values at once keeps one of them [TGL-07]', async () => {
    const answers = await Promise.all(
      [true, false, true, false].map((value) => set('admin', NEW, value)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await storedCount()).toBe(1)
  })

  test('is written down with its name, brand and value, and so is a refusal [TGL-07]', async () => {
    await set('hondaAdmin', NEW, false, 'HONDA')
    await set('hondaAdmin', NEW, false)
    const { rows } = await app.owner.query(
      'SELECT person_key, outcome, event, details FROM audit_log ORDER BY key',
    )
    expect(rows).toEqual([
      {
        person_key: 8,
        outcome: 'done',
        event: 'feature-toggle.set',
        details: { name: NEW, hierarchyId: 'HONDA', value: false },
      },
      {
        person_key: 8,
        outcome: 'denied',
        event: 'toggle.beyond-scope',
        details: { params: { name: NEW } },
      },
    ])
  })
})
