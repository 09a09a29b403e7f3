import { fieldTexts } from '../fields/index.ts'

export const personReasons = {
  'person.email-invalid': fieldTexts.emailInvalid,
  'person.email-taken': 'Someone with this email address has already been invited.',
  'person.level-does-not-fit-home': 'The level must be that of the home market.',
  'person.permission-not-yours': 'You can only manage permissions that you hold yourself.',
  'person.changed-meanwhile':
    'Someone else changed this person in the meantime. Check the current values and save again.',
  'person.actor-changed': 'Your own account was changed a moment ago. Load the page again.',
  'person.is-yourself': 'You cannot change your own access. Ask another administrator.',
  'person.already-deactivated': 'This person is already deactivated.',
  'person.not-invited': 'This person has no open invitation.',
  'person.not-deactivated': 'This person is not deactivated.',
} as const

/** What people usually do, as a start for their permissions. */
export const presetTexts = {
  viewer: 'Viewer',
  dealerMarketing: 'Dealer marketing',
  approver: 'Approver',
  fieldManager: 'Field manager',
  templateAuthor: 'Template author',
  administrator: 'Administrator',
} as const

/** What a new person reads in their email. */
export const invitationTexts = {
  subject: 'You are invited to Marquee',
  by: (inviter: string, market: string) =>
    `${inviter} gives you access to the marketing campaigns of ${market}.`,
  open: 'Sign in to Marquee',
  why: (email: string, days: number) => `Sign in with this address within ${days} days: ${email}.`,
} as const
