import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()

beforeEach(() => app.owner.query('TRUNCATE audit_log, audit_seals; TRUNCATE blackout_dates'))

const close = (as: 'admin' | 'hondaAdmin' | 'dealer', date = '2031-12-24') =>
  app.call(as, 'POST', '/blackout-date/add', { date, hierarchyId: 'HONDA' })

const search = async (criteria: object = {}, as: 'admin' | 'districtAdmin' = 'admin') =>
  (await app.call(as, 'POST', '/audit/search', { criteria })).body

describe('who did what, from where', () => {
  test('what was done is found with who did it, from which address, by what kind of program [LVL-02]', async () => {
    const answer = await app.send({
      method: 'POST',
      url: '/api/blackout-date/add',
      payload: { date: '2031-12-24', hierarchyId: 'HONDA' },
      headers: {
        authorization: `Bearer ${await tokenFor('hondaAdmin')}`,
        'user-agent': 'Mozilla/5.0 (X11; Linux; rv:142.0) Gecko/20100101 Firefox/142.0',
        // Of a proxy on this machine, which is believed.
        'x-forwarded-for': '192.0.2.7',
      },
    })
    const { rows, totalElements, isCut, sealedUntil } = await search()
    expect({ totalElements, isCut, sealedUntil }).toEqual({
      totalElements: 1,
      isCut: false,
      sealedUntil: null,
    })
    expect(rows[0]).toMatchObject({
      person: { key: PEOPLE.hondaAdmin.key, name: 'Test hondaAdmin' },
      operation: 'blackoutDates.add',
      event: 'blackout-date.added',
      outcome: 'done',
      about: [{ kind: 'blackout-date', key: answer.body.key, name: '12/24/2031' }],
      aboutCount: 1,
      client: '192.0.2.7',
      agent: 'Firefox',
    })
    const { body } = await app.call('admin', 'GET', `/audit/${rows[0].key}`)
    expect(body.changes).toEqual([
      {
        of: 'blackout_dates',
        did: 'insert',
        key: answer.body.key,
        after: { date: '2031-12-24', hierarchy_id: 'HONDA' },
      },
    ])
    expect(body).toMatchObject({ changesLeftOut: 0, seal: null })
  })

  test('a try that was not allowed is denied, one that came second is refused [LVL-02]', async () => {
    await close('dealer')
    await close('admin')
    await close('hondaAdmin')
    const { rows } = await search()
    expect(rows.map((row: any) => [row.outcome, row.event, row.person.key])).toEqual([
      ['refused', 'blackout-date.already-closed', PEOPLE.hondaAdmin.key],
      ['done', 'blackout-date.added', PEOPLE.admin.key],
      ['denied', 'access.denied', PEOPLE.dealer.key],
    ])
  })

  test('a typing mistake is not logged as a refused attempt', async () => {
    await close('admin', 'tomorrow')
    expect((await search()).rows).toEqual([])
  })
})

describe('searching', () => {
  /** Known again by its agent. */
  const row = (more: { object?: number }) => ({
    agent: `${more.object}`,
    request_id: 'x',
    person_key: 4,
    operation: 'people.change',
    outcome: 'done',
    event: 'person.changed',
    details: {},
    path: TREE.district.path,
    object: 7,
    at: '2027-03-14T15:00:00Z',
    ...more,
  })

  async function plant(...rows: object[]): Promise<void> {
    const columns =
      'request_id, person_key, operation, outcome, event, details, path, object, at, agent, about, transaction'
    await app.owner.query(
      `INSERT INTO audit_log (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::audit_log, $1)`,
      [JSON.stringify(rows.map((one) => ({ ...row(one), transaction: '1' })))],
    )
  }
  const found = async (criteria: object) =>
    (await search(criteria)).rows.map(({ agent }: { agent: string }) => Number(agent))

  test('finds each of many things that were decided at once, by their kind and by their key alone', async () => {
    await plant(
      { object: 1, event: 'campaign.approved', about: ['campaign:96', 'campaign:97'] },
      { object: 2, event: 'person.changed', about: ['person:96'] },
      { object: 96, event: 'access.denied', outcome: 'denied' },
    )
    expect(await found({ about: { kind: 'campaign', key: 96 } })).toEqual([1])
    expect(await found({ about: { kind: 'campaign', key: 97 } })).toEqual([1])
    expect(await found({ about: { kind: 'person', key: 97 } })).toEqual([])
    expect(await found({ about: { key: 96 } })).toEqual([96, 2, 1])
  })

  test('names what an entry is about, and only the first of many in the list', async () => {
    const markets = [TREE.dealer.key, 900_001, 900_002, 900_003].map((key) => `market:${key}`)
    await plant({ object: 1, about: markets })
    const { rows } = await search()
    expect(rows[0].about.slice(0, 2)).toEqual([
      { kind: 'market', key: TREE.dealer.key, name: 'Market dealer' },
      { kind: 'market', key: 900_001, name: null },
    ])
    expect([rows[0].about.length, rows[0].aboutCount]).toEqual([3, 4])
    const { body } = await app.call('admin', 'GET', `/audit/${rows[0].key}`)
    expect([body.about.length, body.details]).toEqual([4, {}])
  })

  test('goes by person, event, outcome, object and day of the home market', async () => {
    await plant(
      { object: 1, person_key: 5 },
      { object: 2, event: 'campaign.created' },
      { object: 3, outcome: 'denied', event: 'access.denied' },
      // In Detroit this is still the day before.
      { object: 4, at: '2027-03-15T03:59:59Z' },
      { object: 5, at: '2027-03-15T04:00:00Z' },
    )
    expect(await found({ who: 'test DEALER' })).toEqual([1])
    expect(await found({ event: 'campaign.' })).toEqual([2])
    expect(await found({ event: 'Campaign CREATED' })).toEqual([2])
    expect(await found({ event: '%' })).toEqual([])
    expect(await found({ outcome: 'denied' })).toEqual([3])
    expect(await found({ about: { key: 4 } })).toEqual([4])
    expect(await found({ from: '2027-03-15' })).toEqual([5])
    expect(await found({ from: '2027-03-14', to: '2027-03-14' })).toEqual([4, 3, 2, 1])
  })

  test('a last day before the first one is refused', async () => {
    const criteria = { from: '2027-03-15', to: '2027-03-14' }
    const answer = await app.call('admin', 'POST', '/audit/search', { criteria })
    expect([answer.status, answer.body.code]).toEqual([422, 'audit.day-order'])
  })

  test('people see no more than their own part of the tree, nor the names of those above [LVL-02]', async () => {
    await plant(
      { object: 1, path: '1.' },
      { object: 2, person_key: 1 },
      { object: 3, path: '1.9.' },
    )
    const { rows } = await search({}, 'districtAdmin')
    expect(rows.map((one: any) => [one.agent, one.person])).toEqual([['2', { key: 1, name: null }]])
  })

  test('more than ten thousand are not counted, and the reply says that there are', async () => {
    await app.owner.query(
      `INSERT INTO audit_log (request_id, operation, outcome, event, details, path)
       SELECT 'x', 'o', 'done', 'many', '{}', '1.' FROM generate_series(1, 10005)`,
    )
    expect(await search()).toMatchObject({ totalElements: 10_000, isCut: true })
    const last = await app.call('admin', 'POST', '/audit/search', { page: 99, size: 100 })
    expect(last.body.rows).toHaveLength(100)
    const beyond = await app.call('admin', 'POST', '/audit/search', { page: 100, size: 100 })
    expect(beyond.body.rows).toHaveLength(0)
  })

  test('a file holds all that a search finds, and that it was made is written down', async () => {
    await plant({ object: 1 }, { object: 2 })
    const { body } = await app.call('admin', 'POST', '/audit/export', { criteria: { who: 'test' } })
    expect([body.rows.length, body.isCut]).toEqual([2, false])
    expect((await search({ event: 'audit.exported' })).rows).toHaveLength(1)
  })
})
