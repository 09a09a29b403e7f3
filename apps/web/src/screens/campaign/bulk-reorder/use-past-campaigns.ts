import { useMemo } from 'react'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '@marquee/rules/campaigns'
import type { Category } from '@marquee/rules/templates'
import { api, loadEveryPage, useOperation } from '../../../api/index.ts'
import { useChoice, useGridPage, useFilters } from '../../../ui/grid/index.ts'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import type { PastCampaign } from './answers.ts'
import { LARGEST_PAGE, useChooseAll } from './use-choose-all.ts'

export interface PastFilters {
  text: string
  category: Category | undefined
  /** Without it, all that were ordered once. */
  status: CampaignStatus | undefined
  market: ChosenMarket | null
}

type Column = 'name' | 'updatedAt' | 'deploymentDate' | 'status'

/** Those that are still being made cannot be made again. */
export const REORDERED_STATUSES = CAMPAIGN_STATUSES.filter((status) => status !== 'BULKREORDER')
const ORDERED = REORDERED_STATUSES.filter((status) => status !== 'DRAFT')

export const campaignKey = ({ key }: PastCampaign) => key
/** A child is made again with its parent. */
export const isWhole = ({ parentCampaignKey }: PastCampaign) => parentCampaignKey === null

const NO_CAMPAIGNS: readonly PastCampaign[] = []

/** One page of past campaigns, and those that are chosen over all pages. */
export function usePastCampaigns() {
  const paging = useGridPage()
  const { filters, setFilters } = useFilters<PastFilters>(paging, {
    text: '',
    category: undefined,
    status: undefined,
    market: null,
  })
  const { page, size, sort } = paging.page
  const asking = askingFor(filters)
  const query = useOperation(
    api.campaigns.search,
    {
      query: asking.query,
      body: {
        criteria: asking.criteria,
        page,
        size,
        sort: sort as { id: Column; direction: 'ASCENDING' }[],
      },
    },
    { keepsPrevious: true },
  )
  const rows = query.response?.campaigns ?? NO_CAMPAIGNS
  const total = query.isRefreshing ? undefined : query.response?.totalElements
  const chosen = useChoice({ rows, rowId: campaignKey })
  const load = async () => {
    const body = { criteria: asking.criteria, size: LARGEST_PAGE }
    const found = await loadEveryPage(
      api.campaigns.search,
      { query: asking.query, body },
      'campaigns',
    )
    return found.filter(isWhole)
  }
  const all = useChooseAll({ text: filters.text, total, load }, chosen)
  const { named } = chosen.choice
  const chosenKeys = useMemo(() => [...named.keys()].map(Number), [named])
  return { query, rows, paging, filters, setFilters, chosenKeys, chosen: { ...chosen, all } }
}

function askingFor({ text, category, status, market }: PastFilters) {
  return {
    query: market ? { marketKey: String(market.key) } : {},
    criteria: {
      ...(text && { text }),
      ...(category && { categories: [category] }),
      statuses: status ? [status] : ORDERED,
      isWhole: true as const,
    },
  }
}

export type PastCampaigns = ReturnType<typeof usePastCampaigns>
