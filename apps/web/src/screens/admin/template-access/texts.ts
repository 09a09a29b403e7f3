import { accessTexts } from '@marquee/rules/access'
import { marketGroupReasons } from '@marquee/rules/market-groups'
import { templateReasons } from '@marquee/rules/templates'

export const reasons = {
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

export const formTexts = {
  title: (name: string) => `Who sees ${name}`,
  save: 'Save access',
  yours: 'Your choice is kept. Save again to replace these values with yours, or take them over.',
  present: (what: string, value: string) => `${what}: ${value}`,
  saved: (name: string) => `Access to ${name} was saved.`,
} as const
