import { MOST_REORDERED } from '@marquee/rules/reorders'

export const figure = (count: number) => count.toLocaleString('en-US')
export const drafts = (count: number) => (count === 1 ? '1 draft' : `${figure(count)} drafts`)

const campaigns = (count: number) => (count === 1 ? '1 campaign' : `${figure(count)} campaigns`)
const dealers = (count: number) => (count === 1 ? '1 dealer' : `${figure(count)} dealers`)

export const texts = {
  title: 'Bulk reorder',
  intro: 'Turn past campaigns into new drafts, up to 1,000 at once. This orders nothing.',
} as const

export const pastTexts = {
  title: '1. Choose campaigns',
  label: 'Past campaigns',
  things: 'campaigns',
  search: 'Campaign name',
  columns: {
    name: 'Campaign',
    market: 'Market',
    category: 'Category',
    mailDate: 'Mail date',
    status: 'Status',
  },
  category: 'Category',
  anyCategory: 'Any category',
  status: 'Status',
  anyPast: 'All that were ordered',
  market: 'Market',
  anyMarket: 'Any market',
  none: 'No campaign was ordered here yet. Drafts are found by their status.',
  noneFound: 'No campaign matches. Search for something else, or remove a filter.',
  noDate: 'None',
} as const

export const chooseAllTexts = {
  failed: 'Not all of them could be loaded. Nothing was added to your choice.',
} as const

export const placesTexts = {
  title: '2. Markets and mail date',
  form: 'Markets and mail date',
  places: 'Make each campaign',
  own: 'for its own market',
  chosen: 'for dealers that I choose',
  choose: 'Choose dealers',
  count: (count: number) => (count === 0 ? 'No dealers chosen yet' : `${dealers(count)} chosen`),
  mailDate: 'Mail date',
  mailDateHint: 'Optional. Without it each keeps its own mail date, where that is still offered.',
  product: (chosen: number, places: number) =>
    `${campaigns(chosen)} for ${dealers(places)} each: ${drafts(chosen * places)}`,
  dialog: 'Choose dealers',
  label: 'Dealers',
  things: 'dealers',
  use: (count: number) => (count === 1 ? 'Use 1 dealer' : `Use ${figure(count)} dealers`),
  chooseFirst: 'Choose at least one dealer.',
  search: 'Name, dealer id or city',
  noneFound: 'No dealer matches. Search for something else.',
  columns: { name: 'Dealer', id: 'Dealer id', city: 'City', district: 'District' },
} as const

export const checkTexts = {
  title: '3. Check and start',
  intro:
    'Shows what does not carry over to each new draft, and which drafts cannot be made. Nothing is made yet.',
  check: 'Check the drafts',
  stop: 'Stop checking',
  nothingChosen: 'Choose campaigns first.',
  noDealers: 'Choose dealers first, or make each campaign for its own market.',
  tooMany: (count: number) =>
    `These would be ${drafts(count)}. One bulk reorder makes at most ${figure(MOST_REORDERED)}.`,
  progress: 'Checking',
  checked: (done: number, all: number) => `${figure(done)} of ${figure(all)} checked`,
  summary: (made: number, noted: number, refused: number) =>
    [
      `${drafts(made)} can be made`,
      ...(noted > 0 ? [`${figure(noted)} of them with notes`] : []),
      ...(refused > 0 ? [`${figure(refused)} cannot be made now`] : []),
    ].join(', '),
  refusedStay: 'What cannot be made is listed as failed, each with its reason.',
  outdated: 'Your choice changed. Check again before you start.',
  label: 'Drafts to be made',
  show: 'Show',
  all: 'All',
  refused: 'Cannot be made',
  noted: 'With notes',
  noneShown: 'None of the drafts.',
  columns: { campaign: 'Campaign', market: 'For', outcome: 'Outcome', why: 'What to know' },
  outcomes: { made: 'Can be made', noted: 'With notes', refused: 'Cannot be made' },
  start: (count: number) => `Make ${drafts(count)}`,
  noneIsPossible: 'None of these can be made now.',
} as const

export const earlierTexts = {
  title: 'Earlier bulk reorders',
  search: 'Campaign, market or person',
  made: 'Made',
  none: 'No bulk reorder has been started yet.',
  noneFound: 'No bulk reorder matches. Search for something else.',
} as const
