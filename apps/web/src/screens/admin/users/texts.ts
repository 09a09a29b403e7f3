import type { PersonStatus } from '@marquee/rules/people'

export const texts = {
  title: 'Users',
  intro: 'Who may use Marquee, for which market, and what they may do.',
  invite: 'Invite a person',
  import: 'Load people from a file',
  people: 'People',
  search: 'Name or email',
  columns: {
    name: 'Name',
    email: 'Email',
    level: 'Level',
    home: 'Home market',
    permissions: 'Permissions',
    status: 'Status',
    actions: 'Actions',
  },
  filters: {
    level: 'Level',
    anyLevel: 'All levels',
    status: 'Status',
    anyStatus: 'Any status',
    where: 'Where',
    everywhere: 'All my markets',
  },
  noneFound: 'No one matches. Search for something else, or invite a person.',
  all: 'All',
  none: 'None',
  change: (name: string) => `Change ${name}`,
  deactivate: (name: string) => `Deactivate ${name}`,
  reactivate: (name: string) => `Reactivate ${name}`,
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateBody:
    'From their next click on they can no longer see or do anything in Marquee. What they created stays. You can reactivate them at any time.',
  reactivateTitle: (name: string) => `Reactivate ${name}?`,
  reactivateBody: 'They can sign in again, with the same market and permissions as before.',
  withdraw: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawTitle: (name: string) => `Withdraw the invitation of ${name}?`,
  withdrawBody: 'They can no longer sign in with it. You can invite them again at any time.',
  withdrawn: (name: string) => `The invitation of ${name} was withdrawn.`,
  deactivated: (name: string) => `${name} was deactivated.`,
  reactivated: (name: string) => `${name} was reactivated.`,
} as const

export const statusNames: Readonly<Record<PersonStatus, string>> = {
  INVITED: 'Invited',
  ACTIVE: 'Active',
  DEACTIVATED: 'Deactivated',
}

/** Of an invitation that nobody took in time. */
export const EXPIRED = 'Invitation expired'

export const formTexts = {
  invite: 'Invite a person',
  change: (name: string) => `Change ${name}`,
  name: 'Name',
  email: 'Email',
  emailHint: 'They sign in with this address.',
  anotherHome: 'This person works in another market already; give them this home as well',
  emailFixed: 'The address is how this person is known. To change it, invite the new address.',
  home: 'Home market',
  homeHint: 'They look after this market and everything below it.',
  level: 'Level',
  levelFrom: (level: string) => `${level} level, by the home market`,
  permissions: 'What they may do',
  presets: 'Start with',
  noPermission: 'Without a permission this person can sign in, but sees no campaigns.',
  changes: (name: string) => `When you save, this changes for ${name} from their next click on:`,
  saving: {
    name: (value: string) => `The name is ${value}.`,
    home: (value: string) => `The home market is ${value}.`,
    more: (names: string) => `Added: ${names}`,
    less: (names: string) => `Removed: ${names}`,
  },
  notYet: (until: string) =>
    `This person has not signed in yet. The invitation can be taken until ${until}.`,
  expired: (since: string) =>
    `This person has not signed in, and the invitation ended on ${since}. Send it again to renew it.`,
  resend: 'Send the email again',
  resent: (email: string) => `The invitation was sent to ${email} again.`,
  send: 'Invite',
  save: 'Save changes',
  invited: (name: string, email: string) => `${name} is invited and can sign in with ${email} now.`,
  changed: (name: string) => `${name} was changed.`,
  yours:
    'What you typed is kept. Save again to replace these values with yours, or take them over.',
  conflict: {
    name: (value: string) => `Name: ${value}`,
    home: (value: string) => `Home market: ${value}`,
    more: (names: string) => `May now: ${names}`,
    less: (names: string) => `May no longer: ${names}`,
  },
} as const
