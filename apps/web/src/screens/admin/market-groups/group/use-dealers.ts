import { api, useOperation, type Asked } from '../../../../api/index.ts'
import {
  useGridPage,
  useWanted,
  type GridPage,
  type GridPageState,
  type WantedState,
} from '../../../../ui/grid/index.ts'
import type { DealersPage } from '../answers.ts'
import { inQuery, orderInQuery } from '../in-query.ts'

/** How the table of dealers begins: what the group's own page shows needs no further question. */
const FIRST: GridPage = { page: 0, size: 20, sort: [{ id: 'marketName', direction: 'ASCENDING' }] }

const COLUMNS = ['marketName', 'sourceId', 'city', 'district'] as const

/** The group itself, with its first dealers. */
export function useGroup(key: string): Asked<DealersPage> {
  const query = { ...inQuery(FIRST), ...orderInQuery(FIRST, COLUMNS) }
  return useOperation(api.marketGroups.details, { params: { key }, query }, { selection: false })
}

export interface Wanted {
  marketName: string
  marketId: string
}

export interface Dealers extends WantedState<Wanted> {
  asked: Asked<DealersPage>
  paging: GridPageState
}

/** One page of the group's dealers that name and dealer id narrow down. */
export function useDealers(key: string): Dealers {
  const paging = useGridPage(FIRST)
  const { wanted, want } = useWanted<Wanted>(paging, { marketName: '', marketId: '' })
  const query = {
    ...inQuery(paging.page),
    ...orderInQuery(paging.page, COLUMNS),
    ...(wanted.marketName && { marketName: wanted.marketName }),
    ...(wanted.marketId && { marketId: wanted.marketId }),
  }
  const asked = useOperation(
    api.marketGroups.details,
    { params: { key }, query },
    { selection: false, keepsPrevious: true },
  )
  return { asked, wanted, want, paging }
}
