import type { Story, Turn } from './described.ts'
import { METRO_STORIES } from './metro.ts'
import { YEAR_STORIES } from './years.ts'

const EMAIL = { type: 'CHANNEL', value: 'EMAIL' } as const
const MAIL = { type: 'CHANNEL', value: 'DIRECT_MAIL' } as const
const BOTH = { type: 'VARIATION', value: 'EMAIL_AND_DIRECT_MAIL' } as const
const FALLBACK = { type: 'VARIATION', value: 'EMAIL_WITH_DIRECT_MAIL_FALLBACK' } as const

const submitted = (ago: number, by: Turn['by'] = 'dealer'): Turn => ({ ago, by, does: 'submit' })
const approved = (ago: number, by: Turn['by'] = 'district'): Turn => ({ ago, by, does: 'approve' })
const comment = (ago: number, by: Turn['by'], words: string): Turn => ({
  ago,
  by,
  does: 'comment',
  words,
})
const rejected = (ago: number, words: string): Turn => ({
  ago,
  by: 'district',
  does: 'reject',
  words,
})
const canceled = (ago: number, by: Turn['by'], words: string): Turn => ({
  ago,
  by,
  does: 'cancel',
  words,
})

// What is mailed already was approved seventeen days before: ten business days, and room for holidays.
const OF_THE_DEALER: readonly Story[] = [
  {
    name: 'Oil change for regulars',
    template: 'oil-change',
    by: 'dealer',
    begun: 29,
    way: MAIL,
    mailed: [-9],
    turns: [
      submitted(28),
      approved(27),
      { ago: 6, does: 'start' },
      { ago: 3, does: 'complete' },
      comment(2, 'dealer', 'Forty cars in one week. Again next season.'),
      { ago: 2, by: 'dealer', does: 'favorite' },
    ],
  },
  {
    name: 'Oil change in two waves',
    template: 'oil-change',
    by: 'dealer',
    begun: 28,
    way: BOTH,
    mailed: [-8, 20],
    budget: 70_000,
    turns: [submitted(27), approved(26), { does: 'send' }],
  },
  {
    name: 'Come back for less',
    template: 'welcome-back',
    by: 'dealer',
    begun: 9,
    way: MAIL,
    mailed: [12],
    turns: [
      submitted(8),
      { ago: 7, by: 'district', does: 'start-review' },
      comment(7, 'district', 'Good letter. Is the phone number the one of your service desk?'),
      comment(6, 'dealer', 'Yes, it rings there directly.'),
      approved(6),
    ],
  },
  {
    name: 'Oil and filter week',
    template: 'oil-change',
    by: 'dealer',
    begun: 6,
    way: MAIL,
    mailed: [16],
    seedList: 'Owners and managers',
    turns: [
      submitted(5),
      rejected(4, 'That week collides with the zone event. Please mail a week later.'),
      { ago: 2, by: 'dealer', does: 'change-date', mailed: [24] },
      submitted(1),
    ],
  },
  {
    name: 'Four tires for one price',
    template: 'tire-event',
    by: 'dealer',
    begun: 5,
    way: FALLBACK,
    mailed: [19],
    turns: [submitted(3), { ago: 1, by: 'district', does: 'start-review' }],
  },
  {
    name: 'Welcome back neighbors',
    template: 'welcome-back',
    by: 'dealer',
    begun: 8,
    way: MAIL,
    mailed: [26],
    turns: [
      submitted(7),
      rejected(5, 'The disclaimer names last year. Please correct the coupon.'),
    ],
  },
  {
    name: 'Oil change weekend',
    template: 'oil-change',
    by: 'dealer',
    begun: 12,
    way: MAIL,
    mailed: [14],
    turns: [
      submitted(11),
      approved(10),
      canceled(1, 'dealer', 'Two of our bays are closed that weekend.'),
    ],
  },
  {
    name: 'Tires at last',
    template: 'tire-event',
    by: 'dealer',
    begun: 20,
    way: FALLBACK,
    mailed: [10],
    turns: [submitted(19), canceled(17, 'dealer', 'The tires did not arrive.')],
  },
]

const OF_OTHERS: readonly Story[] = [
  {
    name: 'Recall letters second round',
    template: 'recall-notice',
    by: 'sibling',
    begun: 24,
    way: MAIL,
    mailed: [-5],
    turns: [submitted(23, 'sibling'), approved(22)],
  },
  {
    name: 'Reminders all year',
    template: 'service-reminders',
    by: 'sibling',
    begun: 4,
    way: EMAIL,
    mailed: [],
    monthlyCap: 1_000,
    turns: [submitted(2, 'sibling')],
  },
  {
    name: 'First oil change on us',
    template: 'oil-change',
    by: 'sibling',
    begun: 3,
    way: MAIL,
    mailed: [17],
    turns: [submitted(2, 'sibling')],
  },
  {
    name: 'A letter to old friends',
    template: 'welcome-back',
    by: 'sibling',
    begun: 18,
    way: MAIL,
    mailed: [9],
    turns: [
      submitted(17, 'sibling'),
      approved(16),
      canceled(6, 'sibling', 'We move to the new building that week.'),
      { ago: 4, by: 'district', does: 'confirm-cancel', words: 'Nothing is printed yet.' },
    ],
  },
  {
    name: 'Batteries before the frost',
    template: 'battery-forecast',
    by: 'district',
    market: '204107',
    monthlyCap: 100,
    begun: 4,
    way: MAIL,
    mailed: [21],
    turns: [submitted(3, 'district')],
  },
  {
    name: 'Acura oil change',
    template: 'oil-change',
    by: 'acura-dealer',
    begun: 26,
    way: MAIL,
    mailed: [-7],
    budget: 40_000,
    turns: [submitted(25, 'acura-dealer'), approved(24, 'admin'), { does: 'send' }],
  },
  {
    name: 'Welcome back to Nissan',
    template: 'welcome-back',
    by: 'nissan-dealer',
    begun: 4,
    way: MAIL,
    mailed: [20],
    turns: [submitted(3, 'nissan-dealer'), approved(2, 'admin')],
  },
  {
    name: 'Tires for every road',
    template: 'tire-event',
    by: 'amp-dealer',
    begun: 2,
    way: FALLBACK,
    mailed: [15],
    turns: [submitted(1, 'amp-dealer')],
  },
]

/** Run one after the other; stories that need the customers of many dealers come last. */
export const DEMO_STORIES: readonly Story[] = [
  ...OF_THE_DEALER,
  ...OF_OTHERS,
  ...YEAR_STORIES,
  ...METRO_STORIES,
]
