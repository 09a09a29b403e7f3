export const PERMISSIONS = [
  'CAN_VIEW_AGGREGATE_REPORTS',
  'CAN_EDIT_RESTRICTED_MARKET_PROFILE',
  'CAN_PERFORM_ADMIN_OPERATIONS',
  'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  'CAN_MANAGE_CAMPAIGN_TEMPLATES',
  'CAN_MANAGE_MARKET_GROUPS',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
  'CAN_SEARCH_AUDIENCE',
  'CAN_READ_CAMPAIGNS',
  'CAN_SUBMIT_ORDER',
  'CAN_UPDATE_MARKET_PROFILE',
  'CAN_CREATE_GLOBAL_COUPONS',
  'CAN_CREATE_MARKET_GROUP_COUPONS',
] as const

export type Permission = (typeof PERMISSIONS)[number]

const ADMIN_LIKE: readonly Permission[] = [
  'CAN_MANAGE_CAMPAIGN_TEMPLATES',
  'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  'CAN_MANAGE_MARKET_GROUPS',
  'CAN_CREATE_GLOBAL_COUPONS',
  'CAN_CREATE_MARKET_GROUP_COUPONS',
]

/** Admin-like people see the Admin menu; it takes all five permissions. */
export function isAdminLike(permissions: readonly Permission[]): boolean {
  return ADMIN_LIKE.every((permission) => permissions.includes(permission))
}
