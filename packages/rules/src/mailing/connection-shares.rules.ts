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
  /** When an email for a quick domain last waited as none of them was free. */
  neededAt: number
}

/** After this an email holds up those behind it; a server that looks at each for spam is mostly quicker. */
export const SLOW_AFTER = 5_000

/** Of all connections, for all slow domains together: few while others need them, who are mostly through soon. */
const SLOW_SHARE = { whileNeeded: 1 / 10, else: 1 / 2 }
const NEEDED_FOR = 5_000

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
      return slowOnes(shares, now) < mostSlow(shares, now)
    case 'new':
      return own === 0
  }
}

/** Would an email for it wait for long? For other domains the next connection is soon free. */
export const isCrowded = (domain: string, shares: Shares, now: number): boolean =>
  mannerNow(domain, shares, now) === 'slow' && !mayUseConnection(domain, shares, now)

function mostSlow({ most, neededAt }: Shares, now: number): number {
  // Also of a clock that was put back, by which it would else be needed for as long.
  const isNeededNow = Math.abs(now - neededAt) < NEEDED_FOR
  const share = isNeededNow ? SLOW_SHARE.whileNeeded : SLOW_SHARE.else
  return Math.max(1, Math.floor(most * share))
}

/** While none is free: do quick domains wait for one? */
export const isNeeded = (waiting: readonly string[], shares: Shares, now: number): boolean =>
  waiting.some((domain) => mannerNow(domain, shares, now) === 'quick')

const slowOnes = (shares: Shares, now: number): number =>
  shares.inUse.filter(({ domain }) => mannerNow(domain, shares, now) === 'slow').length

/** It is slow, too, while an email is not through for so long. */
function mannerNow(domain: string, { inUse, mannerOf }: Shares, now: number): DomainManner {
  const isWaiting = inUse.some(
    (one) => one.domain === domain && mannerAfter(now - one.since) === 'slow',
  )
  return isWaiting ? 'slow' : mannerOf(domain)
}
