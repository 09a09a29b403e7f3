import type { JobStatus } from '@marquee/rules/reorders'
import { api, useOperation, useRefreshAtEnd } from '../../../../api/index.ts'
import { useGridPage, useFilters } from '../../../../ui/grid/index.ts'
import type { BulkReorder } from '../answers.ts'

/** While something is pending, one sees it get on each second. */
export const AGAIN_MS = 1_000

const CHANGED_AT_END = [api.reorders.searchItems, api.reorders.search, api.campaigns.search]

interface ItemFilters {
  text: string
  status: JobStatus | undefined
}

type Column = 'marketName' | 'campaignName' | 'status'

/** One page of the campaigns of a bulk reorder. */
export function useItems({ id, status }: Pick<BulkReorder, 'id' | 'status'>) {
  const paging = useGridPage()
  const { filters, setFilters } = useFilters<ItemFilters>(paging, { text: '', status: undefined })
  const { page, size, sort } = paging.page
  const params = { id: String(id) }
  const query = useOperation(
    api.reorders.searchItems,
    {
      params,
      query: { ...(filters.status && { status: filters.status }) },
      body: {
        criteria: { ...(filters.text && { text: filters.text }) },
        page,
        size,
        sort: sort as { id: Column; direction: 'ASCENDING' }[],
      },
    },
    {
      selection: false,
      keepsPrevious: true,
      again: () => (status === 'PENDING' ? AGAIN_MS : undefined),
    },
  )
  useRefreshAtEnd(status === 'PENDING', CHANGED_AT_END)
  return { query, filters, setFilters, paging }
}
