import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { api, useOperation, type Asked } from '../../../api/index.ts'
import { useGridPage, type GridPageState } from '../../../ui/grid/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import type { CampaignsPage } from '../../../widgets/campaigns/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { criteriaOf, inAddress, readWanted, type Wanted } from './wanted.rules.ts'

type Sort = { id: 'name'; direction: 'ASCENDING' }[]

export interface Campaigns {
  asked: Asked<CampaignsPage>
  paging: GridPageState
  wanted: Wanted
  want: (part: Partial<Wanted>) => void
}

/** A page of the campaigns that are looked for. */
export function useCampaigns(): Campaigns {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const [wanted, setWanted] = useState(() => readWanted((name) => params.get(name)))
  const paging = useGridPage({ pageSizes: 'data-grid', size: 25 })
  const { page, size, sort } = paging.page
  const asked = useOperation(
    api.campaigns.search,
    { query: {}, body: { criteria: criteriaOf(wanted, today), page, size, sort: sort as Sort } },
    { keepsPrevious: true },
  )
  const want = (part: Partial<Wanted>) => {
    const next = { ...wanted, ...part }
    paging.restart()
    // The address takes its time; what was ticked is seen to be so at once.
    setWanted(next)
    setParams(inAddress(next), { replace: true, preventScrollReset: true, state })
  }
  return { asked, paging, wanted, want }
}
