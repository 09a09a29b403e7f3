import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Identity } from './identity.ts'
import { ALGORITHMS } from './verify.ts'
import { verifiedEmailIn } from './verified-email.ts'

export interface IdTokenRules {
  issuer: string
  /** The audience of ID tokens. */
  clientId: string
  keys: JWTVerifyGetKey
  emailVerifiedBy: string
  clock: () => number
}

/** The email address that the person's ID token vouches for, where their access token says none. */
export function idTokenReader(rules: IdTokenRules) {
  return async ({ idToken, token, subject }: Identity): Promise<string | undefined> => {
    if (!idToken) return undefined
    try {
      const { payload } = await jwtVerify(idToken, rules.keys, {
        issuer: rules.issuer,
        audience: rules.clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iss', 'aud', 'sub'],
        currentDate: new Date(rules.clock()),
      })
      const isTheirs = payload.sub === subject || isOneObject(payload, decodeJwt(token))
      return isTheirs ? verifiedEmailIn(payload, rules.emailVerifiedBy) : undefined
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

/** Entra names a person otherwise to each application, but by the same `oid` to all of a tenant. */
const isOneObject = (one: JWTPayload, other: JWTPayload) =>
  typeof one.oid === 'string' && one.oid === other.oid && one.tid === other.tid
