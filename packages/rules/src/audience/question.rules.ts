/** All that an engine needs to count an audience, in numbers. */
export interface AudienceQuestion {
  /** The files that are read, and no other. */
  marketKeys: readonly number[]
  /** The contact codes that the chosen channels reach. */
  reached: readonly number[]
  /** In days since 1970: who got enough pieces lately to get one on this day is not reached. Null: they are. */
  mailDay: number | null
  location: LocationFilter
  /** Places in SEGMENTS; null: all. */
  segments: readonly number[] | null
  /** `vehicleCode`s of which a household has one; null: no filter. */
  vehicles: readonly number[] | null
  smartSelect: SmartSelect | null
  /** A household known at several of the markets counts at the one visited last. */
  isOncePerHousehold: boolean
}

export type LocationFilter = {
  /** Does a household pass whose place is not known? */
  isUnplacedIncluded: boolean
} & (
  | {
      type: 'DISTANCE'
      /** In hundredths of a mile; null: however far. */
      most: number | null
    }
  | {
      type: 'ZIPCODE'
      /** Five digits as numbers; null: all. */
      zips: readonly number[] | null
    }
)

export interface SmartSelect {
  /** Place in ANALYTICAL_MODELS. */
  model: number
  leastScore: number
}

/** A household costs this by its contact code, in hundredths of a cent, at each market. */
export interface HouseholdCosts {
  marketKey: number
  byContact: readonly number[]
}

/** Which filters a household fails. */
export const FAILS = { vehicle: 1, segment: 2, location: 4, smartSelect: 8 } as const

export const TALLY_GROUPS = {
  /** a: zip. Reached households only. */
  zip: 1,
  /** a: vehicle code; b: 1 where it is the first of its model in the household. Reached only. */
  vehicle: 2,
  /** a: segment, b: contact code. All households. */
  household: 3,
  /** a: market, b: contact code; the mask is 0 or 1: any filter failed. Reached only. */
  market: 4,
  /** a: market. Households left to another market; the mask is 0. */
  overlap: 5,
} as const

/** Households with the same key that fail the same filters. */
export interface Tally {
  group: (typeof TALLY_GROUPS)[keyof typeof TALLY_GROUPS]
  a: number
  b: number
  mask: number
  count: number
  /** Of group `household` only, elsewhere 0: how many have a distance, its sum and its most. */
  known: number
  sumDistance: number
  mostDistance: number
}

/** The cost of all who pass every filter but smart select, by score, best first. */
export interface ScoreCost {
  score: number
  households: number
  /** In hundredths of a cent. */
  cost: number
}
