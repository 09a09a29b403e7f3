import { sql as raw } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { serverOn } from '../../testing/server-on.ts'
import { testApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'
import { operations } from '../../wiring.ts'
import { store, type Use } from '../sql/index.ts'
import type { BoundOperation } from '../use-case.ts'
import { logging } from './logging.ts'

const app = testApp()
const canary = 'zq-canary'

/** Everything that a server with these operations logs while a test calls it. */
async function loggedBy(changed: readonly BoundOperation[], work: (call: Call) => Promise<void>) {
  const lines: string[] = []
  const log = logging('trace', { write: (line) => void lines.push(line) })
  const server = await serverOn(app.pool, { operations: changed, log })
  const authorization = `Bearer ${await tokenFor('admin')}`
  await work(async (method, url, body) => {
    const payload = body === undefined ? {} : { payload: body as object }
    return (await server.inject({ method, url, headers: { authorization }, ...payload })).statusCode
  })
  await server.close()
  return { lines: lines.map((line) => JSON.parse(line)), text: lines.join(''), authorization }
}

type Call = (method: 'GET' | 'POST', url: string, body?: unknown) => Promise<number>

const failing = operations.map(({ operation }) => ({
  operation,
  useCase: () => {
    throw new Error(`${canary} failed`, { cause: new Error(canary) })
  },
}))

describe('the log', () => {
  test('has one line for a call, with the name of its operation and no address, text or token', async () => {
    const logged = await loggedBy(operations, async (call) => {
      expect(await call('GET', '/api/market/marketTypes/DEALER/search?text=zq-canary')).toBe(200)
      expect(
        await call('POST', '/api/person', {
          name: canary,
          email: `${canary}@test.example`,
          level: 'DEALER',
          homeMarketKey: 5,
          permissions: [],
        }),
      ).toBe(201)
      expect(await call('POST', '/api/person/search', { criteria: { text: canary } })).toBe(200)
      expect(await call('POST', '/api/person', { name: canary, [canary]: canary })).toBe(400)
      expect(await call('GET', `/api/${canary}?email=${canary}`)).toBe(404)
    })
    const ofCalls = logged.lines.filter(({ reqId }) => reqId)
    expect(ofCalls.map(({ operation, status }) => [operation, status])).toEqual([
      ['markets.searchByType', 200],
      ['people.invite', 201],
      ['people.search', 200],
      ['people.invite', 400],
    ])
    expect(logged.text).not.toContain(canary)
    expect(logged.text).not.toContain(logged.authorization.slice(-40))
  })

  test('has the place and class of a failure, and not its words', async () => {
    const logged = await loggedBy(failing, async (call) => {
      expect(await call('GET', `/api/user-state`)).toBe(500)
    })
    const [failure] = logged.lines.filter(({ level }) => level >= 50)
    expect(failure).toMatchObject({ err: { type: 'Error', message: '', cause: { message: '' } } })
    expect(failure.err.stack).toContain('logging.test.ts')
    expect(failure.reqId).toMatch(/^[0-9a-f-]{36}$/)
    expect(logged.text).not.toContain(canary)
  })

  test('keeps what the database quotes to itself', async () => {
    const logged = await loggedBy(broken, async (call) => {
      expect(await call('GET', `/api/user-state`)).toBe(500)
    })
    const [failure] = logged.lines.filter(({ level }) => level >= 50)
    expect(JSON.stringify(failure)).toContain('22P02')
    expect(logged.text).not.toContain(canary)
  })
})

// What a driver reports: a message and a query that hold the value.
const broken = operations.map(({ operation }) => ({
  operation,
  useCase: async () => {
    await app.owner.query('SELECT $1::integer', [canary])
    throw new Error('not reached')
  },
}))

const slow = operations.map(({ operation }) => ({
  operation,
  useCase: async ({ use }: { use: Use }) => {
    await use(sleepStore).sleep(canary)
    throw new Error('not reached by what is asserted')
  },
}))

const sleepStore = store((sql) => ({
  sleep: (text: string) => sql.execute(raw`SELECT pg_sleep(1.2), ${text}::text`),
}))

test('a statement that takes a second is in the log with its operation, and without its values', async () => {
  const logged = await loggedBy(slow, async (call) => {
    expect(await call('GET', '/api/market/5/hierarchy')).toBe(500)
  })
  const warnings = logged.lines.filter(({ statement }) => statement)
  expect(warnings.map(({ operation, statement }) => [operation, statement])).toEqual([
    ['markets.hierarchy', 'SELECT pg_sleep(1.2), $1::text'],
  ])
  expect(logged.text).not.toContain(canary)
})
