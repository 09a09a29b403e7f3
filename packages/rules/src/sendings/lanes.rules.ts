/** How many came to their end, in windows of time. All times are in milliseconds. */
export interface Speed {
  since: number
  count: number
  /** In the window before this one; 0 before one is over. */
  perSecond: number
}

// What was taken hears of no opt-out and no stop any more, and is unknown after a kill: so a slow server gets few ahead.
const SECONDS_AHEAD = 0.5
const WINDOW = 250
/** For each connection to the mail server: one is written while another is handed over. */
const LEAST = 2
const MOST = 10

export const startSpeed = (now: number): Speed => ({ since: now, count: 0, perSecond: 0 })

export function countEnded(speed: Speed, ended: number, now: number): Speed {
  const { since, perSecond } = speed
  const count = speed.count + ended
  const passed = now - since
  // The clock was put back: until it is where it was, no window would ever be over.
  if (passed < 0) return { since: now, count: 0, perSecond }
  if (passed < WINDOW) return { since, count, perSecond }
  return { since: now, count: 0, perSecond: (count * 1_000) / passed }
}

/** How many emails of a sending are on their way at once: written, waiting for a connection, or handed over. */
export const lanesFor = ({ perSecond }: Speed, connections: number): number =>
  Math.min(connections * MOST, Math.max(connections * LEAST, Math.ceil(perSecond * SECONDS_AHEAD)))
