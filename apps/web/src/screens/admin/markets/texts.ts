import { networkReasons } from '@marquee/rules/network'
import { accessTexts } from '@marquee/rules/access'

export const figure = (count: number): string => count.toLocaleString('en-US')

export const reasons = { ...accessTexts, ...networkReasons }

export const texts = {
  title: 'Markets',
  intro: 'The brands you see, their zones and districts, and every dealer in them.',
  import: 'Import a file',
  add: 'Add a market',
  overview: 'What you see',
  overviewFailed: 'The figures could not be loaded',
  counts: {
    brands: 'Brands',
    zones: 'Zones',
    districts: 'Districts',
    dealers: 'Dealers',
    closed: 'Closed dealers',
  },
  list: 'All markets',
  search: 'Name, source ID or city',
  level: 'Level',
  anyLevel: 'All levels',
  noneFound: 'No market matches. Search for something else.',
  none: 'There are no markets yet. Import a file, or add a brand first.',
  columns: {
    name: 'Name',
    level: 'Level',
    sourceId: 'Source ID',
    below: 'Lies below',
    city: 'City',
    status: 'Status',
  },
  statuses: { ACTIVE: 'Open', CLOSED: 'Closed' },
} as const

export const formTexts = {
  add: 'Add a market',
  change: (name: string) => `Change ${name}`,
  loadFailed: 'This market could not be loaded',
  level: 'Level',
  sourceId: 'Source ID',
  sourceIdHint: 'The brand’s own number. It names the market in files.',
  brandIdHint: 'Such as HONDA. It names the brand in files, and never changes.',
  parent: 'Lies below',
  name: 'Name',
  status: 'Status',
  line1: 'Street address',
  city: 'City',
  state: 'State',
  stateHint: 'Two letters, such as MI',
  postalCode: 'ZIP code',
  phoneNumber: 'Phone',
  webAddress: 'Web address',
  timeZone: 'Time zone',
  timeZoneHint: 'Such as America/Detroit',
  newTimeZoneHint: 'Such as America/Detroit. Without it, that of what it lies below.',
  isEnrolled: 'Enrolled',
  isDaaEligible: 'DAA eligible',
  couponSource: 'Coupon source',
  couponSourceHint: 'What the brand’s coupons are marked with. Without it, the ID of the brand.',
  isSecondBrand: 'Bears the second brand’s service logo',
  closing:
    'It is marked as closed wherever it is listed, and groups take it no more. What is under way goes on, and it can be reopened.',
  moving:
    'Its people, campaigns, orders and customers move along, and those above its new place see them. It leaves the groups that do not reach there. While a campaign of such a group is under way it cannot be moved.',
  save: 'Save changes',
  create: 'Add',
  added: (name: string) => `${name} was added.`,
  changed: (name: string) => `${name} was changed.`,
} as const
