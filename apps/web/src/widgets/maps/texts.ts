import { mapTexts as shared } from '@marquee/rules/maps'

export const mapTexts = {
  ...shared,
  map: 'Map of ZIP areas',
  table: 'ZIP areas',
  zip: 'ZIP',
  city: 'City',
  miles: 'Miles',
  customers: 'Customers',
  loading: 'Loading ZIP areas…',
  failed: 'The ZIP areas could not be loaded',
  none: 'No ZIP areas here',
  noneMeans: 'The market has no address yet, or no ZIP code lies within the distance.',
  notDrawn: 'The map cannot be drawn here. The table shows the same.',
  ring: (miles: number) => `${miles} miles around the dealership`,
  dealership: 'Dealership',
  noCustomers: 'None',
  inWords: (zip: string, city: string, state: string, miles: number) =>
    `${zip} · ${city}, ${state} · ${inMiles(miles)} miles`,
  count: (count: number, what: string) => `${count.toLocaleString('en-US')} ${what.toLowerCase()}`,
  pointAt: 'Point at an area, or move through the table with the arrow keys.',
} as const

export const inMiles = (miles: number): string => miles.toFixed(1)
