import { accessTexts } from '@marquee/rules/access'
import { marketGroupReasons } from '@marquee/rules/market-groups'

/** Why something may not be done with a group. */
export const reasons = { ...accessTexts, ...marketGroupReasons }

const figure = (count: number) => count.toLocaleString('en-US')
const inWords = (count: number, one: string) =>
  `${count === 0 ? 'no' : figure(count)} ${one}${count === 1 ? '' : 's'}`

export const dealersInWords = (count: number) => inWords(count, 'dealer')
const usersInWords = (count: number) => inWords(count, 'user')

export const texts = {
  title: 'Market groups',
  intro: 'Dealers of one brand that are mailed together, and who may choose them for a campaign.',
  create: 'Create group',
  import: 'Load from a file',
  save: 'Save as a file',
  fileName: 'market-groups.csv',
  search: 'Group name',
  brand: 'Brand',
  columns: { name: 'Name', brand: 'Brand', dealers: 'Dealers', users: 'Users', actions: 'Actions' },
  noUsers: 'None yet',
  andMore: (name: string, more: number) => (more === 0 ? name : `${name} and ${more} more`),
  none: 'Create a group, then add the dealers that you mail together.',
  noneFound: 'No group has this in its name. Search for something else.',
  delete: (name: string) => `Delete ${name}`,
} as const

export const deleteTexts = {
  title: (name: string) => `Delete ${name}?`,
  held: (dealers: number, users: number) =>
    `The group holds ${dealersInWords(dealers)} and has ${usersInWords(users)}.`,
  body: 'It is deleted for everyone and cannot be restored, and it can no longer be chosen for a campaign. Its dealers stay as they are.',
  deleted: (name: string) => `${name} was deleted.`,
} as const

export const createTexts = {
  title: 'Create a group',
  name: 'Group name',
  nameHint: 'What people see when they choose a group for a campaign.',
  brand: 'Brand',
  brandHint: 'A group holds dealers of one brand. This cannot be changed later.',
  dealers: 'Dealers',
  some: 'I choose the dealers next',
  all: 'All open dealers of the brand that I look after',
  create: 'Create group',
  created: (name: string, dealers: number) =>
    `${name} was created with ${dealersInWords(dealers)}.`,
} as const
