import { accept, refuse, type Result } from '../result/index.ts'
import { seedTexts } from './texts.ts'

// In hundredths, so that the share of a whole number is exact.
const CLOSE = 80

export interface SeedCapacity {
  /** How much room is left. */
  text: string
  /** There is room, though not much. */
  warning: string | undefined
  /** A step with more than the limit cannot be continued. */
  isOver: boolean
}

export function seedCapacity(count: number, limit: number): SeedCapacity {
  const isClose = count < limit && count * 100 >= limit * CLOSE
  return {
    text: textFor(count, limit),
    warning: isClose ? seedTexts.close : undefined,
    isOver: count > limit,
  }
}

function textFor(count: number, limit: number): string {
  if (count > limit) return seedTexts.over(count - limit, limit)
  return count === limit ? seedTexts.full(limit) : seedTexts.remaining(limit - count, limit)
}

/** A list never grows beyond the limit; one that was longer before may become shorter. */
export function withinSeedLimit(
  count: number,
  limit: number,
  present = 0,
): Result<true, 'seed-list.over-limit'> {
  if (count <= limit || count <= present) return accept(true)
  return refuse('seed-list.over-limit', { limit, remove: count - limit })
}
