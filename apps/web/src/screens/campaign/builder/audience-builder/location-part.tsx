import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { AudiencePart } from './audience-part.tsx'
import { useAudience } from './audience.ts'
import type { AudienceValues } from './audience-values.rules.ts'
import { DistanceFields } from './distance-fields.tsx'
import { locationTexts as texts } from './texts.ts'
import { useZips } from './use-zips.ts'
import { ZipsSummary } from './zips-summary.tsx'

type LocationType = AudienceValues['locationFilterType']

/** How far away, or in which ZIP codes. */
export function LocationPart() {
  const { values, change, breakdown } = useAudience()
  const { startWithinMiles } = useZips()
  const choose = (type: LocationType | null) => {
    if (type === null) return
    // Whoever goes over to ZIP codes has those before them that were within the distance.
    if (type === 'ZIPCODE' && values.zips === null) startWithinMiles()
    change('locationFilterType', type)
  }
  const { averageDistance, maxDistance } = breakdown
  return (
    <AudiencePart title={texts.title}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={values.locationFilterType}
        onChange={(_, type: LocationType | null) => choose(type)}
        aria-label={texts.by}
        sx={{ mb: 3 }}
      >
        <ToggleButton value="DISTANCE">{texts.distance}</ToggleButton>
        <ToggleButton value="ZIPCODE">{texts.zip}</ToggleButton>
      </ToggleButtonGroup>
      {values.locationFilterType === 'DISTANCE' ? <DistanceFields /> : <ZipsSummary />}
      {averageDistance !== null && maxDistance !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.figures(averageDistance.toFixed(1), maxDistance.toFixed(1))}
        </Typography>
      )}
    </AudiencePart>
  )
}
