/** A service that failed so often in a row ... */
const FAILURES = 3
/** ... is left alone for so long; then it is tried again. */
const REST_MILLISECONDS = 30_000

export interface Breaker {
  failures: number
  /** The time of the last failure. */
  since: number
}

export const CLOSED: Breaker = { failures: 0, since: 0 }

export const mayCall = ({ failures, since }: Breaker, now: number): boolean =>
  failures < FAILURES || now - since >= REST_MILLISECONDS

/** After a failure; one that follows a rest begins the next one at once. */
export const afterFailure = ({ failures }: Breaker, now: number): Breaker => ({
  failures: failures + 1,
  since: now,
})
