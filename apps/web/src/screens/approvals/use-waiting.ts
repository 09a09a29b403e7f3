import { api, useOperation, type QueryState } from '../../api/index.ts'
import { useGridPage, useFilters, type FiltersState } from '../../ui/grid/index.ts'
import type { Waiting, WaitingPage } from './answers.ts'

const SIZE = 20

const SORTS = {
  oldest: { id: 'waitingSince', direction: 'ASCENDING' },
  mailDate: { id: 'mailDate', direction: 'ASCENDING' },
  name: { id: 'name', direction: 'ASCENDING' },
} as const

export interface WaitingFilters {
  waitsOn: 'ME' | 'BELOW'
  text: string
  kind: Waiting['kind'] | undefined
  hierarchyId: string | undefined
  order: keyof typeof SORTS
}

export interface WaitingList extends FiltersState<WaitingFilters> {
  query: QueryState<WaitingPage>
  page: number
  pages: number
  turn: (page: number) => void
}

/** One page of what waits, in the market that is selected or in all of them. */
export function useWaiting(): WaitingList {
  const paging = useGridPage({ size: SIZE })
  const { filters, setFilters } = useFilters<WaitingFilters>(paging, {
    waitsOn: 'ME',
    text: '',
    kind: undefined,
    hierarchyId: undefined,
    order: 'oldest',
  })
  const { page, size } = paging.page
  const turn = paging.source.changePage
  const { waitsOn, text, kind, hierarchyId, order } = filters
  const query = useOperation(
    api.approvals.search,
    {
      query: hierarchyId ? { hierarchyId } : {},
      body: {
        criteria: { waitsOn, ...(text && { text }), ...(kind && { kinds: [kind] }) },
        page,
        size,
        sort: [SORTS[order]],
      },
    },
    { selection: false, keepsPrevious: true },
  )
  const pages = Math.max(1, Math.ceil((query.response?.totalElements ?? 0) / size))
  // What was on the last page has been decided. A page that failed stays, to be tried again.
  if (query.response && !query.isRefreshing && page >= pages) turn(pages - 1)
  return { query, filters, setFilters, page, pages, turn }
}
