import { FIRST, type StoredFields } from '../stored/index.ts'
import type { ImportMode } from './imports.rules.ts'

/** What an import does to the households of a market, as a person is shown it before it happens. */
export interface ImportEffect {
  /** Households before it. */
  before: number
  inFile: number
  /** Of those in the file, the ones that the market did not have. */
  added: number
  gone: number
  /** Households after it. */
  after: number
}

/** How it is stored until a person has answered. */
export const storedEffect: StoredFields<ImportEffect> = {
  before: FIRST,
  inFile: FIRST,
  added: FIRST,
  gone: FIRST,
  after: FIRST,
}

/** A market's households beside those of a file. */
export interface Compared {
  before: number
  inFile: number
  inBoth: number
}

export function importEffect({ before, inFile, inBoth }: Compared, mode: ImportMode): ImportEffect {
  const added = inFile - inBoth
  const gone = AFTER[mode].isOthersGone ? before - inBoth : 0
  return { before, inFile, added, gone, after: before + added - gone }
}

const AFTER: Readonly<Record<ImportMode, { isOthersGone: boolean }>> = {
  REPLACE: { isOthersGone: true },
  MERGE: { isOthersGone: false },
}

/** More than so many percent of the households may not go without a question; an operator's setting. */
export const MOST_GONE_PERCENT = 20

/** A number that changes by more than this share, up or down, is hardly the same dealer's file. */
const MOST_CHANGED_SHARE = 0.5

/** Does an import change so much that a person has to look at it first? */
export function needsConfirming(
  { before, gone, after }: ImportEffect,
  mostGonePercent: number,
): boolean {
  if (before === 0) return false
  const isMuchGone = gone * 100 > before * mostGonePercent
  return isMuchGone || Math.abs(after - before) > before * MOST_CHANGED_SHARE
}
