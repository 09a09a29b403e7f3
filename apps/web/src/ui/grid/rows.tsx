import { DataGrid, type GridValidRowModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { styleNonce } from '../csp-nonce/index.ts'
import { SEARCH_DEBOUNCE_MS } from '../search-box/index.ts'
import { shownIn, toColDef, type GridColumn } from './column.ts'
import type { Density } from './density-chooser.tsx'
import type { GridProps } from './grid-props.ts'
import { gridLook } from './look.ts'
import { Empty, Failed, NoRowsOverlay } from './overlays.tsx'
import { needsPaging, pageSizes } from './paging.rules.ts'
import { followLinkOfCell, RowLink } from './row-link.tsx'
import { gridTexts } from './texts.ts'
import { usePagingProps } from './use-paging-props.ts'
import { useSelectionProps } from './use-selection-props.ts'

const ROW_HEIGHT = 52
const HEADER_HEIGHT = 56

type RowsProps<Row extends GridValidRowModel> = GridProps<Row> & {
  density: Density
  visibility: Record<string, boolean>
}

export function Rows<Row extends GridValidRowModel>(props: RowsProps<Row>) {
  const { columns, error, loading = false, onRetry } = props
  const sizes = pageSizes[props.pageSizes ?? 'table']
  const rows = error || !props.rows ? [] : props.rows
  const paging = usePagingProps(props, sizes)
  const selection = useSelectionProps(props.selection)
  const colDefs = useMemo(() => columns.map((column) => toColDef(column, cellContent)), [columns])
  const isPaged = needsPaging(paging.total, rows.length, sizes)
  const detail = typeof error === 'string' ? error : undefined
  return (
    <DataGrid<Row>
      {...paging.props}
      {...selection}
      nonce={styleNonce()}
      aria-label={props.label}
      rows={rows}
      getRowId={props.rowId}
      columns={colDefs}
      columnVisibilityModel={props.visibility}
      density={props.density}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      filterDebounceMs={SEARCH_DEBOUNCE_MS}
      pageSizeOptions={sizes.options}
      hideFooter={!isPaged}
      // It counts this page only; what is chosen over all pages is told by whoever chose it.
      hideFooterSelectedRowCount
      loading={loading && !error}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      onCellKeyDown={(_, event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) {
          event.defaultMuiPrevented = followLinkOfCell(event.currentTarget)
        }
      }}
      localeText={{ noRowsLabel: gridTexts.noRows }}
      slots={{ noRowsOverlay: NoRowsOverlay }}
      slotProps={{
        noRowsOverlay: {
          shown: error ? (
            <Failed detail={detail} onRetry={onRetry} />
          ) : (
            <Empty next={props.whenEmpty} />
          ),
        },
        loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
      }}
      sx={gridLook}
    />
  )
}

function cellContent<Row>(column: GridColumn<Row>, row: Row, hasFocus: boolean) {
  const content = column.cell ? column.cell(row) : shownIn(column, row)
  if (!column.link) return content
  return (
    <RowLink to={column.link(row)} hasFocus={hasFocus}>
      {content}
    </RowLink>
  )
}
