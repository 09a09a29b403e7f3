import { cellReasons, fileReasons, lineReasons } from '../csv/index.ts'
import { changedSince, undoReasons } from '../file-imports/index.ts'

/** What is wrong with a file of people as a whole. */
export const rosterReasons = {
  ...fileReasons,
  ...undoReasons,
  'roster.headers-missing':
    'The file needs columns named Email and Market. Take the template as a start.',
  'roster.changed-meanwhile':
    'People were changed since this was tried. Nothing was changed. Try the file again.',
} as const

/** What is wrong with one line. */
export const rosterRowReasons = {
  ...cellReasons,
  ...lineReasons,
  'row.email': 'Not an email address.',
  'row.characters': 'There are characters that cannot be shown.',
  'row.twice': 'Two lines have this email address. None of them was used.',
  'row.market-unknown': 'There is no market with this ID, or you do not see it.',
  'row.market-of-several': 'Several brands have a market with this ID. Say which brand.',
  'row.preset-unknown': 'People of this level have no such preset.',
  'row.preset-or-permissions': 'A new person needs a preset or permissions.',
  'row.preset-and-permissions': 'Give a preset or permissions, not both.',
  'row.permission-unknown': 'One of these is no permission.',
  'row.permission-not-yours': 'You can only give permissions that you hold yourself.',
  'row.holds-more': 'This person holds permissions that you do not hold yourself.',
  'row.is-yourself': 'You cannot change your own access. Ask another administrator.',
  'row.deactivated': 'This person is deactivated. Reactivate them on the Users screen first.',
  'row.several-homes':
    'This person works in several markets, and this is none of them. Change them on the Users screen.',
} as const

export type RosterRowReason = keyof typeof rosterRowReasons

/** Why something of an import stays as it is when the import is undone. */
export const personStayReasons = {
  ...changedSince,
  'stays.is-yourself': 'You cannot change your own access. Ask another administrator.',
  'stays.last-administrator': 'Nobody else could administer people then.',
  'stays.market-gone': 'The market they worked in is no longer there, or you do not see it.',
  'stays.home-taken': 'They have been invited to the market they worked in again.',
} as const

export type PersonStayReason = keyof typeof personStayReasons
