import type { GridRowParams, GridRowSelectionModel, GridValidRowModel } from '@mui/x-data-grid'
import type { GridSelection } from './grid-props.ts'

/** Rows are chosen by their checkboxes, never by a click anywhere else. */
export function useSelectionProps<Row extends GridValidRowModel>(
  selection: GridSelection<Row> | undefined,
) {
  if (!selection) return { rowSelection: false }
  const { ids, onChange, isSelectable } = selection
  return {
    checkboxSelection: true,
    disableRowSelectionExcludeModel: true,
    keepNonExistentRowsSelected: true,
    rowSelectionModel: { type: 'include' as const, ids: new Set(ids) },
    onRowSelectionModelChange: (next: GridRowSelectionModel) => onChange(next.ids),
    isRowSelectable: isSelectable && (({ row }: GridRowParams<Row>) => isSelectable(row)),
  }
}
