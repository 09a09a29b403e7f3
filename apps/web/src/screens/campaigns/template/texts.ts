export const texts = {
  title: 'Template',
  loadFailed: 'The template could not be loaded',
  gone: 'This template does not exist',
  goneWhy: 'It may not be offered to this market, or the address may be mistyped.',
  toAll: 'All templates',
  noMarketWhy: 'Choose a market to see the templates that are offered to it.',
  edit: 'Edit template',
  start: 'Start campaign',
  enroll: 'Enroll for the year',
  enrollMany: 'Enroll many dealers',
  glance: 'At a glance',
  minimum: 'Minimum order',
  distance: 'Distance',
  upToMiles: (miles: number) => `Up to ${miles} miles`,
  contents: 'Also',
} as const

export const stepTexts = {
  title: 'Touchpoints',
  none: 'This template has no touchpoints yet.',
  numbered: (number: number, name: string) => `${number}. ${name}`,
  first: 'On the first day',
  due: 'When it is due for a customer',
  later: (days: number) => (days === 1 ? '1 day later' : `${days} days after the first day`),
  optionality: { REQUIRED: 'Always sent', OPTIONAL: 'Can be left out', DISABLED: 'Not used' },
  coupons: (count: number) => (count === 1 ? '1 coupon' : `${count} coupons`),
  creatives: (count: number) => (count === 1 ? 'Creative' : `One of ${count} creatives`),
  noCreative: 'No creative yet.',
} as const

export const dateTexts = {
  title: 'Mail dates',
  loadFailed: 'The mail dates could not be loaded',
  channel: 'Channel',
  first: 'First date',
  last: 'Last date',
  noneLeft: 'No date left',
  fixed: (day: string) => `It is mailed on ${day}.`,
  fixedTwice: (first: string, second: string) => `It is mailed on ${first} and ${second}.`,
} as const

export const choiceTexts = {
  title: 'What you choose',
  nothing: 'Nothing: it goes out as is.',
  audience: (miles: number | null) =>
    miles === null ? 'Who it reaches' : `Who it reaches, up to ${miles} miles away`,
  channel: 'Which of the channels it is sent by',
  date: 'The mail date',
  ofSeasons: 'Of each season: its mail date, its creative and its coupons',
  cap: 'How many households it is sent to in a month at most',
  waves: 'One wave or two',
  optional: (step: string) => `${step}: whether it is sent`,
  creative: (step: string, names: readonly string[]) =>
    `${step}: one of ${names.length} creatives: ${names.join(', ')}`,
  variation: (step: string, creative: string, names: readonly string[]) =>
    `${step}: the variation of ${creative}: as designed, ${names.join(', ')}`,
  coupons: (step: string, count: number) =>
    count === 1 ? `${step}: the coupon on it` : `${step}: the ${count} coupons on it`,
  fields: (step: string, labels: string) => `${step}: ${labels}`,
} as const

export const campaignTexts = {
  title: 'Campaigns from this template',
  loadFailed: 'The campaigns could not be loaded',
  mailDate: (day: string) => `Mail date ${day}`,
  more: (count: number) => `${count} more`,
} as const

export const seasonTexts = {
  title: 'Seasons',
  why: 'One enrollment, a campaign for each season that is ahead.',
  loadFailed: 'The seasons could not be loaded',
  mailed: (day: string) => `Mailed ${day}`,
} as const
