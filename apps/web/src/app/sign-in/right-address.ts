import type { SignInSettings } from '../settings.ts'

type Here = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>

/** This page at the address at which one can sign in; undefined: it is open there already. */
export function rightAddress(
  { onlyAt }: Pick<SignInSettings, 'onlyAt'>,
  { origin, pathname, search, hash }: Here = location,
): string | undefined {
  if (onlyAt === null || onlyAt === origin) return undefined
  // Joined as text: a path that begins with two slashes must not name another host.
  return `${onlyAt}${pathname}${search}${hash}`
}
