/**
 * The nouns, in the order of the river: each may use those above it, through their `index.ts` door,
 * and never one below it. A new noun takes its place here first.
 */
const RIVER: readonly string[] = [
  // What every noun stands on.
  'result',
  'calendar',
  'money',
  'phone',
  'fields',
  'csv',
  'wire-names',
  'stored',
  'matching',
  'fonts',
  'sign-in',
  'access',
  'operation',
  // The nouns of the product.
  'markets',
  'outbox',
  'mailing',
  'kept-emails',
  'sending-domains',
  'people',
  'file-imports',
  'toggles',
  'user-state',
  'list-preferences',
  'images',
  'blackout-dates',
  'market-groups',
  'market-profiles',
  'vehicles',
  'maps',
  'channels',
  'mail-dates',
  'coupons',
  'creatives',
  'pieces',
  'templates',
  'template-files',
  'price-lists',
  'seed-lists',
  'customers',
  'campaigns',
  'network',
  'lineup',
  'roster',
  'memberships',
  'audience',
  'builder',
  'orders',
  'approvals',
  'home',
  'annual',
  'reorders',
  'enrollments',
  'newer-versions',
  'mail-returns',
  'contact-pressure',
  'sendings',
  'hand-overs',
  'print-packages',
  'audience-files',
  'rehearsals',
  'notices',
  'reports',
  'audit',
  'search',
  'installation',
]

const FIRST_OF_THE_PRODUCT = RIVER.indexOf('markets')

export const isNoun = (name: string): boolean => RIVER.includes(name)

/** May the first noun use the second? */
export function isUpstream(noun: string, used: string): boolean {
  return RIVER.indexOf(used) < RIVER.indexOf(noun)
}

/** What knows nothing of the product; the platform may use it. */
export function isFoundation(noun: string): boolean {
  return isNoun(noun) && RIVER.indexOf(noun) < FIRST_OF_THE_PRODUCT
}
