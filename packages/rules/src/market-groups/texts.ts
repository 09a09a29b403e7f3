export const marketGroupReasons = {
  'market-group.name-taken': 'A group of this name exists already. Choose another name.',
  'market-group.brand-missing': 'Choose a brand first: a group holds dealers of one brand.',
  'market-group.other-brand': 'A group holds dealers of one brand only.',
  'market-group.dealer-closed': 'A closed dealer cannot be added to a group.',
  'market-group.user-elsewhere':
    'A user of a group must be at home above, at or below the place of the group.',
  'market-group.kept-above':
    'This group is managed by the staff above you. You may only choose it.',
  'market-group.changed-meanwhile':
    'Somebody else changed this group in the meantime. Check the present values and save again.',
} as const
