import type { SEGMENTS } from '../templates/index.ts'

type Segment = (typeof SEGMENTS)[number]

/** While an audience is counted, and where it could not be. All by the letter of the specification. */
export const audienceTexts = {
  initializing: 'Initializing Audience Builder...',
  determining: 'Determining Optimal Audience...',
  maintenance: 'Audience Builder is currently under maintenance. Please try again later',
  failed: 'Error loading audience data',
  segmentCustomers: (segment: string) => `${segment} Customers`,
} as const

const segmentNames: Readonly<Record<Segment, string>> = {
  NEW: 'New',
  ACTIVE: 'Active',
  LAPSED: 'Lapsed',
  INACTIVE: 'Inactive',
}

/** 'New Customers'. */
export const segmentLabel = (segment: Segment): string =>
  audienceTexts.segmentCustomers(segmentNames[segment])

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
    'The customers of a dealer are not there yet, so nobody can be counted. If they are being loaded, try again in a few minutes.',
  'audience.superseded': 'A newer request of yours took the place of this one.',
  'audience.busy': 'Many audiences are being counted right now. Please try again in a moment.',
  'audience.no-markets': 'Choose the dealers first: they say whose customers are counted.',
  'audience.none-saved': 'No audience is saved for this campaign.',
  'audience.below-minimum': 'The cost is below the minimum order value of this campaign.',
  'audience.save-denied':
    'Your account does not have the permission to save campaigns. Ask your administrator.',
  'audience.campaign-changed':
    'The campaign was changed while its audience was counted. Please look at it again.',
} as const
