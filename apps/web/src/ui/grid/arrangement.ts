import type { ArrangedColumn } from '@marquee/rules/list-preferences'

/** How a person has the columns of a grid, where not as the grid has them. */
export interface Arrangement {
  /** Of columns that are gone by now, nothing comes. */
  columns: readonly ArrangedColumn[]
  arrange: (column: ArrangedColumn) => void
  /** All columns as the grid has them. */
  reset: () => void
}
