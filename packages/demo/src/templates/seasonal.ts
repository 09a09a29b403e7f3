import type { DescribedTemplate, Days } from './described.ts'

const category = 'SEASONAL'

const between =
  (opens: number, ends: number, mailed: number) =>
  ({ day, workday }: Days) => ({
    enrollmentStartDate: day(opens),
    enrollmentEndDate: day(ends),
    mailDate: workday(mailed),
    campaignEndDate: day(mailed + 75),
    mailWindow: { startDate: null, endDate: day(mailed + 21) },
    customizationPeriod: { startDate: day(mailed - 60), endDate: day(mailed - 25) },
  })

/**
 * One for each season, all of them ahead and twelve weeks apart, so that a year has four of them on whatever day
 * the demo is loaded: the winter is the next one and may be customized, the spring is open too, summer and fall are
 * about to open.
 */
export const SEASONAL_TEMPLATES: readonly DescribedTemplate[] = [
  {
    id: 'spring',
    name: 'Spring starts here',
    category,
    code: 'SPR',
    ways: 'both',
    prices: { email: 420, mail: 6_200 },
    description: 'The national spring promotion: what winter wore out, at spring prices.',
    steps: [
      {
        name: 'Spring',
        creatives: ['spring-mountain', 'spring-checklist'],
        coupons: ['Oil change special', 'Brake savings', 'On the house'],
      },
    ],
    dates: between(-20, 95, 134),
    more: { canSelectWaves: true },
  },
  {
    id: 'summer',
    name: 'Summer road trip',
    category,
    code: 'SUM',
    ways: 'both',
    prices: { email: 400, mail: 7_900 },
    description: 'The national summer promotion: ready before the long drives.',
    steps: [
      {
        name: 'Summer',
        creatives: ['summer-trip', 'summer-wide'],
        coupons: ['Oil change special', 'Tire event', 'On the house'],
      },
    ],
    dates: between(60, 175, 218),
  },
  {
    id: 'fall',
    name: 'Fall safety days',
    category,
    code: 'FAL',
    ways: 'emailFirst',
    prices: { email: 390, mail: 6_400 },
    description: 'The national fall promotion: brakes, lights and tires for darker days.',
    steps: [
      {
        name: 'Fall',
        creatives: ['fall-brakes', 'fall-checklist'],
        coupons: ['Brake savings', 'On the house'],
      },
    ],
    dates: between(140, 255, 302),
  },
  {
    id: 'winter',
    name: 'Winter ready',
    category,
    code: 'WIN',
    ways: 'emailFirst',
    prices: { email: 430, mail: 6_600 },
    description: 'The national winter promotion. The day of mailing follows the first frost.',
    steps: [
      {
        name: 'Winter',
        creatives: ['winter-road', 'winter-battery'],
        coupons: ['Sure start', 'On the house'],
      },
    ],
    dates: between(-5, 30, 50),
    more: { campaignExecution: { startDateSelectionMode: 'RESTRICTED' } },
  },
]

const annual = { category: 'ANNUAL_SEASONAL', steps: [] } as const

export const ANNUAL_TEMPLATES: readonly DescribedTemplate[] = [
  {
    ...annual,
    id: 'four-seasons',
    name: 'Four seasons of service',
    code: 'ANN',
    ways: 'allSeasons',
    prices: { email: 400, mail: 6_900 },
    more: { isBillingDeferred: true },
    description:
      'One enrollment for all four national promotions, to be customized season by season.',
  },
  {
    ...annual,
    id: 'four-seasons-mail',
    name: 'Four seasons by mail',
    code: 'ANE',
    ways: 'mailOnly',
    prices: { email: 350, mail: 6_700 },
    description:
      'All four national promotions as mailed pieces, for dealers who leave emails to others.',
  },
]

/** One whose enrollment is over. It comes last of all, so that whoever knows the others by their keys finds them. */
export const PAST_TEMPLATES: readonly DescribedTemplate[] = [
  {
    id: 'long-weekends',
    name: 'Long weekends',
    category,
    code: 'LWE',
    ways: 'emailFirst',
    prices: { email: 410, mail: 6_500 },
    description: 'A national promotion between two seasons: brakes and lights before a trip.',
    steps: [
      {
        name: 'Long weekends',
        creatives: ['fall-checklist', 'summer-wide'],
        coupons: ['Brake savings', 'On the house'],
      },
    ],
    dates: between(-110, -40, -12),
  },
]
