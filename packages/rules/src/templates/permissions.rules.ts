import { contains, may, type MarketPath, type Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { categoriesUnder, hasTrait, type BrowsingSlug, type Category } from './categories.rules.ts'

/** Who may order from a template: dealers for themselves, staff for several dealers. */
const STARTING: readonly Permission[] = [
  'CAN_SUBMIT_ORDER',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
]

interface Manager {
  path: MarketPath
  permissions: readonly Permission[]
}

export type ManageRefusal = 'access.denied' | 'campaign-template.kept-above'

/**
 * Templates lie at their brand; people whose home is the brand or above it write them and set who sees
 * them.
 */
export function mayManageTemplate(
  { path, permissions }: Manager,
  place: MarketPath,
  needed: Permission,
): Result<true, ManageRefusal> {
  const permitted = may(permissions, [needed])
  if (!permitted.ok) return permitted
  return contains(path, place) ? accept(true) : refuse('campaign-template.kept-above')
}

/** Who sees templates of every status, even those that are not offered to them. */
export const MANAGING_TEMPLATES: readonly Permission[] = [
  'CAN_MANAGE_CAMPAIGN_TEMPLATES',
  'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
]

/** A campaign of a whole group takes the permission to order for several dealers. */
export function mayStart(
  permissions: readonly Permission[],
  category: Category,
): Result<true, 'access.denied' | 'campaign-template.several-dealers-only'> {
  const permitted = may(permissions, STARTING)
  if (!permitted.ok) return permitted
  const isForSeveral = permissions.includes('CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS')
  return !hasTrait(category, 'several-dealers') || isForSeveral
    ? accept(true)
    : refuse('campaign-template.several-dealers-only')
}

/**
 * One of these is needed to go on in a part of the catalog; none means everybody. A part with nothing but
 * campaigns for several dealers would be a dead end for who orders for one.
 */
export const permissionsToBrowse = (slug: BrowsingSlug): readonly Permission[] =>
  categoriesUnder(slug).every((category) => hasTrait(category, 'several-dealers'))
    ? ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS', ...MANAGING_TEMPLATES]
    : []
