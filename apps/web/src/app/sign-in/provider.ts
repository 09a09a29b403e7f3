import { placeToReturn, readClaims, SIGNED_IN_PATH } from '@marquee/rules/sign-in'
import type { User, UserManager } from 'oidc-client-ts'
import type { SignInSettings } from '../settings.ts'
import { keepToken } from './stored-token.ts'

/** The sign-in provider, as far as the app needs it. */
export interface Provider {
  /** Gets a new token without the person noticing; did it work? Two calls at once send one request. */
  renew: () => Promise<boolean>
  /** Sends the person to the provider; they come back to the place. */
  leave: (place: string) => Promise<void>
  /** The same, but the person has to sign in again, even in an open session. */
  signInAgain: (place: string) => Promise<void>
  /** Takes the provider's answer; returns the address to go to. */
  complete: (answer: Location) => Promise<string>
  signOut: () => Promise<void>
  /** What the provider says of the person, for when the access token says too little. */
  idToken: () => Promise<string | undefined>
}

const PATIENCE_SECONDS = 6

export function providerOf(settings: SignInSettings): Provider {
  let loaded: Promise<UserManager> | undefined
  const manager = () => (loaded ??= load(settings))
  let renewing: Promise<boolean> | undefined
  const renew = () => {
    renewing ??= renewWith(manager, settings.clientId).finally(() => (renewing = undefined))
    return renewing
  }
  const leave = async (place: string, more: { prompt?: 'login' } = {}) => {
    const request = { nonce: crypto.randomUUID(), state: { place }, ...more }
    await (await manager()).signinRedirect(request)
  }
  return {
    renew,
    leave: (place) => leave(place),
    signInAgain: (place) => leave(place, { prompt: 'login' }),
    async complete(answer) {
      const user = await (await manager()).signinCallback(addressWithQuery(answer))
      if (!user || !isFor(settings.clientId, user) || !readClaims(user.access_token)) {
        throw new Error('The provider answered without a token that can be checked')
      }
      keepToken(user.access_token)
      return placeToReturn((user.state as { place?: unknown } | undefined)?.place)
    },
    async signOut() {
      const signedIn = await manager()
      const hint = (await signedIn.getUser())?.id_token
      localStorage.clear()
      sessionStorage.clear()
      // Some providers know no way out: the next one here has to sign in anew at least.
      await signedIn
        .signoutRedirect({ id_token_hint: hint })
        .catch(() => leave('/', { prompt: 'login' }))
    },
    idToken: async () => (await (await manager()).getUser())?.id_token,
  }
}

/** The library checks much of an ID token, but not for whom it was issued. */
const isFor = (clientId: string, { profile }: User) => [profile.aud].flat().includes(clientId)

async function renewWith(manager: () => Promise<UserManager>, clientId: string): Promise<boolean> {
  try {
    const user: User | null = await (await manager()).signinSilent({ nonce: crypto.randomUUID() })
    if (!user || !isFor(clientId, user)) return false
    keepToken(user.access_token)
    return true
  } catch {
    return false
  }
}

/** Loaded when it is first needed: who comes back with a good token does without. */
async function load(settings: SignInSettings): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import('oidc-client-ts')
  const { issuer, clientId, scope, audience, audienceParameter } = settings
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    scope,
    resource: audienceParameter === 'resource' ? audience : undefined,
    extraQueryParams: audienceParameter === 'audience' ? { audience } : {},
    response_type: 'code',
    redirect_uri: `${location.origin}${SIGNED_IN_PATH}`,
    silent_redirect_uri: `${location.origin}/silent.html`,
    post_logout_redirect_uri: `${location.origin}/`,
    userStore: new WebStorageStateStore({ store: localStorage }),
    silentRequestTimeoutInSeconds: PATIENCE_SECONDS,
    // Renewal is ours: see keep-fresh.ts.
    automaticSilentRenew: false,
  })
}

/** Some providers answer behind the hash; the library reads the query. */
function addressWithQuery({ origin, pathname, search, hash }: Location): string {
  const answer = [search, hash].map((part) => part.replace(/^[?#]/, '')).filter(Boolean)
  return `${origin}${pathname}?${answer.join('&')}`
}
