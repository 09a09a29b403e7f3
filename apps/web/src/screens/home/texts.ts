import type { BrowsingSlug } from '@marquee/rules/templates'

export const homeTexts = {
  noMarket: 'No market chosen',
  noMarketWhy: 'Choose the dealer, district, zone or brand that you want to work for.',
  wholeBrand: (brand: string) => `All of ${brand}`,
  market: 'This market',
  facts: {
    level: 'Level',
    status: 'Status',
    dealerId: 'Dealer id',
    address: 'Address',
    phone: 'Phone',
    website: 'Website',
    timeZone: 'Time zone',
    enrolled: 'Enrolled',
    zone: 'Zone',
    district: 'District',
    region: 'Region',
  },
  statuses: { ACTIVE: 'Active', CLOSED: 'Closed' },
  yes: 'Yes',
  no: 'No',
  marketFailed: 'This market could not be loaded',
  place: 'Place in the tree',
  below: 'Markets below',
  belowWhy: 'Choose one to work for it.',
  showAll: (count: number) => `Show all ${count}`,
  closedDays: 'Next closed days',
  closedDaysWhy: 'Nothing is mailed on these days.',
  noClosedDays: 'No closed days ahead.',
  everyBrand: 'Every brand',
  managing: 'You look after',
  screens: {
    blackoutDates: { name: 'Blackout dates', does: 'Close days on which nothing may be mailed.' },
    logoApprovals: { name: 'Logo approvals', does: 'Approve the logos that dealers upload.' },
    customers: {
      name: 'Customers',
      does: 'Look up customers, import them from files, and erase people.',
    },
    users: { name: 'Users', does: 'Invite people and choose what they may do.' },
    featureToggles: { name: 'Feature toggles', does: 'See which features are on, and why.' },
  },
} as const

export const firstStepsTexts = {
  standing: (done: number, all: number, next: string) =>
    `${done} of ${all} first steps are done. Next: ${next}.`,
  see: 'See the first steps',
} as const

export const workTexts = {
  failed: 'Your campaigns could not be loaded',
  waitingOnMe: (count: number) =>
    count === 1
      ? '1 campaign waits for your decision.'
      : `${count} campaigns wait for your decision.`,
  see: 'See what was submitted',
  start: 'Start a campaign',
  startWhy: {
    'on-demand': 'One mailing for a goal of yours: oil changes, tires, people you miss.',
    'always-on': 'Goes out by itself, whenever a customer is due.',
    'national-promotions': 'The brand’s seasons, one by one or all four at once.',
    'metro-mailer': 'One mailing of several dealers.',
    'service-prognostics': 'Reminds each customer of the service that comes next.',
  } satisfies Record<BrowsingSlug, string>,
  categories: 'Campaigns by category',
  noneYet: 'None yet',
  counted: (status: string, count: number) => `${status.replaceAll(' ', '\u00A0')}\u00A0${count}`,
  drafts: 'Drafts',
  noPiece: 'Draft',
  noDrafts: 'No drafts',
  noDraftsWhy: 'Start a campaign from a template of the catalog.',
  continue: 'Continue',
  continueWith: (name: string) => `Continue with ${name}`,
  rejected: (words: string, by: string) => (words ? `Rejected: ${words}` : `Rejected by ${by}.`),
  allDrafts: (count: number) => `Show all ${count} drafts`,
  missing: ([first, ...more]: readonly string[]) => {
    if (first === undefined) return 'Nothing is missing.'
    const sentence = first.endsWith('.') ? first : `${first}.`
    return more.length === 0 ? sentence : `${sentence} And ${more.length} more to do.`
  },
  upcoming: 'Next mail dates',
  noUpcoming: 'Nothing is to be mailed yet.',
  waiting: 'Waiting for a decision',
  noWaiting: 'Nothing waits.',
  allSubmitted: (count: number) => `Show all ${count} submitted`,
  all: 'All campaigns',
  links: 'Where to go',
} as const
