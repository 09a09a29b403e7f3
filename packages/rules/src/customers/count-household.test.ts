import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import {
  ANALYTICAL_MODELS,
  countedVehicles,
  emailText,
  flagsOfSuppression,
  householdsOf,
  householdText,
  MOST_SCORE,
  reachedBy,
  scoreBy,
  SEGMENT_MONTHS,
  SOURCE_FLAGS,
  vehicleCode,
} from './index.ts'

const { emailOptedOut, mailOptedOut, emailBounced, mailUndeliverable } = SOURCE_FLAGS

describe('how a household is reached', () => {
  const reach = (flags: number, hasEmail = true, hasAddress = true) => {
    const { email, mail } = reachedBy({ hasEmail, hasAddress, flags })
    return `${email} ${mail}`
  }

  test('is by each channel the first that applies [AUD-14]', () => {
    expect(reach(0)).toBe('REACHABLE REACHABLE')
    expect(reach(15, false, false)).toBe('NO_DATA NO_DATA')
    expect(reach(emailOptedOut | emailBounced)).toBe('OPTED_OUT REACHABLE')
    expect(reach(emailBounced | mailUndeliverable)).toBe('UNDELIVERABLE UNDELIVERABLE')
    expect(reach(mailOptedOut, false)).toBe('NO_DATA OPTED_OUT')
  })

  test('a suppression only ever takes away [AUD-14]', () => {
    expect(flagsOfSuppression('EMAIL', 'COMPLAINED')).toBe(emailOptedOut)
    expect(flagsOfSuppression('MAIL', 'UNDELIVERABLE')).toBe(mailUndeliverable)
    expect(flagsOfSuppression('ALL', 'ERASED')).toBe(emailOptedOut | mailOptedOut)
  })
})

test('the same household has the same text, however it is typed [AUD-02]', () => {
  const ada = { lastName: 'Núñez', line1: '12 North Main Street', postalCode: '48104', email: '' }
  const same = { lastName: 'NUNEZ', line1: '12 n. main st.', postalCode: '48104-1234', email: 'x' }
  expect(householdText(ada)).toBe(householdText(same))
  expect(householdText({ ...ada, postalCode: '48105' })).not.toBe(householdText(ada))
  expect(householdText({ ...ada, line1: '' })).toBeUndefined()
  expect(emailText({ email: ' Ada@Customers.Example ' })).toBe(
    emailText({ email: 'ada@customers.example' }),
  )
  expect(emailText({ email: ' ' })).toBeUndefined()
})

test('of the vehicles the four most recent count, each model and year once [AUD-08]', () => {
  const owned = fc.array(
    fc.record({
      modelCode: fc.integer({ min: 1, max: 3 }),
      year: fc.integer({ min: 2018, max: 2022 }),
      vin: fc.constant(''),
    }),
  )
  fc.assert(
    fc.property(owned, (vehicles) => {
      const counted = countedVehicles(vehicles)
      const codes = counted.map(({ modelCode, year }) => vehicleCode(modelCode, year))
      const all = new Set(vehicles.map(({ modelCode, year }) => vehicleCode(modelCode, year)))
      expect(codes.length).toBe(Math.min(4, all.size))
      expect(new Set(codes).size).toBe(codes.length)
      const years = counted.map(({ year }) => year)
      expect(years).toEqual(years.toSorted((a, b) => b - a))
      const left = [...all]
        .filter((code) => !codes.includes(code))
        .map((code) => (code % 128) + 1950)
      expect(Math.max(0, ...left)).toBeLessThanOrEqual(
        codes.length < 4 ? 0 : (years.at(-1) as number),
      )
    }),
  )
})

describe('a score', () => {
  const facts = fc.record({
    daysSinceSeen: fc.integer({ min: 0, max: 9_000 }),
    visits: fc.nat(99),
    mileage: fc.option(fc.nat(400_000)),
    vehicleAge: fc.option(fc.integer({ min: -2, max: 70 })),
  })

  test('is whole, from 0 to 10,000, and the same for the same facts [AUD-14]', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...ANALYTICAL_MODELS), (known, model) => {
        const score = scoreBy(model, known)
        expect(Number.isInteger(score) && score >= 0 && score <= MOST_SCORE).toBe(true)
        expect(scoreBy(model, { ...known })).toBe(score)
      }),
    )
  })

  test('of service falls with every day without a visit [AUD-14]', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const later = { ...known, daysSinceSeen: known.daysSinceSeen + 30 }
        expect(scoreBy('service-likelihood', later)).toBeLessThanOrEqual(
          scoreBy('service-likelihood', known),
        )
      }),
    )
  })
})

test('a household is counted without anything that says who it is [AUD-13, AUD-15]', () => {
  const place = { latitude: 42.28, longitude: -83.74 }
  const count = householdsOf({
    marketKey: 5,
    today: '2026-06-30' as CalendarDate,
    months: SEGMENT_MONTHS,
    place,
    middleOfZip: (zip) =>
      zip === '48104'
        ? place
        : zip === '48103'
          ? { latitude: 42.28, longitude: -83.79 }
          : undefined,
  })
  const household = {
    household: 1,
    postalCode: '48103',
    hasEmail: true,
    hasAddress: true,
    flags: 0,
    visits: 1,
    purchasedOn: null,
    firstVisitOn: null,
    lastVisitOn: '2026-06-29' as CalendarDate,
    mileage: null,
    vehicles: [vehicleCode(3, 2020)],
    personHash: 9n,
    isShared: false,
    freeOn: undefined,
  }
  expect(count(household)).toMatchObject({
    marketKey: 5,
    household: 1,
    zip: 48_103,
    distance: 256,
    segment: 0,
    contact: 15,
    lastVisit: 20_633,
    vehicles: [vehicleCode(3, 2020)],
    personHash: 9n,
  })
  expect(count(household)).toMatchObject({ emailFreeOn: 0, mailFreeOn: 0 })
  const freeOn = { email: 0, mail: 20_700 }
  expect(count({ ...household, freeOn })).toMatchObject({ emailFreeOn: 0, mailFreeOn: 20_700 })
  expect(count({ ...household, postalCode: '48104' }).distance).toBe(0)
  expect(count({ ...household, postalCode: '99999' })).toMatchObject({ zip: 99_999, distance: -1 })
  expect(count({ ...household, postalCode: null })).toMatchObject({ zip: 0, distance: -1 })
})
