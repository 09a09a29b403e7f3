import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTHeaderParameters,
} from 'jose'
import { LOCAL_ISSUER, type SignIn } from '../platform/sign-in/index.ts'
import { tokenVerifier } from '../platform/sign-in/verify.ts'
import { welcoming } from '../platform/sign-in/welcome.ts'
import { emailOf } from './test-tree.ts'
import type pg from 'pg'

export const TEST_ISSUER = 'https://issuer.test.example'
const AUDIENCE = 'marquee-api'
const keys = await generateKeyPair('RS256', { extractable: true })
/** What an attacker knows of the issuer too. */
export const { publicKey } = keys
const published = createLocalJWKSet({
  keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }],
})

/** Sign-in as in production, with tokens of an issuer whose key the tests hold. */
export function testSignIn(pool: pg.Pool): SignIn {
  return {
    verify: tokenVerifier({
      issuer: TEST_ISSUER,
      audience: AUDIENCE,
      type: 'at+jwt',
      emailVerifiedBy: 'email_verified',
      keys: published,
      knownAs: LOCAL_ISSUER,
      clock: () => Date.now(),
    }),
    welcome: welcoming(pool, undefined),
    browser: {
      issuer: TEST_ISSUER,
      clientId: 'test',
      scope: 'openid',
      audience: AUDIENCE,
      audienceParameter: 'none',
      onlyAt: null,
    },
  }
}

interface Wish {
  claims?: Record<string, unknown>
  header?: Partial<JWTHeaderParameters>
  expiresIn?: string | null
  signedBy?: Parameters<SignJWT['sign']>[0]
}

/** A token for a person of the test tree; `wish` changes its claims or its signature. */
export async function tokenFor(name: string, wish: Wish = {}): Promise<string> {
  const email = name.includes('@') ? name : emailOf(name)
  const claims = {
    iss: TEST_ISSUER,
    aud: AUDIENCE,
    sub: email,
    email,
    email_verified: true,
    ...wish.claims,
  }
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'at+jwt', ...wish.header })
    .setIssuedAt()
  if (wish.expiresIn !== null) token.setExpirationTime(wish.expiresIn ?? '10m')
  return token.sign(wish.signedBy ?? keys.privateKey)
}
