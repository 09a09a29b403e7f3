import { useMemo, useState } from 'react'
import type { GridPage, GridSource } from './grid-source.ts'
import { pageIndex, pageSizes, type PageSizeVariant } from './paging.rules.ts'

interface StartingPage {
  pageSizes?: PageSizeVariant
  size?: number
  sort?: GridPage['sort']
}

export interface GridPageState {
  page: GridPage
  source: GridSource
  /** Back to the first page, as when what is searched for has changed. */
  restart: () => void
}

/** Keeps which page is shown, how large and in what order: ready for a query and for the grid. */
export function useGridPage(starting: StartingPage = {}): GridPageState {
  const [page, setPage] = useState<GridPage>(() => ({
    page: 0,
    size: starting.size ?? pageSizes[starting.pageSizes ?? 'table'].default,
    sort: starting.sort ?? [],
  }))
  const source = useMemo<GridSource>(
    () => ({
      sort: (sort) => setPage((now) => ({ ...now, sort, page: 0 })),
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
