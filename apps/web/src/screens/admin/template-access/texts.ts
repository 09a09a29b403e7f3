import { accessTexts } from '@marquee/rules/access'
import { marketGroupReasons } from '@marquee/rules/market-groups'
import { templateReasons } from '@marquee/rules/templates'

export const reasons: Readonly<Record<string, string>> = {
  ...accessTexts,
  ...marketGroupReasons,
  ...templateReasons,
}

export const texts = {
  title: 'Template access',
  intro: 'Which markets, and people of which levels, see a template in their catalog.',
  search: 'Name of a template',
  none: 'Create a campaign template first; then choose here who sees it.',
  noneFound: 'No template has this in its name. Search for something else.',
  columns: {
    name: 'Template',
    brand: 'Brand',
    category: 'Category',
    markets: 'Markets',
    change: 'Change',
  },
  change: (name: string) => `Change who sees ${name}`,
  sees: 'Yes',
  seesNot: 'No',
} as const

export const scopeTexts = {
  wholeBrand: (brand: string | undefined) => (brand ? `All of ${brand}` : 'The whole brand'),
  everyMarket: (brand: string | undefined) =>
    brand ? `Every market of ${brand}` : 'Every market of the brand',
  onlyGroups: 'Only dealers of these groups',
  groups: (names: readonly string[]) => names.join(', '),
  gone: 'a group that you do not look after',
  noGroups: 'Nobody',
  allLevels: 'All levels',
  noLevel: 'No level',
} as const

export const formTexts = {
  title: (name: string) => `Who sees ${name}`,
  markets: 'Markets',
  groupsHint: 'Districts, zones and the brand above such a dealer see it as well.',
  groups: 'Market groups',
  searchGroups: 'Name of a group',
  noGroups: 'This brand has no market group yet. Create one under Market groups.',
  noGroupFound: 'No group has this in its name.',
  chosen: (count: number) => (count === 1 ? '1 group chosen' : `${count} groups chosen`),
  levels: 'People of these levels',
  save: 'Save access',
  yours: 'Your choice is kept. Save again to replace these values with yours, or take them over.',
  present: (what: string, value: string) => `${what}: ${value}`,
  saved: (name: string) => `Access to ${name} was saved.`,
} as const
