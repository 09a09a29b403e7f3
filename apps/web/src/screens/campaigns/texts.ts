import { showCount } from '@marquee/rules/money'

const templates = (count: number) => (count === 1 ? '1 template' : `${showCount(count)} templates`)

export const texts = {
  intro: (market: string) => `Templates offered to ${market}.`,
  noMarketWhy: 'Choose a market to see the templates that are offered to it.',
  list: 'Templates',
  loadFailed: 'The templates could not be loaded',
  none: 'No template here yet',
  noneWhy: (market: string) => `What is offered to ${market} appears here.`,
  noneFound: 'No template matches',
  noneFoundWhy: 'Search for something else, or clear the filters.',
  clear: 'Clear filters',
  found: (shown: number, all: number) =>
    shown === all ? templates(all) : `${showCount(shown)} of ${templates(all)}`,
  pages: 'Pages of templates',
} as const

export const filterTexts = {
  search: 'Name or description',
  channel: 'Channel',
  anyChannel: 'All channels',
  category: 'Category',
  anyCategory: 'All categories',
  order: 'Order',
  orders: { name: 'By name', newest: 'Newest first', closing: 'Closing soonest' },
  openOnly: 'Open only',
  withInactive: 'Include inactive ones',
} as const

export const cardTexts = {
  // Campaigns are often called as their template is.
  goOn: (name: string) => `Continue “${name}”`,
  see: (name: string) => `See “${name}”`,
  noPicture: 'No picture yet',
  pictureFailed: 'The picture could not be loaded',
  pictureOf: (name: string) => `The piece of ${name}`,
  channels: 'Channels',
  notAlone: (channel: string) => `${channel} (only with another channel)`,
  enrollment: 'Enrollment',
  mailing: 'Mailed',
  price: 'Price per piece',
  /** The same, beside what it costs. */
  perPiece: 'Per piece',
  pricedAs: (channel: string, price: string) => `${channel} ${price}`,
  noPrice: 'no price yet',
  reach: 'Reaches',
  reached: (households: string) => `${households} households`,
  whenDue: (households: string) => `Up to ${households} households, each when it is due`,
  sentFor: (channel: string, cost: string) => `${channel} for ${cost}`,
  contents: 'Contents',
  touchpoints: (count: number) => (count === 1 ? '1 touchpoint' : `${count} touchpoints`),
  creatives: (count: number) => (count === 1 ? '1 creative' : `${count} creatives`),
  waves: 'Two waves available',
  deferred: 'Billed later',
  season: (season: string, window: string) => `${season}: ${window}`,
} as const

export const standingTexts = {
  open: 'Open',
  'open-for-you': 'Open for you',
  closed: 'Closed',
  'view-only': 'View only',
} as const

/** Shown beside templates that are open for some only. */
export const openForYouWhy = 'Others cannot start it now; an administrator can.'

export const windowTexts = {
  undated: 'on a day that you choose',
  passed: (day: string) => `${day}, over for this year`,
  alwaysOpen: 'Always open',
  opens: (day: string) => `Opens ${day}`,
  openUntil: (day: string) => `Open until ${day}`,
  ended: (day: string) => `Ended ${day}`,
  between: (first: string, last: string) => `${first} to ${last}`,
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  usually: (window: string, day: string) => `${window}, usually ${day}`,
} as const
