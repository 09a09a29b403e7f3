import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import { verifiedEmailIn } from './verified-email.ts'

const Discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
})
type Discovery = z.output<typeof Discovery>

const UserInfo = z.record(z.string(), z.unknown())

const PATIENCE = 3_000
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403])

export interface OutsideProvider {
  keys: JWTVerifyGetKey
  /** The email address that the provider vouches for, by a token of the person. */
  verifiedEmail: (token: string) => Promise<string | undefined>
}

/** An OpenID provider elsewhere; found when it is first needed, so that we start without it. */
export function outsideProvider(issuer: string, emailVerifiedBy: string): OutsideProvider {
  let found: Promise<Discovery & { keys: JWTVerifyGetKey }> | undefined
  const provider = () => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    keys: async (header, token) => (await provider()).keys(header, token),
    async verifiedEmail(token) {
      const { userinfo_endpoint: address } = await provider()
      if (!address) return undefined
      const answer = await get(address, { authorization: `Bearer ${token}` })
      const info = UserInfo.safeParse(answer)
      return info.success ? verifiedEmailIn(info.data, emailVerifiedBy) : undefined
    },
  }
}

async function discover(issuer: string): Promise<Discovery & { keys: JWTVerifyGetKey }> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const known = Discovery.parse(await get(address))
  if (known.issuer !== issuer) {
    // Its tokens would name that one, and none of them be taken.
    throw new Error('The metadata of the sign-in provider name another issuer than OIDC_ISSUER')
  }
  return {
    ...known,
    keys: createRemoteJWKSet(new URL(known.jwks_uri), { timeoutDuration: PATIENCE }),
  }
}

async function get(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(address, { headers, signal, redirect: 'error' })
    if (answer.ok) return await answer.json()
    // Many providers make a token for one place alone, and theirs is another.
    if (REFUSED.has(answer.status)) return undefined
  } catch {
    // Told below: whether it is away or answers nonsense makes no difference to the caller.
  }
  throw problem('server.unavailable', {}, { 'retry-after': '5' })
}
