import type {
  OrderedContent,
  OrderedCoupon,
  OrderedDealer,
  OrderedStep,
} from '@marquee/rules/orders'
import { day } from './campaign.ts'

export const orderedCoupon: OrderedCoupon = {
  couponKey: 31,
  heading: 'Spring service',
  offerTitle: 'Oil change',
  disclaimer: 'One each.',
  offer_1: '$20',
  offer_1_qualifier: null,
  A_off: 'OFF',
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
  endDate: day('2027-05-01'),
  source: 'ECRM',
}
export const freeOfCharge: OrderedCoupon = {
  ...orderedCoupon,
  couponKey: 32,
  offerTitle: 'Car wash',
  offer_1: 'Complimentary',
  A_off: null,
}
export const orderedStep: OrderedStep = {
  key: 5,
  number: 1,
  name: 'Postcard',
  templateStepKey: 1,
  send: { channels: ['DIRECT_MAIL'], isMailBackfill: false, isReblasted: false },
  startDate: day('2027-03-03'),
  startDateTwo: null,
  creative: { key: 11, version: 1, name: 'Road', variationId: 'a', values: { headline: 'Go' } },
  coupons: [orderedCoupon, freeOfCharge],
}
export const orderedDealer: OrderedDealer = {
  campaignKey: 7,
  marketKey: 14,
  timeZone: 'America/Detroit',
  logo: 'abc',
  dealer: {
    name: 'Lakeside Honda',
    line1: '1 Main St',
    city: 'Ann Arbor',
    state: 'MI',
    postalCode: '48104',
    phone: '7345550105',
    webAddress: 'https://x.example',
    openingHours: 'Mon–Fri 8–6',
    printedLine: 'Open',
  },
}
/** What was submitted with a campaign that has a bit of everything. */
export const orderedContent: OrderedContent = {
  campaign: {
    key: 7,
    name: 'Spring',
    hierarchyId: 'HONDA',
    category: 'ON_DEMAND',
    type: 'STANDARD',
    cadence: 'STANDARD',
  },
  template: { key: 31, version: 1, name: 'Road check' },
  channels: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }],

  mailDate: day('2027-03-03'),
  secondMailDate: null,
  steps: [orderedStep],
  isBillingDeferred: false,
  monthlyCap: null,
  metro: {
    fundingType: 'DEALER_FUNDING',
    marketGroupKey: 3,
    metroGroupName: 'Detroit',
    metroGroupUrl: 'https://detroit.example',
    isExpressService: false,
    contactDto: {
      firstName: 'Ann',
      lastName: 'Lee',
      phoneNumber: '7345550100',
      email: 'ann@x.example',
    },
  },
  dealers: [orderedDealer],
  audience: {
    request: {
      locationFilterType: 'DISTANCE',
      markets: [],
      maxDistanceFromDealership: 25,
      isUnplacedIncluded: false,
      zipCodes: [{ zipCode: '48104', selected: true }],
      segments: [{ segmentName: 'ACTIVE', selected: true }],
      vehicleModels: [],
      isSmartSelectEnabled: true,
      smartSelectThreshold: 4_000,
      analyticalModelName: 'M',
      spendingLimit: 100_000,
      selectedFulfillmentOptions: ['DIRECT_MAIL'],
      seedRecipientsCount: 0,
    },
    dataStamp: { asOf: day('2027-01-01'), versions: [] },
    smartSelectThreshold: 4_000,
    totalSize: 1_000,
    pieces: 900,
    costWithoutDiscount: 50_000,
    estimatedCost: 45_000,
    markets: [{ marketKey: 14, totalSize: 1_000, pieces: 900, estimatedCost: 45_000 }],
  },
  seasons: [],
}

type Held = Record<string, unknown>
const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null

/** The same with something else at a path, as `steps.0.coupons.1.offer_1`. */
export function withAt(path: string, value: unknown): OrderedContent {
  const copy = structuredClone(orderedContent)
  const places = path.split('.')
  const last = places.pop() ?? ''
  const holder = places.reduce<unknown>((inner, place) => isHeld(inner) && inner[place], copy)
  if (!isHeld(holder)) throw new Error(`Nothing holds ${path}`)
  holder[last] = value
  return copy
}
