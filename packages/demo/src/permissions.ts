import type { Permission } from '@marquee/rules/access'

export const DEALER_PERMISSIONS: readonly Permission[] = [
  'CAN_READ_CAMPAIGNS',
  'CAN_SUBMIT_ORDER',
  'CAN_UPDATE_MARKET_PROFILE',
  'CAN_SEARCH_AUDIENCE',
]

export const DISTRICT_PERMISSIONS: readonly Permission[] = [
  ...DEALER_PERMISSIONS,
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
  'CAN_VIEW_AGGREGATE_REPORTS',
  'CAN_MANAGE_MARKET_GROUPS',
]

export const ZONE_PERMISSIONS: readonly Permission[] = [
  ...DISTRICT_PERMISSIONS,
  'CAN_EDIT_RESTRICTED_MARKET_PROFILE',
]

export const NATIONAL_PERMISSIONS: readonly Permission[] = [
  ...ZONE_PERMISSIONS,
  'CAN_CREATE_MARKET_GROUP_COUPONS',
]
