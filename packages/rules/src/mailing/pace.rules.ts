/** How fast we send to one receiving domain. All times are in milliseconds. */
export interface PaceLimits {
  /** Emails a minute that a domain gets when all is well. */
  most: number
  /** What it is still tried with when all is not. */
  least: number
}

export interface Pace {
  /** Emails a minute at this moment. */
  perMinute: number
  /** How many may go at once, up to a second's worth. A fraction of one grows. */
  saved: number
  /** Until when `saved` is counted. */
  at: number
  /** Nothing goes before. */
  pausedUntil: number
  /** Since when no answer asked us to be slower. */
  calmSince: number
}

/** After an answer that asks us to be slower. */
const PAUSE = 60_000
/** Of the same trouble many emails are answered at once: it counts as one. */
const ONE_TROUBLE = 5_000
/** So long it has to be calm before it grows, and then so long for each step. */
const CALM = 60_000
const GROWTH = 1.2

export function startPace({ most }: PaceLimits, now: number): Pace {
  return { perMinute: most, saved: 1, at: now, pausedUntil: now, calmSince: now }
}

/** When the next email may go: now, or later. */
export function nextAt(pace: Pace, limits: PaceLimits, now: number): number {
  const { saved, perMinute, pausedUntil } = counted(pace, limits, now)
  if (pausedUntil > now) return pausedUntil
  return saved >= 1 ? now : now + Math.ceil(((1 - saved) * 60_000) / perMinute)
}

/** After an email was begun. */
export function afterBegun(pace: Pace, limits: PaceLimits, now: number): Pace {
  const current = counted(pace, limits, now)
  return { ...current, saved: Math.max(0, current.saved - 1) }
}

/** After an answer by which the domain asks us to be slower (421, 451): half as fast, after a pause. */
export function afterBusy(pace: Pace, limits: PaceLimits, now: number): Pace {
  const current = counted(pace, limits, now)
  const isSame = current.pausedUntil - PAUSE + ONE_TROUBLE > now
  const perMinute = isSame ? current.perMinute : Math.max(limits.least, current.perMinute / 2)
  return {
    ...current,
    perMinute,
    saved: 0,
    pausedUntil: isSame ? current.pausedUntil : now + PAUSE,
    calmSince: now,
  }
}

/** After an email was accepted: a little faster for each minute of calm, until it is as before. */
export function afterAccepted(pace: Pace, limits: PaceLimits, now: number): Pace {
  const current = counted(pace, limits, now)
  if (current.perMinute >= limits.most || now - current.calmSince < CALM) return current
  const perMinute = Math.min(limits.most, current.perMinute * GROWTH)
  return { ...current, perMinute, calmSince: now }
}

/**
 * What may go grows with time, but no more is saved up than goes in a second. Where the clock was put back, what it showed
 * before says nothing: a domain would else get no more until the clock is there again.
 */
function counted(pace: Pace, { least, most }: PaceLimits, now: number): Pace {
  const perMinute = Math.min(most, Math.max(least, pace.perMinute))
  if (pace.at > now) return { perMinute, saved: 1, at: now, pausedUntil: now, calmSince: now }
  const from = Math.max(pace.at, pace.pausedUntil)
  const grown = pace.saved + (Math.max(0, now - from) * perMinute) / 60_000
  const saved = Math.min(Math.max(1, perMinute / 60), grown)
  return { ...pace, perMinute, saved, at: now }
}
