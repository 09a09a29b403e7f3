import type { DealerRow } from '@marquee/rules/campaigns'
import { texts } from './texts.ts'

export interface DealerOrder {
  by: DealerColumn
  isDescending: boolean
}

const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Dealers that compare as equal keep their order. */
export function sortedDealers(rows: readonly DealerRow[], { by, isDescending }: DealerOrder) {
  const turn = isDescending ? -1 : 1
  return rows.toSorted((one, other) => turn * words.compare(one[by], other[by]))
}

/** By another column ascending; by the same column the other way round. */
export const orderBy = (order: DealerOrder, by: DealerColumn): DealerOrder => ({
  by,
  isDescending: order.by === by && !order.isDescending,
})

export type DealerColumn = Exclude<keyof DealerRow, 'id'>

/**
 * In their order, with the widths in pixels that the specification gives, and the shares that they have
 * where those have no room.
 */
export const DEALER_COLUMNS = [
  { id: 'dealerName', width: 331, share: 35 },
  { id: 'dealerId', width: 125, share: 13 },
  { id: 'dealerZone', width: 100, share: 15 },
  { id: 'dealerDistrict', width: 100, share: 16 },
  { id: 'dealerEnrollment', width: 200, share: 15 },
] as const satisfies readonly { id: DealerColumn; width: number; share: number }[]

export const columnTitle = (id: DealerColumn): string => texts.dealers.columns[id]
