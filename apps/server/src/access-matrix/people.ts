import { tokenFor } from '../testing/tokens.ts'
import { emailOf, PEOPLE } from '../testing/test-tree.ts'
import { HOMES, placeOf, type Place } from './places.ts'

const PERMISSIONS = [
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
]

const ADMIN_FIVE = [
  'CAN_MANAGE_CAMPAIGN_TEMPLATES',
  'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  'CAN_MANAGE_MARKET_GROUPS',
  'CAN_CREATE_GLOBAL_COUPONS',
  'CAN_CREATE_MARKET_GROUP_COUPONS',
]

export interface PermissionSet {
  name: string
  permissions: readonly string[]
}

export const ALL: PermissionSet = { name: 'all', permissions: PERMISSIONS }

const PERMISSION_SETS: readonly PermissionSet[] = [
  { name: 'none', permissions: [] },
  ...PERMISSIONS.map((one) => ({ name: `only-${one}`, permissions: [one] })),
  ...PERMISSIONS.map((one) => ({
    name: `all-but-${one}`,
    permissions: PERMISSIONS.filter((other) => other !== one),
  })),
  { name: 'admin-five', permissions: ADMIN_FIVE },
  ALL,
]

/** A caller: a home and permissions. */
export interface Actor {
  key: number
  home: Place
  set: PermissionSet
  email: string
}

/** Every home with every permission set; the world loads them. */
export const NEWCOMERS: readonly Actor[] = HOMES.flatMap((home, at) =>
  PERMISSION_SETS.map((set, nth) => ({
    home,
    set,
    key: 10_000 + at * 100 + nth,
    email: `${home.name}.${set.name}@actors.example`.toLowerCase(),
  })),
)

/** And the people whom all tests share. */
export const ACTORS: readonly Actor[] = [
  ...NEWCOMERS,
  ...Object.entries(PEOPLE).map(([name, { key, home, permissions }]) => ({
    key,
    home: placeOf(home),
    set: { name: `test-tree-${name}`, permissions },
    email: emailOf(name),
  })),
]

export function actorOf(home: Place, set: PermissionSet): Actor {
  return ACTORS.find((actor) => actor.home === home && actor.set === set) as Actor
}

const tokens = new Map<string, Promise<string>>()

/** Lasts longer than the matrix takes on a slow machine. */
export function tokenOf({ email }: Actor): Promise<string> {
  const cached = tokens.get(email) ?? tokenFor(email, { expiresIn: '12h' })
  tokens.set(email, cached)
  return cached
}
