import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  DataGrid,
  type GridColumnResizeParams,
  type GridEventListener,
  type GridPaginationModel,
  type GridRowParams,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { styleNonce } from '../csp-nonce/index.ts'
import { useLatest } from '../latest/index.ts'
import { SEARCH_DEBOUNCE_MS } from '../search-box/index.ts'
import { shownIn, toColDef, type GridColumn } from './column.ts'
import type { Density } from './density-chooser.tsx'
import type { GridProps, GridSelection } from './grid-props.ts'
import { gridLook } from './look.ts'
import { cappedPageSize, needsPaging, pageSizes, type PageSizes } from './paging.rules.ts'
import { toSortEntries, toSortModel } from './sort.rules.ts'
import { gridTexts } from './texts.ts'
import { twoLines } from './two-lines.ts'
import type { ColumnsState } from './use-columns.ts'

const ROW_HEIGHT = 52
const HEADER_HEIGHT = 56

type RowsProps<Row extends GridValidRowModel> = GridProps<Row> & {
  density: Density
  columnsState: ColumnsState<Row>
}

export function Rows<Row extends GridValidRowModel>(props: RowsProps<Row>) {
  const { columns, columnsState, error, loading = false, onRetry } = props
  const { widths, visibility, setWidth } = columnsState
  const sizes = pageSizes[props.pageSizes ?? 'table']
  const rows = error || props.rows.length === 0 ? NO_ROWS : props.rows
  const paging = usePagingProps(props, sizes)
  const selection = useSelectionProps(props.selection)
  const colDefs = useMemo(
    () => columns.map((column) => toColDef(column, cellContent, widths[column.id])),
    [columns, widths],
  )
  const onWidth = useLatest(({ colDef, width }: GridColumnResizeParams) =>
    setWidth(colDef.field, width),
  )
  const rowId = useLatest(props.rowId)
  const isPaged = needsPaging(paging.total, rows.length, sizes)
  const detail = typeof error === 'string' ? error : undefined
  const noRows = error ? (
    <Failed detail={detail} onRetry={onRetry} />
  ) : (
    <Empty next={props.whenEmpty} />
  )
  return (
    <NoRows value={noRows}>
      <DataGrid<Row>
        {...paging.props}
        {...selection}
        nonce={styleNonce()}
        aria-label={props.label}
        rows={rows}
        getRowId={rowId}
        columns={colDefs}
        columnVisibilityModel={visibility}
        onColumnWidthChange={onWidth}
        density={props.density}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={HEADER_HEIGHT}
        filterDebounceMs={SEARCH_DEBOUNCE_MS}
        pageSizeOptions={sizes.options}
        hideFooter={!isPaged}
        // It counts this page only; what is chosen over all pages is shown by the screen.
        hideFooterSelectedRowCount
        loading={loading && !error}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        onCellKeyDown={followLinkOnEnter}
        localeText={LOCALE_TEXT}
        slots={SLOTS}
        slotProps={SLOT_PROPS}
        sx={gridLook}
      />
    </NoRows>
  )
}

// The same objects each time: the library compares what it is handed, and draws every row again for another.
const NO_ROWS: readonly never[] = []
const LOCALE_TEXT = { noRowsLabel: gridTexts.noRows }
const SLOTS = { noRowsOverlay: NoRowsOverlay }
const SLOT_PROPS = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
} as const

const followLinkOnEnter: GridEventListener<'cellKeyDown'> = (_, event) => {
  if (event.key === 'Enter' && event.target === event.currentTarget) {
    event.defaultMuiPrevented = followLinkOfCell(event.currentTarget as HTMLElement)
  }
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

// So the library does not take a total that is still on its way for an empty list,
// and turn back to the first page.
const UNKNOWN = -1

/** Pages and order in the library's form: computed by the server, or by the browser. */
function usePagingProps<Row extends GridValidRowModel>(
  { paging, total, rows }: GridProps<Row>,
  sizes: PageSizes,
) {
  const known = useLastKnown(total)
  const size = cappedPageSize(paging?.page.size ?? sizes.default)
  const page = paging?.page.page ?? 0
  const sort = paging?.page.sort
  // The library takes another object for another order, and turns back to the first page.
  const sortModel = useMemo(() => sort && toSortModel(sort), [sort])
  const paginationModel = useMemo(() => ({ page, pageSize: size }), [page, size])
  const initialState = useMemo(() => ({ pagination: { paginationModel } }), [paginationModel])
  const onPaginationModelChange = useLatest((next: GridPaginationModel) => {
    if (next.pageSize !== size) paging?.source.changePageSize(cappedPageSize(next.pageSize))
    else if (next.page !== page) paging?.source.changePage(next.page)
  })
  const onSortModelChange = useLatest((next: GridSortModel) =>
    paging?.source.sort(toSortEntries(next)),
  )
  if (!paging) return { total: rows.length, props: { initialState } }
  return {
    total: known ?? 0,
    props: {
      paginationMode: 'server' as const,
      sortingMode: 'server' as const,
      rowCount: known ?? UNKNOWN,
      paginationModel,
      onPaginationModelChange,
      sortModel,
      onSortModelChange,
    },
  }
}

function useLastKnown(total: number | undefined): number | undefined {
  const [known, setKnown] = useState(total)
  if (total !== undefined && total !== known) setKnown(total)
  return total ?? known
}

/** Rows are chosen by their checkboxes, never by a click anywhere else. */
function useSelectionProps<Row extends GridValidRowModel>(
  selection: GridSelection<Row> | undefined,
) {
  const ids = selection?.ids
  const isSelectable = selection?.isSelectable
  const rowSelectionModel = useMemo(() => ({ type: 'include' as const, ids: new Set(ids) }), [ids])
  const isRowSelectable = useMemo(
    () => isSelectable && (({ row }: GridRowParams<Row>) => isSelectable(row)),
    [isSelectable],
  )
  const onRowSelectionModelChange = useLatest((next: GridRowSelectionModel) =>
    selection?.onChange(next.ids),
  )
  if (!selection) return NO_SELECTION
  return {
    checkboxSelection: true,
    disableRowSelectionExcludeModel: true,
    keepNonExistentRowsSelected: true,
    rowSelectionModel,
    onRowSelectionModelChange,
    isRowSelectable,
  }
}

const NO_SELECTION = { rowSelection: false }

interface RowLinkProps {
  to: string
  /** The cell has the grid's focus: then Tab reaches the link. */
  hasFocus: boolean
  children: ReactNode
}

/** A cell's words as a link: one tab stop in the grid, Enter on the cell follows it. */
function RowLink({ to, hasFocus, children }: RowLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="textPrimary"
      tabIndex={hasFocus ? 0 : -1}
      sx={twoLines}
    >
      {children}
    </Link>
  )
}

/** Enter on a cell that holds a link does what a click on it would. */
function followLinkOfCell(cell: HTMLElement): boolean {
  const link = cell.querySelector<HTMLAnchorElement>('a[href]')
  link?.click()
  return link !== null
}

/** What stands in place of the rows when there are none. */
const NoRows = createContext<ReactNode>(null)

/** Stands inside the grid's role, where only rows of cells are allowed. */
function NoRowsOverlay() {
  return (
    <Box role="row" sx={{ height: '100%' }}>
      <Box role="gridcell" sx={centred}>
        {use(NoRows)}
      </Box>
    </Box>
  )
}

const centred = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  height: '100%',
  px: 4,
  textAlign: 'center',
}

/** 'No rows', and what to do about it where there is something to do. */
function Empty({ next }: { next?: ReactNode }) {
  return (
    <>
      <Typography variant="h3" component="p">
        {gridTexts.noRows}
      </Typography>
      {next && (
        <Typography component="div" sx={{ maxWidth: '48ch', color: 'text.secondary' }}>
          {next}
        </Typography>
      )}
    </>
  )
}

/** Shown instead of rows that could not be had. */
function Failed({ detail, onRetry }: { detail?: string; onRetry?: () => void }) {
  return (
    <>
      <Typography variant="h3" component="p" role="alert" sx={{ color: 'error.main' }}>
        {gridTexts.failed}
      </Typography>
      {detail && <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>}
      {onRetry && (
        <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
          {gridTexts.retry}
        </Button>
      )}
    </>
  )
}
