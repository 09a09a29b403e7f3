import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { showCount } from '@marquee/rules/money'
import { placeOf } from '../../../../ui/form/index.ts'
import { AllOrNone } from './all-or-none.tsx'
import { AudiencePart } from './audience-part.tsx'
import { parseMiles, type AudienceValues } from './audience.rules.ts'
import { locationTexts as texts } from './texts.ts'
import { useAudience, useChosen, useProblem } from './use-audience.ts'
import { useZips } from './use-zips.ts'

type LocationType = AudienceValues['locationFilterType']

/** How far away, or in which ZIP codes. */
export function LocationPart() {
  const { change, breakdown } = useAudience()
  const by = useChosen('locationFilterType')
  const zips = useChosen('zips')
  const { startWithinMiles } = useZips()
  const choose = (type: LocationType | null) => {
    if (type === null) return
    // The first ZIP codes to start from are those within the distance.
    if (type === 'ZIPCODE' && zips === null) startWithinMiles()
    change('locationFilterType', type)
  }
  const { averageDistance, maxDistance } = breakdown
  return (
    <AudiencePart title={texts.title}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={by}
        onChange={(_, type: LocationType | null) => choose(type)}
        aria-label={texts.by}
        sx={{ mb: 3 }}
      >
        <ToggleButton value="DISTANCE">{texts.distance}</ToggleButton>
        <ToggleButton value="ZIPCODE">{texts.zip}</ToggleButton>
      </ToggleButtonGroup>
      {by === 'DISTANCE' ? <DistanceFields /> : <ZipsSummary />}
      <Unplaced />
      {averageDistance !== null && maxDistance !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.figures(averageDistance.toFixed(1), maxDistance.toFixed(1))}
        </Typography>
      )}
    </AudiencePart>
  )
}

/** No limit can judge those whose address is unknown: an email reaches them all the same. */
function Unplaced() {
  const { change, breakdown } = useAudience()
  const isIncluded = useChosen('isUnplacedIncluded')
  const out = breakdown.waterfall.find(({ bucket }) => bucket === 'NO_PLACE')?.count ?? 0
  if (out === 0 && !isIncluded) return null
  return (
    <FormControlLabel
      sx={{ mt: 2 }}
      control={
        <Checkbox
          size="small"
          checked={isIncluded}
          onChange={(_, checked) => change('isUnplacedIncluded', checked)}
        />
      }
      label={
        <Typography variant="body2">
          {isIncluded ? texts.unplacedIn : texts.unplaced(showCount(out))}
        </Typography>
      }
    />
  )
}

/** Where a template sets no limit, the slider ends here; the field goes farther. */
const SLIDER_END = 100

/** The distance as a slider, and as a field for those who cannot or do not want to drag. */
function DistanceFields() {
  const { campaign, change } = useAudience()
  const miles = useChosen('miles')
  const error = useProblem('miles')
  const { distanceFilteringMax } = campaign.template
  const end = distanceFilteringMax ?? SLIDER_END
  const limit = distanceFilteringMax === null ? texts.anyDistance : texts.upTo(end)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 5.5rem', columnGap: 4 }}>
      <Box sx={{ px: 2, alignSelf: 'end', pb: 0.5 }}>
        <Slider
          value={Math.min(end, parseMiles(miles) ?? end)}
          min={0}
          max={end}
          aria-label={texts.within}
          onChange={(_, slid) => change('miles', String(slid), 'sliding')}
          onChangeCommitted={(event, slid) =>
            change('miles', String(slid), event.type.startsWith('key') ? 'sliding' : 'now')
          }
        />
      </Box>
      <TextField
        {...placeOf('miles', error !== undefined)}
        size="small"
        label={texts.miles}
        value={miles}
        onChange={(event) => change('miles', event.target.value, 'typing')}
        error={error !== undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-describedby': HELP } }}
      />
      <Box
        id={HELP}
        sx={{
          gridColumn: '1 / -1',
          typography: 'caption',
          mt: 1,
          color: error ? 'error.main' : 'text.secondary',
        }}
      >
        {error ?? limit}
      </Box>
    </Box>
  )
}

const HELP = 'audience-miles-help'

/** How many ZIP codes are chosen, and ways to choose many at once. Each by itself: beside the map. */
function ZipsSummary() {
  const miles = useChosen('miles')
  const { all, chosen, farther, choose, startWithinMiles } = useZips()
  const isFar = farther.every((zip) => chosen.has(zip))
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ mr: 'auto' }} variant="subtitle2">
          {texts.zips(
            showCount(all.filter((zip) => chosen.has(zip)).length),
            showCount(all.length),
          )}
        </Typography>
        <AllOrNone of={texts.zip} onChoose={(isAll) => choose(all, isAll)} />
      </Box>
      {miles !== '' && (
        <Button size="small" variant="outlined" onClick={startWithinMiles} sx={{ my: 1 }}>
          {texts.withinMiles(miles)}
        </Button>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {texts.chooseZips}
      </Typography>
      {farther.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isFar}
              indeterminate={!isFar && farther.some((zip) => chosen.has(zip))}
              onChange={(_, checked) => choose(farther, checked)}
            />
          }
          label={<Typography variant="body2">{texts.farther(farther.length)}</Typography>}
        />
      )}
    </>
  )
}
