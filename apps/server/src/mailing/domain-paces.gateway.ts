import {
  afterAccepted,
  afterBegun,
  afterBusy,
  domainOf,
  kindOfAnswer,
  nextAt,
  parseSmtpAnswer,
  startPace,
  type Pace,
  type PaceLimits,
} from '@marquee/rules/mailing'
import type { Delivered } from '../outbox/index.ts'

/** How fast this program writes to each receiving domain, for all campaigns together. */
export interface DomainPaces {
  /** Milliseconds until the next email may go there; 0: it goes now, and counts. */
  begin: (email: string, now: number) => number
  heard: (email: string, delivered: Delivered, now: number) => void
}

/** Domains that are written to no more are forgotten. */
const MOST_DOMAINS = 10_000

export function domainPaces(limits: PaceLimits): DomainPaces {
  const paces = new Map<string, Pace>()
  const paceOf = (domain: string, now: number) => paces.get(domain) ?? startPace(limits, now)
  const keep = (domain: string, pace: Pace) => {
    paces.delete(domain)
    paces.set(domain, pace)
    const [oldest] = paces.keys()
    if (paces.size > MOST_DOMAINS && oldest !== undefined) paces.delete(oldest)
  }
  return {
    begin(email, now) {
      const domain = domainOf(email)
      const pace = paceOf(domain, now)
      const wait = nextAt(pace, limits, now) - now
      if (wait <= 0) keep(domain, afterBegun(pace, limits, now))
      return Math.max(0, wait)
    },
    heard(email, { outcome, answer }, now) {
      const domain = domainOf(email)
      const pace = paceOf(domain, now)
      if (outcome === 'sent') keep(domain, afterAccepted(pace, limits, now))
      else if (isBusy(answer)) keep(domain, afterBusy(pace, limits, now))
    },
  }
}

function isBusy(answer: string): boolean {
  const parsed = parseSmtpAnswer(answer)
  return parsed !== null && kindOfAnswer(parsed) === 'busy'
}
