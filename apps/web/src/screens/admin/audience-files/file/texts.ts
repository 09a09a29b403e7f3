import { showCount } from '@marquee/rules/money'

export const texts = {
  back: 'Audience files',
  loadFailed: 'This audience file could not be loaded',
  gone: 'You cannot open this audience file',
  goneWhy: 'It is not there, or it belongs to a market that you do not see.',
  toAll: 'See all audience files',
  facts: 'What is in it',
  campaign: 'Campaign',
  dealer: 'Dealer',
  shownFrom: 'Shown from',
  wave: 'Wave',
  state: 'State',
  people: 'People',
  manifest: 'SHA-256 of the manifest',
  platforms: 'Platforms',
  platformsWhy:
    'Whom each platform can find by an email, a phone number, or a name with its ZIP code. It knows some of them, and shows ads to those.',
  platform: 'Platform',
  found: 'People in its file',
  least: 'Needed at least',
  note: 'Note',
  tooFew: (people: number, least: number) =>
    `Probably too few: ${showCount(least - people)} more are needed before it shows anything.`,
  takeWhy:
    'Taking it hands it over: a receipt with your name, the time and the checksum is recorded, and its people count as reached. Then upload each file to its platform.',
  repeatWhy:
    'It was handed over already, and is as it was then. Taking it once more is recorded as a repeat: make sure that it is uploaded once.',
} as const
