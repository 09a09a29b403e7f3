import { changedMeanwhile } from '../fields/index.ts'

const duplicate = 'The recipient you are attempting to add already exists on this list.'

export const seedTexts = {
  title: 'Deployment Recipients - Seeds',
  manage: 'Manage Seed Recipient Lists',
  add: 'Add Seed Recipient',
  select: 'Select Seed Recipient List',
  noLists: 'No Seed Recipient Lists',
  clear: 'Clear List Below',
  exitQuestion: {
    title: 'Exit Campaign Builder?',
    body: 'Any changes you have made on this campaign will not be saved.',
    left: 'No',
    right: 'Yes',
  },
  clearQuestion: {
    title: 'Clear Seed Recipient List?',
    body: 'Clearing the seed recipient list cannot be undone.',
    left: 'No',
    right: 'Yes',
  },
  duplicate: { title: 'Duplicate Seed Recipient', body: duplicate, okay: 'Okay' },
  annual: 'Seeds will be copied to all seasonals and may be updated during customization periods.',
  remaining: (count: number, limit: number) => `${count} Remaining (Limit ${limit})`,
  full: (limit: number) => `Your list is full. (Limit ${limit})`,
  over: (count: number, limit: number) =>
    `You have too many recipients selected. Please remove ${count} recipients. (Limit ${limit}).`,
  close: 'You are close to the limit.',
  stateUnknown: 'Choose one of the states.',
} as const

export const seedListReasons = {
  'seed-list.name-taken': 'There is already a list with this name. Choose another name.',
  'seed-list.too-many': 'There is no room for another list. Delete one first.',
  'seed-list.duplicate': duplicate,
  'seed-list.over-limit':
    'The list has no room for so many recipients. Remove some and save again.',
  'seed-list.changed-meanwhile': changedMeanwhile('list'),
} as const
