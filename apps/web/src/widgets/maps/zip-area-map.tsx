import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ZipCodeBoundaries } from './answers.ts'
import type { AreaCanvasProps } from './area-canvas.tsx'
import { MAP_HEIGHT, opacityOf } from './area-look.ts'
import { AreaTable } from './area-table.tsx'
import { shadeLimits, shadeNames } from './shades.rules.ts'
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

/** Beside each other where their container is wide enough, on every screen. */
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

/** The area under the pointer, in words; people who hear the page read the same in the table. */
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

const AreaCanvas = lazy(async () => {
  const { AreaCanvas: Drawn } = await import('./area-canvas.tsx')
  return { default: Drawn }
})

/** What draws the map is loaded when there is one to draw, and something to draw it on. */
function MapFrame(props: AreaCanvasProps) {
  const [canDraw] = useState(() => document.createElement('canvas').getContext('2d') !== null)
  const sheet = { height: '100%', borderRadius: 1, overflow: 'hidden' }
  if (!canDraw) {
    return (
      <Box sx={{ ...sheet, p: 4, bgcolor: 'background.sunken', color: 'text.secondary' }}>
        {mapTexts.notDrawn}
      </Box>
    )
  }
  return (
    <Box sx={{ ...sheet, border: 1, borderColor: 'divider' }}>
      <Suspense fallback={<Skeleton variant="rectangular" sx={{ height: '100%' }} />}>
        <AreaCanvas {...props} />
      </Suspense>
    </Box>
  )
}

interface LegendProps {
  limits: readonly number[]
  counted: string
  radius: number | undefined
}

/** What shades, ring and dot mean. */
function Legend({ limits, counted, radius }: LegendProps) {
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
