import type { DescribedTemplate } from './described.ts'

const always = { type: 'SUBSCRIPTION' } as const

/** Templates of campaigns that run until they are ended, some of them set off by a customer's need. */
export const ALWAYS_ON_TEMPLATES: readonly DescribedTemplate[] = [
  {
    id: 'service-reminders',
    name: 'Service reminders',
    category: 'REMINDERS',
    code: 'SRS',
    ways: 'emailFirst',
    prices: { email: 300, mail: 5_900 },
    more: { ...always, trigger: { event: 'LAST_VISIT', after: 150 } },
    description:
      'Four touchpoints around the day on which a car is due: before, on it, and twice after.',
    steps: [
      {
        name: 'Thirty days before',
        creatives: ['reminder', 'oil-bay'],
        coupons: ['Oil change special'],
      },
      {
        name: 'Due now',
        creatives: ['reminder', 'oil-offer'],
        coupons: ['Oil change special'],
        after: 30,
      },
      {
        name: 'Thirty days late',
        creatives: ['reminder', 'letter'],
        coupons: [],
        after: 60,
        reuses: 1,
      },
      {
        name: 'Ninety days late',
        creatives: ['letter'],
        coupons: ['Welcome back'],
        after: 120,
        isOptional: true,
      },
    ],
  },
  {
    id: 'first-year',
    name: 'The first year',
    category: 'REMINDERS',
    code: 'FYR',
    ways: 'emailFirst',
    prices: { email: 340, mail: 6_300 },
    more: { ...always, trigger: { event: 'PURCHASE', after: 7 } },
    description:
      'From the thank-you after the purchase to the first anniversary, in five touchpoints.',
    steps: [
      { name: 'Thank you', creatives: ['thanks'], coupons: ['On the house'] },
      {
        name: 'First visit',
        creatives: ['reminder', 'oil-bay'],
        coupons: ['Oil change special'],
        after: 120,
      },
      { name: 'Six months', creatives: ['reminder'], coupons: [], after: 180, reuses: 2 },
      {
        name: 'Tires',
        creatives: ['tire-offer', 'tire-event'],
        coupons: ['Tire event'],
        after: 270,
        isOptional: true,
      },
      {
        name: 'One year',
        creatives: ['thanks', 'letter'],
        coupons: ['Welcome back'],
        after: 365,
        isOptional: true,
      },
    ],
  },
  {
    id: 'brake-forecast',
    name: 'Brake wear forecast',
    category: 'SERVICE_PROGNOSTICS',
    code: 'PBR',
    ways: 'emailFirst',
    prices: { email: 400, mail: 5_700 },
    more: { ...always, trigger: { event: 'MILES', after: 30_000 } },
    description: 'Writes to those whose pads are likely worn, by the miles that their car has run.',
    steps: [
      {
        name: 'Forecast',
        creatives: ['brake-forecast', 'fall-brakes'],
        coupons: ['Brake savings', 'On the house'],
      },
    ],
  },
  {
    id: 'battery-forecast',
    name: 'Battery forecast',
    category: 'SERVICE_PROGNOSTICS',
    code: 'PBA',
    ways: 'both',
    prices: { email: 370, mail: 5_950 },
    more: { ...always, trigger: { event: 'PURCHASE', after: 900 } },
    description: 'Offers a test before the third winter of a battery.',
    steps: [
      { name: 'Forecast', creatives: ['battery-test', 'winter-battery'], coupons: ['Sure start'] },
    ],
  },
  {
    id: 'recall-notice',
    name: 'Open recall notice',
    category: 'RECALL',
    code: 'RCN',
    ways: 'both',
    prices: { email: 500, mail: 8_200 },
    description: 'Tells owners of an open recall, with a number to call for a time.',
    steps: [{ name: 'Notice', creatives: ['recall-letter'], coupons: [] }],
    more: { ...always, trigger: { event: 'OPEN_RECALL', after: 0 } },
  },
  {
    id: 'recall-reminder',
    name: 'Recall reminder',
    category: 'RECALL',
    code: 'RCR',
    ways: 'emailFirst',
    prices: { email: 320, mail: 7_800 },
    more: { ...always, trigger: { event: 'OPEN_RECALL', after: 60 } },
    description: 'Asks once more, sixty days after the notice, and offers a car for the day.',
    steps: [
      {
        name: 'Reminder',
        creatives: ['recall-reminder', 'recall-letter'],
        coupons: [],
      },
      {
        name: 'Last reminder',
        creatives: ['recall-letter'],
        coupons: [],
        after: 30,
        isOptional: true,
      },
    ],
  },
]
