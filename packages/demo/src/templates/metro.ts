import type { DescribedTemplate } from './described.ts'

const category = 'METRO'

export const METRO_TEMPLATES: readonly DescribedTemplate[] = [
  {
    id: 'metro-sheet',
    name: 'Metro price',
    category,
    code: 'MPR',
    ways: 'mailOnly',
    prices: { email: 400, mail: 9_400 },
    description:
      'One price at every dealer of a group. An association does not pay for prices, only for savings.',
    steps: [
      {
        name: 'Coupon sheet',
        creatives: ['metro-sheet', 'metro-fold'],
        coupons: ['One price, no surprise', 'Tire event', 'Brake savings', 'On the house'],
      },
    ],
    dates: ({ day }) => ({ campaignEndDate: day(180) }),
    more: { isBillingDeferred: true, minimumOrderValue: 250_000 },
  },
  {
    id: 'metro-days',
    name: 'Neighborhood service days',
    category,
    code: 'MSD',
    ways: 'mailOnly',
    prices: { email: 400, mail: 8_600 },
    description:
      'A week of longer hours at every dealer of a group, with savings and no fixed price.',
    steps: [
      {
        name: 'Self-mailer',
        creatives: ['metro-fold', 'metro-sheet'],
        coupons: ['Oil change special', 'Brake savings', 'Sure start', 'On the house'],
      },
    ],
    more: { minimumOrderValue: 150_000 },
    isForGroups: true,
  },
]
