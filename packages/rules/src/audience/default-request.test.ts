import { expect, test } from 'vitest'
import {
  audienceReasons,
  audienceTexts,
  defaultRequest,
  offersSmartSelect,
  segmentLabel,
  segmentRule,
  type AudienceTemplate,
} from './index.ts'

const template: AudienceTemplate = {
  audienceConfiguration: {
    audienceSegmentConfigurations: [
      { segmentType: 'NEW', isDisabled: true, isDefaultIncluded: true },
      { segmentType: 'ACTIVE', isDisabled: false, isDefaultIncluded: true },
      { segmentType: 'LAPSED', isDisabled: false, isDefaultIncluded: false },
    ],
    smartAudienceDefaultIncluded: true,
  },
  distanceFilteringMax: 25,
  analyticalModel: 'service-likelihood',
  priceBook: {
    prices: [
      { option: 'DIRECT_MAIL', pricePerPiece: 6_900 },
      { option: 'EMAIL_PREFERRED', pricePerPiece: 400 },
    ],
    discount: null,
  },
}

test('an audience begins with what the template says of it [AUD-17, AUD-22, AUD-14]', () => {
  expect(defaultRequest(template, ['DIRECT_MAIL'], 3)).toEqual({
    locationFilterType: 'DISTANCE',
    isUnplacedIncluded: false,
    markets: [],
    maxDistanceFromDealership: 25,
    zipCodes: [],
    segments: [
      { segmentName: 'NEW', selected: false },
      { segmentName: 'ACTIVE', selected: true },
      { segmentName: 'LAPSED', selected: false },
      { segmentName: 'INACTIVE', selected: false },
    ],
    vehicleModels: [],
    isSmartSelectEnabled: true,
    smartSelectThreshold: null,
    analyticalModelName: 'service-likelihood',
    spendingLimit: null,
    pricePerChannel: { DIRECT_MAIL: { pricePerPiece: 6_900 } },
    selectedFulfillmentOptions: ['DIRECT_MAIL'],
    seedRecipientsCount: 3,
  })
})

test.each([
  ['service-likelihood', true, true],
  ['service-likelihood', false, false],
  [null, true, false],
])(
  'with the model %s and smart select suggested %s, it begins with smart select %s [AUD-03, AUD-17]',
  (analyticalModel, smartAudienceDefaultIncluded, expected) => {
    const configuration = { ...template.audienceConfiguration, smartAudienceDefaultIncluded }
    const begun = { ...template, analyticalModel, audienceConfiguration: configuration }
    expect(offersSmartSelect(begun)).toBe(analyticalModel !== null)
    expect(defaultRequest(begun, [], 0).isSmartSelectEnabled).toBe(expected)
  },
)

test('a segment that is switched off is never suggested, and one unnamed is offered [AUD-17]', () => {
  expect(segmentRule(template, 'NEW')).toEqual({ isDisabled: true, isDefaultIncluded: false })
  expect(segmentRule(template, 'INACTIVE')).toEqual({ isDisabled: false, isDefaultIncluded: false })
})

test('messages and labels are those of the specification [AUD-01, AUD-15, ERR-17, ERR-18]', () => {
  expect(audienceTexts.initializing).toBe('Initializing Audience Builder...')
  expect(audienceTexts.determining).toBe('Determining Optimal Audience...')
  expect(audienceReasons['audience.under-maintenance']).toBe(
    'Audience Builder is currently under maintenance. Please try again later',
  )
  expect(audienceTexts.failed).toBe('Error loading audience data')
  expect((['NEW', 'ACTIVE', 'LAPSED', 'INACTIVE'] as const).map(segmentLabel)).toEqual([
    'New Customers',
    'Active Customers',
    'Lapsed Customers',
    'Inactive Customers',
  ])
})
