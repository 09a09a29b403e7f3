import { may } from '@marquee/rules/access'
import {
  BROWSING_SLUGS,
  categoryNames,
  permissionsToBrowse,
  type BrowsingSlug,
} from '@marquee/rules/templates'
import { useUserState } from '../user-state/index.ts'

/** The parts of the catalog are called as the category that each is about. */
export const browsingNames: Readonly<Record<BrowsingSlug, string>> = {
  'on-demand': categoryNames.ON_DEMAND.name,
  'always-on': categoryNames.REMINDERS.name,
  'national-promotions': categoryNames.SEASONAL.name,
  'metro-mailer': categoryNames.METRO.name,
  'service-prognostics': categoryNames.SERVICE_PROGNOSTICS.name,
}

/** The parts of the catalog in which the person can go on. */
export function useBrowsingSlugs(): BrowsingSlug[] {
  const { permissions } = useUserState()
  return BROWSING_SLUGS.filter((slug) => may(permissions, permissionsToBrowse(slug)).ok)
}
