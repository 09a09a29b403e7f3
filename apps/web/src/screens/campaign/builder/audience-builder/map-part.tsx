import Skeleton from '@mui/material/Skeleton'
import { useMemo } from 'react'
import { AfterPaint } from '../../../../ui/after-paint/index.ts'
import { EmptyState, ErrorState, Loading } from '../../../../ui/states/index.ts'
import { mapTexts, ZipAreaMap } from '../../../../widgets/maps/index.ts'
import { AudiencePart } from './audience-part.tsx'
import { useAudience, useChosen } from './use-audience.ts'
import { parseMiles } from './audience.rules.ts'
import { locationTexts as texts } from './texts.ts'
import { useZips } from './use-zips.ts'

/** Where the customers live: the areas as a map and as a list, in which ZIP codes can be ticked as well. */
export function MapPart() {
  return (
    <AudiencePart title={texts.map}>
      <AfterPaint before={<Waiting />}>{() => <Areas />}</AfterPaint>
    </AudiencePart>
  )
}

function Areas() {
  const { breakdown } = useAudience()
  const miles = useChosen('miles')
  const isByZip = useChosen('locationFilterType') === 'ZIPCODE'
  const { boundaries, chosen, choose } = useZips()
  const { audienceByZipCode } = breakdown
  const counts = useMemo(
    () => new Map(audienceByZipCode.map((one) => [one.zipCode, one.filteredCount])),
    [audienceByZipCode],
  )
  if (boundaries.status === 'failed') {
    const { retry, isRefreshing, error } = boundaries
    return (
      <ErrorState title={mapTexts.failed} onRetry={retry} retrying={isRefreshing}>
        {error}
      </ErrorState>
    )
  }
  if (!boundaries.response) return <Waiting />
  if (boundaries.response.features.length === 0) {
    return <EmptyState title={mapTexts.none}>{mapTexts.noneMeans}</EmptyState>
  }
  return (
    <ZipAreaMap
      boundaries={boundaries.response}
      counts={counts}
      radius={isByZip ? undefined : parseMiles(miles)}
      selectedZips={isByZip ? chosen : undefined}
      onToggleZip={isByZip ? (zip) => choose([zip], !chosen.has(zip)) : undefined}
    />
  )
}

function Waiting() {
  return (
    <Loading label={mapTexts.loading}>
      <Skeleton variant="rectangular" sx={{ height: '24rem' }} />
    </Loading>
  )
}
