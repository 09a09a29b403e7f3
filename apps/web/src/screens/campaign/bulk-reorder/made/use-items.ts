import type { JobStatus } from '@marquee/rules/reorders'
import { api, useOperation, useRefreshAtEnd } from '../../../../api/index.ts'
import { useGridPage, useWanted } from '../../../../ui/grid/index.ts'
import type { BulkReorder } from '../answers.ts'

/** While something is pending, one sees it get on each second. */
export const AGAIN_MS = 1_000

const CHANGED_AT_END = [api.reorders.searchItems, api.reorders.search, api.campaigns.search]

interface Wanted {
  text: string
  status: JobStatus | undefined
}

type Column = 'marketName' | 'campaignName' | 'status'

/** One page of the campaigns of a bulk reorder. */
export function useItems({ id, status }: Pick<BulkReorder, 'id' | 'status'>) {
  const paging = useGridPage()
  const { wanted, want } = useWanted<Wanted>(paging, { text: '', status: undefined })
  const { page, size, sort } = paging.page
  const params = { id: String(id) }
  const asked = useOperation(
    api.reorders.searchItems,
    {
      params,
      query: { ...(wanted.status && { status: wanted.status }) },
      body: {
        criteria: { ...(wanted.text && { text: wanted.text }) },
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
  return { asked, wanted, want, paging }
}
