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
  /** Of those that the market had, the ones about whom the file says something else; null: not counted then. */
  changed: number | null
  /** Households after it. */
  after: number
  /** Who can be written to, with what was suppressed; null: not counted then. */
  reach: { before: Reached; after: Reached } | null
}

/** Households that can be written to by each channel. */
export interface Reached {
  email: number
  mail: number
}

/** How it is stored until a person has answered. */
export const storedEffect: StoredFields<ImportEffect> = {
  before: FIRST,
  inFile: FIRST,
  added: FIRST,
  gone: FIRST,
  changed: { since: 2, before: () => null },
  after: FIRST,
  reach: { since: 2, before: () => null },
}

/** A market's households beside those of a file. */
export interface Compared {
  before: number
  inFile: number
  inBoth: number
  /** Of those in both, the ones of whom anything differs. */
  changed: number
  reached: { before: Reached; inFile: Reached; notInFile: Reached }
}

export function importEffect(compared: Compared, mode: ImportMode): ImportEffect {
  const { before, inFile, inBoth, changed, reached } = compared
  const { isOthersGone } = AFTER[mode]
  const added = inFile - inBoth
  const gone = isOthersGone ? before - inBoth : 0
  const others = isOthersGone ? NO_ONE : reached.notInFile
  return {
    before,
    inFile,
    added,
    gone,
    changed,
    after: before + added - gone,
    reach: {
      before: reached.before,
      after: {
        email: reached.inFile.email + others.email,
        mail: reached.inFile.mail + others.mail,
      },
    },
  }
}

const NO_ONE: Reached = { email: 0, mail: 0 }

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
