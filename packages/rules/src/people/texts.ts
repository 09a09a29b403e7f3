import type { Permission } from '../access/index.ts'
import { changedMeanwhile, fieldTexts } from '../fields/index.ts'

export const personReasons = {
  'person.email-invalid': fieldTexts.emailInvalid,
  'person.email-taken': 'Someone with this email address has already been invited.',
  'person.level-does-not-fit-home': 'The level must be that of the home market.',
  'person.permission-not-yours': 'You can only manage permissions that you hold yourself.',
  'person.changed-meanwhile': changedMeanwhile('person'),
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
  byCommand: (market: string) => `You have access to the marketing campaigns of ${market}.`,
  open: 'Sign in to Marquee',
  why: (email: string, days: number) => `Sign in with this address within ${days} days: ${email}.`,
} as const

/** Each permission in plain words: what a person who holds it can do. */
export const permissionTexts: Readonly<Record<Permission, { name: string; allows: string }>> = {
  CAN_READ_CAMPAIGNS: {
    name: 'See campaigns',
    allows: 'Look at campaigns and mark favorites.',
  },
  CAN_SUBMIT_ORDER: {
    name: 'Order campaigns',
    allows: 'Create, submit and cancel campaigns; above dealer level also approve and reject.',
  },
  CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS: {
    name: 'Campaigns for several dealers',
    allows: 'Create metro campaigns, choose their dealers and reorder in bulk.',
  },
  CAN_SEARCH_AUDIENCE: {
    name: 'Build audiences',
    allows: 'Choose the customers of a campaign and see their names.',
  },
  CAN_VIEW_AGGREGATE_REPORTS: {
    name: 'Reports over several markets',
    allows: 'See figures summed over markets.',
  },
  CAN_UPDATE_MARKET_PROFILE: {
    name: 'Edit the dealer profile',
    allows: 'Change contact data, hours, services and logo of a market.',
  },
  CAN_EDIT_RESTRICTED_MARKET_PROFILE: {
    name: 'Edit restricted profile fields',
    allows: 'Change protected profile fields, and approve or reject logos.',
  },
  CAN_MANAGE_MARKET_GROUPS: {
    name: 'Manage market groups',
    allows: 'Create groups of dealers and choose who may use them.',
  },
  CAN_CREATE_GLOBAL_COUPONS: {
    name: 'Coupons for everybody',
    allows: 'Create coupons that every market of the brand can use.',
  },
  CAN_CREATE_MARKET_GROUP_COUPONS: {
    name: 'Coupons for market groups',
    allows: 'Create coupons that the markets of a group can use.',
  },
  CAN_MANAGE_CAMPAIGN_TEMPLATES: {
    name: 'Manage campaign templates',
    allows: 'Create and change the templates that campaigns start from.',
  },
  CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS: {
    name: 'Manage template access',
    allows: 'Choose which markets can use a template.',
  },
  CAN_PERFORM_ADMIN_OPERATIONS: {
    name: 'Administer',
    allows: 'Manage people, blackout dates and feature toggles; choose mail dates freely.',
  },
}
