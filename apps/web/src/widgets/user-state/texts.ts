import type { UserLevel } from '@marquee/rules/access'

export const levelNames: Readonly<Record<UserLevel, string>> = {
  NATIONAL: 'National',
  ZONE: 'Zone',
  DISTRICT: 'District',
  DEALER: 'Dealer',
}

export const switcherTexts = {
  none: 'No market chosen',
  wholeBrand: (brand: string) => `All of ${brand}`,
  change: 'Change market',
  title: 'Choose a market',
  search: 'Name, dealer id or city',
  brand: 'Brand',
  anyBrand: 'All brands',
  brandAlone: (brand: string) => `Work with ${brand} without a market`,
  level: 'View as',
  levelHelp: 'Shows the product as people of this level see it.',
  failed: 'The market was not changed. Please try again.',
} as const
