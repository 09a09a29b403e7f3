import type { Breakdown, WaterfallBucket } from './answers.ts'

export interface WaterfallRow {
  bucket: WaterfallBucket
  count: number
  /** How many are left after it. */
  left: number
}

/** From all customers to those who are chosen, a row for each reason that takes some away. */
export function waterfallRows({
  totalHouseholds,
  waterfall,
}: Pick<Breakdown, 'totalHouseholds' | 'waterfall'>): WaterfallRow[] {
  let left = totalHouseholds
  return waterfall.map(({ bucket, count }) => {
    left -= count
    return { bucket, count, left }
  })
}
