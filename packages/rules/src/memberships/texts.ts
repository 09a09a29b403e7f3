import { cellReasons, fileReasons, lineReasons } from '../csv/index.ts'
import { marketGroupReasons } from '../market-groups/index.ts'

/** What is wrong with a file of groups as a whole. */
export const membershipReasons = {
  ...fileReasons,
  'memberships.headers-missing':
    'The file needs columns named Group and Dealer ID. Take the template as a start.',
  'memberships.changed-meanwhile':
    'Groups were changed since this was tried. Nothing was changed. Try the file again.',
} as const

/** Of a new group with the dealers of one that the file leaves out. */
export const renamedText =
  'If you renamed it, rename it on its own screen first, and then try the file again: a file cannot rename a group, and there would be two.'

/** What is wrong with one line. */
export const membershipRowReasons = {
  ...cellReasons,
  ...lineReasons,
  'row.place-unknown': 'There is no market with this ID, or you do not see it.',
  'row.place-of-several': 'Several brands have a market with this ID. Say which brand.',
  'row.brand-unknown': 'There is no brand with this ID, or you do not see all of it.',
  'row.brand-needed': 'There are several brands. Say which one.',
  'row.group-of-several': 'Several groups have this name. Say at which market it is managed.',
  'row.dealer-unknown': 'There is no dealer with this ID in this brand, or you do not see it.',
  'row.other-brand': marketGroupReasons['market-group.other-brand'],
  'row.dealer-closed': marketGroupReasons['market-group.dealer-closed'],
  'row.users': 'Not email addresses with blanks, commas or semicolons between.',
  'row.user-unknown': 'One of these people is not there, is deactivated, or you do not see them.',
  'row.user-elsewhere': marketGroupReasons['market-group.user-elsewhere'],
} as const

export type MembershipRowReason = keyof typeof membershipRowReasons
