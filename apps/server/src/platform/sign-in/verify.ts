import { hash } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { problem, ProblemError } from '../http/problem.ts'
import type { Identity } from './identity.ts'
import { isPlain, verifiedEmailIn } from './verified-email.ts'

export interface TokenRules {
  issuer: string
  audience: string
  /** The `typ` of the token, which distinguishes an access token from an ID token; none: it bears none. */
  type: string
  /** The claim that says whether the email address in a token is verified. */
  emailVerifiedBy: string
  keys: JWTVerifyGetKey
  /** The issuer under which its people are stored. */
  knownAs: string
  clock: () => number
}

export type Verify = (token: string) => Promise<Identity | { refused: string }>

/** By which tokens may be signed: none that is made with a shared secret. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const REMEMBERED_AT_MOST = 10_000
const KEYS_AWAY = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID'])

/** Checks signature, issuer, audience, type and expiry; a good token is remembered until it expires. */
export function tokenVerifier(rules: TokenRules): Verify {
  const remembered = new Map<string, { identity: Identity; expires: number }>()

  return async (token) => {
    const digest = hash('sha256', token, 'base64')
    const cached = remembered.get(digest)
    if (cached && cached.expires > rules.clock()) return cached.identity
    remembered.delete(digest)

    const read = await readToken(token, rules)
    if ('refused' in read) return read
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear()
    remembered.set(digest, { identity: read.identity, expires: read.expires })
    return read.identity
  }
}

async function readToken(
  token: string,
  rules: TokenRules,
): Promise<{ identity: Identity; expires: number } | { refused: string }> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iss', 'aud', 'sub'],
      currentDate: new Date(rules.clock()),
    })
    if (!isPlain(payload.sub) || !isOfType(protectedHeader.typ, rules.type)) {
      return { refused: 'Bad token' }
    }
    return { identity: toIdentity(token, payload, rules), expires: (payload.exp as number) * 1000 }
  } catch (error) {
    // Keys that cannot be fetched say nothing about the token.
    if (error instanceof errors.JOSEError && !KEYS_AWAY.has(error.code)) {
      return { refused: error instanceof errors.JWTExpired ? 'The token has expired' : 'Bad token' }
    }
    if (error instanceof ProblemError) throw error
    const away = problem('server.unavailable', {}, { 'retry-after': '5' })
    away.cause = error
    throw away
  }
}

function toIdentity(token: string, payload: JWTPayload, rules: TokenRules): Identity {
  return {
    issuer: rules.knownAs,
    subject: payload.sub as string,
    token,
    verifiedEmail: verifiedEmailIn(payload, rules.emailVerifiedBy),
  }
}

/** Written in any case, and as a media type or without its first half. */
function isOfType(typ: string | undefined, expected: string): boolean {
  const plain = (type: string) => type.toLowerCase().replace(/^application\//, '')
  return expected === 'none'
    ? typ === undefined
    : typ !== undefined && plain(typ) === plain(expected)
}
