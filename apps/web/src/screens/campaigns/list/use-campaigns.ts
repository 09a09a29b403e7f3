import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import { useGridPage, type GridPageState } from '../../../ui/grid/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import type { CampaignsPage } from '../../../widgets/campaigns/index.ts'
import { addressOf, EVERYTHING, type ListState } from '../../../widgets/list-preferences/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import {
  campaignsAddress,
  criteriaOf,
  type CampaignColumn,
  type CampaignFilters,
} from './filters.rules.ts'

export type CampaignsState = ListState<CampaignFilters, CampaignColumn>

export interface Campaigns {
  query: QueryState<CampaignsPage>
  paging: GridPageState<CampaignColumn>
  filters: CampaignFilters
  setFilters: (part: Partial<CampaignFilters>) => void
  /** All at once, as they were saved. */
  apply: (state: CampaignsState) => void
}

/** A page of the campaigns that are looked for. */
export function useCampaigns(opening: CampaignsState): Campaigns {
  const { selectedMarket, selectedUserLevel } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const [filters, replaceFilters] = useState(opening.filters)
  const paging = useGridPage<CampaignColumn>({
    pageSizes: 'data-grid',
    size: 25,
    sort: opening.sort,
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
  useAddress({ filters, sort })
  const setFilters = (part: Partial<CampaignFilters>) => {
    paging.restart()
    replaceFilters((now) => ({ ...now, ...part }))
  }
  const apply = (state: CampaignsState) => {
    setFilters(state.filters)
    paging.source.sort(state.sort)
  }
  return { query, paging, filters, setFilters, apply }
}

/** What is set stands in the address, also where the list opened with saved filters. */
function useAddress(set: CampaignsState): void {
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const written = useRef(params.toString())
  const address = addressOf(campaignsAddress, set)
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setParams(address || EVERYTHING, { replace: true, preventScrollReset: true, state })
  }, [address, setParams, state])
}
