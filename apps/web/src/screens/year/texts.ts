import { showMonth, type CalendarDate } from '@marquee/rules/calendar'
import { showCount, showMoney } from '@marquee/rules/money'

const dealers = (count: number) => `${showCount(count)} ${count === 1 ? 'dealer' : 'dealers'}`

export const texts = {
  title: 'Year at a glance',
  titled: (place: string) => `${place}: the year at a glance`,
  intro: 'The four seasons, who takes part in them, and what they cost by month.',
  template: 'Annual enrollment',
  loadFailed: 'The year could not be loaded.',
  gone: 'There is no such year here',
  goneWhy: 'Its annual enrollment may be offered no more, or the place is not among yours.',
  toAll: 'To your year',
  none: 'No annual enrollment is offered here',
  noneWhy:
    'Once your brand offers one, you see its seasons here. Until then each season is a campaign of its own.',
  toCatalog: 'See seasonal campaigns',
} as const

export const dealerTexts = {
  seasons: 'Seasons',
  notEnrolled: (template: string) => `Not enrolled in ${template}`,
  notEnrolledWhy:
    'One enrollment orders all seasons that are still ahead. Each goes out with its default piece, unless the dealer customizes it.',
  enroll: 'Enroll',
  open: 'Open enrollment',
  notOrdered: 'This enrollment is a draft. Nothing is mailed until it is ordered.',
  continue: 'Continue enrollment',
  customized: 'Customized',
  default: 'Default piece',
  notPart: 'Not part of this enrollment',
  passed: 'Its mail date has passed.',
  notPartYet: 'Comes with the enrollment',
  customize: (season: string) => `Customize ${season.toLowerCase()}`,
  see: (season: string) => `See ${season.toLowerCase()}`,
  noPiece: 'No piece yet',
} as const

export const moneyTexts = {
  title: 'Money by month',
  intro: 'Each season in the month in which it is mailed.',
  none: 'Nothing is planned yet.',
  month: 'Month',
  ordered: 'Ordered',
  draft: 'In drafts',
  noDate: 'No mail date yet',
  total: 'Total',
  uncounted: (count: number) =>
    count === 1
      ? 'One season has no audience yet: its cost is not in here.'
      : `${showCount(count)} seasons have no audience yet: their cost is not in here.`,
} as const

/** '2027-03' as `March 2027`. */
export const monthInWords = (month: string | null): string =>
  month === null ? moneyTexts.noDate : showMonth(`${month}-01` as CalendarDate)

export const staffTexts = {
  overview: 'Overview',
  enrolled: 'Enrolled',
  enrolledOf: (enrolled: number, all: number) => `${showCount(enrolled)} of ${showCount(all)}`,
  ordered: 'Ordered',
  leftToCustomize: 'Still to customize',
  leftHint: 'Ordered, as they began, and open for changes today',
  missing: 'Not enrolled',
  notOrdered: 'Not ordered yet',
  cost: 'Cost of the year',
  costOf: ({ ordered, draft }: Totals['cost']) =>
    draft === 0 ? showMoney(ordered) : `${showMoney(ordered)} ordered`,
  andDrafts: (draft: number) => `and ${showMoney(draft)} in drafts`,
  enrollMissing: (count: number) => `Enroll the ${dealers(count)} who are missing`,
  enrollOne: 'Enroll the dealer who is missing',
  seasons: 'By season',
  season: 'Season',
  mailDate: 'Mail date',
  customized: 'Customized',
  toCustomize: 'Still to customize',
  dealersChoice: 'Chosen by the dealer',
  takesPart: 'Dealers',
  amount: 'Cost',
  places: 'By place',
  place: 'Place',
  noDealers: 'No dealer here can enroll',
  noDealersWhy: 'The annual enrollment is not offered to dealers of this place.',
} as const

interface Totals {
  cost: { ordered: number; draft: number }
}

export const listTexts = {
  title: 'Dealers',
  search: 'Search by dealer, number or district',
  filter: 'Which dealers',
  everyone: 'All dealers',
  none: 'No dealer matches. Clear the search, or choose another filter.',
  missing: 'Not enrolled',
  columns: {
    dealer: 'Dealer',
    number: 'Dealer number',
    district: 'District',
    enrollment: 'Enrollment',
    customizedOf: 'Customized',
    cost: 'Cost of the year',
    status: (season: string) => `${season}: status`,
    customized: (season: string) => `${season}: customized`,
    mailDate: (season: string) => `${season}: mail date`,
    seasonCost: (season: string) => `${season}: cost`,
  },
  yes: 'Yes',
  no: 'No',
  toCustomize: 'To customize',
  ofSeasons: (customized: number, all: number) => `${customized} of ${all}`,
} as const
