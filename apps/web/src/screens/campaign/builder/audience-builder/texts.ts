import type { WaterfallBucket } from './answers.ts'

/** What the specification does not word by the letter; the rest stands with the rules. */
export const texts = {
  title: 'Audience',
  intro: 'Choose who gets this campaign. Every count comes from the current customer data.',
  form: 'Audience',
  failed: 'The audience could not be loaded',
  asOf: (day: string) => `Customers as of ${day}`,
  noStamp: 'No customers are loaded yet.',
  help: 'Every number counts households. A household with two vehicles counts under both models, and once in every total. The number beside a choice is what it brings together with all your other choices.',
  all: 'All',
  none: 'None',
  again: 'Try again',
} as const

export const announcedTexts = {
  intro: 'Who gets this campaign, as last saved. You can view it, but not change it.',
  none: 'No audience is chosen yet',
  noneWhy: 'Someone with the permission to choose audiences can do it here.',
} as const

export const segmentTexts = {
  title: 'Customers',
  disabled: 'This template does not offer this segment.',
  more: {
    NEW: 'First visit in the past year',
    ACTIVE: 'Came back in the past year',
    LAPSED: 'Came 1 to 2 years ago',
    INACTIVE: 'Came over 2 years ago',
  },
  of: (total: string) => `of ${total}`,
} as const

export const locationTexts = {
  title: 'Location',
  by: 'Choose by',
  distance: 'Distance',
  zip: 'ZIP codes',
  miles: 'Miles',
  within: 'Miles around the dealership',
  upTo: (miles: number) => `Up to ${miles} miles.`,
  anyDistance: 'Leave it empty for any distance.',
  unplaced: (count: string) => `Include the ${count} whose location is unknown`,
  unplacedIn: 'Include those whose location is unknown',
  figures: (average: string, most: string) => `On average ${average} miles away, at most ${most}.`,
  zips: (chosen: string, all: string) => `${chosen} of ${all} ZIP codes`,
  chooseZips: 'Clear areas on the map or in the list to leave them out.',
  withinMiles: (miles: string) => `Within ${miles} miles`,
  farther: (count: number) =>
    count === 1
      ? 'One ZIP code that is not on the map'
      : `${count.toLocaleString('en-US')} ZIP codes that are not on the map`,
  map: 'Where customers live',
} as const

export const vehicleTexts = {
  title: 'Vehicles',
  search: 'Find a model',
  every: 'All models, and customers without a vehicle.',
  chosen: (count: number, all: number) => `${count} of ${all} models`,
  list: 'Models',
  noMatch: 'No model has this name.',
} as const

export const smartTexts = {
  title: 'Smart select',
  label: 'Choose those most likely to respond',
  hint: (model: string) => `Customers are ranked by ${model}; the best are chosen first.`,
  notOffered: 'This template does not rank customers.',
  budget: 'Budget',
  budgetHint: 'Leave it empty for no limit.',
  threshold: (score: string) => `Chosen down to a score of ${score} out of 100.`,
  curve: 'What a budget buys',
  next: (step: string, households: string) => `The next ${step} adds ${households} households.`,
  nothingMore: 'A larger budget does not add anyone.',
  point: (budget: string, households: string) => `${budget}: ${households} households`,
  here: 'Your audience',
} as const

export const marketTexts = {
  title: 'Dealers',
  list: 'Dealers of this campaign',
  overlap: (count: string) =>
    `${count} of its customers count for another dealer here, the one they visited last.`,
} as const

export const outcomeTexts = {
  title: 'Your audience',
  households: 'households',
  reach: (available: string, all: string) =>
    `of ${available} that your channels reach, and ${all} customers in all`,
  was: (before: string) => `was ${before}`,
  cost: 'Estimated cost',
  saved: (discount: string) => `${discount} saved`,
  minimum: (amount: string) =>
    `The minimum order for this campaign is ${amount}. Choose more customers.`,
  empty: 'Nobody is in this audience. Choose more customers.',
  pieces: 'Pieces',
  piecesIn: 'pieces',
  way: 'Who is left out, and why',
  everybody: 'All customers',
  left: 'Your audience',
  announced: (size: string, cost: string) => `${size} households, ${cost}`,
} as const

export const bucketNames: Readonly<Record<WaterfallBucket, string>> = {
  NO_CONTACT_DATA: 'No contact data',
  OPTED_OUT: 'Opted out',
  UNDELIVERABLE: 'Undeliverable',
  CONTACT_PRESSURE: 'Contact pressure',
  NO_PLACE: 'Location unknown',
  LOCATION: 'Too far away',
  SEGMENT: 'Another segment',
  VEHICLE: 'Another vehicle',
  SMART_SELECT: 'Below the score',
}

export const problemTexts = {
  milesNeeded: (most: number) => `Enter miles from 0 to ${most}.`,
  noMarket: 'Choose at least one dealer.',
} as const

export const differenceTexts = {
  location: 'Location',
  segments: 'Segments',
  vehicles: 'Vehicles',
  smart: 'Smart select',
  markets: 'Dealers',
} as const

export const minimumTexts = {
  title: 'Below the minimum order value',
  below: (cost: string, least: string) =>
    `This audience costs ${cost}. The minimum order for this campaign is ${least}.`,
  only: 'Choose more customers to save this audience.',
} as const
