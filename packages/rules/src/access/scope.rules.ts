/**
 * A market's place in the tree: the keys from the root down to it, each closed by a dot, as in
 * '1.2.14.207.'. Everything below a market starts with its path, so a scope is one range of text.
 */
export type MarketPath = string

/** The path of the market that holds every brand: the scope of everything. */
export const ROOT_PATH: MarketPath = '1.'

export function pathBelow(parent: MarketPath, key: number): MarketPath {
  return `${parent}${key}.`
}

export function contains(scope: MarketPath, path: MarketPath): boolean {
  return path.startsWith(scope)
}

/** Is this place on the way from the root down to the scope, the scope's own market included? */
export function isAboveOrAt(path: MarketPath, scope: MarketPath): boolean {
  return scope.startsWith(path)
}

/** The half-open text range [low, high) of all paths in a scope. */
export function scopeRange(scope: MarketPath): { low: string; high: string } {
  // '/' follows '.' in byte order, so '1.2/' is the first text after every '1.2.…'.
  return { low: scope, high: `${scope.slice(0, -1)}/` }
}

/** The keys of a place's ancestors and itself, from the root down. */
export function keysOf(path: MarketPath): number[] {
  return path.split('.').filter(Boolean).map(Number)
}

/** The places on the way from the root down to a place, itself included. */
export function pathsTo(path: MarketPath): MarketPath[] {
  return keysOf(path).map((_, place, keys) => keys.slice(0, place + 1).reduce(pathBelow, ''))
}
