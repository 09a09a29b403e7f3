import { segmentNames, type Segment } from '../customers/index.ts'
import type { TriggerEvent } from '../templates/index.ts'

/** While an audience is counted, and where it could not be. All by the letter of the specification. */
export const audienceTexts = {
  initializing: 'Initializing Audience Builder...',
  determining: 'Determining Optimal Audience...',
  maintenance: 'Audience Builder is currently under maintenance. Please try again later',
  failed: 'Error loading audience data',
  segmentCustomers: (segment: string) => `${segment} Customers`,
} as const

/** 'New Customers'. */
export const segmentLabel = (segment: Segment): string =>
  audienceTexts.segmentCustomers(segmentNames[segment])

/** Whom an audience reaches, in words. */
export const reachTexts = {
  segments: 'Customers',
  everySegment: 'All customers',
  noSegment: 'Nobody',
  area: 'Area',
  anywhere: 'Any distance',
  miles: (miles: number) => (miles === 1 ? 'Within 1 mile' : `Within ${miles} miles`),
  zips: (count: string) => `${count} ZIP codes`,
  unplaced: 'Also customers whose location is unknown',
  vehicles: 'Vehicles',
  anyVehicle: 'All models',
  models: (count: string) => `${count} models`,
  budget: 'Budget',
  noBudget: 'none',
} as const

/** What is wrong with a request, shown at its field. */
export const requestTexts = {
  unknownZip: 'There is no such ZIP code.',
  unknownModel: 'This brand has no such model.',
  unknownAnalyticalModel: 'Customers are not ranked by this model here.',
  noSmartSelect: 'This campaign does not offer smart select.',
  segmentDisabled: 'This campaign does not offer this segment.',
  wayNotOffered: 'This campaign does not offer this channel.',
} as const

/** Why an audience is not counted, shown or saved. */
export const audienceReasons = {
  'audience.under-maintenance': audienceTexts.maintenance,
  'audience.data-not-there':
    'A dealer’s customers have not been loaded yet, so no one can be counted. If they are being loaded, try again in a few minutes.',
  'audience.superseded': 'A newer request of yours replaced this one.',
  'audience.busy': 'Many audiences are being counted right now. Please try again in a moment.',
  'audience.no-markets': 'Choose the dealers first: their customers are the ones that are counted.',
  'audience.none-saved': 'No audience is saved for this campaign.',
  'audience.below-minimum': 'The cost is below the minimum order value of this campaign.',
  'audience.save-denied':
    'Your account does not have the permission to save campaigns. Ask your administrator.',
  'audience.campaign-changed':
    'The campaign was changed while its audience was counted. Please look at it again.',
} as const

const counted: Readonly<Record<TriggerEvent, (months: string) => string>> = {
  LAST_VISIT: (months) =>
    `Counted from the last service visit of each household, ${months}. Earlier visits are not known, so a month may have more.`,
  PURCHASE: (months) => `Counted from the purchases of your households, ${months}.`,
  MILES: (months) =>
    `Counted from the miles at the last service visit of each household, at 12,000 miles a year, ${months}.`,
  OPEN_RECALL: (months) => `Counted from open recalls, ${months}.`,
}

const NONE_YET =
  'There is no history yet: no household would have received one in the last twelve months. The figures are for all households at once, and no month can be above them.'

const noHistory: Readonly<Record<TriggerEvent, string>> = {
  LAST_VISIT: NONE_YET,
  PURCHASE: NONE_YET,
  MILES: NONE_YET,
  OPEN_RECALL:
    'The customer data does not say who has an open recall. The figures are for all households at once, and no month can be above them.',
}

const householdsOf = (count: number): string => (count === 1 ? 'household' : 'households')

/** What a campaign that a need of the customer sets off sends in a month. */
export const monthlyTexts = {
  title: 'In a month',
  capTitle: 'Monthly cap',
  total: 'All touchpoints',
  cap: (shown: string, cap: number, cost: string) =>
    `At most ${shown} ${householdsOf(cap)} a month, never above ${cost}.`,
  noCap: 'No cap: every household that is due is sent to.',
  leftOut: (months: number, all: number) =>
    `It would have left households out in ${months} of ${all} ${all === 1 ? 'month' : 'months'}.`,
  twice: 'A household that is due for two touchpoints in a month counts twice.',
  about: (shown: string) => `about ${shown}`,
  upTo: (shown: string) => `up to ${shown}`,
  most: (shown: string) => `at most ${shown}`,
  mostOf: (cap: string, about: string) => `at most ${cap} of ${about}`,
  neverAbove: (cost: string) => `never above ${cost}`,
  households: (shown: string, count: number) => `${shown} ${householdsOf(count)}`,
  month: (shown: string, cost: string) => `${shown} a month, ${cost}`,
  capped: (month: string, cap: string) => `${month}, capped at ${cap}`,
  all: (shown: string, cost: string) => `${shown}, ${cost}`,
  range: (shown: string, { least, most, cost }: Record<'least' | 'most' | 'cost', string>) =>
    `${shown} a month (least ${least}, most ${most}), ${cost}`,
  from: (first: string, last: string) => `${first} to ${last}`,
  counted,
  noHistory,
} as const
