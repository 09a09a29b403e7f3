import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ID_TOKEN_HEADER } from '@marquee/rules/sign-in'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { serverOn } from '../../testing/server-on.ts'
import { TREE } from '../../testing/test-tree.ts'
import { outsideSignIn } from './sign-in.ts'

// What the providers that people use put into their tokens, by their documentation of 2025: what of it is
// there, what is missing, and what their userinfo endpoint does with a token that is made for our API.

interface Shape {
  /** What an operator sets. */
  audience: string
  type: string
  emailVerifiedBy: string
  header: { typ?: string }
  /** What the access token says besides issuer, audience and times. */
  access: object
  /** What the ID token says of the person. */
  id: object
  userinfo: { status: number; body: object }
}

const EMAIL = 'dana@lakeside.example'
const CLIENT = '6731de76-14a6-49ae-97bc-6eba6914391e'
const VERIFIED = { email: EMAIL, email_verified: true }

const SHAPES: Readonly<Record<string, Shape>> = {
  Keycloak: {
    audience: 'marquee-api',
    type: 'JWT',
    emailVerifiedBy: 'email_verified',
    header: { typ: 'JWT' },
    access: {
      sub: '9d3f0b52-6f0e-4e4b-8f0a-0b5c62d4b0f1',
      typ: 'Bearer',
      azp: CLIENT,
      scope: 'openid profile email',
      preferred_username: 'dana',
      ...VERIFIED,
    },
    id: { sub: '9d3f0b52-6f0e-4e4b-8f0a-0b5c62d4b0f1', typ: 'ID', ...VERIFIED },
    userinfo: { status: 200, body: VERIFIED },
  },
  Entra: {
    audience: 'f0a4e7f6-7b1d-4f5e-9c57-3f6fcb1e8a10',
    type: 'JWT',
    emailVerifiedBy: 'xms_edov',
    header: { typ: 'JWT' },
    access: {
      sub: 'pairwise-of-the-api',
      oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
      tid: '72f988bf-86f1-41af-91ab-2d7cd011db47',
      scp: 'access',
      ver: '2.0',
      preferred_username: EMAIL,
    },
    id: {
      sub: 'pairwise-of-the-client',
      oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
      tid: '72f988bf-86f1-41af-91ab-2d7cd011db47',
      ver: '2.0',
      email: EMAIL,
      xms_edov: '1',
    },
    // That of Graph, which takes tokens for Graph alone.
    userinfo: { status: 401, body: { error: { code: 'InvalidAuthenticationToken' } } },
  },
  Okta: {
    audience: 'api://marquee',
    type: 'none',
    emailVerifiedBy: 'email_verified',
    header: {},
    access: { sub: EMAIL, uid: '00uid4BxXw6I6TV4m0g3', cid: CLIENT, scp: ['openid', 'email'] },
    id: { sub: '00uid4BxXw6I6TV4m0g3', ...VERIFIED },
    userinfo: { status: 200, body: { sub: '00uid4BxXw6I6TV4m0g3', ...VERIFIED } },
  },
  Auth0: {
    audience: 'https://api.marquee.example',
    type: 'JWT',
    emailVerifiedBy: 'email_verified',
    header: { typ: 'JWT' },
    access: { sub: 'auth0|64a1f0c2', azp: CLIENT, scope: 'openid profile email' },
    id: { sub: 'auth0|64a1f0c2', ...VERIFIED },
    userinfo: { status: 200, body: { sub: 'auth0|64a1f0c2', ...VERIFIED } },
  },
  'a provider with tokens for one resource alone': {
    audience: 'https://api.marquee.example',
    type: 'at+jwt',
    emailVerifiedBy: 'email_verified',
    header: { typ: 'at+jwt' },
    access: { sub: 'user-1', client_id: CLIENT, jti: 'a1' },
    id: { sub: 'user-1', ...VERIFIED },
    userinfo: { status: 401, body: { error: 'invalid_token' } },
  },
}

const database = testDatabase()
let keyPair: { privateKey: CryptoKey; publicKey: CryptoKey }
let kid: string
let provider: Server
let issuer: string
let userinfo: Shape['userinfo']

beforeEach(async () => {
  await rotate('first')
  provider = createServer((request, response) => {
    void (async () => {
      const known = { issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` }
      const key = { ...(await exportJWK(keyPair.publicKey)), kid, alg: 'RS256', use: 'sig' }
      const [status, body] =
        request.url === '/keys'
          ? [200, { keys: [key] }]
          : request.url === '/me'
            ? [userinfo.status, userinfo.body]
            : [200, known]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  await database.owner.query(
    `DELETE FROM people WHERE key > 100;
     INSERT INTO people (name, email, level, home_market_key, path, permissions, status)
     VALUES ('Dana', '${EMAIL}', 'DEALER', 5, '${TREE.dealer.path}', '{}', 'INVITED')`,
  )
})
afterEach(async () => {
  await new Promise((resolve) => {
    provider.close(resolve)
    provider.closeAllConnections()
  })
})

async function rotate(name: string): Promise<void> {
  keyPair = await generateKeyPair('RS256')
  kid = name
}

const signed = (header: { typ?: string }, audience: string, claims: object) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid, ...header })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keyPair.privateKey)

const idTokenOf = ({ id }: Shape) => signed({ typ: 'JWT' }, CLIENT, { nonce: 'n-1', ...id })
const accessTokenOf = (shape: Shape, more = {}) =>
  signed(shape.header, shape.audience, { ...shape.access, ...more })

async function productFor(shape: Shape) {
  userinfo = shape.userinfo
  const settings = {
    issuer,
    clientId: CLIENT,
    audience: shape.audience,
    audienceParameter: 'none',
    accessTokenType: shape.type,
    emailVerifiedBy: shape.emailVerifiedBy,
    scope: 'openid profile email',
  } as const
  const server = await serverOn(database.pool, {
    signIn: outsideSignIn(settings, database.pool, Date.now),
  })
  return {
    server,
    /** As the browser does: with the ID token once it hears that no address is known. */
    async enter(token: string, idToken?: string) {
      const call = (more = {}) =>
        server.inject({
          url: '/api/user-state',
          headers: { authorization: `Bearer ${token}`, ...more },
        })
      let answer = await call()
      if (answer.json().code === 'access.no-address' && idToken) {
        answer = await call({ [ID_TOKEN_HEADER]: idToken })
      }
      return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json().code}`
    },
  }
}

describe.each(Object.entries(SHAPES))('%s', (_name, shape) => {
  test('lets an invited person in by what it says, and knows them from then on [SIGN-01, SIGN-04]', async () => {
    const { server, enter } = await productFor(shape)
    expect(await enter(await accessTokenOf(shape), await idTokenOf(shape))).toBe(200)
    // Without any address, from then on.
    const later = { email: undefined, email_verified: undefined }
    userinfo = { status: 401, body: {} }
    expect(await enter(await accessTokenOf(shape, later))).toBe(200)
    await server.close()
  })

  test('is refused with an ID token in place of an access token [SIGN-04]', async () => {
    const { server, enter } = await productFor(shape)
    expect(await enter(await idTokenOf(shape))).toBe('401 sign-in.required')
    await server.close()
  })
})

describe('where the access token says no address', () => {
  const shape = SHAPES.Entra as Shape

  test.each<[string, (token: { id: Shape['id'] }) => Promise<string>]>([
    ['of somebody else', ({ id }) => idTokenOf({ ...shape, id: { ...id, oid: 'another' } })],
    ['of another tenant', ({ id }) => idTokenOf({ ...shape, id: { ...id, tid: 'another' } })],
    ['that does not vouch', ({ id }) => idTokenOf({ ...shape, id: { ...id, xms_edov: '0' } })],
    ['for another product', ({ id }) => signed({ typ: 'JWT' }, 'another', id)],
    ['that is none', async () => 'x.y.z'],
  ])('an ID token %s opens no invitation [SIGN-05]', async (_title, made) => {
    const { server, enter } = await productFor(shape)
    expect(await enter(await accessTokenOf(shape), await made(shape))).toBe('403 access.no-address')
    await server.close()
  })

  test('an ID token signed by somebody else opens no invitation [SIGN-05]', async () => {
    const { server, enter } = await productFor(shape)
    const good = keyPair
    const token = await accessTokenOf(shape)
    await rotate('first')
    const forged = await idTokenOf(shape)
    keyPair = good
    expect(await enter(token, forged)).toBe('403 access.no-address')
    await server.close()
  })

  test('the refusal stands in the audit log, by issuer and subject [SIGN-05]', async () => {
    const { server, enter } = await productFor(shape)
    expect(await enter(await accessTokenOf(shape))).toBe('403 access.no-address')
    const { rows } = await database.owner.query(
      `SELECT outcome, details FROM audit_log WHERE event = 'access.no-address'`,
    )
    const subject = 'pairwise-of-the-api'
    expect(rows).toContainEqual({ outcome: 'denied', details: { issuer, subject } })
    await server.close()
  })
})

test('a token that is no JWT, such as Google’s, is refused as one [SIGN-04]', async () => {
  const { server, enter } = await productFor(SHAPES.Auth0 as Shape)
  expect(await enter('ya29.a0AfB_byC-1234567890')).toBe('401 sign-in.required')
  await server.close()
})

test('keys that the provider has changed are fetched when a token names one, without a restart [SIGN-04]', async () => {
  const shape = SHAPES.Keycloak as Shape
  const { server, enter } = await productFor(shape)
  expect(await enter(await accessTokenOf(shape))).toBe(200)
  await rotate('second')
  // Keys are fetched every half minute at most, however many tokens name one that is not known.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  const token = await accessTokenOf(shape, { jti: '2' })
  expect(await enter(token)).toBe(200)
  vi.useRealTimers()
  await server.close()
})
