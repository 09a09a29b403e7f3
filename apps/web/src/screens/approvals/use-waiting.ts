import { useEffect } from 'react'
import { api, useOperation, type QueryState } from '../../api/index.ts'
import { useFiltersAddress, type AddressedFilters } from '../../ui/filter/index.ts'
import type { WaitingPage } from './answers.ts'
import { SORTS, waitingAddress, type WaitingFilters } from './filters.rules.ts'

const SIZE = 20

export interface WaitingList extends AddressedFilters<WaitingFilters> {
  query: QueryState<WaitingPage>
  pages: number
}

/** One page of what waits, in the market that is selected or in all of them. */
export function useWaiting(): WaitingList {
  const { filters, setFilters, turn } = useFiltersAddress(waitingAddress)
  const { waitsOn, text, kind, hierarchyId, order, page } = filters
  const query = useOperation(
    api.approvals.search,
    {
      query: hierarchyId ? { hierarchyId } : {},
      body: {
        criteria: { waitsOn, ...(text && { text }), ...(kind && { kinds: [kind] }) },
        page,
        size: SIZE,
        sort: [SORTS[order]],
      },
    },
    { selection: false, keepsPrevious: true },
  )
  const pages = Math.max(1, Math.ceil((query.response?.totalElements ?? 0) / SIZE))
  // What was on the last page has been decided. A page that failed stays, to be tried again.
  const isBeyond = query.response !== undefined && !query.isRefreshing && page >= pages
  useEffect(() => {
    if (isBeyond) turn(pages - 1)
  })
  return { query, filters, setFilters, pages, turn }
}
