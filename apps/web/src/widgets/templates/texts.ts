import type { BrowsingSlug } from '@marquee/rules/templates'

/** What the parts of the catalog are called. */
export const browsingNames: Readonly<Record<BrowsingSlug, string>> = {
  'on-demand': 'Objective Focused',
  'always-on': 'Always On',
  'national-promotions': 'National Promotions',
  'metro-mailer': 'Metro Mailer',
  'service-prognostics': 'Service Prognostics',
}

export const inactiveName = 'Inactive'
