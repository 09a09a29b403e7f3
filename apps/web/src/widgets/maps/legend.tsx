import Box from '@mui/material/Box'
import { opacityOf } from './area-look.ts'
import { shadeNames } from './shades.rules.ts'
import { mapTexts } from './texts.ts'

interface LegendProps {
  limits: readonly number[]
  counted: string
  radius: number | undefined
}

/** What shades, ring and dot mean. */
export function Legend({ limits, counted, radius }: LegendProps) {
  const shades = [mapTexts.noCustomers, ...shadeNames(limits)]
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        p: 0,
        my: 2,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
        '& li': { display: 'flex', alignItems: 'center', gap: 1.5 },
      }}
    >
      <li>
        <Box aria-hidden sx={{ ...mark, borderRadius: '50%', bgcolor: 'text.primary' }} />
        {mapTexts.dealership}
      </li>
      {radius !== undefined && (
        <li>
          <Box aria-hidden sx={{ ...mark, borderRadius: '50%', borderStyle: 'dashed' }} />
          {mapTexts.ring(radius)}
        </li>
      )}
      {limits.length > 0 &&
        shades.map((name, shade) => (
          <li key={name}>
            <Box aria-hidden sx={{ ...mark, position: 'relative', overflow: 'hidden' }}>
              <Box
                sx={{
                  position: 'absolute',
                  inset: 0,
                  bgcolor: 'primary.main',
                  opacity: opacityOf(shade, limits.length),
                }}
              />
            </Box>
            {shade === 0 ? `${name} (${counted.toLowerCase()})` : name}
          </li>
        ))}
    </Box>
  )
}

const mark = {
  width: '1em',
  height: '1em',
  flexShrink: 0,
  border: 1,
  borderColor: 'line',
} as const
