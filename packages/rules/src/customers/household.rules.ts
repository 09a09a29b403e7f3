import type { SEGMENTS } from '../templates/index.ts'

export type Segment = (typeof SEGMENTS)[number]

/** What prevents sending a piece to a household by one channel; the place in this list is its code. */
export const REACH_STATES = ['NO_DATA', 'OPTED_OUT', 'UNDELIVERABLE', 'REACHABLE'] as const

export type ReachState = (typeof REACH_STATES)[number]

export interface Reach {
  mail: ReachState
  email: ReachState
}

/** How many values `contactCode` has. */
export const CONTACT_CODES = REACH_STATES.length ** 2

/** Both channels in one number. */
export const contactCode = ({ mail, email }: Reach): number =>
  REACH_STATES.indexOf(mail) * REACH_STATES.length + REACH_STATES.indexOf(email)

export const reachOf = (code: number): Reach => ({
  mail: REACH_STATES[Math.trunc(code / REACH_STATES.length)] ?? 'NO_DATA',
  email: REACH_STATES[code % REACH_STATES.length] ?? 'NO_DATA',
})

/** As many vehicles of a household count, the most recent ones. */
export const MOST_COUNTED_VEHICLES = 4

export const FIRST_VEHICLE_YEAR = 1950
const YEARS_PER_MODEL = 128

/** A model and a year of a brand in one number; 0 is none, so codes of models begin with 1. */
export const vehicleCode = (modelCode: number, year: number): number =>
  modelCode * YEARS_PER_MODEL + (year - FIRST_VEHICLE_YEAR)

export const vehicleOf = (code: number): { modelCode: number; year: number } => ({
  modelCode: Math.trunc(code / YEARS_PER_MODEL),
  year: (code % YEARS_PER_MODEL) + FIRST_VEHICLE_YEAR,
})

export const UNKNOWN_DISTANCE = -1
export const UNKNOWN_ZIP = 0
export const MOST_SCORE = 10_000

/** A household as it is counted, without its identity. */
export interface CountedHousehold {
  marketKey: number
  household: number
  zip: number
  /** In hundredths of a mile. */
  distance: number
  /** Place in SEGMENTS. */
  segment: number
  /** `contactCode`. */
  contact: number
  /** One for each of ANALYTICAL_MODELS. */
  scores: readonly number[]
  /** `vehicleCode` of up to four, each model and year once, the most recent first. */
  vehicles: readonly number[]
  /** The same person at every dealership of the brand. */
  personHash: bigint
  /** Days since 1970. */
  lastVisit: number
  /** Is the person known at another dealership of the brand. */
  isShared: boolean
}

export { ANALYTICAL_MODELS, type AnalyticalModel } from '../templates/index.ts'

/** Which of a household's vehicles is the first of its model: bit i for the vehicle at place i. */
export function firstOfModelBits(vehicles: readonly number[]): number {
  const models = vehicles.map((code) => vehicleOf(code).modelCode)
  return models.reduce(
    (bits, model, place) => (models.indexOf(model) === place ? bits | (1 << place) : bits),
    0,
  )
}
