import Box from '@mui/material/Box'
import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import { useState, type ReactNode } from 'react'
import type { GridColumn } from './column.ts'
import type { Density } from './density-chooser.tsx'
import { downloadRows } from './download-rows.ts'
import { sheet } from './look.ts'
import { Rows } from './rows.tsx'
import { Toolbar, type GridSearch } from './toolbar.tsx'
import type { GridPageState } from './use-grid-page.ts'
import type { PageSizeVariant } from './paging.rules.ts'
import { useColumns } from './use-columns.ts'

export interface GridSelection<Row> {
  ids: ReadonlySet<GridRowId>
  onChange: (ids: ReadonlySet<GridRowId>) => void
  isSelectable?: (row: Row) => boolean
}

export interface GridProps<Row extends GridValidRowModel> {
  /** What the rows are, for those who hear the page. */
  label: string
  columns: readonly GridColumn<Row>[]
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

/** The one grid: rows with search, order, pages, density and a file to take along. */
export function Grid<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { label, columns, rows, search, filters } = props
  const columnsState = useColumns(columns)
  const [density, setDensity] = useState<Density>('standard')
  return (
    <Box sx={sheet}>
      <Toolbar
        label={label}
        search={search}
        filters={filters}
        columns={columns}
        columnsState={columnsState}
        density={density}
        onDensity={setDensity}
        onExport={() => downloadRows(columnsState.visible, rows)}
      />
      {props.bar}
      <Rows {...props} density={density} visibility={columnsState.visibility} />
    </Box>
  )
}
