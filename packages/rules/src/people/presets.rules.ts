import { PERMISSIONS, type Permission, type UserLevel } from '../access/index.ts'
import { presetTexts } from './texts.ts'

export interface PermissionPreset {
  name: string
  permissions: readonly Permission[]
}

const VIEWER: PermissionPreset = {
  name: presetTexts.viewer,
  permissions: ['CAN_READ_CAMPAIGNS'],
}

const DEALER_MARKETING: PermissionPreset = {
  name: presetTexts.dealerMarketing,
  permissions: [
    'CAN_SEARCH_AUDIENCE',
    'CAN_READ_CAMPAIGNS',
    'CAN_SUBMIT_ORDER',
    'CAN_UPDATE_MARKET_PROFILE',
  ],
}

const APPROVER: PermissionPreset = {
  name: presetTexts.approver,
  permissions: ['CAN_VIEW_AGGREGATE_REPORTS', 'CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'],
}

const FIELD_MANAGER: PermissionPreset = {
  name: presetTexts.fieldManager,
  permissions: [
    'CAN_VIEW_AGGREGATE_REPORTS',
    'CAN_MANAGE_MARKET_GROUPS',
    'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
    'CAN_SEARCH_AUDIENCE',
    'CAN_READ_CAMPAIGNS',
    'CAN_SUBMIT_ORDER',
    'CAN_UPDATE_MARKET_PROFILE',
    'CAN_CREATE_MARKET_GROUP_COUPONS',
  ],
}

const TEMPLATE_AUTHOR: PermissionPreset = {
  name: presetTexts.templateAuthor,
  permissions: [
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_MARKET_GROUPS',
    'CAN_READ_CAMPAIGNS',
    'CAN_CREATE_GLOBAL_COUPONS',
    'CAN_CREATE_MARKET_GROUP_COUPONS',
  ],
}

const ADMINISTRATOR: PermissionPreset = {
  name: presetTexts.administrator,
  permissions: PERMISSIONS,
}

/** What people of a level usually do, the most usual first. */
const PRESETS: Readonly<Record<UserLevel, readonly PermissionPreset[]>> = {
  DEALER: [DEALER_MARKETING, VIEWER],
  DISTRICT: [FIELD_MANAGER, APPROVER, VIEWER],
  ZONE: [FIELD_MANAGER, APPROVER, VIEWER],
  NATIONAL: [TEMPLATE_AUTHOR, FIELD_MANAGER, APPROVER, VIEWER, ADMINISTRATOR],
}

/** The presets of a level that a person who holds these permissions can give in full. */
export const presetsFor = (
  level: UserLevel,
  held: readonly Permission[],
): readonly PermissionPreset[] =>
  PRESETS[level].filter(({ permissions }) => permissions.every((each) => held.includes(each)))
