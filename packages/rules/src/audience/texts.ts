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
