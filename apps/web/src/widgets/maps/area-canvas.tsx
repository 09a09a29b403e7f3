import Box from '@mui/material/Box'
import { useColorScheme, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ZipCodeBoundaries } from './answers.ts'
import { coloursOf, colourVariables } from './area-look.ts'
import { drawAreas, type DrawnAreas } from './draw-areas.ts'
import { mapTexts } from './texts.ts'

export interface AreaCanvasProps {
  boundaries: ZipCodeBoundaries
  counts: ReadonlyMap<string, number> | undefined
  limits: readonly number[]
  radius: number | undefined
  active: string | undefined
  onActive: (zip: string | undefined) => void
  selectedZips: ReadonlySet<string> | undefined
  onToggleZip: ((zip: string) => void) | undefined
}

/** The map itself. Everything on it stands in the table too, which is reached by keyboard. */
export function AreaCanvas(props: AreaCanvasProps) {
  const { boundaries, counts, limits, radius, active, selectedZips } = props
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnAreas>(undefined)
  const onPoint = useEffectEvent(props.onActive)
  const onPress = useEffectEvent((zip: string) => props.onToggleZip?.(zip))
  const { colorScheme } = useColorScheme()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const element = place.current as HTMLDivElement
    const map = drawAreas(element, boundaries, {
      isStill,
      onPoint: (zip) => onPoint(zip),
      onPress: (zip) => onPress(zip),
    })
    drawn.current = map
    return () => map.remove()
  }, [boundaries, isStill])

  useEffect(() => {
    const colours = coloursOf(place.current as HTMLDivElement)
    drawn.current?.shade({ counts, limits, selectedZips, colours })
  }, [boundaries, isStill, counts, limits, selectedZips, colorScheme])

  useEffect(() => {
    drawn.current?.ring(radius, coloursOf(place.current as HTMLDivElement))
  }, [boundaries, isStill, radius, colorScheme])

  useEffect(() => {
    drawn.current?.point(active)
  }, [boundaries, isStill, active])

  return <Box ref={place} role="group" aria-label={mapTexts.map} sx={look} />
}

/** Leaflet brings its own light look; ours follows the theme. */
const look = ({ vars: { palette } }: Theme) => ({
  height: '100%',
  ...colourVariables(palette),
  '&.leaflet-container': {
    backgroundColor: palette.background.sunken,
    font: 'inherit',
    isolation: 'isolate',
  },
  '&.leaflet-container:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: '-2px',
  },
  '& .leaflet-bar a': {
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    borderColor: palette.divider,
    '&:hover, &.leaflet-disabled': { backgroundColor: palette.background.sunken },
    '&.leaflet-disabled': { color: palette.text.disabled },
  },
})
