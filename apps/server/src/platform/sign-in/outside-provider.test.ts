import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { serverOn } from '../../testing/server-on.ts'
import { TREE } from '../../testing/test-tree.ts'
import { outsideSignIn, type OutsideSettings } from './sign-in.ts'

const database = testDatabase()
const { privateKey, publicKey } = await generateKeyPair('RS256')
const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }

type Reply = { status?: number; body: unknown; location?: string }

let provider: Server
let issuer: string
let requests: string[]
/** What the provider answers by path; a test changes it. */
let replies: Record<string, Reply | undefined>
let server: FastifyInstance

beforeEach(async () => {
  requests = []
  provider = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization ? 'with token' : ''}`.trim())
    const { status = 200, body, location } = replies[request.url ?? ''] ?? { status: 404, body: {} }
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(location ? { location } : {}),
    })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await listen(0)
  const { port } = provider.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`
  replies = {
    '/.well-known/openid-configuration': {
      body: { issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me`, more: true },
    },
    '/keys': { body: keys },
    '/me': { body: { sub: 'x', email: 'dana@lakeside.example', email_verified: true } },
  }
  const settings: OutsideSettings = {
    issuer,
    clientId: 'web',
    audience: 'api',
    audienceParameter: 'none',
    accessTokenType: 'at+jwt',
    emailVerifiedBy: 'email_verified',
    scope: 'openid',
  }
  server = await serverOn(database.pool, {
    signIn: outsideSignIn(settings, database.pool, Date.now),
  })
  await database.owner.query(
    `DELETE FROM people WHERE key > 100;
     INSERT INTO people (name, email, level, home_market_key, path, permissions, status)
     VALUES ('Dana', 'dana@lakeside.example', 'DEALER', 5, '${TREE.dealer.path}', '{}', 'INVITED')`,
  )
})
afterEach(async () => {
  await server.close()
  await away()
})

const listen = (port: number) =>
  new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve))
const away = () =>
  new Promise<void>((resolve) => {
    provider.close(() => resolve())
    provider.closeAllConnections()
  })

async function call(claims: object = {}) {
  const token = await new SignJWT({ sub: 'auth|1', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience('api')
    .setExpirationTime('5m')
    .sign(privateKey)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.inject({ method: 'GET', url: '/api/user-state', headers })
  return {
    status: answer.statusCode,
    after: answer.headers['retry-after'],
    code: answer.json().code,
  }
}
const AWAY = { status: 503, after: '5', code: 'server.unavailable' }

describe('a provider elsewhere', () => {
  test('is found when it is first needed, and vouches for the address of a newcomer [SIGN-01]', async () => {
    expect(requests).toEqual([])
    expect((await call()).status).toBe(200)
    expect(requests).toEqual(['/.well-known/openid-configuration', '/keys', '/me with token'])
    await call({ nonce: 2 })
    expect(requests.length).toBe(3)
    const { rows } = await database.owner.query(
      'SELECT issuer, subject FROM people WHERE key > 100',
    )
    expect(rows).toEqual([{ issuer, subject: 'auth|1' }])
  })

  test('is not called for an address that the token itself vouches for [SIGN-01]', async () => {
    expect((await call({ email: 'dana@lakeside.example', email_verified: true })).status).toBe(200)
    expect(requests).not.toContain('/me with token')
  })

  test.for<[string, Reply]>([
    ['does not vouch for it', { body: { email: 'dana@lakeside.example', email_verified: false } }],
    ['knows none', { body: { sub: 'x' } }],
    ['refuses a token made for another place', { status: 401, body: {} }],
    ['answers something else', { body: { email: 5, email_verified: true } }],
  ])('that %s opens no invitation [SIGN-05]', async ([, reply]) => {
    replies['/me'] = reply
    expect(await call()).toMatchObject({ status: 403, code: 'access.no-address' })
  })

  test('without an endpoint for people opens no invitation [SIGN-05]', async () => {
    replies['/.well-known/openid-configuration'] = { body: { issuer, jwks_uri: `${issuer}/keys` } }
    expect(await call()).toMatchObject({ status: 403, code: 'access.no-address' })
  })

  test('that is away is waited for, and called again without a restart [SIGN-05]', async () => {
    const { port } = provider.address() as AddressInfo
    await away()
    expect(await call()).toEqual(AWAY)
    await listen(port)
    expect((await call()).status).toBe(200)
  })

  test.for<[string, Reply]>([
    ['/.well-known/openid-configuration', { status: 500, body: {} }],
    ['/.well-known/openid-configuration', { body: 'not JSON' }],
    ['/.well-known/openid-configuration', { body: { issuer: 5 } }],
    [
      '/.well-known/openid-configuration',
      { body: { issuer: 'https://another.example', jwks_uri: 'http://127.0.0.1:1/keys' } },
    ],
    [
      '/.well-known/openid-configuration',
      { status: 302, body: {}, location: 'http://127.0.0.1:1/' },
    ],
    ['/keys', { status: 500, body: {} }],
    ['/keys', { body: 'not JSON' }],
    ['/keys', { body: { keys: 'none' } }],
    ['/me', { status: 500, body: {} }],
    ['/me', { body: 'not JSON' }],
    ['/me', { status: 302, body: {}, location: 'http://127.0.0.1:1/' }],
  ])(
    'whose %s answers %j is waited for, and asked again without a restart [SIGN-05]',
    async ([path, reply]) => {
      const good = replies[path]
      replies[path] = reply
      expect(await call()).toEqual(AWAY)
      replies[path] = good
      expect((await call()).status).toBe(200)
    },
  )
})
