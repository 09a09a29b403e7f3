/** What a rule answers: the value it allows, or the reason why not. */
export type Result<Value, Reason extends string = string> = Accepted<Value> | Refused<Reason>

export interface Accepted<Value> {
  ok: true
  value: Value
}

export interface Refused<Reason extends string = string> {
  ok: false
  reason: Reason
  /** The facts that a screen may show beside the reason's text. */
  details?: Readonly<Record<string, unknown>>
}

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value })

export const refuse = <Reason extends string>(
  reason: Reason,
  details?: Readonly<Record<string, unknown>>,
): Refused<Reason> => (details ? { ok: false, reason, details } : { ok: false, reason })

/** An ability as replies carry it: may this be done, and if not, why not. */
export type Ability<Reason extends string> = { ok: true } | { ok: false; reason: Reason }

export const ability = <Reason extends string>(result: Result<unknown, Reason>): Ability<Reason> =>
  result.ok ? { ok: true } : { ok: false, reason: result.reason }
