import { showCount } from '@marquee/rules/money'

export const texts = {
  title: 'Campaigns',
  intro: (market: string) => `Everything that was started at ${market} and below.`,
  dealersOf: (name: string) => `What each dealer of “${name}” gets.`,
  dealersOfOne: 'What each dealer of one metro campaign gets.',
  all: 'All campaigns',
  dealers: (count: number) => (count === 1 ? '1 dealer' : `${showCount(count)} dealers`),
  dealersWith: (count: number, name: string) => `${texts.dealers(count)} of ${name}`,
  everywhere: 'Everything that was started in your markets.',
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
  noneFound: 'No campaign matches. Search for something else, or clear the filters.',
  clear: 'Clear filters',
  found: (total: number, isMore: boolean) =>
    isMore ? `More than ${showCount(total)} campaigns` : counted(total),
  tooMany: (total: number) =>
    `There are more than ${showCount(total)} campaigns. The first ${showCount(total)} are shown; search for a name or choose a filter to see others.`,
  failed: 'The campaigns could not be loaded',
  pages: 'Pages of campaigns',
  mailedOn: (days: readonly string[]) =>
    `${days.length === 1 ? 'Mail date' : 'Mail dates'} ${days.join(' and ')}`,
  noDate: 'No mail date yet',
  asNeeded: 'When due',
  aMonth: 'a month',
  atMost: 'at most',
  capped: (cap: number) => `cap ${showCount(cap)}`,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${showCount(count)} pieces`),
} as const

const counted = (total: number) => (total === 1 ? '1 campaign' : `${showCount(total)} campaigns`)

/** Of what is done with several campaigns at once. */
export const severalTexts = {
  things: 'campaigns',
  act: {
    delete: (count: number) => (count === 1 ? 'Delete 1 draft' : `Delete ${count} drafts`),
    cancel: (count: number) => `Cancel ${counted(count)}`,
    reorder: (count: number) => `Reorder ${counted(count)}`,
    favorite: (count: number) => `Add ${count} to favorites`,
  },
  why: {
    delete: 'They and everything chosen in them are deleted. This cannot be undone.',
    cancel:
      'What is not approved yet ends here. Of what is approved, the staff above confirm it first.',
    reorder: 'Each becomes a new draft for the same market. Check them before you order.',
    favorite: '',
  },
  /** Of metro campaigns. */
  dealersToo: (count: number) =>
    count === 1
      ? 'The part of 1 dealer in them is deleted as well.'
      : `The parts of ${count} dealers in them are deleted as well.`,
  done: {
    delete: (count: number) => (count === 1 ? '1 draft deleted' : `${count} drafts deleted`),
    cancel: (count: number) => `${counted(count)} canceled, or asked to be`,
    reorder: (count: number) =>
      count === 1 ? '1 new draft created' : `${count} new drafts created`,
    favorite: (count: number) => `${counted(count)} added to your favorites`,
  },
  keep: 'Keep them',
  names: (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names),
  failed: (count: number) =>
    count === 1 ? 'This one stays as it was:' : `These ${count} stay as they were:`,
} as const
