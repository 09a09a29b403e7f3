import fc from 'fast-check'
import type { AudienceQuestion, HouseholdCosts } from '@marquee/rules/audience'
import {
  CONTACT_CODES,
  KNOWN_CODES,
  vehicleCode,
  type CountedHousehold,
} from '@marquee/rules/customers'
import type { ScoreQuestion } from '../audience/index.ts'

// Small, so that ties, shared people and empty groups are the rule rather than the exception.

const MARKETS = [3, 40, 41, 2_000]
const ZIPS = [0, 501, 10_001, 10_002, 99_950]
const FOREIGN_ZIPS = [10_003, 60_601]
const DISTANCES = [-1, 0, 499, 500, 1_500, 30_000]
const FREE_ON = [0, 20_000, 20_030, 65_535]
const SCORES = [0, 1, 4_999, 5_000, 10_000]
const VEHICLES = [1, 2, 30].flatMap((model) =>
  [1_950, 2_019, 2_024].map((year) => vehicleCode(model, year)),
)
const FOREIGN_VEHICLES = [vehicleCode(5, 2_020), vehicleCode(31, 2_077)]

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const someOf = (values: readonly number[]) => fc.uniqueArray(oneOf(values), { maxLength: 8 })
const contact = fc.nat(CONTACT_CODES - 1)

const household = fc.record({
  zip: oneOf(ZIPS),
  distance: oneOf(DISTANCES),
  segment: fc.nat(3),
  contact: fc.nat(KNOWN_CODES - 1),
  emailFreeOn: oneOf(FREE_ON),
  mailFreeOn: oneOf(FREE_ON),
  scores: fc.tuple(oneOf(SCORES), oneOf(SCORES)),
  vehicles: fc.uniqueArray(oneOf(VEHICLES), { maxLength: 4 }),
  personHash: oneOf([-(2n ** 63n), -7n, 0n, 8n, 2n ** 63n - 1n]),
  lastVisit: oneOf([0, 19_000, 20_000]),
  isShared: fc.boolean(),
})

/** The households of each market, with keys that other markets have as well. */
export const population = fc
  .tuple(...MARKETS.map(() => fc.array(household, { maxLength: 30 })))
  .map((markets) => {
    const keyed = markets.map((all, place): [number, CountedHousehold[]] => {
      const marketKey = MARKETS[place] as number
      return [marketKey, all.map((one, row) => ({ ...one, marketKey, household: 100 - row * 3 }))]
    })
    return new Map(keyed)
  })

export const question: fc.Arbitrary<AudienceQuestion> = fc.record({
  marketKeys: fc.subarray(MARKETS, { minLength: 1 }),
  reached: fc.uniqueArray(contact),
  mailDay: fc.option(oneOf([19_999, 20_000, 20_010, 20_030])),
  location: fc.oneof(
    fc.record({
      type: fc.constant('DISTANCE' as const),
      most: fc.option(oneOf(DISTANCES.slice(1))),
      isUnplacedIncluded: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('ZIPCODE' as const),
      zips: fc.option(someOf([...ZIPS, ...FOREIGN_ZIPS])),
      isUnplacedIncluded: fc.boolean(),
    }),
  ),
  segments: fc.option(fc.subarray([0, 1, 2, 3])),
  vehicles: fc.option(someOf([...VEHICLES, ...FOREIGN_VEHICLES])),
  smartSelect: fc.option(
    fc.record({ model: fc.nat(1), leastScore: oneOf([...SCORES, 2_500, 10_001]) }),
  ),
  isOncePerHousehold: fc.boolean(),
})

const price = fc.constantFrom(0, 90_000, 4_500)

/** What each market pays for each contact code. */
const costs: fc.Arbitrary<HouseholdCosts[]> = fc.tuple(
  ...MARKETS.map((marketKey) =>
    fc.record({
      marketKey: fc.constant(marketKey),
      byContact: fc.array(price, { minLength: CONTACT_CODES, maxLength: CONTACT_CODES }),
    }),
  ),
)

export const scoreQuestion: fc.Arbitrary<ScoreQuestion> = fc.record({
  question,
  model: fc.nat(1),
  costs,
})

export const memberPage = fc.record({
  marketKey: fc.constantFrom(null, 3, 40),
  skip: fc.nat(20),
  take: fc.integer({ min: 1, max: 20 }),
})
