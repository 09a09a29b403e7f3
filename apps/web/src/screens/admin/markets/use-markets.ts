import type { AnswerOf } from '@marquee/contract/operation'
import type { markets } from '@marquee/contract/markets'
import type { MarketType } from '@marquee/rules/markets'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import {
  useFilters,
  useGridPage,
  type FiltersState,
  type GridPageState,
} from '../../../ui/grid/index.ts'

type MarketsPage = AnswerOf<typeof markets.search>
export type ListedMarket = MarketsPage['markets'][number]

interface MarketFilters {
  text: string
  type: MarketType | undefined
}

interface Markets extends FiltersState<MarketFilters> {
  query: QueryState<MarketsPage>
  paging: GridPageState
}

type Column = 'name' | 'sourceId' | 'city' | 'type'

/** What a change of the network makes old. */
export const CHANGED_BY_NETWORK = [
  api.markets.search,
  api.markets.hierarchy,
  api.network.overview,
  api.network.read,
  api.network.imports,
  api.network.readUndo,
  api.userState.initialize,
]

/** One page of the markets in the person's scope, from the top of the tree down. */
export function useMarkets(): Markets {
  const paging = useGridPage<Column>()
  const { filters, setFilters } = useFilters<MarketFilters>(paging, { text: '', type: undefined })
  const { page, size, sort } = paging.page
  const { text, type } = filters
  const criteria = { ...(text && { text }), ...(type && { type }) }
  const query = useOperation(
    api.markets.search,
    { body: { criteria, page, size, sort } },
    { selection: false, keepsPrevious: true },
  )
  return { query, filters, setFilters, paging }
}
