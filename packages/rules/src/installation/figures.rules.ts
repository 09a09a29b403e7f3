import { ROOT_PATH, type MarketPath } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** Jobs of one kind. */
export interface WorkFigures {
  /** Their last try failed; they are tried again later. */
  failed: number
  /** For how long the first of those that are due has waited. */
  oldestSeconds: number
}

/** What is known of an installation as it runs. */
export interface InstallationFigures {
  /** How many groups of workers take jobs now; each program that serves has four. */
  runners: number
  kinds: readonly WorkFigures[]
  emails: {
    /** Whether there is a mail server. */
    isSending: boolean
    /** The database was restored: nothing is sent before a person has looked at it. */
    isHeld: boolean
    oldestSeconds: number
  }
  /** What campaigns send, of the last days. */
  sendings: {
    /** Of these, more or fewer pieces are known than were planned. */
    unbalanced: number
    /** They wait for a person. */
    held: number
    /** Pieces of which it is not known whether they arrived, and nobody has decided. */
    unknown: number
    /** How many there are. */
    all: number
  }
  customers: {
    /** Markets that can be counted. */
    markets: number
    /** Of all that have customers, those whose file is not of this day. */
    outdated: number
    /** How many days the oldest of these files is behind. */
    daysBehind: number
  }
  audit: { lagSeconds: number }
  /** Between the clock of a program and that of the database. */
  clock: { apartSeconds: number }
}

/** The figures are of all brands at once, so they are for people who see all of them. */
export const mayReadInstallation = (
  home: MarketPath,
): Result<true, 'installation.not-whole-network'> =>
  home === ROOT_PATH ? accept(true) : refuse('installation.not-whole-network')
