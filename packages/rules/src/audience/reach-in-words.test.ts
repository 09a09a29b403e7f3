import { expect, test } from 'vitest'
import { reachInWords, type AudienceRequest } from './index.ts'

const request: AudienceRequest = {
  locationFilterType: 'DISTANCE',
  markets: [],
  maxDistanceFromDealership: 25,
  isUnplacedIncluded: false,
  zipCodes: [],
  segments: [
    { segmentName: 'ACTIVE', selected: true },
    { segmentName: 'NEW', selected: false },
    { segmentName: 'LAPSED', selected: true },
  ],
  vehicleModels: [],
  isSmartSelectEnabled: false,
  smartSelectThreshold: null,
  analyticalModelName: null,
  spendingLimit: null,
  selectedFulfillmentOptions: [],
  seedRecipientsCount: 0,
}
const zips = (...codes: string[]) =>
  codes.map((zipCode) => ({ zipCode, selected: zipCode !== '48109' }))
const byZip = { locationFilterType: 'ZIPCODE' as const }
const many = ['48101', '48102', '48103', '48104', '48105', '48106', '48107']

test.for<[string, Partial<AudienceRequest>, string]>([
  ['Customers', {}, 'Active Customers, Lapsed Customers'],
  ['Customers', { segments: [] }, 'All customers'],
  ['Customers', { segments: [{ segmentName: 'NEW', selected: false }] }, 'Nobody'],
  ['Area', {}, 'Within 25 miles'],
  ['Area', { maxDistanceFromDealership: 1 }, 'Within 1 mile'],
  ['Area', { maxDistanceFromDealership: null }, 'Any distance'],
  [
    'Area',
    { isUnplacedIncluded: true },
    'Within 25 miles\nAlso customers whose location is unknown',
  ],
  ['Area', { ...byZip, zipCodes: zips('48109', '48104', '48103') }, '48103, 48104'],
  [
    'Area',
    { ...byZip, zipCodes: zips(...many) },
    '7 ZIP codes: 48101, 48102, 48103, 48104, 48105, 48106…',
  ],
  ['Area', byZip, 'Any distance'],
  ['Vehicles', {}, 'All models'],
  ['Vehicles', { vehicleModels: [{ model: 'Civic', years: [] }] }, 'Civic'],
  ['Budget', {}, 'none'],
  ['Budget', { spendingLimit: 50_000 }, 'none'],
  ['Budget', { isSmartSelectEnabled: true, spendingLimit: 50_000 }, '$500.00'],
])('%s of %j is %s [AUD-02]', ([label, chosen, text]) => {
  expect(reachInWords({ ...request, ...chosen })).toContainEqual({ label, text })
})
