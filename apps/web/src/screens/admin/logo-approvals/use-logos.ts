import type { marketProfiles } from '@marquee/contract/market-profiles'
import type { AnswerOf } from '@marquee/contract/operation'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import { useGridPage, useFilters, type FiltersState } from '../../../ui/grid/index.ts'

export type LogoPage = AnswerOf<typeof marketProfiles.searchLogos>
export type MarketLogo = LogoPage['logos'][number]

const SIZE = 24

const SORTS = {
  oldest: { id: 'uploadedAt', direction: 'ASCENDING' },
  newest: { id: 'uploadedAt', direction: 'DESCENDING' },
  market: { id: 'marketName', direction: 'ASCENDING' },
} as const

export interface LogoFilters {
  text: string
  status: MarketLogo['status']
  order: keyof typeof SORTS
}

export interface Logos extends FiltersState<LogoFilters> {
  query: QueryState<LogoPage>
  page: number
  pages: number
  turn: (page: number) => void
}

/** One page of the logos of all markets that the person looks after. */
export function useLogos(): Logos {
  const paging = useGridPage({ size: SIZE })
  const { filters, setFilters } = useFilters<LogoFilters>(paging, {
    text: '',
    status: 'PENDING',
    order: 'oldest',
  })
  const { page, size } = paging.page
  const turn = paging.source.changePage
  const { text, status, order } = filters
  const query = useOperation(
    api.marketProfiles.searchLogos,
    {
      body: { criteria: { status, ...(text && { text }) }, page, size, sort: [SORTS[order]] },
    },
    { selection: false, keepsPrevious: true },
  )
  const pages = Math.max(1, Math.ceil((query.response?.totalElements ?? 0) / size))
  // What was on the last page has been decided. A page that failed stays, to be tried again.
  if (query.response && !query.isRefreshing && page >= pages) turn(pages - 1)
  return { query, filters, setFilters, page, pages, turn }
}
