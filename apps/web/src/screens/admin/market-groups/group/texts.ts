import { dealersInWords } from '../texts.ts'

const figure = (count: number) => count.toLocaleString('en-US')

export const groupTexts = {
  /** While its name is on the way. */
  title: 'Market group',
  intro: (brand = '') => `A group of ${brand} dealers that are mailed together.`.replace('  ', ' '),
  rename: 'Rename',
  delete: 'Delete',
  tabs: 'Parts of the group',
  dealers: (count: number) => `Dealers (${figure(count)})`,
  users: (count: number) => `Users (${figure(count)})`,
  loadFailed: 'The group could not be loaded',
  gone: 'This group does not exist',
  goneWhy: 'It was deleted, or it is outside your markets.',
  toAll: 'Show all groups',
} as const

export const renameTexts = {
  title: (name: string) => `Rename ${name}`,
  name: 'Group name',
  save: 'Save name',
  renamed: (name: string) => `The group is called ${name} now.`,
  present: (name: string) => `Name: ${name}`,
  yours:
    'What you typed is kept. Save again to replace their name with yours, or take theirs over.',
} as const

export const dealerTexts = {
  label: 'Dealers',
  things: 'dealers',
  searchName: 'Dealer name',
  searchId: 'Dealer ID',
  columns: {
    name: 'Name',
    id: 'Dealer ID',
    city: 'City',
    district: 'District',
    zone: 'Zone',
    status: 'Status',
    actions: 'Actions',
  },
  statuses: { ACTIVE: 'Open', CLOSED: 'Closed' },
  add: 'Add dealers',
  none: 'The group holds no dealer yet. Add the dealers that you mail together.',
  noneFound: 'No dealer of the group matches. Search for something else.',
  remove: (name: string) => `Remove ${name}`,
  removeChosen: 'Remove chosen',
  chooseFirst: 'Select the dealers to remove first.',
  removeTitle: (count: number) => `Remove ${dealersInWords(count)}?`,
  removeBody: (group: string) =>
    `They are no longer part of ${group}, for everyone who uses it. The dealers themselves stay as they are.`,
  removed: (count: number, group: string) =>
    count === 1
      ? `1 dealer was removed from ${group}.`
      : `${figure(count)} dealers were removed from ${group}.`,
} as const

export const addTexts = {
  title: (group: string) => `Add dealers to ${group}`,
  label: 'Dealers to add',
  search: 'Name, dealer ID or city',
  none: 'All open dealers of the brand that you look after are in the group.',
  noneFound: 'No dealer outside the group has this in its name, dealer ID or city.',
  add: (count: number) => (count === 0 ? 'Add dealers' : `Add ${dealersInWords(count)}`),
  chooseFirst: 'Select the dealers to add first.',
  tooManyLeftOut: (most: number) => `At most ${most} dealers can be left out of all.`,
  added: (count: number, group: string) =>
    count === 1
      ? `1 dealer was added to ${group}.`
      : `${figure(count)} dealers were added to ${group}.`,
  failed: (why: string) => `${why} Not all dealers were added. Your choice is kept.`,
} as const

export const userTexts = {
  label: 'Users',
  things: 'users',
  note: 'Users can choose the group for a campaign, even if they cannot change it.',
  search: 'Name',
  columns: { name: 'Name', home: 'Home market', access: 'Access', actions: 'Actions' },
  already: 'User already',
  add: 'Add users',
  none: 'No one can choose the group for a campaign yet, except the people who manage it. Add users.',
  noneFound: 'No user has this in their name.',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string, group: string) => `${name} is no longer a user of ${group}.`,
} as const

export const addUsersTexts = {
  title: (group: string) => `Add users to ${group}`,
  label: 'People to add',
  things: 'people',
  note: 'People whose home market is that of the group, or above or below it.',
  search: 'Name',
  none: 'No one has their home market there.',
  noneFound: 'No one near this group has this name.',
  add: (count: number) =>
    count === 0 ? 'Add users' : count === 1 ? 'Add 1 user' : `Add ${figure(count)} users`,
  chooseFirst: 'Select the people to add first.',
  added: (count: number, group: string) =>
    count === 1
      ? `1 user was added to ${group}.`
      : `${figure(count)} users were added to ${group}.`,
} as const
