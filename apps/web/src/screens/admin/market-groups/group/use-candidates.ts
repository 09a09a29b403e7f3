import { api, useOperation } from '../../../../api/index.ts'
import { useChoice, useGridPage, useWanted } from '../../../../ui/grid/index.ts'
import type { GroupDealer, MarketGroup } from '../answers.ts'
import { findsDealer } from './finds-dealer.rules.ts'

type Column = 'marketName' | 'sourceId' | 'city' | 'district'

export const dealerId = ({ marketId }: GroupDealer) => marketId

/** One page of the dealers that may join the group, and which of them are chosen over all pages. */
export function useCandidates({ key }: MarketGroup) {
  const paging = useGridPage({ sort: [{ id: 'marketName', direction: 'ASCENDING' }] })
  const { wanted, want } = useWanted(paging, { text: '' })
  const { text } = wanted
  const { page, size, sort } = paging.page
  const criteria = text ? { text } : {}
  const asked = useOperation(
    api.marketGroups.candidates,
    {
      params: { id: String(key) },
      body: { criteria, page, size, sort: sort as { id: Column; direction: 'ASCENDING' }[] },
    },
    { selection: false, keepsPrevious: true },
  )
  const rows = asked.response?.markets ?? []
  // What the search before this one found is no count of this one.
  const total = asked.isRefreshing ? undefined : asked.response?.totalElements
  const chosen = useChoice({ rows, rowId: dealerId, found: { text, total, finds: findsDealer } })
  const search = (typed: string) => want({ text: typed })
  return { asked, rows, paging, text, search, chosen }
}
