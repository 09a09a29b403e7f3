import type {
  default as Provider,
  ClientMetadata,
  Configuration,
  KoaContextWithOIDC,
} from 'oidc-provider'
import type pg from 'pg'
import { cookieSigner } from './cookie-signer.ts'
import { signOutPage, signedOutPage, troublePage } from './local-pages.ts'
import { recordsIn } from './records.ts'
import type { ProviderSecrets } from './secrets.ts'
export const LOCAL_CLIENT_ID = 'marquee-web'
export const LOCAL_AUDIENCE = 'marquee-api'
export const PROVIDER_PATH = '/oidc'

const TEN_MINUTES = 600
const EIGHT_HOURS = 8 * 3600

/** An OpenID provider for trying the product and for tests: certified code, invented people. */
export async function localProvider(
  publicUrl: string,
  pool: pg.Pool,
  { signingKey, cookieKey }: ProviderSecrets,
): Promise<Provider> {
  // Loaded here, because it is large and an installation with a provider of its own has no use for it.
  // By the file of its class: its door prints a warning where Node is older than 22, on which its authors no longer
  // test it. We do: the release is started and signed in to under each version of Node that it supports.
  // @ts-expect-error It comes without types; it holds the class that its door hands on.
  const own: { Provider: typeof Provider } = await import('oidc-provider/lib/provider.js')
  const provider = new own.Provider(`${publicUrl}${PROVIDER_PATH}`, {
    ...pages,
    adapter: recordsIn(pool),
    jwks: { keys: [signingKey] },
    cookies: { keys: cookieSigner(cookieKey), names: { session: 'marquee_session' } },
    clients: [webApp(publicUrl)],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      AccessToken: TEN_MINUTES,
      IdToken: TEN_MINUTES,
      Session: EIGHT_HOURS,
      Grant: EIGHT_HOURS,
      Interaction: 3600,
    },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: id }),
    }),
    // So that the API knows the person of a token without another call to the provider.
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token ? { email: token.accountId, email_verified: true } : undefined,
    loadExistingGrant: grantEverything,
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
  })
  // The forwarded headers that it reads are written by its routes, and name the public address.
  provider.proxy = true
  return provider
}

function webApp(publicUrl: string): ClientMetadata {
  return {
    client_id: LOCAL_CLIENT_ID,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [`${publicUrl}/signed-in`, `${publicUrl}/silent.html`],
    post_logout_redirect_uris: [`${publicUrl}/`],
  }
}

const pages: Pick<Configuration, 'features' | 'renderError'> = {
  renderError: (ctx, out) => {
    ctx.type = 'html'
    ctx.body = troublePage(out.error_description ?? out.error)
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = signOutPage(form, nonceOf(ctx))
      },
      postLogoutSuccessSource: (ctx) => {
        ctx.body = signedOutPage()
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => LOCAL_AUDIENCE_URN,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: 'marquee',
        audience: LOCAL_AUDIENCE,
        accessTokenFormat: 'jwt',
        accessTokenTTL: TEN_MINUTES,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
}

const LOCAL_AUDIENCE_URN = `urn:${LOCAL_AUDIENCE}`

/** No consent page: it only serves the product's own people. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email')
  grant.addResourceScope(LOCAL_AUDIENCE_URN, 'marquee')
  await grant.save()
  return grant
}

function nonceOf(ctx: KoaContextWithOIDC): string {
  return (ctx.req as { cspNonce?: string }).cspNonce ?? ''
}
