import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { buildApp, logging } from '../platform/http/index.ts'
import { linksBy } from '../platform/links/index.ts'
import type { SignIn } from '../platform/sign-in/index.ts'
import type { BoundOperation, Deployment } from '../platform/use-case.ts'
import { clock, operations as allOperations, reasonTexts } from '../wiring.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import type { PersonName } from './test-tree.ts'
import { testSignIn, tokenFor } from './tokens.ts'

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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Variation {
  ratePerMinute?: number
  operations?: readonly BoundOperation[]
  signIn?: SignIn
  webFolder?: string
  publicUrl?: string
  log?: ReturnType<typeof logging>
  locate?: Deployment['locate']
}

const quietLog = logging(process.env.TEST_LOG ?? 'silent')

/** The whole server but for its socket, on a pool of the caller's choice. */
export async function serverOn(
  pool: pg.Pool,
  {
    ratePerMinute = 1_000_000,
    operations = allOperations,
    signIn = testSignIn(pool),
    webFolder = '/nowhere',
    publicUrl = 'http://localhost:3000',
    log = quietLog,
    locate,
  }: Variation = {},
): Promise<FastifyInstance> {
  const settings = {
    ...{ publicUrl, log, webFolder },
    browser: {},
  }
  const deployment = { toggleDefaults: TOGGLE_DEFAULTS, locate }
  const links = linksBy('secret of the tests')
  const api = { pool, operations, reasonTexts, clock, deployment, ratePerMinute, links }
  return (await buildApp(settings, signIn, api)).fastify
}

/** The same, on this test file's own database. */
export function testApp(variation: Variation = {}): TestApp {
  const app = testDatabase() as TestApp

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
