import type { UserLevel } from '@marquee/rules/access'

export const levelNames: Readonly<Record<UserLevel, string>> = {
  NATIONAL: 'National',
  ZONE: 'Zone',
  DISTRICT: 'District',
  DEALER: 'Dealer',
}

export const homeTexts = {
  title: 'Where do you want to work?',
  why: 'You have been invited to more than one place. You can switch at any time with the button that shows your initials.',
  homes: 'Places where you may work',
  change: 'Work somewhere else',
  here: 'You work here now',
  invitation: 'Invitation: choose it to accept',
  failed: 'The place was not changed. Please try again.',
} as const

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
  levelHelp: 'Home, campaigns and season tiles show only this level and those below it.',
  lookingAs: (level: string) =>
    `You are viewing as ${level}: campaigns above this level are left out.`,
  backTo: (level: string) => `Back to ${level}`,
  failed: 'The market was not changed. Please try again.',
} as const
