export const texts = {
  title: 'Blackout dates',
  intro: 'Nothing is mailed on a closed day. Campaigns cannot choose it as their mail date.',
  add: 'Close a day',
  date: 'Day',
  brand: 'For',
  everyBrand: 'Every brand',
  close: 'Close this day',
  calendar: 'Calendar',
  earlier: (year: number) => `Show ${year}`,
  howTo: 'Arrow keys move between days; Enter fills in a day.',
  closedFor: (brands: string) => `closed for ${brands}`,
  list: (year: number) => `Closed days in ${year}`,
  noneInYear: 'No day is closed in this year.',
  showPast: (count: number) =>
    count === 1 ? 'Show one day before today' : `Show ${count} days before today`,
  legendEvery: 'Closed for every brand',
  legendBrand: 'Closed for one brand',
  delete: (day: string, brand: string) => `Open ${day} again (${brand})`,
  deleteTitle: 'Open this day again?',
  deleteBody: (day: string, brand: string) =>
    `${day} will no longer be closed for ${brand}. Campaigns will be able to choose it as their mail date.`,
  loadTitle: 'The blackout dates could not be loaded',
  all: 'every brand',
  allInList: 'Every brand',
} as const

const campaigns = (count: number) => (count === 1 ? 'One campaign' : `${count} campaigns`)

/** What closing a day does to campaigns, and what can be done about it. */
export const hitTexts = {
  checking: 'Looking for campaigns on this day…',
  none: 'No ordered campaign is mailed on this day.',
  hits: (count: number) => `${campaigns(count)} would be mailed on this day`,
  afterwards:
    'Closing the day leaves them as they are. You can then move each to its next day; it waits for approval again.',
  checkFailed: 'Which campaigns are mailed on this day could not be loaded.',
  title: 'Campaigns on closed days',
  why: 'They are ordered for a day on which nothing is mailed. A campaign that is moved waits for approval again.',
  choose: (name: string) => `Move ${name}`,
  all: 'All that can be moved',
  move: (count: number) => (count === 1 ? 'Move one campaign' : `Move ${count} campaigns`),
  nothing: 'Choose at least one campaign.',
  becomes: (before: string, day: string) => `${before} → ${day}`,
  moved: (count: number) => `${campaigns(count)} moved, to be approved again.`,
  failed: (count: number) => `${campaigns(count)} could not be moved`,
  more: (count: number) => `And ${count} more.`,
} as const
