import type { InstallationFigures, WorkFigures } from './figures.rules.ts'
import type { StandingReason } from './texts.ts'

/** From the best to the worst. */
export const STANDINGS = ['good', 'slow', 'stuck'] as const

export type Standing = (typeof STANDINGS)[number]

export const INSTALLATION_PARTS = [
  'work',
  'emails',
  'sendings',
  'customers',
  'audit',
  'clock',
] as const

export type InstallationPart = (typeof INSTALLATION_PARTS)[number]

/** Longer than this and a part is stuck. The alerts in ops/alerts.yml begin there as well; a test compares them. */
export const STUCK_SECONDS = { work: 900, emails: 1_800, audit: 600, clock: 60 } as const

/** Slow comes before stuck: from a third of its time on. */
const SLOW_SHARE = 1 / 3

/** Files are written again as a day begins; one that missed a whole day is not written at all. */
const MOST_DAYS_BEHIND = 1

export interface Finding {
  standing: Standing
  reason: StandingReason
}

/** How each part of an installation stands, and why. */
export const judgeInstallation = (
  figures: InstallationFigures,
): Readonly<Record<InstallationPart, Finding>> => ({
  work: judgeWork(figures),
  emails: judgeEmails(figures.emails),
  sendings: judgeSendings(figures.sendings),
  customers: judgeCustomers(figures.customers),
  audit: AUDIT[byTime(figures.audit.lagSeconds, STUCK_SECONDS.audit)],
  clock: CLOCK[byTime(figures.clock.apartSeconds, STUCK_SECONDS.clock)],
})

export const worstOf = (standings: readonly Standing[]): Standing =>
  STANDINGS.findLast((one) => standings.includes(one)) ?? 'good'

export function judgeKind({ failed, oldestSeconds }: WorkFigures): Standing {
  const byWait = byTime(oldestSeconds, STUCK_SECONDS.work)
  return failed > 0 ? worstOf([byWait, 'slow']) : byWait
}

function judgeWork({ runners, kinds }: InstallationFigures): Finding {
  if (runners === 0) return { standing: 'stuck', reason: 'work.no-runner' }
  const standing = worstOf(kinds.map(judgeKind))
  const isFailing = standing === 'slow' && kinds.some(({ failed }) => failed > 0)
  return isFailing ? { standing, reason: 'work.failing' } : WORK[standing]
}

function judgeEmails({ isSending, isHeld, oldestSeconds }: InstallationFigures['emails']): Finding {
  // Without a mail server none is sent, whatever is held.
  if (!isSending) return { standing: 'good', reason: 'emails.kept' }
  if (isHeld) return { standing: 'stuck', reason: 'emails.held' }
  return EMAILS[byTime(oldestSeconds, STUCK_SECONDS.emails)]
}

function judgeSendings({
  unbalanced,
  held,
  unknown,
  all,
}: InstallationFigures['sendings']): Finding {
  if (unbalanced > 0) return { standing: 'stuck', reason: 'sendings.unbalanced' }
  if (held > 0) return { standing: 'slow', reason: 'sendings.held' }
  if (unknown > 0) return { standing: 'slow', reason: 'sendings.unknown' }
  return { standing: 'good', reason: all === 0 ? 'sendings.none' : 'sendings.good' }
}

function judgeCustomers({
  markets,
  outdated,
  daysBehind,
}: InstallationFigures['customers']): Finding {
  if (outdated > 0 && daysBehind > MOST_DAYS_BEHIND) {
    return { standing: 'stuck', reason: 'customers.stuck' }
  }
  if (outdated > 0) return { standing: 'slow', reason: 'customers.slow' }
  return { standing: 'good', reason: markets === 0 ? 'customers.none' : 'customers.good' }
}

function byTime(seconds: number, stuck: number): Standing {
  if (seconds > stuck) return 'stuck'
  return seconds > stuck * SLOW_SHARE ? 'slow' : 'good'
}

type ByStanding = Readonly<Record<Standing, Finding>>

const WORK: ByStanding = {
  good: { standing: 'good', reason: 'work.good' },
  slow: { standing: 'slow', reason: 'work.slow' },
  stuck: { standing: 'stuck', reason: 'work.stuck' },
}

const EMAILS: ByStanding = {
  good: { standing: 'good', reason: 'emails.good' },
  slow: { standing: 'slow', reason: 'emails.slow' },
  stuck: { standing: 'stuck', reason: 'emails.stuck' },
}

const AUDIT: ByStanding = {
  good: { standing: 'good', reason: 'audit.good' },
  slow: { standing: 'slow', reason: 'audit.slow' },
  stuck: { standing: 'stuck', reason: 'audit.stuck' },
}

const CLOCK: ByStanding = {
  good: { standing: 'good', reason: 'clock.good' },
  slow: { standing: 'slow', reason: 'clock.slow' },
  stuck: { standing: 'stuck', reason: 'clock.stuck' },
}
