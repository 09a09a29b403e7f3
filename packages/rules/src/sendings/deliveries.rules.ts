/**
 * What became of one piece for one recipient. It is `dispatching` before the first byte leaves, so that what was on its
 * way when a program ended is known; whether it arrived is not, and so it is `unknown` from then on, until a person
 * finds out. `suppressed`: it was not sent, for a reason that came up after the order.
 */
const DELIVERY_STATES = [
  'pending',
  'dispatching',
  'accepted',
  'refused',
  'unknown',
  'suppressed',
] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

export type DeliveryCounts = Readonly<Record<DeliveryState, number>>

/** How many are in each state, of figures of which several may be of one. */
export const countsOf = (
  counted: readonly { state: DeliveryState; count: number }[],
): DeliveryCounts => {
  const inState = (state: DeliveryState) =>
    counted.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0)
  return {
    pending: inState('pending'),
    dispatching: inState('dispatching'),
    accepted: inState('accepted'),
    refused: inState('refused'),
    unknown: inState('unknown'),
    suppressed: inState('suppressed'),
  }
}

export const totalOf = (counts: DeliveryCounts): number =>
  DELIVERY_STATES.reduce((sum, state) => sum + counts[state], 0)
