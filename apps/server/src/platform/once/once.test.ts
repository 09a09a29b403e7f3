import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverOn } from '../../testing/server-on.ts'
import { testApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'
import { operations } from '../../wiring.ts'
import { Pause, type BoundOperation } from '../use-case.ts'

const app = testApp()
let server: FastifyInstance
let done = 0

/** Adding a blackout date, as an operation that is done once for each key, with a pause before it. */
const once = operations
  .filter(({ operation }) => operation.name === 'blackoutDates.add')
  .map((bound): BoundOperation => ({
    operation: { ...bound.operation, idempotent: true },
    useCase: async () =>
      new Pause(async () => async (call) => {
        done += 1
        return bound.useCase(call)
      }),
  }))

beforeAll(async () => {
  server = await serverOn(app.pool, { operations: once })
})
afterAll(() => server.close())
beforeEach(async () => {
  done = 0
  await app.owner.query('DELETE FROM blackout_dates; DELETE FROM idempotency_keys')
})

async function add(date: string, key?: string, as = 'admin', overrides: object = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/blackout-date/add',
    payload: { date, ...overrides },
    headers: {
      authorization: `Bearer ${await tokenFor(as)}`,
      ...(key && { 'idempotency-key': key }),
    },
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.body }
}

const dates = async () =>
  (await app.owner.query('SELECT date::text FROM blackout_dates ORDER BY 1')).rows.map(
    ({ date }) => date,
  )

test('the same key with the same body answers the same bytes as the first time, and is done once [ORD-01]', async () => {
  const first = await add('2031-05-05', 'one')
  expect(first.status).toBe(201)
  expect(await add('2031-05-05', 'one')).toEqual(first)
  expect(done).toBe(1)
  expect(await dates()).toEqual(['2031-05-05'])
})

test('the same key with another body is refused, and nothing of it is done [ORD-01]', async () => {
  await add('2031-05-05', 'one')
  const second = await add('2031-05-06', 'one')
  expect([second.status, second.body.code]).toEqual([422, 'idempotency.key-reused'])
  expect(await dates()).toEqual(['2031-05-05'])
})

test('sent sixteen times at once, it is done once and answered alike [ORD-01]', async () => {
  const all = await Promise.all(Array.from({ length: 16 }, () => add('2031-05-05', 'one')))
  expect(all[0]?.status).toBe(201)
  for (const each of all) expect(each).toEqual(all[0])
  expect(done).toBe(1)
})

test('a refusal has done nothing: its key is free again [ORD-01]', async () => {
  await add('2031-05-05')
  expect((await add('2031-05-05', 'one')).status).toBe(409)
  expect((await add('2031-05-06', 'one')).status).toBe(201)
})

test('without a key each call is one of its own, and everybody has their own keys [ORD-01]', async () => {
  expect((await add('2031-05-05')).status).toBe(201)
  expect((await add('2031-05-05')).status).toBe(409)
  expect((await add('2031-05-06', 'one')).status).toBe(201)
  const other = await add('2031-05-07', 'one', 'hondaAdmin', { hierarchyId: 'HONDA' })
  expect(other.status).toBe(201)
})

test('a key is forgotten after thirty days, and one with spaces is none [ORD-01]', async () => {
  await add('2031-05-05', 'one')
  await app.owner.query(`UPDATE idempotency_keys SET at = now() - interval '31 days'`)
  expect((await add('2031-05-06', 'one')).status).toBe(201)
  const wrong = await add('2031-05-07', 'o n e')
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['headers.idempotency-key']])
})
