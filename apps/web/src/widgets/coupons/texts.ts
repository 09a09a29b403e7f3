export const partTexts = {
  words: 'What it says',
  first: 'Offer 1',
  firstWhy: 'If you choose another kind of offer, the amount and the second offer are cleared.',
  second: 'Offer 2',
  secondWhy: 'Shown beside the first one.',
  end: 'Small print and last day',
} as const

/** What the fields of a coupon are called. */
export const labels = {
  heading: 'Heading',
  headingHint: 'Shown at the top of the coupon, and as its name in lists.',
  offerTitle: 'Offer title',
  offerTitleHint: 'The service or product that the offer is for.',
  type: (offer: string) => `Kind of ${offer.toLowerCase()}`,
  value: (offer: string) => `Amount of ${offer.toLowerCase()}`,
  qualifier: (offer: string) => `Qualifier of ${offer.toLowerCase()}`,
  qualifierHint: 'As in “up to 5 quarts”.',
  disclaimer: 'Disclaimer',
  disclaimerHint: (count: number, most: number) =>
    `${count} of ${most} characters: letters, digits, spaces and . , ' & % $ / - ( ) *`,
  endDate: 'Last day',
  endDateHint: 'Without one, each campaign sets its own.',
} as const

/** In a list to choose from. */
export const choiceTexts = { through: (day: string) => `through ${day}` } as const

/** For whom a coupon is. */
export const reachTexts = {
  global: (brand: string | undefined) => (brand ? `All ${brand} dealers` : 'All dealers'),
  group: (name: string | null) => (name ? `Dealers of ${name}` : 'Dealers of a market group'),
  dealer: 'One dealer',
} as const

/** The name of a field in the message that another person has changed it. */
export const changedNames = {
  first: 'Offer 1',
  second: 'Offer 2',
  empty: 'empty',
} as const
