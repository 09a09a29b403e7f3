import type { GridPaginationModel, GridSortModel, GridValidRowModel } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import type { GridProps } from './grid-props.ts'
import { cappedPageSize, type PageSizes } from './paging.rules.ts'
import { toSortEntries, toSortModel } from './sort.rules.ts'

// So the library does not take a total that is still on its way for an empty list,
// and turn back to the first page.
const UNKNOWN = -1

/** Pages and order as the library wants them: turned by the source, or by the browser. */
export function usePagingProps<Row extends GridValidRowModel>(
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
  if (!paging) {
    return { total: rows.length, props: { initialState: { pagination: { paginationModel } } } }
  }
  const { sort: order, changePage, changePageSize } = paging.source
  return {
    total: known ?? 0,
    props: {
      paginationMode: 'server' as const,
      sortingMode: 'server' as const,
      rowCount: known ?? UNKNOWN,
      paginationModel,
      onPaginationModelChange: (next: GridPaginationModel) => {
        if (next.pageSize !== size) changePageSize(cappedPageSize(next.pageSize))
        else if (next.page !== page) changePage(next.page)
      },
      sortModel,
      onSortModelChange: (next: GridSortModel) => order(toSortEntries(next)),
    },
  }
}

function useLastKnown(total: number | undefined): number | undefined {
  const [known, setKnown] = useState(total)
  if (total !== undefined && total !== known) setKnown(total)
  return total ?? known
}
