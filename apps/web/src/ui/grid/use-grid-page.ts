import { useMemo, useState } from 'react'
import type { GridPage, GridSource } from './grid-source.ts'
import type { SortEntry } from './sort.rules.ts'
import { pageIndex, pageSizes, type PageSizeVariant } from './paging.rules.ts'

interface StartingPage<Column extends string> {
  pageSizes?: PageSizeVariant
  size?: number
  sort?: SortEntry<Column>[]
}

export interface GridPageState<Column extends string = string> {
  page: GridPage<Column>
  source: GridSource
  /** Back to the first page, as when what is searched for has changed. */
  restart: () => void
}

/**
 * Keeps which page is shown, how large and in what order: ready for a query and for the grid. `Column` names
 * the columns by which the rows can be put in order.
 */
export function useGridPage<Column extends string = string>(
  starting: StartingPage<Column> = {},
): GridPageState<Column> {
  const [page, setPage] = useState<GridPage<Column>>(() => ({
    page: 0,
    size: starting.size ?? pageSizes[starting.pageSizes ?? 'table'].default,
    sort: starting.sort ?? [],
  }))
  const source = useMemo<GridSource>(
    () => ({
      sort: (entries) =>
        setPage((now) => {
          const sort = entries.map(({ id, direction }) => ({
            // A grid puts its rows in order by the columns alone that the screen made sortable.
            id: id as Column,
            direction,
          }))
          return { ...now, sort, page: 0 }
        }),
      changePage: (next) => setPage((now) => ({ ...now, page: next })),
      // The row that stands on top stays in sight.
      changePageSize: (size) =>
        setPage((now) => ({ ...now, size, page: pageIndex(now.page * now.size, size) })),
    }),
    [],
  )
  const restart = useMemo(() => () => setPage((now) => ({ ...now, page: 0 })), [])
  return { page, source, restart }
}

export interface FiltersState<Filters> {
  filters: Filters
  /** Another wish leads back to the first page: the page shown now may not exist any more. */
  setFilters: (part: Partial<Filters>) => void
}

/** What a list is searched for and narrowed to. */
export function useFilters<Filters extends object>(
  { restart }: Pick<GridPageState, 'restart'>,
  initial: Filters,
): FiltersState<Filters> {
  const [filters, replaceFilters] = useState(initial)
  const setFilters = (part: Partial<Filters>) => {
    restart()
    replaceFilters((now) => ({ ...now, ...part }))
  }
  return { filters, setFilters }
}
