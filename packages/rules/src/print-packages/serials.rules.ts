import { serialsOf, type MailerId } from '../pieces/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** Numbers that were given to the pieces of one package. */
export interface SerialBlock {
  first: number
  count: number
  /** When, in milliseconds since 1970. */
  takenAt: number
}

const DAY = 24 * 3_600_000
/** The Postal Service wants no number of a mailer twice within so many days of its mailing. */
const UNIQUE_DAYS = 45
/** A package may lie at the printer for so long before it is mailed. */
const MOST_LYING_DAYS = 30
const REST = (UNIQUE_DAYS + MOST_LYING_DAYS) * DAY

/**
 * The first of so many numbers that follow each other. Numbers count up for ever; printed are their last digits, so that
 * none may be taken before all that were printed alike have rested.
 */
export function nextSerials(
  mailerId: MailerId,
  blocks: readonly SerialBlock[],
  { count, now }: { count: number; now: number },
): Result<number, 'print-package.no-serials'> {
  const first = blocks.reduce((next, block) => Math.max(next, block.first + block.count), 0)
  const inUse = blocks.filter(({ takenAt }) => now - takenAt < REST)
  const earliest = inUse.reduce((least, block) => Math.min(least, block.first), first)
  return first + count - earliest > serialsOf(mailerId)
    ? refuse('print-package.no-serials')
    : accept(first)
}
