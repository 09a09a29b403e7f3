import { createHash } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Identity } from './identity.ts'

export interface TokenRules {
  issuer: string
  audience: string
  /** The token's own type, which tells an access token from an ID token. */
  type: string
  keys: JWTVerifyGetKey
  /** The name under which people of this issuer are kept. */
  knownAs: string
  clock: () => number
}

export type Verify = (token: string) => Promise<Identity | { refused: string }>

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const REMEMBERED_AT_MOST = 10_000

/** Checks signature, issuer, audience, type and expiry; a good token is remembered until it expires. */
export function tokenVerifier(rules: TokenRules): Verify {
  const remembered = new Map<string, { identity: Identity; expires: number }>()

  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64')
    const known = remembered.get(hash)
    if (known && known.expires > rules.clock()) return known.identity
    remembered.delete(hash)

    const read = await readToken(token, rules)
    if ('refused' in read) return read
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear()
    remembered.set(hash, { identity: read.identity, expires: read.expires })
    return read.identity
  }
}

async function readToken(
  token: string,
  rules: TokenRules,
): Promise<{ identity: Identity; expires: number } | { refused: string }> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      typ: rules.type,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iss', 'aud', 'sub'],
      currentDate: new Date(rules.clock()),
    })
    return { identity: toIdentity(token, payload, rules), expires: (payload.exp as number) * 1000 }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
    return { refused: error instanceof errors.JWTExpired ? 'The token has expired' : 'Bad token' }
  }
}

function toIdentity(token: string, payload: JWTPayload, rules: TokenRules): Identity {
  const identity = { issuer: rules.knownAs, subject: payload.sub as string, token }
  const vouched = payload.email_verified === true && typeof payload.email === 'string'
  return vouched ? { ...identity, verifiedEmail: payload.email as string } : identity
}
