import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet } from 'jose'
import type pg from 'pg'
import { idTokenReader } from './id-token.ts'
import { LOCAL_ISSUER } from './local-people.ts'
import { LOCAL_AUDIENCE, LOCAL_CLIENT_ID, localProvider, PROVIDER_PATH } from './local-provider.ts'
import { mountLocalSignIn } from './local-routes.ts'
import { outsideProvider } from './outside-provider.ts'
import { providerSecrets } from './secrets.ts'
import { tokenVerifier, type Verify } from './verify.ts'
import { welcoming, type Welcome } from './welcome.ts'

/** What the browser must know to send a person to the provider. */
export interface BrowserSignIn {
  issuer: string
  clientId: string
  scope: string
  audience: string
  audienceParameter: 'none' | 'audience' | 'resource'
  /** Where alone a person can sign in. The built-in provider knows one address; null: an outside one decides. */
  onlyAt: string | null
}

export interface SignIn {
  verify: Verify
  welcome: Welcome
  browser: BrowserSignIn
  /** Present with the built-in provider only. */
  mount?: (app: FastifyInstance, ratePerMinute: number) => Promise<void>
}

export interface OutsideSettings {
  issuer: string
  clientId: string
  audience: string
  audienceParameter: BrowserSignIn['audienceParameter']
  accessTokenType: string
  emailVerifiedBy: string
  scope: string
}

export function outsideSignIn(
  settings: OutsideSettings,
  pool: pg.Pool,
  clock: () => number,
): SignIn {
  const { issuer, clientId, audience, audienceParameter, scope, emailVerifiedBy } = settings
  const provider = outsideProvider(issuer, emailVerifiedBy)
  const { keys } = provider
  const inIdToken = idTokenReader({ issuer, clientId, keys, emailVerifiedBy, clock })
  return {
    verify: tokenVerifier({
      issuer,
      audience,
      type: settings.accessTokenType,
      emailVerifiedBy,
      keys,
      knownAs: issuer,
      clock,
    }),
    welcome: welcoming(
      pool,
      async (identity) =>
        (await inIdToken(identity)) ?? (await provider.verifiedEmail(identity.token)),
    ),
    browser: { issuer, clientId, scope, audience, audienceParameter, onlyAt: null },
  }
}

export async function localSignIn(
  publicUrl: string,
  pool: pg.Pool,
  clock: () => number,
): Promise<SignIn> {
  const secrets = await providerSecrets(pool)
  const provider = await localProvider(publicUrl, pool, secrets)
  const { kty, n, e, kid, alg, use } = secrets.signingKey
  const issuer = `${publicUrl}${PROVIDER_PATH}`
  return {
    verify: tokenVerifier({
      issuer,
      audience: LOCAL_AUDIENCE,
      type: 'at+jwt',
      emailVerifiedBy: 'email_verified',
      keys: createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use }] }),
      knownAs: LOCAL_ISSUER,
      clock,
    }),
    welcome: welcoming(pool, undefined),
    browser: {
      issuer,
      clientId: LOCAL_CLIENT_ID,
      scope: 'openid profile email',
      audience: LOCAL_AUDIENCE,
      audienceParameter: 'none',
      onlyAt: publicUrl,
    },
    mount: (app, ratePerMinute) =>
      mountLocalSignIn(app, provider, { pool, publicUrl, ratePerMinute }),
  }
}
