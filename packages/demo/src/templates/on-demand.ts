import type { DescribedTemplate } from './described.ts'

const category = 'ON_DEMAND'

export const ON_DEMAND_TEMPLATES: readonly DescribedTemplate[] = [
  {
    id: 'oil-change',
    name: 'Oil change for less',
    category,
    code: 'OIL',
    ways: 'both',
    prices: { email: 400, mail: 6_700 },
    description: 'Fills quiet days in the bay: an easy price for the service that everybody needs.',
    steps: [
      {
        name: 'Oil change',
        creatives: ['oil-offer', 'oil-bay'],
        coupons: ['Oil change special', 'On the house'],
      },
    ],
    more: { canSelectWaves: true },
  },
  {
    id: 'tire-event',
    name: 'Tire event',
    category,
    code: 'TIR',
    ways: 'emailFirst',
    prices: { email: 350, mail: 7_250 },
    discount: { base: 1500, cap: 4000, minimum: 0, maximum: 1000 },
    description: 'A few days of tire prices, mailed in two halves a few weeks apart.',
    steps: [
      {
        name: 'Tire event',
        creatives: ['tire-event', 'tire-offer'],
        coupons: ['Tire event', 'Brake savings'],
      },
    ],
    dates: ({ day }) => ({
      enrollmentStartDate: day(-30),
      enrollmentEndDate: day(75),
      campaignEndDate: day(150),
      mailWindow: { startDate: day(7), endDate: day(100) },
    }),
    more: {
      canSelectWaves: true,
    },
  },
  {
    // With one creative there is nothing to choose, and the builder leaves that page out.
    id: 'welcome-back',
    name: 'Welcome back',
    category,
    code: 'WEL',
    ways: 'both',
    prices: { email: 450, mail: 8_900 },
    description:
      'A letter to customers who have not been seen for a year, with something set aside.',
    steps: [{ name: 'Letter', creatives: ['letter'], coupons: ['Welcome back'] }],
    more: {
      audienceConfiguration: {
        audienceSegmentConfigurations: [
          { segmentType: 'NEW', isDisabled: true, isDefaultIncluded: false },
          { segmentType: 'ACTIVE', isDisabled: true, isDefaultIncluded: false },
          { segmentType: 'LAPSED', isDisabled: false, isDefaultIncluded: true },
          { segmentType: 'INACTIVE', isDisabled: false, isDefaultIncluded: true },
        ],
        smartAudienceDefaultIncluded: true,
      },
    },
  },
  {
    id: 'evening',
    name: 'Evening in the showroom',
    category,
    code: 'EVE',
    ways: 'everywhere',
    prices: { email: 600, mail: 9_800, digital: 900 },
    description: 'An invitation to see the new models. The date is set for the whole brand.',
    steps: [{ name: 'Invitation', creatives: ['evening', 'keys'], coupons: ['On the house'] }],
    dates: ({ day, workday }) => ({
      mailDate: workday(40),
      isMailDateLocked: true,
      campaignEndDate: day(90),
      enrollmentStartDate: day(-14),
      enrollmentEndDate: day(25),
    }),
  },
  {
    id: 'trade-in',
    name: 'What is yours worth',
    category,
    code: 'TRD',
    ways: 'emailFirst',
    prices: { email: 380, mail: 7_400 },
    description: 'Looks for good used cars among your own customers. Opens in three weeks.',
    steps: [{ name: 'Offer', creatives: ['keys', 'evening'], coupons: ['Welcome back'] }],
    dates: ({ day }) => ({ enrollmentStartDate: day(21), enrollmentEndDate: day(80) }),
  },
  {
    id: 'tire-event-before',
    name: 'Tire event of last year',
    category,
    code: 'TIX',
    ways: 'both',
    prices: { email: 350, mail: 7_000 },
    isInactive: true,
    description: 'Kept for the campaigns that were made from it.',
    steps: [{ name: 'Tire event', creatives: ['tire-offer'], coupons: ['Tire event'] }],
  },
]
