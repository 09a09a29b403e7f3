import { api, useOperation, type Asked } from '../../../api/index.ts'
import {
  useGridPage,
  useWanted,
  type GridPageState,
  type WantedState,
} from '../../../ui/grid/index.ts'
import type { GroupsPage } from './answers.ts'
import { inQuery, orderInQuery } from './in-query.ts'

export interface Wanted {
  text: string
  /** Only groups of this brand. */
  hierarchyId: string | undefined
}

export interface MarketGroups extends WantedState<Wanted> {
  asked: Asked<GroupsPage>
  paging: GridPageState
}

/** One page of the groups that the search and the brand name. */
export function useMarketGroups(): MarketGroups {
  const paging = useGridPage({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { wanted, want } = useWanted<Wanted>(paging, { text: '', hierarchyId: undefined })
  const { text, hierarchyId } = wanted
  const query = {
    ...inQuery(paging.page),
    ...orderInQuery(paging.page, ['name', 'marketCount']),
    ...(text && { text }),
    ...(hierarchyId && { hierarchyId }),
  }
  const asked = useOperation(
    api.marketGroups.list,
    { query },
    { selection: false, keepsPrevious: true },
  )
  return { asked, wanted, want, paging }
}
