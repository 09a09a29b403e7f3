/** In which the browser sends an ID token besides, where an access token does not say whose it is. */
export const ID_TOKEN_HEADER = 'x-id-token'

/** Is this access token worth sending? Absent and unreadable ones are not. */
export function isTokenValid(token: string | null | undefined, now: number): boolean {
  const claims = token ? readClaims(token) : undefined
  if (!claims) return false
  if (claims.exp === undefined) return true
  return typeof claims.exp === 'number' && claims.exp * 1000 > now
}

const AHEAD_MS = 60_000
// Timers of a browser count no further than three weeks.
const LONGEST_WAIT_MS = 86_400_000

/**
 * How long to wait before a token is renewed: a minute ahead of its end, and for one that lives
 * no longer than that, half its time. A token that is no good, or that never ends, is not waited for.
 */
export function waitBeforeRenewal(token: string | null, now: number): number | undefined {
  const ends = token ? readClaims(token)?.exp : undefined
  if (typeof ends !== 'number' || ends * 1000 <= now) return undefined
  const left = ends * 1000 - now
  return Math.min(Math.max(left - AHEAD_MS, left / 2), LONGEST_WAIT_MS)
}

type Claims = Readonly<Record<string, unknown>>

/** What a token says about itself; its signature is the server's business. */
export function readClaims(token: string): Claims | undefined {
  const [, payload, signature] = token.split('.')
  if (!payload || signature === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(decodeText(payload))
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
    return isObject ? (claims as Claims) : undefined
  } catch {
    return undefined
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// By hand, because neither the browser's nor the server's decoder belongs to the language.
function decodeText(base64url: string): string {
  let held = 0
  let bits = 0
  let bytes = ''
  for (const digit of base64url) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) throw new RangeError('Not base64url')
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`
  }
  return decodeURIComponent(bytes)
}
