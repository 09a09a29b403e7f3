const SIGNS = ['code', 'id_token', 'session_state']

/** Does the address that the sign-in provider sent a person back to carry its answer? */
export function carriesSignIn(search: string, hash: string): boolean {
  return [search, hash].some((part) => namesIn(part).some((name) => SIGNS.includes(name)))
}

function namesIn(part: string): string[] {
  return part
    .replace(/^[?#]/, '')
    .split('&')
    .map((pair) => pair.split('=')[0] ?? '')
}

/** Where a person goes on after signing in: a place of this product, else its home. */
export function placeToReturn(requested: unknown): string {
  const isOurs = typeof requested === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(requested)
  return isOurs && !requested.startsWith(SIGNED_IN_PATH) ? requested : '/'
}

/** Where the provider sends people back to. */
export const SIGNED_IN_PATH = '/signed-in'
