import { showCount } from '@marquee/rules/money'

export const texts = {
  title: 'Campaigns',
  intro: (market: string) => `All that was started at ${market} and below.`,
  dealersOf: (name: string) => `What each dealer of “${name}” gets.`,
  dealersOfOne: 'What each dealer of one metro campaign gets.',
  all: 'All campaigns',
  dealers: (count: number) => (count === 1 ? '1 dealer' : `${showCount(count)} dealers`),
  dealersWith: (count: number, name: string) => `${texts.dealers(count)} of ${name}`,
  everywhere: 'All that was started in your markets.',
  start: 'Browse templates',
  search: 'Campaign name',
  status: 'Status',
  anyStatus: 'All statuses',
  category: 'Category',
  anyCategory: 'All categories',
  mailed: 'Mail date',
  mailedWhen: {
    any: 'Any mail date',
    soon: 'Next 30 days',
    later: 'Next 90 days',
    past: 'Already mailed',
  },
  favorites: 'Favorites',
  mine: 'Started by me',
  columns: {
    favorite: 'Favorite',
    name: 'Campaign',
    status: 'Status',
    category: 'Category',
    market: 'Market',
    mailDate: 'Mail date',
    pieces: 'Pieces',
    cost: 'Cost',
    updated: 'Changed',
    actions: 'Actions',
  },
  none: 'Browse the templates and start your first campaign.',
  noneFound: 'No campaign fits. Search for something else, or take the filters away.',
  clear: 'Clear filters',
  found: (total: number, isMore: boolean) =>
    isMore ? `More than ${showCount(total)} campaigns` : counted(total),
  tooMany: (total: number) =>
    `There are more than ${showCount(total)} campaigns. The first ${showCount(total)} are shown; search for a name or choose a filter to see others.`,
  failed: 'The campaigns could not be loaded',
  pages: 'Pages of campaigns',
  mailedOn: (day: string) => `Mail date ${day}`,
  noDate: 'No mail date yet',
  aMonth: (figure: string) => `${figure} a month`,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${showCount(count)} pieces`),
} as const

const counted = (total: number) => (total === 1 ? '1 campaign' : `${showCount(total)} campaigns`)
