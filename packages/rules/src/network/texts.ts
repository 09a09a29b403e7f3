import { cellReasons, fileReasons, lineReasons } from '../csv/index.ts'
import { changedSince, undoReasons } from '../file-imports/index.ts'

/** What is wrong with a file of markets as a whole, or with a change of one. */
export const networkReasons = {
  ...fileReasons,
  ...undoReasons,
  'network.headers-missing':
    'The file needs columns named Level, Source ID and Parent. Take the template as a start.',
  'network.changed-meanwhile':
    'The markets were changed since this was tried. Nothing was changed. Try the file again.',
  'network.id-taken': 'Another market of this brand has this ID already.',
  'network.brand-not-yours': 'Only people who see all brands add one.',
  'network.not-whole-brand':
    'Only people whose home is a whole brand change its markets. Ask the national office.',
} as const

/** What is wrong with one line. */
export const networkRowReasons = {
  ...cellReasons,
  ...lineReasons,
  'row.level': 'Not one of brand, zone, district and dealer.',
  'row.brand-id': 'Not an ID such as HONDA: capital letters, digits and underscores, at most 20.',
  'row.reserved-id': 'IDs that begin with METRO- are those of groups.',
  'row.status': 'Neither open nor closed.',
  'row.time-zone': 'Not a time zone such as America/Detroit.',
  'row.web-address': 'Not a web address that starts with http:// or https://.',
  'row.address-incomplete': 'The address needs a street, a city, a state and a ZIP code.',
  'row.only-for-brands': 'Only brands have this.',
  'row.twice': 'Two lines have this ID. None of them was used.',
  'row.parent-unknown': 'There is no market with this ID, neither here nor in the file.',
  'row.parent-level':
    'A dealer lies below a district, a district below a zone, a zone below a brand.',
  'row.parent-of-several': 'Several brands have a market with this ID. Add a column named Brand.',
  'row.parent-of-brand': 'A brand lies below nothing. Leave this blank.',
  'row.level-changed': 'This market is of another level here. A level never changes.',
  'row.brand-not-yours': 'Only people who see all brands add one.',
  'row.campaign-open':
    'It takes part in a campaign of a group that it would leave. Finish or cancel that campaign first.',
} as const

export type NetworkRowReason = keyof typeof networkRowReasons

/** Why something of an import stays as it is when the import is undone. */
export const stayReasons = {
  ...changedSince,
  'stays.orders': 'Orders were placed for it.',
  'stays.campaigns': 'Campaigns were started at it.',
  'stays.people': 'People have their home at it.',
  'stays.customers': 'Customers were imported or suppressed for it.',
  'stays.groups': 'Groups of dealers have it, or lie at it.',
  'stays.templates': 'Templates name it.',
  'stays.other': 'Something was made for it, such as a profile, a logo or a seed list.',
  'stays.markets': 'Markets that stay lie below it.',
  'stays.campaign-open':
    'It takes part in a campaign of a group that it would leave. Finish or cancel that campaign first.',
  'stays.parent-gone': 'What it lay below is no longer there.',
} as const

export type StayReason = keyof typeof stayReasons
