import type { SEGMENTS } from '../templates/index.ts'

export type Segment = (typeof SEGMENTS)[number]

/** By what is known of a household: what prevents sending a piece to it by one channel. */
export const KNOWN_STATES = ['NO_DATA', 'OPTED_OUT', 'UNDELIVERABLE', 'REACHABLE'] as const

/** PRESSED: it could be reached, and got as many pieces lately as its brand allows. */
export const REACH_STATES = [...KNOWN_STATES, 'PRESSED'] as const

export type ReachState = (typeof REACH_STATES)[number]

export type KnownState = (typeof KNOWN_STATES)[number]

export interface Reach {
  mail: ReachState
  email: ReachState
}

/** By what is known of a household alone. */
export interface KnownReach extends Reach {
  mail: KnownState
  email: KnownState
}

/** How many values `contactCode` has for what is known of a household; published files hold no others. */
export const KNOWN_CODES = KNOWN_STATES.length ** 2

/** By the code. Those of what is known come first: orders have stored them for longer than there are others. */
const REACHES: readonly Reach[] = [
  ...KNOWN_STATES.flatMap((mail) => KNOWN_STATES.map((email): Reach => ({ mail, email }))),
  ...KNOWN_STATES.map((mail): Reach => ({ mail, email: 'PRESSED' })),
  ...KNOWN_STATES.map((email): Reach => ({ mail: 'PRESSED', email })),
  { mail: 'PRESSED', email: 'PRESSED' },
]

/** How many values `contactCode` has. */
export const CONTACT_CODES = REACHES.length

const CODES = new Map(REACHES.map(({ mail, email }, code) => [`${mail} ${email}`, code]))

/** Both channels in one number. */
export const contactCode = ({ mail, email }: Reach): number => CODES.get(`${mail} ${email}`) ?? 0

/** The code of a household that got enough by these channels; what else stands against reaching it comes first. */
export function pressedCode(code: number, isPressed: { email: boolean; mail: boolean }): number {
  const { email, mail } = reachOf(code)
  const stateOf = (state: ReachState, isEnough: boolean) =>
    isEnough && state === 'REACHABLE' ? 'PRESSED' : state
  return contactCode({
    email: stateOf(email, isPressed.email),
    mail: stateOf(mail, isPressed.mail),
  })
}

export const reachOf = (code: number): Reach =>
  REACHES[code] ?? { mail: 'NO_DATA', email: 'NO_DATA' }

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
  /** From which day on it may get one more email, in days since 1970; 0: it always may. */
  emailFreeOn: number
  /** The same for letters. */
  mailFreeOn: number
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
