import { countsInWords, whyRefused } from '../csv/index.ts'
import { rosterColumns } from './columns.rules.ts'
import {
  addedPermissions,
  type AddedPerson,
  type ChangedPerson,
  type PersonChange,
  type RosterCounts,
  type RosterMarket,
} from './differences.rules.ts'
import type { RefusedPerson } from './file.rules.ts'
import { permissionsInWords } from './permission-list.rules.ts'
import { personStayReasons, rosterRowReasons } from './texts.ts'
import type { RosterUndo, RosterUndoCounts, StayingPerson } from './undo.rules.ts'

export const rosterCountNames: Readonly<Record<keyof RosterCounts, string>> = {
  added: 'New',
  changed: 'Changed',
  unchanged: 'As before',
  absent: 'Not in the file',
  refused: 'Refused',
}

export const describeRosterCounts = (counts: RosterCounts): string =>
  countsInWords(counts, rosterCountNames)

/** "Market: Lakeside Honda (208114) → District 4 (D4). Added: See campaigns". */
export function describePersonChange({ before, after }: PersonChange): string {
  const more = permissionsInWords(addedPermissions(before, after))
  const less = permissionsInWords(addedPermissions(after, before))
  const from = marketInWords(before.market)
  return [
    before.name === after.name ? [] : [`Name: ${before.name} → ${after.name}`],
    before.market.key === after.market.key
      ? []
      : [`Market: ${from} → ${marketInWords(after.market)}`],
    more === '' ? [] : [`Added: ${more}`],
    less === '' ? [] : [`Removed: ${less}`],
  ]
    .flat()
    .join('. ')
}

/** A market by its name and ID, since two of them may bear the same name. */
export const marketInWords = ({ name, id }: Pick<RosterMarket, 'name' | 'id'>): string =>
  `${name} (${id})`

export const describeAddedPerson = ({ email, name, market, permissions }: AddedPerson): string =>
  `New ${name} <${email}>, ${marketInWords(market)}: ${permissionsInWords(permissions) || 'no permission'}`

export const describeChangedPerson = (changed: Omit<ChangedPerson, 'line'>): string =>
  `Changed ${changed.before.name} <${changed.email}>: ${describePersonChange(changed)}`

export const rosterWords = { columns: rosterColumns, reasons: rosterRowReasons }

export const describeRefusedPerson = ({ line, cells, ...why }: RefusedPerson): string =>
  `Line ${line} is refused (${cells.email || 'no email'}): ${whyRefused(why, rosterWords)}`

/** What undoing an import does. */
export const rosterUndoCountNames: Readonly<Record<keyof RosterUndoCounts, string>> = {
  withdrawn: 'Withdrawn',
  deactivated: 'Deactivated',
  changed: 'Changed back',
  stays: 'Left as is',
}

export const describeRosterUndoCounts = (counts: RosterUndoCounts): string =>
  countsInWords(counts, rosterUndoCountNames, 'nothing')

/** Why they stay: "Name: It was changed since." */
export const describeWhyPersonStays = ({
  field,
  reason,
}: Pick<StayingPerson, 'field' | 'reason'>): string =>
  `${field ? `${rosterColumns[field].label}: ` : ''}${personStayReasons[reason]}`

const nameAndEmail = ({ name, email }: StayingPerson['person']): string => `${name} <${email}>`

/** All that undoing an import does, in lines. */
export const describeRosterUndo = ({
  withdrawn,
  deactivated,
  changed,
  stays,
}: RosterUndo): string[] => [
  ...withdrawn.map((one) => `Invitation withdrawn: ${nameAndEmail(one)}`),
  ...deactivated.map((one) => `Deactivated ${nameAndEmail(one)}`),
  ...changed.map(describeChangedPerson),
  ...stays.map(
    ({ person, ...why }) =>
      `Left as they are: ${nameAndEmail(person)}. ${describeWhyPersonStays(why)}`,
  ),
]
