/** How a mail server was with the last email for a domain. */
export type DomainManner = 'new' | 'quick' | 'slow'

/** A connection that hands over an email for this domain. Times are in milliseconds. */
export interface InUse {
  domain: string
  since: number
}

export interface Shares {
  inUse: readonly InUse[]
  /** How many connections there are. */
  most: number
  mannerOf: (domain: string) => DomainManner
}

/** After this an email holds up those behind it; a server that looks at each for spam is mostly quicker. */
export const SLOW_AFTER = 5_000

export const mannerAfter = (took: number): DomainManner => (took < SLOW_AFTER ? 'quick' : 'slow')

/**
 * May a free connection be used for this domain? Where the server waits for a domain that is slow or dead, emails for it
 * would soon hold all connections, and those of all other campaigns would wait behind them.
 */
export function mayUseConnection(domain: string, shares: Shares, now: number): boolean {
  const { inUse, most } = shares
  const own = inUse.filter((one) => one.domain === domain).length
  // One that has been quick may have become slow a moment ago, with all of its emails at once.
  if (own > 0 && own >= most - 1) return false
  switch (mannerNow(domain, shares, now)) {
    case 'quick':
      return true
    case 'slow':
      return slowOnes(shares, now) < Math.max(1, Math.floor(most / 2))
    case 'new':
      return own === 0
  }
}

/** Would an email for it wait for long? For other domains the next connection is soon free. */
export const isCrowded = (domain: string, shares: Shares, now: number): boolean =>
  mannerNow(domain, shares, now) === 'slow' && !mayUseConnection(domain, shares, now)

const slowOnes = (shares: Shares, now: number): number =>
  shares.inUse.filter(({ domain }) => mannerNow(domain, shares, now) === 'slow').length

/** It is slow, too, while an email is not through for so long. */
function mannerNow(domain: string, { inUse, mannerOf }: Shares, now: number): DomainManner {
  const isWaiting = inUse.some(
    (one) => one.domain === domain && mannerAfter(now - one.since) === 'slow',
  )
  return isWaiting ? 'slow' : mannerOf(domain)
}
