import { readPhone, readState, readYesNo, readZip, textUpTo, type CellRead } from '../csv/index.ts'
import { url } from '../fields/index.ts'
import { isTimeZone, type MarketDetails, type NetworkLevel } from './market-details.rules.ts'
import { MOST_OF } from '../market-profiles/index.ts'
import type { MarketStatus } from '../markets/index.ts'
import type { NetworkRowReason } from './texts.ts'

type Cell<Value> = CellRead<NonNullable<Value>, NetworkRowReason>

/** How each detail is read; a blank cell says nothing, and leaves what is there. */
type CellReaders = {
  readonly [Field in keyof MarketDetails]: (cell: string) => Cell<MarketDetails[Field]>
}

export const detailReaders: CellReaders = {
  name: textUpTo(MOST_OF.legalName),
  status: readStatus,
  line1: textUpTo(MOST_OF.line1),
  city: textUpTo(MOST_OF.city),
  state: readState,
  postalCode: readZip,
  phoneNumber: readPhone,
  webAddress: (cell) => (url(cell) === undefined ? { value: cell } : { reason: 'row.web-address' }),
  timeZone: (cell) => (isTimeZone(cell) ? { value: cell } : { reason: 'row.time-zone' }),
  isEnrolled: readYesNo,
  isDaaEligible: readYesNo,
  couponSource: textUpTo(MOST_OF.sourceId),
  isSecondBrand: readYesNo,
}

const STATUSES: Readonly<Partial<Record<string, MarketStatus>>> = {
  open: 'ACTIVE',
  active: 'ACTIVE',
  closed: 'CLOSED',
}

function readStatus(cell: string): Cell<MarketStatus> {
  const status = STATUSES[cell.toLowerCase()]
  return status ? { value: status } : { reason: 'row.status' }
}

const LEVELS: Readonly<Partial<Record<string, NetworkLevel>>> = {
  brand: 'NATIONAL',
  national: 'NATIONAL',
  zone: 'ZONE',
  district: 'DISTRICT',
  dealer: 'DEALER',
}

export function readLevel(cell: string): Cell<NetworkLevel> {
  const level = LEVELS[cell.toLowerCase()]
  return level ? { value: level } : { reason: 'row.level' }
}

const BRAND_ID = /^[A-Z][A-Z0-9_]{1,19}$/

export function readBrandId(cell: string): Cell<string> {
  const id = cell.toUpperCase()
  return BRAND_ID.test(id) ? { value: id } : { reason: 'row.brand-id' }
}

/** As the metro markets of groups are numbered, which no file names. */
const OF_A_GROUP = /^METRO-/i

export function readSourceId(cell: string): Cell<string> {
  const read = textUpTo(MOST_OF.sourceId)(cell)
  return OF_A_GROUP.test(cell) ? { reason: 'row.reserved-id' } : read
}
