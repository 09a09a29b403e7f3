import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import type { ZipCodeBoundaries } from './answers.ts'
import { MAP_HEIGHT } from './area-look.ts'
import { AreaTable } from './area-table.tsx'
import { Legend } from './legend.tsx'
import { MapFrame } from './map-frame.tsx'
import { shadeLimits } from './shades.rules.ts'
import { mapTexts } from './texts.ts'

export interface ZipAreaMapProps {
  boundaries: ZipCodeBoundaries
  /** How many there are in each ZIP code; it shades the areas. */
  counts?: ReadonlyMap<string, number> | undefined
  /** What is counted. */
  counted?: string
  /** A ring of so many miles around each market. */
  radius?: number | undefined
  selectedZips?: ReadonlySet<string> | undefined
  onToggleZip?: ((zip: string) => void) | undefined
}

/** ZIP areas as a map and as a table that says the same; what is pointed at in one shows in both. */
export function ZipAreaMap(props: ZipAreaMapProps) {
  const { boundaries, counts, counted = mapTexts.customers, radius } = props
  const { selectedZips, onToggleZip } = props
  const [active, setActive] = useState<string>()
  const limits = useMemo(() => shadeLimits(counts?.values() ?? []), [counts])
  const shared = { boundaries, counts, active, onActive: setActive, selectedZips, onToggleZip }
  return (
    <Box sx={beside}>
      <div>
        <Box>
          <Box sx={{ height: { xs: '20rem', md: MAP_HEIGHT } }}>
            <MapFrame {...shared} limits={limits} radius={radius} />
          </Box>
          <Readout boundaries={boundaries} counts={counts} counted={counted} active={active} />
          <Legend limits={limits} counted={counted} radius={radius} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {mapTexts.approximate}
          </Typography>
        </Box>
        <AreaTable {...shared} counted={counted} />
      </div>
    </Box>
  )
}

/** Room for two lines: nothing below may move from under a pointer that is pressed there. */
const readout = { mt: 2, minHeight: '2.5rem' } as const

/** Beside each other where their place is wide enough, whatever the screen is. */
const beside = {
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 44rem)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(19rem, 2fr)',
    },
  },
} as const

/** What is pointed at, in words; the table tells the same to those who hear the page. */
function Readout({
  boundaries,
  counts,
  counted,
  active,
}: Pick<ZipAreaMapProps, 'boundaries' | 'counts'> & { counted: string; active?: string }) {
  const area = boundaries.features.find(({ properties }) => properties.zipCode === active)
  const { zipCode = '', city = '', state = '', miles = 0 } = area?.properties ?? {}
  return (
    <Typography aria-hidden sx={[readout, { color: area ? 'text.primary' : 'text.secondary' }]}>
      {area ? mapTexts.inWords(zipCode, city, state, miles) : mapTexts.pointAt}
      {area && counts && ` · ${mapTexts.count(counts.get(zipCode) ?? 0, counted)}`}
    </Typography>
  )
}
