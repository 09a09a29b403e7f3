import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTVerifyGetKey,
} from 'jose'
import { describe, expect, test } from 'vitest'
import { tokenVerifier } from './verify.ts'

const START = Date.parse('2027-03-14T06:59:00Z')
const { privateKey, publicKey } = await generateKeyPair('ES256')
const published = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] })

const sign = (claims: object, seconds = 600) =>
  new SignJWT({ sub: 'dana', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt' })
    .setIssuer('https://issuer.example')
    .setAudience('marquee-api')
    .setExpirationTime(START / 1000 + seconds)
    .sign(privateKey)

/** A verifier with the test's own clock, and a counter of its requests for keys. */
function verifier(keys: JWTVerifyGetKey = published, type = 'at+jwt') {
  const state = { now: START, requests: 0 }
  const verify = tokenVerifier({
    issuer: 'https://issuer.example',
    audience: 'marquee-api',
    type,
    emailVerifiedBy: 'email_verified',
    knownAs: 'here',
    keys: (header, token) => {
      state.requests += 1
      return keys(header, token)
    },
    clock: () => state.now,
  })
  return { verify, state }
}

describe('a verified token', () => {
  test('names its owner by our name of the issuer, and the address it vouches for [SIGN-04]', async () => {
    const { verify } = verifier()
    const token = await sign({ email: 'dana@lakeside.example', email_verified: true })
    expect(await verify(token)).toEqual({
      issuer: 'here',
      subject: 'dana',
      token,
      verifiedEmail: 'dana@lakeside.example',
    })
    expect(await verify(await sign({ email: 'dana@lakeside.example' }))).toMatchObject({
      verifiedEmail: undefined,
    })
  })

  test('is remembered, and refused from the second at which it expires [SIGN-04]', async () => {
    const { verify, state } = verifier()
    const token = await sign({}, 60)
    for (let nth = 0; nth < 3; nth += 1)
      expect(await verify(token)).toMatchObject({ subject: 'dana' })
    expect(state.requests).toBe(1)
    state.now = START + 59_999
    expect(await verify(token)).toMatchObject({ subject: 'dana' })
    state.now = START + 60_000
    expect(await verify(token)).toEqual({ refused: 'The token has expired' })
  })

  test('is not remembered for another that looks like it [SIGN-04]', async () => {
    const { verify } = verifier()
    const token = await sign({})
    await verify(token)
    expect(await verify(`${token}a`)).toEqual({ refused: 'Bad token' })
    expect(await verify(token.slice(0, -2))).toEqual({ refused: 'Bad token' })
  })

  test.for([
    ['is empty', ''],
    ['has a control character', 'a\nb'],
    ['is longer than any', 'x'.repeat(256)],
    ['is no ASCII', 'dänä'],
  ])('whose subject %s is refused [SIGN-05]', async ([, sub]) => {
    expect(await verifier().verify(await sign({ sub }))).toEqual({ refused: 'Bad token' })
  })
})

describe('keys that cannot be had', () => {
  test.for<[string, () => Error]>([
    ['take too long', () => new errors.JWKSTimeout()],
    ['come as an error', () => new errors.JOSEError('Expected 200 OK')],
    ['come as nonsense', () => new errors.JWKSInvalid()],
    ['do not come', () => new TypeError('fetch failed')],
  ])('because they %s make the call wait, not the token bad [SIGN-05]', async ([, failure]) => {
    const { verify } = verifier(async () => {
      throw failure()
    })
    await expect(verify(await sign({}))).rejects.toMatchObject({
      code: 'server.unavailable',
      status: 503,
      headers: { 'retry-after': '5' },
    })
  })

  test('for a token of an unknown key make the token bad [SIGN-05]', async () => {
    const { verify } = verifier(async () => {
      throw new errors.JWKSNoMatchingKey()
    })
    expect(await verify(await sign({}))).toEqual({ refused: 'Bad token' })
  })
})
