import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { showCount } from '@marquee/rules/money'
import { AllOrNone } from './all-or-none.tsx'
import { useAudience } from './audience.ts'
import { locationTexts as texts } from './texts.ts'
import { useZips } from './use-zips.ts'

/** How many ZIP codes are chosen, and ways to choose many at once. Each by itself: beside the map. */
export function ZipsSummary() {
  const { values } = useAudience()
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
      {values.miles !== '' && (
        <Button size="small" variant="outlined" onClick={startWithinMiles} sx={{ my: 1 }}>
          {texts.withinMiles(values.miles)}
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
              onChange={(_, wanted) => choose(farther, wanted)}
            />
          }
          label={<Typography variant="body2">{texts.farther(farther.length)}</Typography>}
        />
      )}
    </>
  )
}
