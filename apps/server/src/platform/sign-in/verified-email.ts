/** What providers write for yes; "true" in quotes is what somebody else may have typed. */
const YES: ReadonlySet<unknown> = new Set([true, 1, '1'])

/** The email address among claims, where the provider says by that claim that it has verified it. */
export function verifiedEmailIn(
  claims: Readonly<Record<string, unknown>>,
  verifiedBy: string,
): string | undefined {
  const { email } = claims
  return isPlain(email) && YES.has(claims[verifiedBy]) ? email : undefined
}

/** OpenID Connect bounds a subject to 255 ASCII characters, which is enough for an address too. */
export const isPlain = (name: unknown): name is string =>
  typeof name === 'string' && /^[\x20-\x7e]{1,255}$/.test(name)
