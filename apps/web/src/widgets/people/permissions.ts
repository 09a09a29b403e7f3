import type { Permission } from '@marquee/rules/access'

interface PermissionGroup {
  name: string
  permissions: readonly Permission[]
}

/** The permissions by the work that they belong to. */
export const permissionGroups: readonly PermissionGroup[] = [
  {
    name: 'Campaigns',
    permissions: [
      'CAN_READ_CAMPAIGNS',
      'CAN_SUBMIT_ORDER',
      'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
      'CAN_SEARCH_AUDIENCE',
      'CAN_VIEW_AGGREGATE_REPORTS',
    ],
  },
  {
    name: 'Markets',
    permissions: [
      'CAN_UPDATE_MARKET_PROFILE',
      'CAN_EDIT_RESTRICTED_MARKET_PROFILE',
      'CAN_MANAGE_MARKET_GROUPS',
    ],
  },
  {
    name: 'Templates and coupons',
    permissions: [
      'CAN_MANAGE_CAMPAIGN_TEMPLATES',
      'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
      'CAN_CREATE_GLOBAL_COUPONS',
      'CAN_CREATE_MARKET_GROUP_COUPONS',
    ],
  },
  { name: 'Administration', permissions: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
]

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
