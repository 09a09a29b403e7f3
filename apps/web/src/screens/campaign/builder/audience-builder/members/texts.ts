import { bucketNames } from '../texts.ts'

export const membersTexts = {
  open: 'See who they are',
  title: 'Who is in your audience',
  intro:
    'Follow a customer to see whether they are in as you change your choices, and if not, why.',
  noNames: 'Names are shown only to people with the permission to search the audience.',
  list: 'Customers in your audience',
  customer: (number: number) => `Customer ${number}`,
  lastVisit: (day: string) => `Last visit ${day}`,
  noVehicle: 'No vehicle known',
  follow: 'Follow',
  followOne: (name: string) => `Follow ${name}`,
  previous: 'Previous',
  next: 'Next',
  page: (number: string) => `Page ${number}`,
  empty: 'Nobody is in this audience yet.',
  failed: 'The customers could not be loaded',
  followed: 'The customer you follow',
  checking: (name: string) => `Checking ${name}…`,
  isIn: (name: string) => `${name} is in your audience.`,
  isOut: (name: string, why: string) => `${name} is not in your audience: ${why}.`,
  unknown: (name: string) => `${name} could not be looked up.`,
  stop: 'Stop following',
} as const

/** The first filter that leaves a customer out, in the middle of a sentence. */
export const leftOutNames = {
  ...bucketNames,
  LOCATION: 'Too far away, or in another ZIP code',
  ANOTHER_DEALER: 'Another dealer of this campaign was visited later',
} as const
