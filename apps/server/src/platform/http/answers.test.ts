import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem, type OperationShape } from '@marquee/contract/operation'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverOn } from '../../testing/server-on.ts'
import { testApp } from '../../testing/test-app.ts'
import { TEST_ISSUER, tokenFor } from '../../testing/tokens.ts'
import { operations } from '../../wiring.ts'
import type { BoundOperation, UseCase } from '../use-case.ts'

const app = testApp()
const webFolder = mkdtempSync(join(tmpdir(), 'marquee-web-'))
let server: FastifyInstance
let bearer: { authorization: string }

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<script nonce="{{nonce}}">{{settings}}</script>')
  writeFileSync(join(webFolder, 'assets', 'app.js'), 'let a')
  server = await serverOn(app.pool, { webFolder, previewHosts: {} })
  bearer = { authorization: `Bearer ${await tokenFor('admin')}` }
})
afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

const get = (url: string): InjectOptions => ({ method: 'GET', url, headers: bearer })
const post = (url: string, payload: unknown): InjectOptions => ({
  method: 'POST',
  url,
  headers: bearer,
  payload: payload as object,
})
// Besides ourselves, a page may turn to the sign-in provider.
const ISSUER = ` ${TEST_ISSUER}`
const twice = { date: '2030-03-03' }

/** Every kind of answer there is, in an order in which each comes out as it says. */
const KINDS: [string, number, InjectOptions][] = [
  ['a reading', 200, get('/api/user-state')],
  ['a writing', 201, post('/api/blackout-date/add', twice)],
  ['a conflict', 409, post('/api/blackout-date/add', twice)],
  ['a wrong field', 400, post('/api/blackout-date/add', {})],
  ['an unreadable body', 400, { ...post('/api/market/search', '{'), headers: {} }],
  ['an unreadable address', 400, get('/api/market/%zz/hierarchy')],
  ['an endless part of an address', 404, get(`/api/market/${'1'.repeat(300)}/hierarchy`)],
  ['nobody', 401, { ...get('/api/user-state'), headers: {} }],
  ['a stranger', 403, get('/api/user-state')],
  ['nothing there', 404, get('/api/market/999/hierarchy')],
  ['no such address', 404, get('/api/nothing')],
  ['no such method', 405, { ...get('/api/user-state'), method: 'DELETE' }],
  ['too much', 413, post('/api/market/search', { criteria: 'x'.repeat(1_100_000) })],
  ['another type', 415, { ...post('/api/market/search', 'a'), headers: {} }],
  ['life', 200, get('/healthz')],
  ['readiness', 200, get('/readyz')],
  ['the document', 200, get('/api/openapi.json')],
  ['its page', 200, get('/api/docs')],
  ['the web app', 200, get('/campaigns')],
  ['a file of the web app', 200, get('/assets/app.js')],
  ['no such file', 404, get('/assets/nothing.js')],
]

test.for([
  '/api',
  '/api/',
  '/api?text=1',
  '/api/nothing/at/all',
  '/api/user-state/',
  '/API/user-state',
  '//api/user-state',
  '/%61pi/nothing',
  '/api%2Fuser-state',
  '/metrics',
  '/metrics/',
  '/oidc/nothing',
])('%s is no page, and there is nothing', async (url) => {
  const answer = await server.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

describe('every kind of answer', () => {
  test.for(KINDS)(
    '%s is answered %i with security headers, and refused as a problem [API-01, SIGN-05]',
    async ([kind, status, options]) => {
      const token = await tokenFor(kind === 'a stranger' ? 'stranger@nowhere.example' : 'admin')
      const headers = {
        ...(kind === 'nobody' ? {} : { authorization: `Bearer ${token}` }),
        ...(kind === 'an unreadable body' ? { 'content-type': 'application/json' } : {}),
        ...(kind === 'another type' ? { 'content-type': 'text/csv' } : {}),
      }
      const answer = await server.inject({ ...options, headers })
      expect(answer.statusCode).toBe(status)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      const csp = String(answer.headers['content-security-policy']).replaceAll(ISSUER, '')
      expect(csp).toMatch(/^default-src 'none'/)
      expect(csp).not.toMatch(/unsafe|\*|http/)
      if (status >= 400) expectProblem(answer.headers['content-type'], answer.body, status)
    },
  )

  test('what a person sees of the product is never stored by a cache in between [API-01]', async () => {
    for (const url of ['/api/user-state', '/campaigns']) {
      expect((await server.inject(get(url))).headers['cache-control']).toBe('no-store')
    }
  })

  test('each page gets a nonce of its own, and the page carries it [API-01]', async () => {
    const pages = [await server.inject(get('/')), await server.inject(get('/'))]
    const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '')
    expect(new Set(nonces).size).toBe(2)
    pages.forEach(({ headers }, at) => {
      expect(headers['content-security-policy']).toContain(`'nonce-${nonces[at]}'`)
    })
  })

  test('each has an id of its own, by which its lines in the log are found [API-06]', async () => {
    const ids = []
    for (let nth = 0; nth < 3; nth += 1) {
      const answer = await server.inject(get('/api/nothing'))
      expect(answer.json<Problem>().requestId).toBe(answer.headers['x-request-id'])
      ids.push(answer.headers['x-request-id'])
    }
    expect(new Set(ids).size).toBe(3)
    const forged = { ...bearer, 'x-request-id': 'mine', 'request-id': 'mine' }
    const answer = await server.inject({ ...get('/api/nothing'), headers: forged })
    expect(answer.json<Problem>().requestId).not.toBe('mine')
  })

  test('an address over https is held to it for a year, and one without is not [API-01]', async () => {
    const secure = await serverOn(app.pool, { publicUrl: 'https://marquee.example' })
    const answers = [await secure.inject(get('/api/user-state')), await secure.inject('/%zz')]
    await secure.close()
    for (const { headers } of answers) {
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
    const plain = await server.inject(get('/'))
    expect(plain.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('what is not even a request', () => {
  test.for<[string, string, number]>([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nbro ken\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/person HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      413,
    ],
  ])('%s is answered as a problem, with security headers [API-01]', async ([, text, status]) => {
    await server.listen({ host: '127.0.0.1', port: 0 }).catch(() => {})
    const { port } = server.server.address() as AddressInfo
    const answer = await talk(port, text)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('x-content-type-options: nosniff')
    expectProblem(/content-type: (.*)/.exec(head)?.[1], body, status)
  })
})

describe('a use case that goes wrong', () => {
  const withUseCase = async (
    name: string,
    useCase: BoundOperation['useCase'],
    send: InjectOptions,
  ) => {
    const changed = operations.map((bound) =>
      bound.operation.name === name ? { ...bound, useCase } : bound,
    )
    const broken = await serverOn(app.pool, { operations: changed })
    const answer = await broken.inject(send)
    await broken.close()
    expectProblem(answer.headers['content-type'], answer.body, 500)
    expect(answer.body).not.toMatch(/zq-secret|SELECT|at \w+|\.ts|node_modules/)
    expect(answer.json<Problem>().code).toBe('server.failed')
  }
  const original = (name: string) =>
    operations.find(({ operation }) => operation.name === name)?.useCase as UseCase<OperationShape>
  const rowsStored = async () =>
    (await app.owner.query(`SELECT FROM blackout_dates UNION ALL SELECT FROM audit_log`)).rowCount

  test('by a reply with a field that is not declared answers 500, and nothing is saved [API-03]', async () => {
    const before = await rowsStored()
    const add = original('blackoutDates.add')
    await withUseCase(
      'blackoutDates.add',
      async (call) => {
        const result = await add(call)
        return result.ok
          ? { ok: true, value: { ...(result.value as object), secret: 'zq-secret' } as never }
          : result
      },
      post('/api/blackout-date/add', { date: '2030-04-04' }),
    )
    expect(await rowsStored()).toBe(before)
  })

  test('by a reply without a declared field answers 500 [API-03]', async () => {
    await withUseCase(
      'userState.read',
      async () => ({ ok: true, value: {} as never }),
      get('/api/user-state'),
    )
  })

  test('by an error answers 500 and reveals nothing of it [API-06]', async () => {
    const fail = async () => {
      await app.pool.query('SELECT zq_secret FROM people')
      throw new Error('zq-secret')
    }
    await withUseCase('userState.read', fail, get('/api/user-state'))
  })

  test('by a reason that the contract does not declare answers 500 [API-06]', async () => {
    const refuse = async () => ({ ok: false as const, reason: 'zq-secret' as never })
    await withUseCase('userState.read', refuse, get('/api/user-state'))
  })
})

function expectProblem(type: unknown, body: string, status: number): void {
  expect(type).toBe('application/problem+json; charset=utf-8')
  const problem = Problem.parse(JSON.parse(body))
  expect(problem).toMatchObject({ status, type: `urn:marquee:problem:${problem.code}` })
  for (const text of [problem.title, problem.message, problem.requestId]) expect(text).toBeTruthy()
}

function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      received += data.toString()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}
