import type { ChildMarket } from './dealers-problem.rules.ts'

/** A dealer as the table of the selection shows it. */
export interface DealerRow {
  /** The key of the market. */
  id: number
  dealerName: string
  dealerId: string
  dealerZone: string
  dealerDistrict: string
  dealerEnrollment: 'Complete' | 'Incomplete'
}

/** The dealers to choose from: those that may be chosen. */
export function dealerRows(childMarkets: readonly ChildMarket[]): DealerRow[] {
  return childMarkets.filter(({ isSelectable }) => isSelectable).map(rowOf)
}

function rowOf({ isEnrolled, market }: ChildMarket): DealerRow {
  const { zone, district } = market.marketHierarchyByType
  return {
    id: market.key,
    dealerName: market.name,
    dealerId: market.sourceId.id,
    dealerZone: zone ?? '',
    dealerDistrict: district ?? '',
    dealerEnrollment: isEnrolled ? 'Complete' : 'Incomplete',
  }
}

/** The dealers whose name contains a text, without regard to case. */
export function searchDealers(rows: readonly DealerRow[], text: string): readonly DealerRow[] {
  const typed = text.trim().toLowerCase()
  if (typed === '') return rows
  return rows.filter(({ dealerName }) => dealerName.toLowerCase().includes(typed))
}

/** Selects all that are found; where all are selected already, clears them. Others stay as they are. */
export function selectAllDealers(
  selected: readonly number[],
  found: readonly Pick<DealerRow, 'id'>[],
): number[] {
  const ids = new Set(found.map(({ id }) => id))
  const others = selected.filter((key) => !ids.has(key))
  return areAllSelected(selected, found) ? others : [...others, ...ids]
}

export function areAllSelected(
  selected: readonly number[],
  found: readonly Pick<DealerRow, 'id'>[],
): boolean {
  const known = new Set(selected)
  return found.length > 0 && found.every(({ id }) => known.has(id))
}
