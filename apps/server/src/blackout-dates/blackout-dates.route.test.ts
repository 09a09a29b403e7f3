import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query('TRUNCATE blackout_dates, audit_log')
})

const add = (as: PersonName | null, date: string, hierarchyId?: string | null) =>
  app.call(as, 'POST', '/blackout-date/add', { date, hierarchyId })
const remove = (as: PersonName | null, key: number) =>
  app.call(as, 'DELETE', `/blackout-date/${key}/delete`)
const list = (as: PersonName | null, query = '') => app.call(as, 'GET', `/blackout-date${query}`)
const days = async (as: PersonName, query?: string): Promise<string[]> =>
  (await list(as, query)).body.blackoutDates.map(
    ({ date, hierarchyId }: { date: string; hierarchyId: string | null }) =>
      `${date} ${hierarchyId ?? 'all'}`,
  )
const outcome = ({ status, body }: Awaited<ReturnType<typeof add>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const keptRows = async () =>
  (await app.owner.query('SELECT date, hierarchy_id FROM blackout_dates')).rowCount

describe('the list of blackout dates', () => {
  test('is ascending by date, for every order in which the days were closed [BLK-01, BLK-03, BLK-07]', async () => {
    for (const date of ['2027-12-25', '2026-07-04', '2027-01-01']) await add('admin', date)
    const { status, body } = await list('dealer')
    expect(status).toBe(200)
    expect(body.blackoutDates).toEqual([
      { key: expect.any(Number), date: '2026-07-04', hierarchyId: null, can: expect.anything() },
      { key: expect.any(Number), date: '2027-01-01', hierarchyId: null, can: expect.anything() },
      { key: expect.any(Number), date: '2027-12-25', hierarchyId: null, can: expect.anything() },
    ])
  })

  test('holds the days of every brand and of the own one, and no other brand’s [BLK-03]', async () => {
    await add('admin', '2027-01-01')
    await add('admin', '2027-02-02', 'HONDA')
    await add('admin', '2027-03-03', 'ACURA')
    expect(await days('dealer')).toEqual(['2027-01-01 all', '2027-02-02 HONDA'])
    expect(await days('acuraDealer')).toEqual(['2027-01-01 all', '2027-03-03 ACURA'])
    expect((await days('admin')).length).toBe(3)
  })

  test('is narrowed by brand, by market and by both, and widened by none [BLK-03, API-02]', async () => {
    await add('admin', '2027-01-01')
    await add('admin', '2027-02-02', 'HONDA')
    await add('admin', '2027-03-03', 'ACURA')
    const honda = ['2027-01-01 all', '2027-02-02 HONDA']
    expect(await days('admin', '?hierarchyId=HONDA')).toEqual(honda)
    expect(await days('admin', '?marketKey=5')).toEqual(honda)
    expect(await days('admin', '?marketKey=1&hierarchyId=HONDA')).toEqual(honda)
    expect(await days('dealer', '?marketKey=5&hierarchyId=HONDA')).toEqual(honda)
    for (const query of ['?hierarchyId=ACURA', '?marketKey=6', '?marketKey=12', '?marketKey=999']) {
      expect(outcome(await list('dealer', query)), query).toBe('404 not-found')
    }
    expect(outcome(await list('admin', '?marketKey=12&hierarchyId=HONDA'))).toBe('404 not-found')
  })

  test('says to each person what they may do with it [BLK-02, GEN-04]', async () => {
    await add('admin', '2027-01-01')
    await add('admin', '2027-02-02', 'HONDA')
    const may = { ok: true }
    const mayNot = (reason: string) => ({ ok: false, reason })
    const abilities = async (as: PersonName) => {
      const { can, blackoutDates } = (await list(as)).body
      return { ...can, delete: blackoutDates.map((day: any) => day.can.delete) }
    }
    const denied = mayNot('access.denied')
    const beyond = mayNot('blackout-date.beyond-scope')
    expect(await abilities('admin')).toEqual({
      add: may,
      addFor: ['ACURA', 'HONDA'],
      delete: [may, may],
    })
    expect(await abilities('hondaAdmin')).toEqual({
      add: beyond,
      addFor: ['HONDA'],
      delete: [beyond, may],
    })
    expect(await abilities('districtAdmin')).toEqual({
      add: beyond,
      addFor: [],
      delete: [beyond, beyond],
    })
    expect(await abilities('national')).toEqual({
      add: denied,
      addFor: [],
      delete: [denied, denied],
    })
  })
})

describe('closing a day', () => {
  test('answers the created entry, for every brand unless one is named [BLK-04]', async () => {
    for (const hierarchyId of [undefined, null, 'HONDA']) {
      const { status, body } = await add('admin', '2027-12-25', hierarchyId)
      if (hierarchyId === null) expect(status).toBe(409)
      else expect(body).toMatchObject({ date: '2027-12-25', hierarchyId: hierarchyId ?? null })
    }
    expect(await keptRows()).toBe(2)
  })

  test.for(['2028-02-29', '0001-01-01', '9999-12-31', '2027-03-14', '2027-11-07'])(
    'keeps %s the day it is [BLK-01, GEN-10]',
    async (date) => {
      expect((await add('admin', date)).body.date).toBe(date)
      expect(await days('dealer')).toEqual([`${date} all`])
    },
  )

  test.for([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '0000-01-01',
    '12/25/2027',
    '2027-12-25T00:00:00Z',
    ' 2027-12-25',
    '2027-1-1',
    '',
    'tomorrow',
  ])('refuses %j, which is no day, by the name of the field [BLK-04, GEN-10]', async (date) => {
    const { status, body } = await add('admin', date)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ 'body.date': 'Must be a day as yyyy-mm-dd' })
    expect(await keptRows()).toBe(0)
  })

  test('that is closed already answers 409 once a scope, not across scopes [BLK-10]', async () => {
    expect(outcome(await add('admin', '2027-12-25'))).toBe('201')
    expect(outcome(await add('admin', '2027-12-25'))).toBe('409 blackout-date.already-closed')
    expect(outcome(await add('admin', '2027-12-25', 'HONDA'))).toBe('201')
    expect(outcome(await add('hondaAdmin', '2027-12-25', 'HONDA'))).toBe(
      '409 blackout-date.already-closed',
    )
    expect(outcome(await add('admin', '2027-12-25', 'ACURA'))).toBe('201')
    expect((await add('admin', '2027-12-25')).body.message).toBe('This day is already closed.')
    expect(await keptRows()).toBe(3)
  })

  test('is for administrators of all that it reaches [BLK-02, LVL-10, LVL-12]', async () => {
    expect(outcome(await add(null, '2027-12-25'))).toBe('401 sign-in.required')
    expect(outcome(await add('national', '2027-12-25', 'HONDA'))).toBe('403 access.denied')
    expect(outcome(await add('hondaAdmin', '2027-12-25'))).toBe('403 blackout-date.beyond-scope')
    expect(outcome(await add('districtAdmin', '2027-12-25', 'HONDA'))).toBe(
      '403 blackout-date.beyond-scope',
    )
    expect(outcome(await add('hondaAdmin', '2027-12-25', 'ACURA'))).toBe('404 not-found')
    expect(outcome(await add('admin', '2027-12-25', 'NOBRAND'))).toBe('404 not-found')
    expect(await keptRows()).toBe(0)
    expect(outcome(await add('hondaAdmin', '2027-12-25', 'HONDA'))).toBe('201')
  })

  test('by ten people at once succeeds once, and nine hear that it is closed [BLK-10]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        add(nth % 2 ? 'admin' : 'hondaAdmin', '2027-12-25', 'HONDA'),
      ),
    )
    expect(answers.map(outcome).sort()).toEqual([
      '201',
      ...Array.from({ length: 9 }, () => '409 blackout-date.already-closed'),
    ])
    expect(await keptRows()).toBe(1)
  })
})

describe('opening a day again', () => {
  test('answers its key, takes it from the list, and finds nothing a second time [BLK-05, BLK-08]', async () => {
    const { key } = (await add('admin', '2027-12-25')).body
    await add('admin', '2027-12-26')
    const gone = await remove('admin', key)
    expect([gone.status, gone.body]).toEqual([200, { key }])
    expect(await days('dealer')).toEqual(['2027-12-26 all'])
    expect(outcome(await remove('admin', key))).toBe('404 not-found')
  })

  test('is for administrators of all that it reaches [BLK-05, LVL-12]', async () => {
    const { key } = (await add('admin', '2027-12-25')).body
    const acura = (await add('admin', '2027-12-25', 'ACURA')).body.key
    expect(outcome(await remove(null, key))).toBe('401 sign-in.required')
    expect(outcome(await remove('dealer', key))).toBe('403 access.denied')
    expect(outcome(await remove('hondaAdmin', key))).toBe('403 blackout-date.beyond-scope')
    expect(outcome(await remove('hondaAdmin', acura))).toBe('404 not-found')
    expect(outcome(await remove('admin', 999_999))).toBe('404 not-found')
    expect(await keptRows()).toBe(2)
  })

  test('by two people at once succeeds once [BLK-05, BLK-08]', async () => {
    const { key } = (await add('admin', '2027-12-25')).body
    const answers = await Promise.all([remove('admin', key), remove('admin', key)])
    expect(answers.map(outcome).sort()).toEqual(['200', '404 not-found'])
  })
})

test('what was closed, opened and refused is written down, in keys and days [BLK-04, BLK-05]', async () => {
  const { key } = (await add('admin', '2027-12-25', 'HONDA')).body
  await add('admin', '2027-12-25', 'HONDA')
  await remove('dealer', key)
  await remove('hondaAdmin', key)
  const { rows } = await app.owner.query(
    'SELECT person_key, operation, outcome, event, details, path FROM audit_log ORDER BY key',
  )
  const details = { key, date: '2027-12-25', hierarchyId: 'HONDA' }
  const by = (person_key: number, path: string, verb: string) => ({
    person_key,
    path,
    operation: `blackoutDates.${verb}`,
  })
  expect(rows).toEqual([
    { ...by(1, '1.', 'add'), outcome: 'done', event: 'blackout-date.added', details },
    {
      ...by(1, '1.', 'add'),
      outcome: 'refused',
      event: 'blackout-date.already-closed',
      details: { params: {} },
    },
    {
      ...by(5, '1.2.3.4.5.', 'delete'),
      outcome: 'denied',
      event: 'access.denied',
      details: { params: { id: key } },
    },
    { ...by(8, '1.2.', 'delete'), outcome: 'done', event: 'blackout-date.deleted', details },
  ])
})
