import { api, useOperation } from '../../api/index.ts'
import type { CampaignSummary } from '../../widgets/campaigns/index.ts'

const MOST = 100

/** What was started from each of these templates here and below, the latest changed last. */
export function useOwnCampaigns(
  templateKeys: readonly number[],
): ReadonlyMap<number, readonly CampaignSummary[]> {
  const { response } = useOperation(
    api.campaigns.search,
    {
      query: {},
      body: {
        criteria: { templateKeys: [...templateKeys], isWhole: true },
        page: 0,
        size: MOST,
        sort: [{ id: 'updatedAt', direction: 'DESCENDING' }],
      },
    },
    { enabled: templateKeys.length > 0, keepsPrevious: true },
  )
  const found = response?.campaigns.toReversed() ?? []
  return new Map(
    templateKeys.map((key) => [key, found.filter(({ templateKey }) => templateKey === key)]),
  )
}
