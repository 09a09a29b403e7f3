import {
  contains,
  may,
  USER_LEVELS,
  type MarketPath,
  type Permission,
  type UserLevel,
} from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { categoriesUnder, hasTrait, type BrowsingSlug, type Category } from './categories.rules.ts'
import { onlyFound } from './problems.rules.ts'
import { templateTexts } from './texts.ts'

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

/**
 * Who sees a template: the whole brand, or zones, districts and dealers and the dealers of groups; and of
 * them which levels.
 */
export interface TemplateAccess {
  isOpenToBrand: boolean
  marketKeys: readonly number[]
  marketGroupKeys: readonly number[]
  levels: readonly UserLevel[]
}

/** A new template is nobody's until its author says whose it is. */
export const NO_ACCESS: TemplateAccess = {
  isOpenToBrand: false,
  marketKeys: [],
  marketGroupKeys: [],
  levels: USER_LEVELS,
}

/** Why a template reaches nobody whatever it holds, by field. It is saved like this, and not offered. */
export function accessProblems(access: TemplateAccess): Record<string, string> {
  const { isOpenToBrand, marketKeys, marketGroupKeys, levels } = access
  const isChosen = isOpenToBrand || marketKeys.length + marketGroupKeys.length > 0
  return onlyFound({
    'access.markets': isChosen ? undefined : templateTexts.accessMissing,
    'access.levels': levels.length > 0 ? undefined : templateTexts.levelMissing,
  })
}

/** Is there anybody to offer it to: as long as there is not, nothing is asked before it is activated. */
export function mayActivate(
  access: TemplateAccess,
): Result<true, 'campaign-template.nobody-gets-it'> {
  const isFor = Object.keys(accessProblems(access)).length === 0
  return isFor ? accept(true) : refuse('campaign-template.nobody-gets-it')
}

interface Candidate {
  isInGroup: boolean
  status: string
  hasAccess: boolean
}

export type DealerRefusal = 'market.not-in-group' | 'market.closed' | 'market.no-access'

/** May a dealer be chosen for a campaign of a template and a group? Enrolled or not is no matter. */
export function maySelectDealer({
  isInGroup,
  status,
  hasAccess,
}: Candidate): Result<true, DealerRefusal> {
  if (!isInGroup) return refuse('market.not-in-group')
  if (status !== 'ACTIVE') return refuse('market.closed')
  return hasAccess ? accept(true) : refuse('market.no-access')
}

/** A template is changed as it was read; a save without a version overwrites what is there. */
export function changeTemplate(
  stored: { version: number },
  version: number | undefined,
): Result<true, 'campaign-template.changed-meanwhile'> {
  const isCurrent = version === undefined || version === stored.version
  return isCurrent ? accept(true) : refuse('campaign-template.changed-meanwhile')
}
