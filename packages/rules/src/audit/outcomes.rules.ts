/** What became of a call: it was done, it was not allowed, or the state of things stood against it. */
export const AUDIT_OUTCOMES = ['done', 'denied', 'refused'] as const

export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

/** A search finds at most so many rows; to reach older ones it has to name a time or a person. */
export const AUDIT_MOST = 10_000
