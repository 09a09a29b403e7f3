/** More than this is no limit that a dealer would ever reach. */
export const MOST_IN_DAY = 1_000_000

/** How many emails a dealer has begun on a day, and how many the brand allows it at most. */
export interface DailyCap {
  cap: number
  begun: number
}

/** How many of so many more may leave on this day. A cap that was lowered meanwhile takes none back. */
export const roomInDay = ({ cap, begun }: DailyCap, most: number): number =>
  Math.max(0, Math.min(most, cap - begun))
