import type { MarketType } from '@marquee/rules/markets'

export const typeNames: Readonly<Record<MarketType, string>> = {
  CORPORATE: 'Corporate',
  NATIONAL: 'National',
  ZONE: 'Zone',
  DISTRICT: 'District',
  DEALER: 'Dealer',
}

export const marketTexts = {
  found: (shown: number, total: number) =>
    shown < total
      ? `The first ${shown} of ${total.toLocaleString('en-US')} markets. Type more to narrow it down.`
      : `${total === 1 ? 'One market' : `${total} markets`} found.`,
  nothing: 'No market has this name, dealer id or city.',
  nothingBelow: 'There are no markets below this one.',
  failed: 'The markets could not be loaded',
  path: 'Place in the tree',
  below: (name: string) => `Markets below ${name}`,
  results: 'Markets found',
  open: (name: string) => `Show the markets below ${name}`,
  present: 'You are working here',
  closed: 'Closed',
  searching: 'Searching…',
} as const
