/** A token whose expiry is long past; it is not signed. */
export function expiredToken(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'RS256' })}.${part({ exp: 1_000_000_000 })}.unsigned`
}
