import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import type { Breakpoint } from '@mui/material/styles'
import { createElement, type ReactNode } from 'react'
import { CellContent } from './cell-content.tsx'
import { COLUMN_WIDTHS } from '@marquee/rules/list-preferences'
import type { CsvCell, CsvValue } from './csv.rules.ts'

export interface GridColumn<Row> {
  /** Also what the list is sorted by. */
  id: string
  title: string
  value: (row: Row) => CsvValue
  /** The value in words; the value itself where this is missing. */
  show?: (row: Row) => string
  /** More than words: a chip, a button. What `show` says still goes into the CSV. */
  cell?: (row: Row) => ReactNode
  /** Where a click on the words leads. */
  link?: (row: Row) => string
  width?: number
  minWidth?: number
  /** Takes a share of the width that is left. */
  grow?: number
  /** Numbers stand right, so that they can be compared. */
  numeric?: boolean
  sortable?: boolean
  /** Hidden until a person turns it on. */
  hidden?: boolean
  /** Off on screens narrower than this. */
  hideBelow?: Breakpoint
  /** For buttons and the like, which make no sense in a file. */
  notInCsv?: boolean
}

export function shownIn<Row>(column: GridColumn<Row>, row: Row): string {
  return column.show?.(row) ?? String(column.value(row) ?? '')
}

export function csvCell<Row>(column: GridColumn<Row>, row: Row): CsvCell {
  return { shown: shownIn(column, row), value: column.value(row) }
}

type CellOf<Row> = (column: GridColumn<Row>, row: Row, hasFocus: boolean) => ReactNode

/** The column in the form of the grid's library. */
export function toColDef<Row extends GridValidRowModel>(
  column: GridColumn<Row>,
  cellOf: CellOf<Row>,
  /** What a person made of its width. */
  ownWidth?: number,
): GridColDef<Row> {
  return {
    field: column.id,
    headerName: column.title,
    type: column.numeric ? 'number' : 'string',
    width: ownWidth ?? column.width,
    minWidth: Math.max(column.minWidth ?? 0, COLUMN_WIDTHS.least),
    // Said even where it is nothing: the library leaves in place what it is not given.
    flex: ownWidth === undefined ? (column.grow ?? 0) : 0,
    sortable: column.sortable ?? true,
    valueGetter: (_, row) => column.value(row),
    valueFormatter: (_, row) => shownIn(column, row),
    ...((column.cell ?? column.link) && {
      display: 'flex',
      renderCell: ({ row, hasFocus }) =>
        createElement(CellContent, { hasFocus }, cellOf(column, row, hasFocus)),
    }),
  }
}
