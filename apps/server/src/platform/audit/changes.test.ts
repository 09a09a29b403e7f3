import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { PEOPLE, TREE } from '../../testing/test-tree.ts'

const app = testApp()

const lastRow = async () =>
  (await app.owner.query('SELECT * FROM audit_log ORDER BY key DESC LIMIT 1')).rows[0]

test('what a call changes is logged before and after, by the database itself [LVL-02]', async () => {
  const person = PEOPLE.dealer.key
  const answer = await app.call('admin', 'PUT', `/person/${person}`, {
    name: 'Robin Secret',
    email: 'dealer@test.example',
    level: 'DEALER',
    version: 1,
    homeMarketKey: TREE.sibling.key,
    permissions: ['CAN_SUBMIT_ORDER'],
  })
  expect(answer.status).toBe(200)
  const row = await lastRow()
  expect(row.changes).toEqual([
    {
      of: 'people',
      did: 'update',
      key: person,
      unquoted: ['name'],
      before: { home_market_key: TREE.dealer.key, permissions: ['CAN_READ_CAMPAIGNS'] },
      after: { home_market_key: TREE.sibling.key, permissions: ['CAN_SUBMIT_ORDER'] },
    },
  ])
  expect(JSON.stringify(row)).not.toMatch(/Secret|@/)
})

test('a new row is logged as it is then, a deleted one as it was', async () => {
  const created = await app.call('admin', 'POST', '/blackout-date/add', {
    date: '2031-12-24',
    hierarchyId: 'HONDA',
  })
  expect(created.status).toBe(201)
  const day = { date: '2031-12-24', hierarchy_id: 'HONDA' }
  const { key } = created.body
  expect((await lastRow()).changes).toEqual([
    { of: 'blackout_dates', did: 'insert', key, after: day },
  ])
  await app.call('admin', 'DELETE', `/blackout-date/${key}/delete`)
  expect((await lastRow()).changes).toEqual([
    { of: 'blackout_dates', did: 'delete', key, before: day },
  ])
})

test('of a document the changed parts are logged, and what people wrote there is not quoted', async () => {
  const client = await app.owner.connect()
  const { rows } = await client
    .query(
      `BEGIN; SELECT enter_path('1.');
    INSERT INTO seed_lists (key, market_key, name, recipients, path) VALUES (7, 5, 'Ours', '[]', '1.2.3.4.5.');
    UPDATE seed_lists SET name = 'Theirs', recipients = '[{"firstName": "Ada"}]', version = 2;
    UPDATE seed_lists SET version = 3;
    SELECT noted_changes() AS noted; ROLLBACK`,
    )
    .then((all) => (all as never as (typeof all)[])[5]!)
  client.release()
  expect(rows[0].noted.slice(1)).toEqual([
    { of: 'seed_lists', did: 'update', key: 7, unquoted: ['name', 'recipients'] },
  ])
})

test('of a transaction that changes very much, the rest is counted', async () => {
  const client = await app.owner.connect()
  const all = await client.query(`BEGIN; SELECT enter_path('1.');
    INSERT INTO blackout_dates (date, path) SELECT date '2040-01-01' + n, '1.' FROM generate_series(1, 1000) n;
    SELECT noted_changes() AS noted; ROLLBACK; SELECT noted_changes() AS noted`)
  client.release()
  const [noted, after] = [3, 5].map((at) => (all as never as (typeof all)[])[at]?.rows[0].noted)
  expect(noted).toHaveLength(61)
  expect(noted.at(-1)).toEqual({ leftOut: 940 })
  expect(after).toBeNull()
})
