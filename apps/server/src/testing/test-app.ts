import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { testDatabase, type TestDatabase } from './database.ts'
import { serverOn, type Variation } from './server-on.ts'
import type { PersonName } from './test-tree.ts'
import { tokenFor } from './tokens.ts'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: any
}

export interface TestApp extends TestDatabase {
  fastify: FastifyInstance
  /** A call as one of the test tree's people; `as: null` sends no token. */
  call: (as: PersonName | null, method: Method, url: string, body?: unknown) => Promise<Answer>
  send: (options: InjectOptions) => Promise<Answer>
}

/** What the helpers need that fill a server with samples. */
export interface Fillable extends Pick<TestApp, 'owner'> {
  call: (as: PersonName, method: Method, url: string, body?: object) => Promise<Answer>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The whole server but for its socket, on this test file's own database. */
export function testApp(
  variation: Variation = {},
  database: TestDatabase = testDatabase(),
): TestApp {
  const app = database as TestApp

  beforeAll(async () => {
    app.fastify = await serverOn(app.pool, variation)
  })
  afterAll(() => app.fastify.close())

  app.send = async (options) => {
    const { statusCode: status, headers, body } = await app.fastify.inject(options)
    const isJson = body !== '' && String(headers['content-type']).includes('json')
    return { status, headers, body: isJson ? JSON.parse(body) : body }
  }
  app.call = async (as, method, url, body) => {
    const authorization = as ? { authorization: `Bearer ${await tokenFor(as)}` } : {}
    const payload = body === undefined ? {} : { payload: body as object }
    return app.send({ method, url: `/api${url}`, headers: authorization, ...payload })
  }
  return app
}
