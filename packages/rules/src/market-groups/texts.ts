import { changedMeanwhile } from '../fields/index.ts'

export const marketGroupReasons = {
  'market-group.name-taken': 'There is already a group with this name. Choose another name.',
  'market-group.brand-missing': 'Choose a brand first: a group holds dealers of one brand.',
  'market-group.other-brand': 'A group holds dealers of one brand only.',
  'market-group.dealer-closed': 'A closed dealer cannot be added to a group.',
  'market-group.user-elsewhere':
    'A user of a group must be at home above, at or below the place of the group.',
  'market-group.kept-above':
    'This group is managed by the staff above you. You may only choose it.',
  'market-group.changed-meanwhile': changedMeanwhile('group'),
} as const
