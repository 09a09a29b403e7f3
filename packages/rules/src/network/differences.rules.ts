import { ROOT_PATH, type MarketPath, type UserLevel } from '../access/index.ts'
import { mayUseLines } from '../csv/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { MarketDetails, NetworkMarket, StoredMarket } from './market-details.rules.ts'
import type { RefusedRow } from './file.rules.ts'

export interface AddedMarket extends NetworkMarket {
  line: number
}

/** One field of a market, before and after; its parent is named by its number. */
export interface MarketChange {
  field: keyof MarketDetails | 'parent'
  before: string | boolean | null
  after: string | boolean | null
}

export interface ChangedMarket {
  line: number
  /** As it is stored. */
  market: StoredMarket
  changes: MarketChange[]
}

/** What a file would do to the markets that are there. */
export interface NetworkDifferences {
  /** From brands down to dealers, so that parents come first. */
  added: AddedMarket[]
  changed: ChangedMarket[]
  unchanged: number
  /** Open dealers of the file's brands that it does not name; they stay as they are. */
  absent: StoredMarket[]
  refused: RefusedRow[]
}

export const CHANGE_KINDS = ['MOVED', 'CLOSED', 'REOPENED', 'CHANGED'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What is said first of a changed market. */
export function kindOfChange({ changes }: Pick<ChangedMarket, 'changes'>): ChangeKind {
  if (changes.some(({ field }) => field === 'parent')) return 'MOVED'
  const status = changes.find(({ field }) => field === 'status')
  if (!status) return 'CHANGED'
  return status.after === 'CLOSED' ? 'CLOSED' : 'REOPENED'
}

export interface NetworkCounts extends Record<Lowercase<ChangeKind>, number> {
  added: number
  unchanged: number
  absent: number
  refused: number
}

export function countNetwork(differences: NetworkDifferences): NetworkCounts {
  const { added, changed, unchanged, absent, refused } = differences
  const kinds = changed.map(kindOfChange)
  const times = (kind: ChangeKind) => kinds.filter((one) => one === kind).length
  return {
    added: added.length,
    moved: times('MOVED'),
    closed: times('CLOSED'),
    reopened: times('REOPENED'),
    changed: times('CHANGED'),
    unchanged,
    absent: absent.length,
    refused: refused.length,
  }
}

/** May what the file says be carried out? Its refused lines are left out. */
export function mayImport(differences: NetworkDifferences): ReturnType<typeof mayUseLines> {
  const { added, changed, unchanged, refused } = differences
  return mayUseLines(added.length + changed.length + unchanged, refused.length)
}

/** A line may move a dealer anywhere in its brand, so it takes a home that is a whole brand, or all of them. */
export const mayChangeNetwork = (level: UserLevel): Result<true, 'network.not-whole-brand'> =>
  level === 'NATIONAL' ? accept(true) : refuse('network.not-whole-brand')

/** Only who sees all brands adds one. */
export const mayAddBrands = (home: MarketPath): boolean => home === ROOT_PATH
