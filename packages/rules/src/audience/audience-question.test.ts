import { expect, test } from 'vitest'
import { vehicleCode } from '../customers/index.ts'
import {
  audienceQuestion,
  defaultRequest,
  requestTexts,
  selectedDistance,
  type CountedFrom,
  type AudienceRequest,
} from './index.ts'

const template: CountedFrom['template'] = {
  audienceConfiguration: {
    audienceSegmentConfigurations: [
      { segmentType: 'NEW', isDisabled: true, isDefaultIncluded: false },
      { segmentType: 'ACTIVE', isDisabled: false, isDefaultIncluded: true },
      { segmentType: 'LAPSED', isDisabled: false, isDefaultIncluded: true },
      { segmentType: 'INACTIVE', isDisabled: false, isDefaultIncluded: false },
    ],
    smartAudienceDefaultIncluded: false,
  },
  distanceFilteringMax: 25,
  analyticalModel: 'purchase-likelihood',
  priceBook: { prices: [], discount: null },
}
const source: CountedFrom = {
  template,
  marketKeys: [5],
  reached: [3, 7],
  models: [
    { isRetired: false, code: 4, make: 'Honda', model: 'Civic', years: [2024, 2023] },
    { isRetired: false, code: 9, make: 'Honda', model: 'Fit', years: [2020] },
  ],
  mailDate: null,
  isZipCode: (zip) => zip !== '00000',
  offered: ['EMAIL'],
}
const begun = defaultRequest(template, ['EMAIL'], 0)
const ask = (request: Partial<AudienceRequest>, of: Partial<CountedFrom> = {}) =>
  audienceQuestion({ ...begun, ...request }, { ...source, ...of })
const question = (request: Partial<AudienceRequest>, of?: Partial<CountedFrom>) => {
  const result = ask(request, of)
  if (!result.ok) throw new Error(JSON.stringify(result.details))
  return result.value
}
const years = (...chosen: number[]) =>
  [2024, 2023].map((year) => ({ year, selected: chosen.includes(year) }))
const FIT = { model: 'Fit', years: [{ year: 2020, selected: true }] }

test('the default request of a template is for its segments within its distance [AUD-17, AUD-22]', () => {
  expect(question({})).toEqual({
    marketKeys: [5],
    reached: [3, 7],
    mailDay: null,
    isOncePerHousehold: false,
    location: { type: 'DISTANCE', most: 2_500, isUnplacedIncluded: false },
    segments: [1, 2],
    vehicles: null,
    smartSelect: null,
  })
})

test.for([
  ['miles are asked in hundredths', { maxDistanceFromDealership: 7.25 }, 725],
  ['a distance of none is none', { maxDistanceFromDealership: 0 }, 0],
  ['without one, the template’s holds', { maxDistanceFromDealership: null }, 2_500],
] as const)('%s [AUD-22, AUD-14]', ([, request, most]) => {
  expect(question(request).location).toEqual({ type: 'DISTANCE', most, isUnplacedIncluded: false })
})

test('where no distance is known at all, everybody is near [AUD-22]', () => {
  const open = { ...template, distanceFilteringMax: null }
  expect(question({ maxDistanceFromDealership: null }, { template: open }).location).toEqual({
    type: 'DISTANCE',
    most: null,
    isUnplacedIncluded: false,
  })
  expect(selectedDistance({ ...begun, locationFilterType: 'ZIPCODE' }, template)).toBeNull()
})

test.for([
  [[], null],
  [[{ zipCode: '00501', selected: true }], [501]],
  [[{ zipCode: '48104', selected: false }], []],
] as const)('of the ZIP codes %o those that are ticked are asked for: %o [AUD-14]', (row) => {
  const [zipCodes, zips] = row
  expect(question({ locationFilterType: 'ZIPCODE', zipCodes }).location).toEqual({
    type: 'ZIPCODE',
    zips,
    isUnplacedIncluded: false,
  })
})

test.for(['DISTANCE', 'ZIPCODE'] as const)(
  'by %s those whose location is unknown are included where that is chosen [AUD-14]',
  (locationFilterType) => {
    const zipCodes = [{ zipCode: '48104', selected: true }]
    const request = { locationFilterType, zipCodes, isUnplacedIncluded: true }
    expect(question(request).location).toMatchObject({ isUnplacedIncluded: true })
  },
)

test('segments that are not named are left out, and without any named all offered ones count [AUD-16, AUD-17]', () => {
  expect(question({ segments: [{ segmentName: 'LAPSED', selected: true }] }).segments).toEqual([2])
  expect(question({ segments: [] }).segments).toEqual([1, 2, 3])
  const open = {
    ...template,
    audienceConfiguration: { ...template.audienceConfiguration, audienceSegmentConfigurations: [] },
  }
  expect(question({ segments: [] }, { template: open }).segments).toBeNull()
})

test.for([
  [
    'every year of every model is no filter',
    [{ model: 'Civic', years: years(2024, 2023) }, FIT],
    null,
  ],
  [
    'years of one model',
    [{ model: 'Civic', years: years(2023) }, FIT],
    [vehicleCode(4, 2023), vehicleCode(9, 2020)],
  ],
  [
    'all of one model of two',
    [{ model: 'Civic', years: years(2024, 2023) }],
    [vehicleCode(4, 2024), vehicleCode(4, 2023)],
  ],
  ['none of them', [{ model: 'Civic', years: years() }], []],
] as const)('%s [AUD-09, AUD-07]', ([, vehicleModels, vehicles]) => {
  expect(question({ vehicleModels }).vehicles).toEqual(vehicles)
})

test('a retired model is no part of all of them, and a filter that names it still holds [AUD-09]', () => {
  const retired = { code: 11, make: 'Honda', model: 'Del Sol', years: [1993], isRetired: true }
  const models = [...source.models, retired]
  const all = [{ model: 'Civic', years: years(2024, 2023) }, FIT]
  expect(question({ vehicleModels: all }, { models }).vehicles).toBeNull()
  const only = [{ model: 'Del Sol', years: [{ year: 1993, selected: true }] }]
  expect(question({ vehicleModels: only }, { models }).vehicles).toEqual([vehicleCode(11, 1993)])
})

test('a model that no customer has may be requested, and matches none [AUD-09]', () => {
  const models = [
    { code: null, make: 'Honda', model: 'Prelude', years: [2026, 2025], isRetired: false },
  ]
  const vehicleModels = [{ model: 'Prelude', years: [{ year: 2026, selected: true }] }]
  expect(question({ vehicleModels }, { models }).vehicles).toEqual([])
})

test('households are ranked by the model of the template [AUD-03, AUD-21]', () => {
  expect(question({ isSmartSelectEnabled: true }).smartSelect).toEqual({ model: 1, leastScore: 0 })
  expect(
    question({ isSmartSelectEnabled: true, smartSelectThreshold: 4_000 }).smartSelect?.leastScore,
  ).toBe(4_000)
  expect(question({ smartSelectThreshold: 4_000 }).smartSelect).toBeNull()
})

test('a household that several dealers know counts once [AUD-13]', () => {
  expect(question({}, { marketKeys: [5, 6] }).isOncePerHousehold).toBe(true)
})

test('of thousands of unknown ZIP codes the first few are reported, at any position', () => {
  const zips = Array.from({ length: 20_000 }, (_, at) => ({
    zipCode: at < 10_000 ? '48104' : '00000',
    selected: true,
  }))
  const refused = ask({ locationFilterType: 'ZIPCODE', zipCodes: zips })
  const refusedFields = refused.ok ? [] : Object.keys(refused.details?.fields ?? {})
  expect([refusedFields.length, refusedFields[0]]).toEqual([20, 'zipCodes.10000.zipCode'])
})

const {
  wayNotOffered,
  unknownZip,
  unknownModel,
  unknownAnalyticalModel,
  noSmartSelect,
  segmentDisabled,
} = requestTexts
const unranked = { ...template, analyticalModel: null }

test.for([
  [{ zipCodes: [{ zipCode: '00000', selected: false }] }, {}, 'zipCodes.0.zipCode', unknownZip],
  [
    { vehicleModels: [FIT, { model: 'Edsel', years: [] }] },
    {},
    'vehicleModels.1.model',
    unknownModel,
  ],
  [
    { segments: [{ segmentName: 'NEW', selected: true }] },
    {},
    'segments.0.selected',
    segmentDisabled,
  ],
  [
    { selectedFulfillmentOptions: ['EMAIL', 'EMAIL_AND_DIRECT_MAIL'] },
    {},
    'selectedFulfillmentOptions.1',
    wayNotOffered,
  ],
  [{ analyticalModelName: 'gut-feeling' }, {}, 'analyticalModelName', unknownAnalyticalModel],
  [
    { isSmartSelectEnabled: true, analyticalModelName: null },
    { template: unranked },
    'isSmartSelectEnabled',
    noSmartSelect,
  ],
] as [Partial<AudienceRequest>, Partial<CountedFrom>, string, string][])(
  'what is wrong is named at its field: %o %o [AUD-14]',
  ([request, of, field, text]) => {
    expect(ask(request, of)).toEqual({
      ok: false,
      reason: 'request.invalid',
      details: { fields: { [field]: text } },
    })
  },
)
