import type { FoundGroup } from '@marquee/rules/search'

export const shellTexts = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  home: 'Home',
  admin: 'Admin',
  manage: 'Manage',
  person: (name: string) => `Account of ${name}`,
  /** With the initials that are seen, by which a person who speaks to the screen may call it. */
  personButton: (name: string, initials: string) => `Account of ${name} (${initials})`,
  notices: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : 'Notices'),
  worksAt: (level: string, home: string | undefined) => (home ? `${level} · ${home}` : level),
  appearance: 'Appearance',
  signOut: 'Sign out',
  version: (version: string) => `Version ${version}`,
  changingTo: (name: string) => `Switching to ${name}…`,
} as const

export const searchTexts = {
  open: 'Search',
  title: 'Search',
  field: 'Campaign, template, coupon, market, person or screen',
  hint: 'Type a name, the number of a campaign or an order, a dealer id or what a screen is called.',
  results: 'Results',
  searching: 'Searching…',
  failed: 'The search did not work',
  none: (text: string) => `Nothing is called “${text}”. Check the spelling, or type less of it.`,
  found: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  more: { campaigns: 'Show all such campaigns', people: 'Show all such users' },
  moreThere: 'There are more. Type more of the name.',
  closed: 'Inactive',
  order: (key: number) => `Order ${key}`,
  groups: {
    campaigns: 'Campaigns',
    orders: 'Orders',
    coupons: 'Coupons',
    templates: 'Templates',
    markets: 'Markets',
    people: 'Users',
    screens: 'Screens',
  } satisfies Record<FoundGroup | 'screens', string>,
} as const
