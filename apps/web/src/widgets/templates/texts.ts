import { accessTexts } from '@marquee/rules/access'
import { templateReasons, type BrowsingSlug } from '@marquee/rules/templates'

/** Why no campaign can be started from a template, or no date chosen. */
export const startReasons: Readonly<Record<string, string>> = { ...accessTexts, ...templateReasons }

/** What the parts of the catalog are called. */
export const browsingNames: Readonly<Record<BrowsingSlug, string>> = {
  'on-demand': 'Objective Focused',
  'always-on': 'Always On',
  'national-promotions': 'National Promotions',
  'metro-mailer': 'Metro Mailer',
  'service-prognostics': 'Service Prognostics',
}

export const inactiveName = 'Inactive'
