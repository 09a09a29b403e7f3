import { api, loadEveryPage, useOperation } from '../../../api/index.ts'
import { useChoice, useGridPage, useFilters } from '../../../ui/grid/index.ts'
import type { Dealer } from './dealer-columns.tsx'
import { LARGEST_PAGE, useChooseAll } from './use-choose-all.ts'

type Column = 'name' | 'sourceId' | 'city'

export const dealerKey = ({ key }: Dealer) => key

/** One page of the dealers in the person's scope, and those that are chosen over all pages. */
export function useDealers(before: ReadonlyMap<number, string>) {
  const paging = useGridPage({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { text } = filters
  const { page, size, sort } = paging.page
  const criteria = { type: 'DEALER' as const, ...(text && { text }) }
  const query = useOperation(
    api.markets.search,
    { body: { criteria, page, size, sort: sort as { id: Column; direction: 'ASCENDING' }[] } },
    { keepsPrevious: true },
  )
  const rows: readonly Dealer[] = query.response?.markets ?? []
  const total = query.isRefreshing ? undefined : query.response?.totalElements
  const initial = [...before].map(([key, name]) => ({ key, name }))
  const chosen = useChoice<Dealer>({ rows, rowId: dealerKey, initial })
  const load = () =>
    loadEveryPage(api.markets.search, { body: { criteria, size: LARGEST_PAGE } }, 'markets')
  const all = useChooseAll<Dealer>({ text, total, load }, chosen)
  return {
    query,
    rows,
    paging,
    text,
    chosen: { ...chosen, all },
    search: (typed: string) => setFilters({ text: typed }),
  }
}
