import { countsInWords, whyRefused } from '../csv/index.ts'
import { networkColumns } from './columns.rules.ts'
import type {
  AddedMarket,
  ChangedMarket,
  ChangeKind,
  MarketChange,
  NetworkCounts,
} from './differences.rules.ts'
import { kindOfChange } from './differences.rules.ts'
import type { RefusedRow } from './file.rules.ts'
import type { StayingMarket, UndoCounts } from './undo.rules.ts'
import type { NetworkLevel, NetworkMarket } from './market-details.rules.ts'
import { networkRowReasons, stayReasons } from './texts.ts'

export const levelNames: Readonly<Record<NetworkLevel, string>> = {
  NATIONAL: 'Brand',
  ZONE: 'Zone',
  DISTRICT: 'District',
  DEALER: 'Dealer',
}

export const changeNames: Readonly<Record<ChangeKind, string>> = {
  MOVED: 'Moved',
  CLOSED: 'Closed',
  REOPENED: 'Reopened',
  CHANGED: 'Changed',
}

export const countNames: Readonly<Record<keyof NetworkCounts, string>> = {
  added: 'New',
  changed: 'Changed',
  moved: 'Moved',
  closed: 'Closed',
  reopened: 'Reopened',
  unchanged: 'As before',
  absent: 'Not in the file',
  refused: 'Refused',
}

/** What undoing an import does. */
export const undoCountNames: Readonly<Record<keyof UndoCounts, string>> = {
  removed: 'Removed',
  moved: 'Moved back',
  closed: 'Closed again',
  reopened: 'Reopened',
  changed: 'Changed back',
  stays: 'Left as is',
}

export const describeCounts = (counts: NetworkCounts): string => countsInWords(counts, countNames)

export const describeUndoCounts = (counts: UndoCounts): string =>
  countsInWords(counts, undoCountNames, 'nothing')

type Value = MarketChange['before']

function showValue(field: MarketChange['field'], value: Value): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'status') return value === 'CLOSED' ? 'closed' : 'open'
  return value
}

/** One field, before and after: "Phone: 7345550114 → 7345550115". */
export const describeChange = ({ field, before, after }: MarketChange): string =>
  `${networkColumns[field].label}: ${showValue(field, before)} → ${showValue(field, after)}`

export const describeAdded = ({ level, sourceId, parent, details }: AddedMarket): string =>
  `New ${levelNames[level].toLowerCase()} ${sourceId} ${details.name}${parent ? `, below ${parent}` : ''}`

export const describeChanged = (changed: Omit<ChangedMarket, 'line'>): string => {
  const { market, changes } = changed
  const what = `${changeNames[kindOfChange(changed)]} ${levelNames[market.level].toLowerCase()}`
  return `${what} ${market.sourceId} ${market.details.name}: ${changes.map(describeChange).join('; ')}`
}

export const networkWords = { columns: networkColumns, reasons: networkRowReasons }

export const describeRefused = ({ line, sourceId, ...why }: RefusedRow): string =>
  `Line ${line} is refused (${sourceId || 'no ID'}): ${whyRefused(why, networkWords)}`

export const describeRemoved = ({ level, sourceId, details }: NetworkMarket): string =>
  `Removed ${levelNames[level].toLowerCase()} ${sourceId} ${details.name}`

/** Why it stays: "Phone: It was changed since." */
export const describeWhyStays = ({
  field,
  reason,
}: Pick<StayingMarket, 'field' | 'reason'>): string =>
  `${field ? `${networkColumns[field].label}: ` : ''}${stayReasons[reason]}`

export const describeStaying = ({ market, ...why }: StayingMarket): string =>
  `Left as it is: ${levelNames[market.level].toLowerCase()} ${market.sourceId} ${market.details.name}. ${describeWhyStays(why)}`
