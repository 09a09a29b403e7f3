import { accessTexts } from '@marquee/rules/access'
import { categoryNames, templateReasons, type BrowsingSlug } from '@marquee/rules/templates'

/** Why no campaign can be started from a template, or no date chosen. */
export const startReasons = { ...accessTexts, ...templateReasons }

/** The parts of the catalog are called as the category that each is about. */
export const browsingNames: Readonly<Record<BrowsingSlug, string>> = {
  'on-demand': categoryNames.ON_DEMAND.name,
  'always-on': categoryNames.REMINDERS.name,
  'national-promotions': categoryNames.SEASONAL.name,
  'metro-mailer': categoryNames.METRO.name,
  'service-prognostics': categoryNames.SERVICE_PROGNOSTICS.name,
}

export const inactiveName = 'Inactive'
