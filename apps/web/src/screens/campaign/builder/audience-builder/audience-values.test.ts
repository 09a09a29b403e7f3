import type { AudienceRequest } from '@marquee/rules/audience'
import { SEGMENTS } from '@marquee/rules/templates'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  audienceProblems,
  parseMiles,
  requestOf,
  suggested,
  valuesOf,
  withStoredThreshold,
  type AudienceBasis,
} from './audience.rules.ts'

const template: AudienceBasis['template'] = {
  audienceConfiguration: {
    audienceSegmentConfigurations: [
      { segmentType: 'NEW', isDisabled: true, isDefaultIncluded: false },
      { segmentType: 'LAPSED', isDisabled: false, isDefaultIncluded: true },
    ],
    smartAudienceDefaultIncluded: true,
  },
  distanceFilteringMax: 50,
  analyticalModel: 'service-likelihood',
  priceBook: { prices: [{ option: 'DIRECT_MAIL', pricePerPiece: 6_900 }], discount: null },
}
const basis: AudienceBasis = { template, options: ['DIRECT_MAIL'], seeds: 2 }
const begun = suggested(basis)

test('an audience that nobody touched is the one that the template suggests [AUD-17, AUD-22, AUD-03]', () => {
  const values = valuesOf(begun)
  expect(values).toEqual({
    locationFilterType: 'DISTANCE',
    miles: '50',
    isUnplacedIncluded: false,
    zips: null,
    markets: null,
    segments: ['LAPSED'],
    vehicles: null,
    isSmartSelect: true,
    budget: '',
  })
  expect(requestOf(values, basis)).toEqual(begun)
})

const zips = fc.uniqueArray(fc.integer({ min: 10_000, max: 99_999 }), {
  minLength: 1,
  maxLength: 5,
})
const requests: fc.Arbitrary<AudienceRequest> = fc
  .record({
    locationFilterType: fc.constantFrom('DISTANCE' as const, 'ZIPCODE' as const),
    miles: fc.option(fc.integer({ min: 0, max: 50 })),
    zips,
    isOn: fc.boolean(),
    budget: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
  })
  .map(({ locationFilterType, miles, zips: codes, isOn, budget }) => ({
    ...begun,
    locationFilterType,
    maxDistanceFromDealership: miles,
    zipCodes:
      locationFilterType === 'ZIPCODE'
        ? codes.map((code, at) => ({ zipCode: String(code), selected: at > 0 }))
        : [],
    vehicleModels: [{ model: 'Civic', years: [{ year: 2024, selected: true }] }],
    isSmartSelectEnabled: isOn,
    spendingLimit: isOn ? budget : null,
  }))

test('what was saved is asked for again as it was, whatever it is [AUD-14, AUD-09]', () => {
  fc.assert(
    fc.property(requests, (request) => {
      expect(requestOf(valuesOf(request), basis)).toEqual(request)
    }),
  )
})

test('a request that names no segment means all that are offered', () => {
  const values = valuesOf({ ...begun, segments: [] })
  expect(values.segments).toEqual(SEGMENTS)
  const { audienceConfiguration } = basis.template
  const withoutLapsed = {
    ...audienceConfiguration,
    audienceSegmentConfigurations: [
      { segmentType: 'LAPSED' as const, isDisabled: true, isDefaultIncluded: false },
    ],
  }
  const template = { ...basis.template, audienceConfiguration: withoutLapsed }
  const { segments } = requestOf(values, { ...basis, template })
  expect(segments.filter(({ selected }) => selected).map((one) => one.segmentName)).toEqual([
    'NEW',
    'ACTIVE',
    'INACTIVE',
  ])
})

test('a changed budget sends no score, and neither does any other change; what was kept does [AUD-21]', () => {
  const stored = { ...begun, spendingLimit: 50_000, smartSelectThreshold: 6_230 }
  const values = valuesOf(stored)
  const requestWith = (changed: Partial<typeof values>) =>
    withStoredThreshold(requestOf({ ...values, ...changed }, basis), stored).smartSelectThreshold
  expect(requestWith({})).toBe(6_230)
  expect(requestWith({ budget: '501' })).toBeNull()
  expect(requestWith({ miles: '20' })).toBeNull()
  expect(requestWith({ budget: '500.00' })).toBe(6_230)
  expect(withStoredThreshold(begun, undefined).smartSelectThreshold).toBeNull()
})

test('without an analytical model nothing is ranked, whatever was chosen before [AUD-03]', () => {
  const plain = { ...basis, template: { ...template, analyticalModel: null } }
  const values = { ...valuesOf(begun), isSmartSelect: true, budget: '500' }
  expect(requestOf(values, plain)).toMatchObject({
    isSmartSelectEnabled: false,
    spendingLimit: null,
    analyticalModelName: null,
  })
})

test('prices, channels and seeds are those of the campaign, not of what was saved [AUD-14]', () => {
  const now = { ...basis, options: ['EMAIL' as const], seeds: 5 }
  expect(requestOf(valuesOf(begun), now)).toMatchObject({
    selectedFulfillmentOptions: ['EMAIL'],
    seedRecipientsCount: 5,
  })
})

test.each([
  ['25', 25],
  [' 2.5 ', 2.5],
  ['', undefined],
  ['2.55', undefined],
  ['-3', undefined],
  ['far', undefined],
])('miles typed as %j are %s', (text, miles) => expect(parseMiles(text)).toBe(miles))

const right = valuesOf(begun)

test.each([
  ['nothing', {}, {}],
  ['more miles than the template allows', { miles: '51' }, { miles: 'Enter miles from 0 to 50.' }],
  ['no miles', { miles: '' }, { miles: 'Enter miles from 0 to 50.' }],
  ['miles that do not count', { miles: 'x', locationFilterType: 'ZIPCODE' as const }, {}],
  ['no dealer', { markets: [] }, { markets: 'Choose at least one dealer.' }],
  ['no number', { budget: 'much' }, { budget: 'Must be a currency value with at most 2 decimals' }],
  ['too much', { budget: '99999999999' }, { budget: 'Must be less than or equal to: 100000000' }],
  ['less than nothing', { budget: '-5' }, { budget: 'Must be greater than or equal to: 0' }],
  ['a budget that does not count', { budget: 'much', isSmartSelect: false }, {}],
])('%s is told at its field', (_, changed, problems) => {
  expect(audienceProblems({ ...right, ...changed }, template)).toEqual(problems)
})

test('where a template sets no limit, no miles are any distance [AUD-22]', () => {
  const free = { ...template, distanceFilteringMax: null }
  expect(valuesOf(suggested({ ...basis, template: free })).miles).toBe('')
  expect(audienceProblems({ ...right, miles: '' }, free)).toEqual({})
  expect(audienceProblems({ ...right, miles: '501' }, free)).toEqual({
    miles: 'Enter miles from 0 to 500.',
  })
})
