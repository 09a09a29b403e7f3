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
