import { may, type Permission, type UserLevel } from '@marquee/rules/access'
import { ROOT_MARKET_KEY } from '@marquee/rules/markets'
import type { FeatureToggle, Toggles } from '@marquee/rules/toggles'

/** What a screen, a menu entry or a button needs in order to be there. */
export interface Needs {
  /** One of these; none means everybody. */
  anyOf?: readonly Permission[]
  /** All of these as well. */
  also?: readonly Permission[]
  toggle?: FeatureToggle
  /** Not for dealers, who have no market below them. */
  isForStaff?: boolean
  /** Only for people who see all brands. */
  isForAll?: boolean
}

/** Who may open which screen; the server judges each call by itself. */
export const screenNeeds = {
  home: {},
  campaigns: { anyOf: ['CAN_READ_CAMPAIGNS'] },
  catalog: {},
  coupons: { anyOf: ['CAN_READ_CAMPAIGNS'] },
  startCampaign: {
    anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
    also: ['CAN_READ_CAMPAIGNS'],
  },
  bulkReorder: { anyOf: ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'] },
  enrollMany: { anyOf: ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'] },
  campaignBuilder: { anyOf: ['CAN_READ_CAMPAIGNS'] },
  order: { anyOf: ['CAN_READ_CAMPAIGNS'] },
  approvals: { anyOf: ['CAN_SUBMIT_ORDER'], isForStaff: true },
  dealerProfile: {},
  notices: {},
  seedLists: { anyOf: ['CAN_READ_CAMPAIGNS'] },
  begin: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  blackoutDates: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  marketGroups: { anyOf: ['CAN_MANAGE_MARKET_GROUPS'] },
  campaignTemplates: { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'] },
  createCampaignTemplate: {
    anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
    toggle: 'IS_CREATE_CAMPAIGN_TEMPLATE_ENABLED',
  },
  creativeTemplates: { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'] },
  templateAccess: { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS'] },
  logoApprovals: { anyOf: ['CAN_EDIT_RESTRICTED_MARKET_PROFILE'] },
  customers: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  customer: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], also: ['CAN_SEARCH_AUDIENCE'] },
  audit: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  printPackages: { anyOf: ['CAN_SUBMIT_ORDER'], isForStaff: true },
  audienceFiles: { anyOf: ['CAN_SUBMIT_ORDER'], isForStaff: true },
  outbox: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  unreadReports: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], isForAll: true },
  status: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], isForAll: true },
  markets: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  vehicles: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  users: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
  featureToggles: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'] },
} as const satisfies Record<string, Needs>

interface Holding {
  permissions: readonly Permission[]
  featureToggles: Toggles
  person: { level: UserLevel; homeMarketKey: number }
}

export function isOpen(
  { permissions, featureToggles, person }: Holding,
  { anyOf = [], also, toggle, isForStaff = false, isForAll = false }: Needs,
): boolean {
  if (isForStaff && person.level === 'DEALER') return false
  if (isForAll && person.homeMarketKey !== ROOT_MARKET_KEY) return false
  return (
    may(permissions, anyOf, also).ok && (toggle === undefined || featureToggles[toggle] === true)
  )
}
