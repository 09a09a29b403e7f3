import { csvLine } from '../csv/index.ts'
import { showCount } from '../money/index.ts'
import { rosterColumns, type RosterField } from './columns.rules.ts'
import {
  addedPermissions,
  type AddedPerson,
  type ChangedPerson,
  type PersonChange,
  type RosterCounts,
  type RosterMarket,
} from './differences.rules.ts'
import type { RefusedPerson, RosterCells } from './file.rules.ts'
import { permissionsInWords } from './permission-list.rules.ts'
import { rosterRowReasons, type RosterRowReason } from './texts.ts'

export const rosterCountNames: Readonly<Record<keyof RosterCounts, string>> = {
  added: 'New',
  changed: 'Changed',
  unchanged: 'As before',
  absent: 'Not in the file',
  refused: 'Refused',
}

/** All counts in one line, zeros left out: "3 new, 2 changed". */
export function describeRosterCounts(counts: RosterCounts): string {
  const parts = (Object.keys(rosterCountNames) as (keyof RosterCounts)[]).flatMap((name) =>
    counts[name] > 0 ? [`${showCount(counts[name])} ${rosterCountNames[name].toLowerCase()}`] : [],
  )
  return parts.length > 0 ? parts.join(', ') : 'no lines'
}

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

export const describeChangedPerson = (changed: ChangedPerson): string =>
  `Changed ${changed.before.name} <${changed.email}>: ${describePersonChange(changed)}`

interface Refusal {
  field: RosterField | null | undefined
  reason: RosterRowReason
}

/** "Market: There is no market with this ID, or you do not see it." */
export const describeRefusal = ({ field, reason }: Refusal): string =>
  `${field ? `${rosterColumns[field].label}: ` : ''}${rosterRowReasons[reason]}`

export const describeRefusedPerson = (refused: RefusedPerson): string =>
  `Line ${refused.line} is refused (${refused.cells.email || 'no email'}): ${describeRefusal(refused)}`

/** The refused lines as they came, each with its line and why: to be corrected, and imported as it is. */
export function rosterToMend(
  refused: readonly (Refusal & { line: number; cells: RosterCells })[],
): string {
  const fields = Object.keys(rosterColumns) as RosterField[]
  const head = csvLine([...fields.map((field) => rosterColumns[field].label), 'Line', 'Why'])
  const lines = refused.map(({ line, cells, field, reason }) =>
    csvLine([
      ...fields.map((each) => cells[each]),
      String(line),
      describeRefusal({ field, reason }),
    ]),
  )
  return head + lines.join('')
}
