import { accessTexts } from '@marquee/rules/access'
import { seedListReasons } from '@marquee/rules/seed-lists'

/** Why something may not be done with a list. */
export const reasons = { ...accessTexts, ...seedListReasons }

export const texts = {
  title: 'Seed recipient lists',
  intro: 'People who get each piece of a campaign as a test, ready to be chosen in the builder.',
  profile: 'Dealer profile',
  create: 'Create list',
  noMarketWhy: 'Choose the market whose lists you want to see.',
  loadFailed: 'The seed recipient lists could not be loaded',
  none: 'Create a list, then add the people who check your campaigns.',
  columns: { name: 'Name', recipients: 'Recipients', actions: 'Actions' },
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
} as const

export const nameTexts = {
  createTitle: 'Create a list',
  renameTitle: (name: string) => `Rename ${name}`,
  name: 'List name',
  hint: 'What people see when they choose a list for a campaign.',
  create: 'Create list',
  save: 'Save name',
  renamed: (name: string) => `The list is now called ${name}.`,
} as const

export const deleteTexts = {
  title: (name: string) => `Delete ${name}?`,
  body: 'This cannot be undone. Campaigns that already have its recipients keep them.',
  deleted: (name: string) => `${name} was deleted.`,
} as const

export const listTexts = {
  title: 'Seed recipient list',
  intro:
    'A list is used for email and for direct mail, so each recipient needs an email and an address.',
  loadFailed: 'The list could not be loaded',
  gone: 'This list does not exist',
  goneWhy: 'It may have been deleted, or it belongs to a market outside yours.',
  toAll: 'All lists',
  saved: (name: string) => `${name} was saved.`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeBody: 'Campaigns that already have this recipient keep them.',
  removed: (name: string) => `${name} was deleted from the list.`,
} as const
