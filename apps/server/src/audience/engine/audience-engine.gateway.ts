import type { AudienceQuestion, HouseholdCosts, ScoreCost, Tally } from '@marquee/rules/audience'
import type { MarketFile } from '../../customers/index.ts'

/** Counts households. Every engine answers alike, to the last household. */
export interface AudienceEngine {
  /** Each key of a group once, in no order. */
  tally(question: AudienceQuestion, signal?: AbortSignal): Promise<Tally[]>

  /** All households that pass every filter but smart select, by their score of this model, best first. */
  scoreCosts(scored: ScoreQuestion, signal?: AbortSignal): Promise<ScoreCost[]>

  /** All who are chosen, by each market of the question. */
  chosen(question: AudienceQuestion, signal?: AbortSignal): Promise<Chosen>

  /** The chosen households of a page: market by market in the order of their keys, each in that of its households. */
  members(question: AudienceQuestion, page: MemberPage, signal?: AbortSignal): Promise<Member[]>

  /** How the filters judge one household of one market; undefined where there is none. */
  memberOf(
    question: AudienceQuestion,
    member: Member,
    signal?: AbortSignal,
  ): Promise<Membership | undefined>
}

/** The one way to an engine: it reads the files that it is handed, and no other. */
export type EngineOver = (files: ReadonlyMap<number, MarketFile>) => AudienceEngine

export interface ScoreQuestion {
  question: AudienceQuestion
  /** Place in ANALYTICAL_MODELS. */
  model: number
  costs: readonly HouseholdCosts[]
}

/** Rows of a market that another one counts. */
export type LeftRows = Uint32Array | undefined

/** Millions of numbers, in ascending order: four bytes each, and one for how they are reached. */
export interface ChosenOfMarket {
  households: Uint32Array
  /** The contact code of each. */
  contacts: Uint8Array
}

export type Chosen = ReadonlyMap<number, ChosenOfMarket>

export interface MemberPage {
  /** Only those of this market; null: of all markets of the question. */
  marketKey: number | null
  skip: number
  take: number
}

export interface Member {
  marketKey: number
  household: number
}

export interface Membership {
  contact: number
  /** The filters that it fails: FAILS. */
  mask: number
  /** Another market of the question counts it: it was visited later. */
  isLeftToAnother: boolean
  /** Is it known where it is, as the filter of the location needs it? */
  isPlaced: boolean
}

/** A market's file is not there, or not as it was written. */
export class DataUnavailable extends Error {
  readonly reason = 'audience.data-unavailable'
  readonly marketKeys: readonly number[]

  constructor(marketKeys: readonly number[], options?: ErrorOptions) {
    super(`The data of these markets cannot be read: ${marketKeys.join(', ')}`, options)
    this.marketKeys = marketKeys
  }
}
