import Box from '@mui/material/Box'
import { closed, forOneBrand } from './day.tsx'
import { texts } from './texts.ts'

const MARKS = [
  { look: [closed], says: texts.legendEvery },
  { look: [closed, forOneBrand], says: texts.legendBrand },
]

/** What the marks of the calendar mean. */
export function Legend() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 4 }}>
      {MARKS.map(({ look, says }) => (
        <Box key={says} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box aria-hidden sx={[{ width: '1rem', height: '1rem', borderRadius: 0.5 }, ...look]} />
          {says}
        </Box>
      ))}
    </Box>
  )
}
