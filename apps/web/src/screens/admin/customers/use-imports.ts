import type { ImportState } from '@marquee/rules/customers'
import { api, useOperation, useRefreshAtEnd, type QueryState } from '../../../api/index.ts'
import {
  useGridPage,
  useFilters,
  type GridPageState,
  type FiltersState,
} from '../../../ui/grid/index.ts'
import type { ImportsPage } from './answers.ts'
import { isUnderWay } from './imports.rules.ts'

export interface ImportFilters {
  text: string
  state: ImportState | undefined
}

export interface Imports extends FiltersState<ImportFilters> {
  query: QueryState<ImportsPage>
  paging: GridPageState
}

type Column = 'uploadedAt' | 'marketName' | 'state'

const AGAIN_MS = 3_000

export const CHANGED_BY_IMPORT = [api.customers.market, api.customers.search]

/** One page of the imports of the selected market and below; refreshed while one is under way. */
export function useImports(): Imports {
  const paging = useGridPage<Column>({ sort: [{ id: 'uploadedAt', direction: 'DESCENDING' }] })
  const { filters, setFilters } = useFilters<ImportFilters>(paging, { text: '', state: undefined })
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
