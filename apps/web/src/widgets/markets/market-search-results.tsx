import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../api/index.ts'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import type { MarketSummary } from './answers.ts'
import type { BrandName } from './describe-market.ts'
import { MarketRows } from './market-rows.tsx'
import { marketTexts } from './texts.ts'

const SHOWN_AT_MOST = 50

interface MarketSearchResultsProps {
  text: string
  /** Only markets of this brand. */
  hierarchyId: string | undefined
  /** The market that the person works in. */
  present: number | undefined
  onChoose: (market: MarketSummary) => void
  brandName?: BrandName
}

/** Markets anywhere in the person's scope, not just in the selected one. */
export function MarketSearchResults({ text, hierarchyId, ...row }: MarketSearchResultsProps) {
  const found = useOperation(
    api.markets.search,
    { query: { hierarchyId }, body: { criteria: { text }, page: 0, size: SHOWN_AT_MOST } },
    { selection: false, keepsPrevious: true },
  )
  if (found.status === 'failed') {
    return (
      <ErrorState title={marketTexts.failed} onRetry={found.retry} retrying={found.isRefreshing}>
        {found.error}
      </ErrorState>
    )
  }
  if (!found.response) return <RowsSkeleton rows={4} />
  const { markets, totalElements } = found.response
  return (
    <>
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ px: 3, pb: 2, color: 'text.secondary' }}
      >
        {totalElements === 0
          ? marketTexts.nothing
          : marketTexts.found(markets.length, totalElements)}
      </Typography>
      <MarketRows label={marketTexts.results} markets={markets} showsPlace {...row} />
    </>
  )
}
