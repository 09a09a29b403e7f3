import Skeleton from '@mui/material/Skeleton'
import { EmptyState, ErrorState, Loading } from '../../ui/states/index.ts'
import { MAP_HEIGHT } from './area-look.ts'
import { mapTexts } from './texts.ts'
import { useZipCodeBoundaries, type AreasQuery } from './use-zip-code-boundaries.ts'
import { ZipAreaMap, type ZipAreaMapProps } from './zip-area-map.tsx'

type MarketZipMapProps = AreasQuery & Omit<ZipAreaMapProps, 'boundaries'>

/** The ZIP areas near some markets, loaded. */
export function MarketZipMap({ marketKeys, hierarchyId, miles, ...shown }: MarketZipMapProps) {
  const query = useZipCodeBoundaries({ marketKeys, hierarchyId, miles })
  if (query.status === 'failed') {
    return (
      <ErrorState title={mapTexts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
        {query.error}
      </ErrorState>
    )
  }
  if (query.status === 'loading') {
    return (
      <Loading label={mapTexts.loading}>
        <Skeleton variant="rectangular" sx={{ height: MAP_HEIGHT }} />
      </Loading>
    )
  }
  if (!query.response || query.response.features.length === 0) {
    return <EmptyState title={mapTexts.none}>{mapTexts.noneMeans}</EmptyState>
  }
  return <ZipAreaMap boundaries={query.response} {...shown} />
}
