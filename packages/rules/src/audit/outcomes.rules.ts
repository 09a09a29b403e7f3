/** What became of a call: it was done, it was not allowed, or the state of things stood against it. */
export const AUDIT_OUTCOMES = ['done', 'denied', 'refused'] as const

export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

/** So many rows are found at most; whoever looks for older ones says when, or who. */
export const AUDIT_MOST = 10_000
