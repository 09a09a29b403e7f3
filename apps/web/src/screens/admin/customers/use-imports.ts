import { api, useOperation, useRefreshAtEnd, type QueryState } from '../../../api/index.ts'
import {
  useGridPage,
  useFilters,
  type GridPageState,
  type FiltersState,
} from '../../../ui/grid/index.ts'
import type { ListState } from '../../../widgets/list-preferences/index.ts'
import type { ImportsPage } from './answers.ts'
import { isUnderWay, type ImportColumn, type ImportFilters } from './imports.rules.ts'

export interface Imports extends FiltersState<ImportFilters> {
  query: QueryState<ImportsPage>
  paging: GridPageState<ImportColumn>
}

export type ImportsState = ListState<ImportFilters, ImportColumn>

const AGAIN_MS = 3_000

export const CHANGED_BY_IMPORT = [api.customers.market, api.customers.search]

/** One page of the imports of the selected market and below; refreshed while one is under way. */
export function useImports(opening: ImportsState): Imports {
  const paging = useGridPage<ImportColumn>({ sort: opening.sort })
  const { filters, setFilters } = useFilters<ImportFilters>(paging, opening.filters)
  const { page, size, sort } = paging.page
  const { text, state } = filters
  const criteria = { ...(text && { text }), ...(state && { states: [state] }) }
  const query = useOperation(
    api.customers.search,
    { body: { criteria, page, size, sort } },
    {
      keepsPrevious: true,
      again: (answer) => (answer?.imports.some(isUnderWay) ? AGAIN_MS : undefined),
    },
  )
  useRefreshAtEnd(query.response?.imports.some(isUnderWay) ?? false, CHANGED_BY_IMPORT)
  return { query, filters, setFilters, paging }
}
