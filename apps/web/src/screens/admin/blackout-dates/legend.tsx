import Box from '@mui/material/Box'
import { dayLooks } from './look.ts'
import { texts } from './texts.ts'

const MARKS = [
  { look: 'closed', says: texts.legendEvery },
  { look: 'closed-for-one', says: texts.legendBrand },
]

/** What the marks of the calendar mean. */
export function Legend() {
  return (
    <Box sx={[{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 4 }, dayLooks]}>
      {MARKS.map(({ look, says }) => (
        <Box key={look} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            aria-hidden
            data-look={look}
            sx={{ width: '1rem', height: '1rem', borderRadius: 0.5 }}
          />
          {says}
        </Box>
      ))}
    </Box>
  )
}
