const request = {
  locationFilterType: 'DISTANCE' as const,
  markets: [],
  maxDistanceFromDealership: 25,
  zipCodes: [],
  segments: [{ segmentName: 'ACTIVE' as const, selected: true }],
  vehicleModels: [{ model: 'Civic', years: [{ year: 2022, selected: true }] }],
  isSmartSelectEnabled: false,
  smartSelectThreshold: null,
  spendingLimit: null,
  analyticalModelName: 'service-likelihood',
  seedRecipientsCount: 2,
  selectedFulfillmentOptions: ['DIRECT_MAIL' as const],
}

const stamp = { asOf: '2026-06-30', versions: [{ marketKey: 14, version: 12 }] }
const counts = { filteredCount: 1_204, total: 9_310 }
const costs = { estimatedCost: 83_076, costWithoutDiscount: 89_096 }

const breakdown = {
  averageDistance: 8.41,
  maxDistance: 24.96,
  selectedDistance: 25,
  audienceByVehicle: [
    { make: 'Honda', model: 'Civic', ...counts, years: [{ year: 2022, ...counts }] },
  ],
  audienceBySegment: [{ segmentName: 'ACTIVE' as const, ...counts }],
  audienceByZipCode: [{ zipCode: '48104', ...counts }],
  audienceByChannel: [
    { channel: 'DIRECT_MAIL' as const, ...counts, pieces: 1_204, cost: costs.estimatedCost },
  ],
  audienceByMarket: [
    {
      marketKey: 14,
      sourceId: '208114',
      name: 'Lakeside Honda',
      ...counts,
      pieces: 1_204,
      ...costs,
      overlap: 0,
    },
  ],
  totalSize: 1_204,
  totalAvailable: 9_310,
  totalHouseholds: 11_450,
  waterfall: [
    { bucket: 'NO_CONTACT_DATA' as const, count: 2_140 },
    { bucket: 'VEHICLE' as const, count: 8_106 },
  ],
  ...costs,
  totalDiscount: 6_020,
  minimumOrderValue: 20_000,
  smartSelectThreshold: null,
  budgetCurve: [],
  dataStamp: stamp,
}

export const searchExample = { request, breakdown }

export const selectionExample = {
  campaignId: 7,
  searchRequest: request,
  audienceBreakdown: breakdown,
  savedAt: '2026-07-01T15:00:00.000Z',
  recounted: null,
  can: {
    save: { ok: true as const },
    bypassMinOrderValue: { ok: false as const, reason: 'access.denied' },
  },
}

export const estimateExample = {
  campaignTemplateKey: 31,
  totalSize: 1_204,
  totalAvailable: 9_310,
  audienceByChannel: [
    { channel: 'DIRECT_MAIL' as const, pieces: 1_204, cost: costs.estimatedCost },
  ],
  ...costs,
  minimumOrderValue: 20_000,
  monthly: null,
  dataStamp: stamp,
}

export const yearExample = {
  audienceBreakdownDtos: [{ campaignKey: 7, ...breakdown }],
  yearlyCostWithoutDiscount: 89_096,
  yearlyEstimatedCost: 83_076,
}

export const memberExample = {
  marketKey: 14,
  household: 1_204,
  city: 'Ann Arbor',
  zipCode: '48104',
  lastVisitOn: '2026-03-02',
  vehicles: [{ model: 'Civic', year: 2022 }],
  person: { name: 'Ada Byron', line1: '12 Main Street', email: 'ada@example.com' },
}

export const recipientExample = {
  firstName: 'Ada',
  lastName: 'Byron',
  vehicle: '2022 Civic',
  line1: '12 Main Street',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104',
  mailDigits: '0027190123456700000048104',
}

export const monthlyExample = {
  event: 'LAST_VISIT' as const,
  months: ['2026-05-01', '2026-06-01'],
  touchpoints: [
    {
      stepKey: 71,
      name: 'Due now',
      households: 212,
      byMonth: [140, 284],
      estimatedCost: 848,
    },
  ],
  channels: [{ channel: 'EMAIL' as const, pieces: 212, totalDiscount: 0, estimatedCost: 848 }],
  mostPerHousehold: 400,
}
