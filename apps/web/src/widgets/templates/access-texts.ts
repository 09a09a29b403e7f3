const dealers = (count: number) =>
  count === 1 ? '1 dealer' : `${count.toLocaleString('en-US')} dealers`

export const scopeTexts = {
  wholeBrand: (brand: string | undefined) => (brand ? `All of ${brand}` : 'The whole brand'),
  everyMarket: (brand: string | undefined) =>
    brand ? `Every market of ${brand}` : 'Every market of the brand',
  onlyChosen: 'Only the zones, districts, dealers and groups chosen here',
  gone: 'a group that you do not look after',
  noMarket: 'Nobody',
  allLevels: 'All levels',
  noLevel: 'No level',
} as const

export const templateAccessTexts = {
  markets: 'Who gets it',
  chosenHint: 'The staff above a dealer who gets it see it as well.',
  chosen: 'Zones, districts and dealers',
  chosenPlaceholder: 'Name, dealer id or city',
  groups: 'Market groups',
  searchGroups: 'Name of a group',
  noGroups: 'This brand has no market group yet. Create one under Market groups.',
  noGroupFound: 'No group has this in its name.',
  groupsChosen: (count: number) => (count === 1 ? '1 group chosen' : `${count} groups chosen`),
  levels: 'People of these levels',
  offered: (count: number) => `Offered to ${dealers(count)}.`,
  offeredNone: 'No open dealer gets it like this.',
  notChosen: 'Nobody gets it until you choose.',
  counting: 'Counting dealers…',
  countFailed: 'The dealers could not be counted.',
} as const
