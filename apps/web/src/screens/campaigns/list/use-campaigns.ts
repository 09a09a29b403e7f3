import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import { useGridPage, type GridPageState } from '../../../ui/grid/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import type { CampaignsPage } from '../../../widgets/campaigns/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { criteriaOf, inAddress, readFilters, type CampaignFilters } from './filters.rules.ts'

type Column = 'name' | 'updatedAt' | 'deploymentDate' | 'status'

export interface Campaigns {
  query: QueryState<CampaignsPage>
  paging: GridPageState
  filters: CampaignFilters
  setFilters: (part: Partial<CampaignFilters>) => void
}

/** A page of the campaigns that are looked for. */
export function useCampaigns(): Campaigns {
  const { selectedMarket, selectedUserLevel } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const [filters, replaceFilters] = useState(() => readFilters((name) => params.get(name)))
  const paging = useGridPage<Column>({
    pageSizes: 'data-grid',
    size: 25,
  })
  const { page, size, sort } = paging.page
  const query = useOperation(
    api.campaigns.search,
    {
      query: { selectedUserLevel },
      body: { criteria: criteriaOf(filters, today), page, size, sort },
    },
    { keepsPrevious: true },
  )
  const setFilters = (part: Partial<CampaignFilters>) => {
    const next = { ...filters, ...part }
    paging.restart()
    // The address takes its time; what was ticked is seen to be so at once.
    replaceFilters(next)
    setParams(inAddress(next), { replace: true, preventScrollReset: true, state })
  }
  return { query, paging, filters, setFilters }
}
