import Skeleton from '@mui/material/Skeleton'
import { EmptyState, ErrorState, Loading } from '../../ui/states/index.ts'
import { MAP_HEIGHT } from './area-look.ts'
import { mapTexts } from './texts.ts'
import { useZipCodeBoundaries, type AreasAsked } from './use-zip-code-boundaries.ts'
import { ZipAreaMap, type ZipAreaMapProps } from './zip-area-map.tsx'

type MarketZipMapProps = AreasAsked & Omit<ZipAreaMapProps, 'boundaries'>

/** The ZIP areas near some markets, loaded. */
export function MarketZipMap({ marketKeys, hierarchyId, miles, ...shown }: MarketZipMapProps) {
  const asked = useZipCodeBoundaries({ marketKeys, hierarchyId, miles })
  if (asked.status === 'failed') {
    return (
      <ErrorState title={mapTexts.failed} onRetry={asked.retry} retrying={asked.isRefreshing}>
        {asked.error}
      </ErrorState>
    )
  }
  if (asked.status === 'loading') {
    return (
      <Loading label={mapTexts.loading}>
        <Skeleton variant="rectangular" sx={{ height: MAP_HEIGHT }} />
      </Loading>
    )
  }
  if (!asked.response || asked.response.features.length === 0) {
    return <EmptyState title={mapTexts.none}>{mapTexts.noneMeans}</EmptyState>
  }
  return <ZipAreaMap boundaries={asked.response} {...shown} />
}
