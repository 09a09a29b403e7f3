import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import { placeOf } from '../../../../ui/form/index.ts'
import { useAudience } from './audience.ts'
import { parseMiles } from './audience-values.rules.ts'
import { locationTexts as texts } from './texts.ts'

/** Where a template sets no limit, the slider ends here; the field goes farther. */
const SLIDER_END = 100

/** The distance as a slider, and as a field for those who cannot or do not want to drag. */
export function DistanceFields() {
  const { campaign, form, values, change } = useAudience()
  const { distanceFilteringMax } = campaign.template
  const end = distanceFilteringMax ?? SLIDER_END
  const error = form.formState.errors.miles?.message
  const limit = distanceFilteringMax === null ? texts.anyDistance : texts.upTo(end)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 5.5rem', columnGap: 4 }}>
      <Box sx={{ px: 2, alignSelf: 'end', pb: 0.5 }}>
        <Slider
          value={Math.min(end, parseMiles(values.miles) ?? end)}
          min={0}
          max={end}
          aria-label={texts.within}
          onChange={(_, miles) => change('miles', String(miles), 'sliding')}
          onChangeCommitted={(event, miles) =>
            change('miles', String(miles), event.type.startsWith('key') ? 'sliding' : 'now')
          }
        />
      </Box>
      <TextField
        {...placeOf('miles', error !== undefined)}
        size="small"
        label={texts.miles}
        value={values.miles}
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
