import { carriesSignIn, isTokenValid, SIGNED_IN_PATH } from '@marquee/rules/sign-in'
import type { Provider } from './provider.ts'
import { storedToken } from './stored-token.ts'

/** in: go on. leaving: on the way to the provider. trouble: neither worked. */
export type Entered = 'in' | 'leaving' | 'trouble'

/** Who opens the product is signed in, or is sent to sign in and comes back here. */
export async function enter(provider: Provider): Promise<Entered> {
  try {
    if (location.pathname === SIGNED_IN_PATH) await takeAnswer(provider)
    if (isTokenValid(storedToken(), Date.now()) || (await provider.renew())) return 'in'
    await provider.leave(presentPlace())
    return 'leaving'
  } catch (error) {
    reportError(error)
    // An answer that was no good must not be tried again by a reload.
    if (location.pathname === SIGNED_IN_PATH) history.replaceState(null, '', SIGNED_IN_PATH)
    return 'trouble'
  }
}

export const presentPlace = (): string => location.pathname + location.search + location.hash

async function takeAnswer(provider: Provider): Promise<void> {
  const { search, hash } = location
  const refusal = new URLSearchParams(search).get('error')
  if (refusal) throw new Error(refusal)
  const place = carriesSignIn(search, hash) ? await provider.complete(location) : '/'
  // Neither the code nor the state stays behind in the address or in the history.
  history.replaceState(null, '', place)
}
