import * as fc from 'fast-check'
import { KNOWN_CODES, vehicleCode, type CountedHousehold } from '@marquee/rules/customers'
import type { StepSend } from '@marquee/rules/campaigns'
import type { AudienceQuestion, CodedModel } from '@marquee/rules/audience'

export const MODELS = [
  { isRetired: false, code: 1, make: 'Honda', model: 'Civic', years: [2024, 2023] },
  { isRetired: false, code: 2, make: 'Honda', model: 'Fit', years: [2020] },
] satisfies CodedModel[]
export const MARKETS = [5, 6, 8].map((marketKey) => ({
  marketKey,
  sourceId: `S${marketKey}`,
  name: `Dealer ${marketKey}`,
}))

const CODES = MODELS.flatMap(({ code, years }) => years.map((year) => vehicleCode(code, year)))
const ZIPS = [501, 48_104, 48_105]
const score = fc.integer({ min: 0, max: 5 }).map((place) => place * 2_000)
const anyOf = <Value>(values: readonly Value[]) => fc.subarray([...values])
const orAll = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })

/** Few values, so that much of it meets. */
export const households: fc.Arbitrary<CountedHousehold[]> = fc
  .array(
    fc.record({
      marketKey: fc.constantFrom(...MARKETS.map(({ marketKey }) => marketKey)),
      zip: fc.constantFrom(0, ...ZIPS),
      distance: fc.constantFrom(-1, 0, 1_000, 2_500, 2_501),
      segment: fc.nat({ max: 3 }),
      contact: fc.nat({ max: KNOWN_CODES - 1 }),
      emailFreeOn: fc.constantFrom(0, 20_000, 20_030),
      mailFreeOn: fc.constantFrom(0, 20_000, 20_030),
      scores: fc.tuple(score, score),
      vehicles: anyOf(CODES),
      personHash: fc.bigInt({ min: 1n, max: 12n }),
      lastVisit: fc.nat({ max: 3 }),
    }),
    { maxLength: 24 },
  )
  .map((rows) => {
    // A person is one household at a dealership.
    const once = new Map(rows.map((one) => [`${one.marketKey} ${one.personHash}`, one]))
    return [...once.values()].map((one, household) => ({ ...one, household, isShared: true }))
  })

export const sends: fc.Arbitrary<StepSend[]> = fc
  .array(
    fc.record({
      channels: anyOf(['EMAIL', 'DIRECT_MAIL', 'DIGITAL_MEDIA'] as const),
      isMailBackfill: fc.boolean(),
      isReblasted: fc.boolean(),
    }),
    { maxLength: 3 },
  )
  .map((steps) => {
    const hasEmail = steps.some(({ channels }) => channels.includes('EMAIL'))
    return steps.map((one) => ({ ...one, isMailBackfill: one.isMailBackfill && hasEmail }))
  })

export const questions: fc.Arbitrary<Omit<AudienceQuestion, 'reached'>> = fc.record({
  mailDay: orAll(fc.constantFrom(19_999, 20_000, 20_010)),
  marketKeys: fc.constant(MARKETS.map(({ marketKey }) => marketKey)),
  location: fc.oneof(
    fc.record({
      type: fc.constant('DISTANCE' as const),
      most: orAll(fc.constantFrom(0, 1_000, 2_500)),
      isUnplacedIncluded: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('ZIPCODE' as const),
      zips: orAll(anyOf(ZIPS)),
      isUnplacedIncluded: fc.boolean(),
    }),
  ),
  segments: orAll(anyOf([0, 1, 2, 3])),
  vehicles: orAll(anyOf(CODES)),
  smartSelect: orAll(fc.record({ model: fc.nat({ max: 1 }), leastScore: score })),
  isOncePerHousehold: fc.boolean(),
})
