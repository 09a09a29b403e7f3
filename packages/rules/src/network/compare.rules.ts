import { contactAddress } from '../fields/index.ts'
import {
  DEFAULT_TIME_ZONE,
  LEVEL_ABOVE,
  NETWORK_LEVELS,
  type MarketDetails,
  type NetworkMarket,
  type StoredMarket,
} from './market-details.rules.ts'
import type { NetworkField } from './columns.rules.ts'
import type {
  AddedMarket,
  ChangedMarket,
  MarketChange,
  NetworkDifferences,
} from './differences.rules.ts'
import type { NetworkFile, NetworkRow, RefusedRow } from './file.rules.ts'
import type { NetworkRowReason } from './texts.ts'

interface Rights {
  mayAddBrands: boolean
}

type Known = Map<string, NetworkMarket[]>

/** What becomes of a line. */
type Line =
  | { added: AddedMarket }
  | { changed: ChangedMarket }
  | { unchanged: NetworkMarket }
  | { refused: RefusedRow }

/**
 * Compares the rows of a file with what is stored, from brands down to dealers. What the file does not
 * name stays as it is; a line that lies below a refused new market is refused as well.
 */
export function compareNetwork(
  file: Pick<NetworkFile, 'rows' | 'refused'>,
  stored: readonly StoredMarket[],
  rights: Rights,
): NetworkDifferences {
  const known: Known = new Map()
  for (const market of stored) remember(known, market)
  const lines = NETWORK_LEVELS.flatMap((level) => {
    const compared = compareLevel(
      file.rows.filter((row) => row.level === level),
      known,
      rights,
    )
    for (const line of compared) if ('added' in line) remember(known, line.added)
    return compared
  })
  const added = lines.flatMap((line) => ('added' in line ? [line.added] : []))
  const changed = lines.flatMap((line) => ('changed' in line ? [line.changed] : []))
  const unchanged = lines.flatMap((line) => ('unchanged' in line ? [line.unchanged] : []))
  const refused = [
    ...file.refused,
    ...lines.flatMap((line) => ('refused' in line ? [line.refused] : [])),
  ]
  return {
    added,
    changed,
    unchanged: unchanged.length,
    absent: absentDealers(stored, file, [
      ...added,
      ...changed.map(({ market }) => market),
      ...unchanged,
    ]),
    refused: refused.toSorted((a, b) => a.line - b.line),
  }
}

function remember(known: Known, market: NetworkMarket): void {
  const ofThisId = known.get(market.sourceId)
  if (ofThisId) ofThisId.push(market)
  else known.set(market.sourceId, [market])
}

/** The lines of one level; two that name the same market are both refused. */
function compareLevel(rows: readonly NetworkRow[], known: Known, rights: Rights): Line[] {
  const placed = rows.map((row) => placeOf(row, known))
  const times = new Map<string, number>()
  for (const id of placed.map(identityOf)) times.set(id, (times.get(id) ?? 0) + 1)
  return placed.map((place) => {
    if ('refused' in place) return place
    const isTwice = (times.get(identityOf(place)) ?? 0) > 1
    return isTwice ? refusal(place.row, 'sourceId', 'row.twice') : comparePlaced(place, rights)
  })
}

interface Placed {
  row: NetworkRow
  brand: string
  /** What it lies below; undefined for a brand. */
  above: NetworkMarket | undefined
  /** The market of this number that is there already. */
  present: NetworkMarket | undefined
}

const identityOf = (place: Placed | { refused: RefusedRow }): string =>
  'refused' in place ? '' : `${place.brand} ${place.row.sourceId}`

const refusal = (
  { line, sourceId, details }: NetworkRow,
  field: NetworkField | undefined,
  reason: NetworkRowReason,
): { refused: RefusedRow } => ({
  refused: { line, sourceId, name: details.name ?? '', field, reason },
})

/** Finds the brand of a line and the market that it lies below. */
function placeOf(row: NetworkRow, known: Known): Placed | { refused: RefusedRow } {
  const present = (brand: string) =>
    known.get(row.sourceId)?.find((market) => market.brand === brand)
  if (row.level === 'NATIONAL') {
    const brand = row.sourceId
    return { row, brand, above: undefined, present: present(brand) }
  }
  const named = (known.get(row.parent ?? '') ?? []).filter(
    ({ brand }) => row.brand === null || brand === row.brand,
  )
  const fitting = named.filter(({ level }) => level === LEVEL_ABOVE[row.level])
  const [above, ...others] = fitting
  if (named.length === 0) return refusal(row, 'parent', 'row.parent-unknown')
  if (!above) return refusal(row, 'parent', 'row.parent-level')
  if (others.length > 0) return refusal(row, 'parent', 'row.parent-of-several')
  return { row, brand: above.brand, above, present: present(above.brand) }
}

function comparePlaced({ row, brand, above, present }: Placed, rights: Rights): Line {
  if (present && present.level !== row.level) return refusal(row, 'level', 'row.level-changed')
  const details = { ...(present?.details ?? newDetails(row, above)), ...row.details }
  const fault = faultOf(row, details)
  if (fault) return refusal(row, fault.field, fault.reason)
  if (isStored(present)) {
    const changes = changesOf(present, row)
    return changes.length > 0
      ? { changed: { line: row.line, market: present, changes } }
      : { unchanged: present }
  }
  if (row.level === 'NATIONAL' && !rights.mayAddBrands) {
    return refusal(row, 'level', 'row.brand-not-yours')
  }
  const { line, level, sourceId, parent } = row
  return { added: { line, level, sourceId, brand, parent, details } }
}

const isStored = (market: NetworkMarket | undefined): market is StoredMarket =>
  market !== undefined && 'key' in market

/** What a new market is where its line says nothing: open, and in the time zone of what is above it. */
const newDetails = (row: NetworkRow, above: NetworkMarket | undefined): MarketDetails => ({
  name: '',
  status: 'ACTIVE',
  line1: null,
  city: null,
  state: null,
  postalCode: null,
  phoneNumber: null,
  webAddress: null,
  timeZone: above?.details.timeZone ?? DEFAULT_TIME_ZONE,
  isEnrolled: false,
  isDaaEligible: false,
  couponSource: row.level === 'NATIONAL' ? row.sourceId : null,
  isSecondBrand: false,
})

export const ADDRESS = ['line1', 'city', 'state', 'postalCode'] as const

function faultOf(
  { level, details: said }: NetworkRow,
  { name, line1, city, state, postalCode, couponSource, isSecondBrand }: MarketDetails,
): { field: NetworkField; reason: NetworkRowReason } | undefined {
  if (name === '') return { field: 'name', reason: 'row.required' }
  const ofBrand = couponSource !== null ? 'couponSource' : 'isSecondBrand'
  const isLikeBrand = couponSource !== null || isSecondBrand
  if (level !== 'NATIONAL' && isLikeBrand) return { field: ofBrand, reason: 'row.only-for-brands' }
  const address = {
    line1: line1 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  }
  // An address that was incomplete before stands in the way of no other change.
  const isChanged = ADDRESS.some((part) => said[part] !== undefined)
  const isIncomplete = isChanged && contactAddress(address) !== undefined
  return isIncomplete ? { field: 'line1', reason: 'row.address-incomplete' } : undefined
}

function changesOf({ details, parent }: StoredMarket, row: NetworkRow): MarketChange[] {
  const moved: MarketChange = { field: 'parent', before: parent, after: row.parent }
  const changed = (Object.keys(row.details) as (keyof MarketDetails)[]).map(
    (field): MarketChange => ({ field, before: details[field], after: row.details[field] ?? null }),
  )
  return [moved, ...changed].filter(({ before, after }) => before !== after)
}

function absentDealers(
  stored: readonly StoredMarket[],
  { rows, refused }: Pick<NetworkFile, 'rows' | 'refused'>,
  used: readonly NetworkMarket[],
): StoredMarket[] {
  const brands = new Set(used.map(({ brand }) => brand))
  // Also by the number alone: a refused line names its dealer all the same.
  const named = new Set([...rows, ...refused].map(({ sourceId }) => sourceId))
  return stored.filter(
    ({ level, details, brand, sourceId }) =>
      level === 'DEALER' &&
      details.status === 'ACTIVE' &&
      brands.has(brand) &&
      !named.has(sourceId),
  )
}
