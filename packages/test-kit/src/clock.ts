/** A clock that stands still until a test lets time pass. */
export interface FixedClock {
  (): number
  pass: (span: { days?: number; hours?: number; minutes?: number; ms?: number }) => void
}

/** Noon in Detroit on an ordinary Monday. */
export const USUAL_MOMENT = '2027-03-01T17:00:00Z'

export function fixedClock(moment: string = USUAL_MOMENT): FixedClock {
  let now = Date.parse(moment)
  if (Number.isNaN(now)) throw new Error(`Not a moment: ${moment}`)
  return Object.assign(() => now, {
    pass: ({ days = 0, hours = 0, minutes = 0, ms = 0 }: Parameters<FixedClock['pass']>[0]) => {
      now += ((days * 24 + hours) * 60 + minutes) * 60_000 + ms
    },
  })
}
