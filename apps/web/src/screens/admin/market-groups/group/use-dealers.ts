import { api, useOperation, type QueryState } from '../../../../api/index.ts'
import {
  useGridPage,
  useFilters,
  type GridPage,
  type GridPageState,
  type FiltersState,
} from '../../../../ui/grid/index.ts'
import type { DealersPage } from '../answers.ts'
import { inQuery, orderInQuery } from '../in-query.ts'

/** How the table of dealers begins: what the group's own page shows needs no further question. */
const FIRST: GridPage = { page: 0, size: 20, sort: [{ id: 'marketName', direction: 'ASCENDING' }] }

const COLUMNS = ['marketName', 'sourceId', 'city', 'district'] as const

/** The group itself, with its first dealers. */
export function useGroup(key: string): QueryState<DealersPage> {
  const query = { ...inQuery(FIRST), ...orderInQuery(FIRST, COLUMNS) }
  return useOperation(api.marketGroups.details, { params: { key }, query }, { selection: false })
}

export interface DealerFilters {
  marketName: string
  marketId: string
}

export interface Dealers extends FiltersState<DealerFilters> {
  query: QueryState<DealersPage>
  paging: GridPageState
}

/** One page of the group's dealers that name and dealer id narrow down. */
export function useDealers(key: string): Dealers {
  const paging = useGridPage(FIRST)
  const { filters, setFilters } = useFilters<DealerFilters>(paging, {
    marketName: '',
    marketId: '',
  })
  const query = {
    ...inQuery(paging.page),
    ...orderInQuery(paging.page, COLUMNS),
    ...(filters.marketName && { marketName: filters.marketName }),
    ...(filters.marketId && { marketId: filters.marketId }),
  }
  const marketGroupsQuery = useOperation(
    api.marketGroups.details,
    { params: { key }, query },
    { selection: false, keepsPrevious: true },
  )
  return { query: marketGroupsQuery, filters, setFilters, paging }
}
