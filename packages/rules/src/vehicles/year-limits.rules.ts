/** How many model years are shown singly, and where the groups of older ones begin and end. */
export const VEHICLE_YEARS = {
  /** In a picker: so many of the latest years stand by themselves, ... */
  singleYears: 20,
  /** ... those after them, up to so many, are one group, and the rest is one more. */
  groupedYears: 30,
  /** In a summary: so many years go into one range, ... */
  yearsPerRange: 10,
  /** ... so many ranges are shown, ... */
  mostRanges: 3,
  /** ... and all that is older than this is one entry. */
  olderAfter: 30,
} as const

/** The current year is the first of the latest ones; next year's models count with it. */
export const placeOfYear = (year: number, currentYear: number): number =>
  Math.max(1, currentYear - year + 1)

/** The entry for the oldest years: '1996 and Older'. */
export const andOlder = (currentYear: number, after: number): string =>
  `${currentYear - after} and Older`

export const rangeOf = (oldest: number, newest: number): string =>
  oldest === newest ? String(newest) : `${oldest}–${newest}`

export const newestFirst = (years: readonly number[]): number[] =>
  [...new Set(years)].toSorted((one, other) => other - one)
