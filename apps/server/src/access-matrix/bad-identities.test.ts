import { exportJWK, exportSPKI, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { publicKey, tokenFor } from '../testing/tokens.ts'
import { isGoodHere } from './bad-input.ts'
import { GUARDED_WAYS, type Cell } from './cells.ts'
import { Checker, outcomeOf } from './check.ts'
import { expected, isDenial } from './model.ts'
import { actorOf, ALL } from './people.ts'
import { NOWHERE, placeOf } from './places.ts'
import { watchRows, type Rows } from './rows.ts'
import { loadWorld } from './world/world.ts'

const root = placeOf('root')
const hour = 3600
const now = Math.floor(Date.now() / 1000)
const admin = actorOf(root, ALL).email
const bytes = (text: string) => new TextEncoder().encode(text)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What may be sent in place of a valid token of an administrator for everything. */
const REFUSED: Record<string, () => Promise<string | undefined>> = {
  'no token': async () => undefined,
  'an empty token': async () => 'Bearer ',
  garbage: async () => 'Bearer garbage',
  'a password': async () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'a bare token': () => tokenFor(admin),
  'an expired token': () => bearer({ claims: { exp: now - 1 }, expiresIn: null }),
  'a token without an expiry': () => bearer({ expiresIn: null }),
  'a token not yet valid': () => bearer({ claims: { nbf: now + hour } }),
  'a token for another audience': () => bearer({ claims: { aud: 'another-api' } }),
  'a token without an audience': () => bearer({ claims: { aud: undefined } }),
  'a token of another issuer': () => bearer({ claims: { iss: 'https://evil.example' } }),
  'a token of nobody': () => bearer({ claims: { sub: undefined } }),
  'a token whose subject is no text': () => bearer({ claims: { sub: 'a\u0000b' } }),
  'a token by an unknown key': () => bearer({ header: { kid: 'two' } }),
  'a token by another key of the same name': async () =>
    bearer({ signedBy: (await generateKeyPair('RS256')).privateKey }),
  'a token signed with the public key as a password': async () =>
    bearer({ header: { alg: 'HS256' }, signedBy: bytes(await exportSPKI(publicKey)) }),
  'a token signed with the published key as a password': async () =>
    bearer({ header: { alg: 'HS256' }, signedBy: bytes((await exportJWK(publicKey)).n as string) }),
  'an unsigned token': async () => {
    const [, payload] = (await tokenFor(admin)).split('.')
    return `Bearer ${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`
  },
  'a token without its signature': async () => {
    const [header, payload] = (await tokenFor(admin)).split('.')
    return `Bearer ${header}.${payload}.`
  },
  'a token of somebody else under an old signature': async () => {
    const [header, , signature] = (await tokenFor('dealer')).split('.')
    const [, payload] = (await tokenFor(admin)).split('.')
    return `Bearer ${header}.${payload}.${signature}`
  },
  'an ID token': () => bearer({ header: { typ: 'JWT' } }),
  'a token of no type': () => bearer({ header: { typ: undefined } as never }),
}

async function bearer(wish: Parameters<typeof tokenFor>[1]): Promise<string> {
  return `Bearer ${await tokenFor(admin, wish)}`
}

describe('a person with a wrong identity', () => {
  const app = testApp()
  let checker: Checker
  let rows: Rows

  beforeAll(async () => {
    await loadWorld(app.ownerUrl)
    rows = await watchRows(app.owner)
    checker = new Checker(app.fastify, rows)
  })

  const actor = actorOf(root, ALL)
  const cells: Cell[] = GUARDED_WAYS.flatMap((way) =>
    [root, NOWHERE].map((place) => ({ ...way, actor, place })),
  )

  // Operations on the root itself are open to these people, except what its own dealer must not see
  // yet.
  const isOpen = ({ operation, way, place }: Cell) =>
    place === root &&
    !isDenial(
      expected({
        operation,
        way,
        home: root.path as string,
        permissions: ALL.permissions,
        place: root.path,
      }),
    )

  test(
    'a good token opens every operation, so that the refusals below have a reason [SIGN-04]',
    { timeout: 300_000 },
    async () => {
      for (const cell of cells.filter(isOpen)) {
        const answer = await checker.call(cell, await bearer({}))
        await rows.restore(rows.changed(await rows.look()))
        expect(answer.statusCode, cell.operation).toBeLessThan(
          isGoodHere({ name: cell.operation }) ? 300 : 413,
        )
        expect(answer.statusCode, cell.operation).not.toBe(403)
      }
    },
  )

  test.for(Object.keys(REFUSED))(
    '%s is answered 401 by every operation, and nothing happens [SIGN-04, SIGN-05]',
    async (name) => {
      const authorization = await REFUSED[name]?.()
      const bodies = new Set<string>()
      for (const cell of cells) {
        const answer = await checker.call(cell, authorization)
        expect(outcomeOf(answer), cell.operation).toBe('401 sign-in.required')
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
        bodies.add(answer.body.replace(/"requestId":"[^"]*"/, ''))
      }
      expect(bodies.size).toBe(1)
      const seen = await rows.look()
      expect({ changed: rows.changed(seen), audit: seen.audit }).toEqual({ changed: [], audit: [] })
    },
  )

  test('a person who was not invited is answered 403 by every operation, and each try is written down [SIGN-05, LVL-07]', async () => {
    const token = `Bearer ${await tokenFor('stranger@nowhere.example')}`
    for (const cell of cells) {
      const answer = await checker.call(cell, token)
      expect(outcomeOf(answer), cell.operation).toBe('403 access.unknown-person')
      const seen = await rows.look()
      expect(rows.changed(seen)).toEqual([])
      expect(seen.audit).toMatchObject([
        { outcome: 'denied', event: 'access.unknown-person', person_key: null },
      ])
    }
  })

  test('a deactivated person is answered 403 by every operation, and each try is written down [SIGN-05, LVL-07]', async () => {
    const token = `Bearer ${await tokenFor(admin, { claims: { sub: 'deactivated.root', email_verified: false } })}`
    for (const cell of cells) {
      const answer = await checker.call(cell, token)
      expect(outcomeOf(answer), cell.operation).toBe('403 access.deactivated')
      const seen = await rows.look()
      expect(rows.changed(seen)).toEqual([])
      expect(seen.audit).toMatchObject([
        { outcome: 'denied', event: 'access.deactivated', person_key: root.deactivated },
      ])
    }
  })
})
