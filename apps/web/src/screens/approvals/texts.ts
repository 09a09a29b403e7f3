import { showCount } from '@marquee/rules/money'

const campaigns = (count: number) => (count === 1 ? '1 campaign' : `${showCount(count)} campaigns`)

export const texts = {
  title: 'Approvals',
  intro: 'Campaigns that wait for a decision. Open one to see all of it; it opens in a new tab.',
  waitsOn: 'Whose decision',
  waits: { ME: 'Waiting for me', BELOW: 'Below me' },
  belowWhy: 'Staff closer to these campaigns usually decide first. You can decide, too.',
  list: 'Waiting campaigns',
  search: 'Campaign or market',
  kind: 'Kind',
  anyKind: 'Everything',
  kinds: { ORDER: 'Order', CANCEL: 'Cancel request', TOUCHPOINTS: 'Changed touchpoints' },
  order: 'Order by',
  orders: {
    decideBy: 'Decision day',
    newest: 'Newest first',
    oldest: 'Longest wait first',
    mailDate: 'Earliest mail date first',
    cost: 'Highest cost first',
    name: 'By name',
  },
  groups: {
    late: 'Late',
    today: 'Today',
    thisWeek: 'This week',
    later: 'Later',
    noDay: 'Without a day',
  },
  loadFailed: 'The list could not be loaded',
  nothing: 'Nothing waits for you',
  nothingWhy: 'Campaigns that are submitted in your markets appear here.',
  nothingBelow: 'Nothing waits below you',
  none: 'No campaign found',
  noneWhy: 'Search for something else, or look at every kind.',
  found: campaigns,
  pages: 'Pages of campaigns',
  review: (name: string) => `${name}, opens in a new tab`,
  asks: (name: string | null, moment: string) =>
    name === null ? `Since ${moment}` : `${name}, ${moment}`,
  mailed: (days: string) => `Mails ${days}`,
  decideBy: (day: string) => `Decide by ${day}`,
  decideToday: 'Decide today',
  overdue: (day: string) => `Was to be decided by ${day}`,
  submission: (count: number) => `Submission ${count}`,
  and: ' and ',
  pieces: (pieces: number, cost: string) => `${showCount(pieces)} pieces, ${cost}`,
  dealers: (count: number) => (count === 1 ? '1 dealer' : `${showCount(count)} dealers`),
  touchpoints: (names: string) => `Touchpoints: ${names}`,
  onItsPage: 'Open it to decide.',
} as const

export const choiceTexts = {
  page: 'Select all on this page',
  one: (name: string) => `Select ${name}`,
  chosen: (count: number) => `${campaigns(count)} selected`,
  clear: 'Clear',
  approve: (count: number) => `Approve ${campaigns(count)}`,
  reject: (count: number) => `Reject ${campaigns(count)}`,
  question: (count: number) => `Approve ${campaigns(count)}?`,
  sum: (pieces: string, cost: string) => `Together ${pieces} pieces, ${cost}.`,
  monthly: (count: number) =>
    count === 1
      ? 'One of them is sent month by month, as its row says.'
      : `${showCount(count)} of them are sent month by month, as their rows say.`,
  cancels: (count: number) =>
    count === 1
      ? 'One of them is a request to cancel.'
      : `${showCount(count)} of them are requests to cancel.`,
  notYet: 'Not yet',
} as const

export const outcomeTexts = {
  approved: (count: number) => `${campaigns(count)} approved`,
  rejected: (count: number) => `${campaigns(count)} rejected`,
  failed: (count: number) => `${campaigns(count)} could not be decided`,
} as const
