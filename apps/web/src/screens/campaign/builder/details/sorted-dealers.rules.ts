import type { DealerRow } from '@marquee/rules/campaigns'
import type { DealerColumn } from './dealer-columns.ts'

export interface DealerOrder {
  by: DealerColumn
  isDescending: boolean
}

const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Equal ones stay as they stood. */
export function sortedDealers(rows: readonly DealerRow[], { by, isDescending }: DealerOrder) {
  const turn = isDescending ? -1 : 1
  return rows.toSorted((one, other) => turn * words.compare(one[by], other[by]))
}

/** A column asked for again is turned. */
export const turned = (order: DealerOrder, by: DealerColumn): DealerOrder => ({
  by,
  isDescending: order.by === by && !order.isDescending,
})
