import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import type { Arrangement } from './arrangement.ts'
import type { GridColumn } from './column.ts'
import type { PageSizeVariant } from './paging.rules.ts'
import type { GridSearch } from './toolbar.tsx'
import type { GridPageState } from './use-grid-page.ts'

export interface GridSelection<Row> {
  ids: ReadonlySet<GridRowId>
  onChange: (ids: ReadonlySet<GridRowId>) => void
  isSelectable?: (row: Row) => boolean
}

export interface GridProps<Row extends GridValidRowModel> {
  /** What the rows are, for those who hear the page. */
  label: string
  columns: readonly GridColumn<Row>[]
  /** Where the columns are as a person likes them. Without it they are so until the grid is left. */
  arrangement?: Arrangement
  rows: readonly Row[]
  /** Every row's own id. */
  rowId: (row: Row) => GridRowId
  pageSizes?: PageSizeVariant
  /** Pages and order from the server. Without it all rows are here, and turned by the browser. */
  paging?: GridPageState
  /** Rows on all pages; undefined while it is not known. */
  total?: number
  loading?: boolean
  /** What went wrong, where the rows could not be had. */
  error?: string | boolean
  onRetry?: () => void
  /** What to do next when there is no row. */
  whenEmpty?: ReactNode
  search?: GridSearch
  filters?: ReactNode
  selection?: GridSelection<Row>
  /** Stands between tools and rows: what is chosen over all pages. */
  bar?: ReactNode
}
