import type { JobStatus } from '@marquee/rules/reorders'
import { useRefreshAtEnd, type AnyCall } from '../../api/index.ts'
import { useFilters, useGridPage } from '../../ui/grid/index.ts'
import { againWhile } from './while-running.ts'

const LARGEST_PAGE = 100

/** All of a job, or all that fared so: for `loadEveryPage`. */
export const everyItem = (jobKey: number, status?: JobStatus) => ({
  params: { id: String(jobKey) },
  query: { status },
  body: { size: LARGEST_PAGE },
})

interface ItemFilters {
  text: string
  status: JobStatus | undefined
}

/**
 * Which of the items of a job are looked at, ready for a query; what the job changes is loaded again at its end.
 * `Column` names the columns by which they can be put in order.
 */
export function useJobItems<Column extends string>(
  job: { key: number; status: JobStatus },
  changedAtEnd: readonly AnyCall[],
) {
  const paging = useGridPage<Column>()
  const { filters, setFilters } = useFilters<ItemFilters>(paging, { text: '', status: undefined })
  const { page, size, sort } = paging.page
  useRefreshAtEnd(job.status === 'PENDING', changedAtEnd)
  return {
    paging,
    filters,
    setFilters,
    request: {
      params: { id: String(job.key) },
      query: { status: filters.status },
      body: { criteria: { text: filters.text || undefined }, page, size, sort },
    },
    options: { selection: false, keepsPrevious: true, again: () => againWhile([job]) },
  }
}
